import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shutIn as shutInReader } from '../document-reading/process/shut-in.ts'
import { shutIn as shutInFfmpeg } from '../media/ffmpeg/bundled-ffmpeg.ts'
import { describeIsolation, findNetworkWall, getsNamespace } from './describe-isolation.ts'
import { nodeWithoutNetwork, withoutNetwork } from './without-network.ts'

let reached = 0
let port: number
let folder: string
let path: string
const servers: Server[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porchlight-test-wall-'))
  path = join(folder, 'socket')
  for (const place of [{ port: 0, host: '127.0.0.1' }, { path }]) {
    const server = createServer((_request, response) => response.end()).on('connection', () => {
      reached += 1
    })
    servers.push(server.listen(place))
    await once(server, 'listening')
  }
  const address = servers[0]?.address()
  port = typeof address === 'object' && address !== null ? address.port : expect.fail('it has no port')
})
afterAll(async () => {
  for (const server of servers) server.close().closeAllConnections()
  await rm(folder, { recursive: true })
})

/** Ways out: each calls `out` where it leads anywhere, and `no` or nothing where it does not. */
const waysOut = `{
  'a socket': async () => { const net = await import('node:net'); net.connect(port, '127.0.0.1', out).on('error', no) },
  'a socket of this machine': async () => { const net = await import('node:net'); net.connect({ path }, out).on('error', no) },
  'a socket of its class': async () => { const { Socket } = await import('node:net'); new Socket().connect(port, '127.0.0.1', out).on('error', no) },
  'http': async () => { const http = await import('node:http'); http.get('http://127.0.0.1:' + port, out).on('error', no) },
  'tls': async () => { const tls = await import('node:tls'); tls.connect({ port, host: '127.0.0.1' }).on('error', (error) => (/^ERR_SSL|EPROTO|ECONNRESET/.test(error.code) ? out() : no())) },
  'http2': async () => { const http2 = await import('node:http2'); http2.connect('http://127.0.0.1:' + port).on('connect', out).on('error', no) },
  'fetch': () => fetch('http://127.0.0.1:' + port).then(out, no),
  'a module got otherwise': () => process.getBuiltinModule('net').createConnection({ port, host: '127.0.0.1' }, out).on('error', no),
  'a server': async () => { const net = await import('node:net'); net.createServer().listen(0, '127.0.0.1', out).on('error', no) },
  'datagrams': async () => { const { createSocket } = await import('node:dgram'); createSocket('udp4').on('error', no).send('x', 9, '127.0.0.1', (error) => (error ? no() : out())) },
  'the handle behind a socket': () => { const made = process.getBuiltinModule('net')._createServerHandle('127.0.0.1', 0, 4); typeof made === 'number' ? no() : out() },
}`

/** Tries each way in turn and prints which lead out. */
const attempts = (): string => `
  const port = ${port}, path = ${JSON.stringify(path)}
  let out, no
  process.on('uncaughtException', () => no()).on('unhandledRejection', () => no())
  ;(async () => {
    const found = []
    const ways = ${waysOut}
    for (const [name, go] of Object.entries(ways)) {
      await new Promise((resolve) => {
        out = () => { found.push(name); resolve() }
        no = resolve
        setTimeout(resolve, 3_000)
        Promise.resolve().then(go).catch(resolve)
      })
    }
    ;(globalThis.answer ?? ((text) => { console.log(text); process.exit() }))(found.join(', '))
  })()`

async function tryFrom([program, args]: [string, string[]]): Promise<string> {
  const { stdout } = await promisify(execFile)(program, args, { env: {}, timeout: 90_000 })
  return stdout.trim()
}

const reader = join(import.meta.dirname, '../document-reading/process/reading-program.ts')

const shutInPrograms: [string, string[]][] = [
  ['readers of documents', shutInReader(reader, 160)],
  ['ffmpeg as WebAssembly', shutInFfmpeg([], '/nowhere')],
]

test('without walls all of these ways lead out, or the tests below would prove nothing', async () => {
  const led = await tryFrom([process.execPath, ['--no-warnings', '-e', attempts()]])
  expect(led.split(', ')).toEqual([
    ...['a socket', 'a socket of this machine', 'a socket of its class', 'http', 'tls', 'http2', 'fetch'],
    ...['a module got otherwise', 'a server', 'datagrams', 'the handle behind a socket'],
  ])
  expect(reached).toBeGreaterThan(5)
})

test.each(shutInPrograms)('no way leads out of %s', async (_who, flags) => {
  const before = reached
  expect(await tryFrom(nodeWithoutNetwork([...flags, '-e', attempts()]))).toBe('')
  expect(reached).toBe(before)
})

test.each(shutInPrograms)('nor where the system gives no namespace, of %s', async (_who, flags) => {
  const before = reached
  expect(await tryFrom([process.execPath, [...flags, '-e', attempts()]])).toBe('')
  expect(reached).toBe(before)
})

test('nor out of a thread of them', async () => {
  const inThread = `globalThis.answer = (text) => process.getBuiltinModule('worker_threads').parentPort.postMessage(text);${attempts()}`
  const code = `const { Worker } = process.getBuiltinModule('worker_threads')
    new Worker(${JSON.stringify(inThread)}, { eval: true }).on('message', (text) => { console.log('heard ' + text); process.exit() })`
  const before = reached
  expect(await tryFrom([process.execPath, [...shutInReader(reader, 160), '-e', code]])).toBe('heard')
  // Nor by a thread of its own, that would be without what is loaded here.
  const further = `const { Worker, parentPort } = process.getBuiltinModule('worker_threads')
    process.on('uncaughtException', (error) => parentPort.postMessage(error.code))
    new Worker('', { eval: true, execArgv: [] }).on('exit', () => parentPort.postMessage('out'))`
  expect(
    await tryFrom([
      process.execPath,
      [...shutInReader(reader, 160), '-e', code.replace(JSON.stringify(inThread), JSON.stringify(further))],
    ]),
  ).toBe('heard ERR_ACCESS_DENIED')
  expect(reached).toBe(before)
})

test('the namespace alone, where the system gives one, leads to nobody by the network', async ({ skip }) => {
  if (!(await getsNamespace())) skip('no namespaces for ordinary users here')
  // It has a network of its own with nobody in it: servers there are alone, and sockets of the machine are files.
  const led = await tryFrom(withoutNetwork(process.execPath, ['--no-warnings', '-e', attempts()]))
  expect(led.split(', ').filter((name) => /^(http2?|tls|fetch|a socket.*|a module.*)$/.test(name))).toEqual([
    'a socket of this machine',
  ])
})

test('doctor says what holds here', async () => {
  const wall = await findNetworkWall()
  expect(await describeIsolation()).toEqual({ isGood: wall !== 'program', detail: expect.stringMatching(/network/) })
})

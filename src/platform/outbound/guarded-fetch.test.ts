import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fastestOf } from '../../../test/timing/fastest-of.ts'
import { type GuardedFetch, makeGuardedFetch } from './guarded-fetch.ts'
import { isPublicAddress } from './public-address.ts'

const limits = { maxBytes: 1_000, timeoutMs: 2_000 }
let url: string
let port: number
let seen: { path: string; headers: IncomingMessage['headers']; method: string; body: string }[]
let respond: (request: IncomingMessage, response: ServerResponse) => void
const ends: (() => Promise<void>)[] = []

/** Lets this one loopback address through, as if it were public. */
const fetchGuarded: GuardedFetch = makeGuardedFetch((address) => address === '127.0.0.1' || isPublicAddress(address))

beforeAll(async () => {
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const piece of request) body += piece
    seen.push({ path: request.url ?? '', headers: request.headers, method: request.method ?? '', body })
    respond(request, response)
  })
  // On every address of loopback, so that only the guard keeps the others away.
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve))
  const address = server.address()
  port = typeof address === 'object' && address !== null ? address.port : 0
  url = `http://127.0.0.1:${port}`
  ends.push(
    () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  )
})
beforeEach(() => {
  seen = []
  respond = (_request, response) => response.end('hello')
})
afterAll(async () => {
  for (const end of ends) await end()
})

test('fetches what is allowed, with its status, headers and bytes', async () => {
  respond = (_request, response) => response.writeHead(418, { 'x-kind': 'teapot' }).end('short and stout')
  const response = await fetchGuarded({ url: `${url}/a?b=c`, ...limits })
  expect(response).toMatchObject({ url: `${url}/a?b=c`, status: 418, headers: { 'x-kind': 'teapot' } })
  expect(String(response.body)).toBe('short and stout')
  expect(seen[0]).toMatchObject({ path: '/a?b=c', method: 'GET', headers: { host: `127.0.0.1:${port}` } })
})

test('a message is sent as it is', async () => {
  await fetchGuarded({ url, method: 'POST', body: '{"a":1}', headers: { 'x-signature': 's' }, ...limits })
  expect(seen[0]).toMatchObject({ method: 'POST', body: '{"a":1}', headers: { 'x-signature': 's' } })
})

describe('does not reach', () => {
  test.each([
    'http://127.0.0.2:PORT/',
    'http://localhost.localdomain:PORT/',
    'http://2130706434:PORT/',
    'http://0x7f.0.0.2:PORT/',
    'http://127.2:PORT/',
    'http://0.0.0.0:PORT/',
    'http://[::1]:PORT/',
    'http://[::ffff:127.0.0.2]:PORT/',
    'http://[::ffff:7f00:2]:PORT/',
    'http://[64:ff9b::7f00:2]:PORT/',
    'http://169.254.169.254/latest/meta-data/',
    'http://10.0.0.1/',
    'http://[fd00::1]/',
    'http://[fe80::1]/',
  ])('%s', async (address) => {
    const result = fetchGuarded({ url: address.replace('PORT', String(port)), ...limits })
    await expect(result).rejects.toMatchObject({ fault: expect.stringMatching(/^not-(public|found)$/) })
    expect(seen).toEqual([])
  })

  test.each([
    'file:///etc/passwd',
    'ftp://127.0.0.1/',
    'gopher://127.0.0.1/',
    'javascript:1',
    'http://',
    '//x',
    '',
    'http://user:pass@127.0.0.1/',
  ])('%j, which is no web address', async (address) => {
    await expect(fetchGuarded({ url: address, ...limits })).rejects.toMatchObject({ fault: 'bad-address' })
  })

  test('a private address by way of a redirect', async () => {
    respond = (_request, response) => response.writeHead(302, { location: `http://127.0.0.2:${port}/inside` }).end()
    await expect(fetchGuarded({ url, ...limits })).rejects.toMatchObject({ fault: 'not-public' })
    respond = (_request, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end()
    await expect(fetchGuarded({ url, ...limits })).rejects.toMatchObject({ fault: 'bad-address' })
    expect(seen.map(({ path }) => path)).toEqual(['/', '/'])
  })

  test('a name, when anything that it resolves to is private', async () => {
    const guarded = makeGuardedFetch((address) => address !== '127.0.0.1')
    await expect(guarded({ url: `http://localhost:${port}/`, ...limits })).rejects.toMatchObject({
      fault: 'not-public',
    })
    expect(seen).toEqual([])
  })
})

test('the connection goes to the address that was checked, not to one that is looked up later', async () => {
  const asked: string[] = []
  const guarded = makeGuardedFetch((address) => asked.push(address) > 0)
  await guarded({ url: `http://localhost:${port}/`, ...limits })
  expect(asked).toContain('127.0.0.1')
  expect(seen[0]?.headers.host).toBe(`localhost:${port}`)
})

describe('redirects', () => {
  const answers =
    (locations: Record<string, [number, string]>) => (request: IncomingMessage, response: ServerResponse) => {
      const [status, location] = locations[request.url ?? ''] ?? [200, '']
      response.writeHead(status, location === '' ? {} : { location }).end('done')
    }

  test('are followed, five at the most', async () => {
    respond = answers({ '/1': [301, '2'], '/2': [302, '/3'], '/3': [307, `${url}/4`] })
    expect((await fetchGuarded({ url: `${url}/1`, ...limits })).url).toBe(`${url}/4`)
    respond = answers({ '/loop': [302, '/loop'] })
    await expect(fetchGuarded({ url: `${url}/loop`, ...limits })).rejects.toMatchObject({ fault: 'too-many-redirects' })
    expect(seen.filter(({ path }) => path === '/loop').length).toBe(6)
  })

  test('to another host take neither headers nor messages along', async () => {
    const other = `http://localhost:${port}/there`
    const both = makeGuardedFetch(() => true)
    respond = answers({ '/': [302, other] })
    await both({ url, headers: { authorization: 'secret' }, ...limits })
    expect(seen.at(-1)?.headers.authorization).toBeUndefined()
    respond = answers({ '/': [307, other] })
    await expect(both({ url, method: 'POST', body: 'secret', ...limits })).rejects.toMatchObject({
      fault: 'bad-address',
    })
  })

  test('of a message become a plain look, as browsers do it', async () => {
    respond = answers({ '/': [303, '/done'] })
    await fetchGuarded({ url, method: 'POST', body: 'x', ...limits })
    expect(seen.at(-1)).toMatchObject({ path: '/done', method: 'GET', body: '' })
  })
})

describe('limits', () => {
  test('exactly as many bytes as allowed are taken, not one more, announced or not', async () => {
    respond = (_request, response) => response.end('x'.repeat(1_000))
    expect((await fetchGuarded({ url, ...limits })).body.length).toBe(1_000)
    respond = (_request, response) => response.end('x'.repeat(1_001))
    await expect(fetchGuarded({ url, ...limits })).rejects.toMatchObject({ fault: 'too-large' })
    respond = (_request, response) => {
      response.write('x'.repeat(600))
      response.end('x'.repeat(401))
    }
    await expect(fetchGuarded({ url, ...limits })).rejects.toMatchObject({ fault: 'too-large' })
  })

  test.each([
    ['no answer', () => {}],
    ['half an answer', (response: ServerResponse) => response.writeHead(200, { 'content-length': 100 }).write('half')],
    ['a drip', (response: ServerResponse) => setInterval(() => response.write('x'), 50).unref()],
  ])('%s ends in time', async (_what, act) => {
    respond = (_request, response) => void act(response)
    const wait = async (): Promise<number> => {
      const started = performance.now()
      await expect(fetchGuarded({ url, ...limits, timeoutMs: 300 })).rejects.toMatchObject({ fault: 'too-slow' })
      return performance.now() - started
    }
    expect(await fastestOf(1_500, wait)).toBeLessThan(1_500)
  })

  test('an answer that breaks off, or is packed, is none', async () => {
    respond = (request, response) => {
      response.writeHead(200, { 'content-length': 100 }).write('half')
      setTimeout(() => request.socket.destroy(), 20)
    }
    await expect(fetchGuarded({ url, ...limits })).rejects.toMatchObject({ fault: 'failed' })
    respond = (_request, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('x')
    await expect(fetchGuarded({ url, ...limits })).rejects.toMatchObject({ fault: 'failed' })
  })

  test('who does not want it any longer is left alone at once', async () => {
    respond = () => {}
    const gone = new AbortController()
    const result = fetchGuarded({ url, ...limits, signal: gone.signal })
    await wait(50)
    gone.abort(new Error('gone'))
    await expect(result).rejects.toThrow('gone')
  })
})

test.each([
  ['8.8.8.8', true],
  ['172.15.255.255', true],
  ['172.16.0.1', false],
  ['100.100.0.1', false],
  ['2606:4700::1111', true],
  ['2002:7f00:1::', false],
  ['2001:0:1::', false],
  ['::ffff:8.8.8.8', false],
  ['fc00::1', false],
  ['ff02::1', false],
  ['::', false],
  ['no address', false],
])('%s is public: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected)
})

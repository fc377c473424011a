import { readdirSync, readFileSync, statSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gauge } from '../../bin/testing/gauge.mjs'
import { removeDataFolder } from '../data-folder.ts'
import { writeLines, writePdf } from '../documents/write-pdf.ts'
import { type ReadyPorchlight, startPorchlight } from '../porchlight-process.ts'
import figures from '../run/figures.json' with { type: 'json' }
import { deepTest, quickTest } from '../run/how-much.ts'
import { makeStartedFolder } from '../started-folder.ts'

// What a start costs whoever waits for it and the machine that it idles on, in figures that hardly depend on what else
// the machine does: a lot that crept in is seen here, the exact figures by `npm run bench`.

/** Seen: 0.9 s; up to 1.6 s with thirty others at two processors. */
const mostProcessorMs = 2_200
/** Seen: 131 to 137 MiB. */
const mostIdleMiB = 150
const idleAfterMs = 10_000
/** Of the program that every start loads; seen: 9.3 MB. */
const mostProgramBytes = 11_000_000

const bundle = join(import.meta.dirname, '..', '..', 'dist', 'server')
const folder = await makeStartedFolder()
let server: ReadyPorchlight
let readyAt = 0
let processorMs = Number.NaN

beforeAll(async () => {
  server = await startPorchlight(folder.path)
  readyAt = performance.now()
  // In milliseconds of a quiet machine: a slower one, or a neighbor on the same core, makes each longer.
  processorMs = processorTimeOf(pidOfServer()) / Math.max(1, gauge() / figures.quietGaugeMs)
})

afterAll(async () => {
  await server?.stop()
  removeDataFolder(folder.path)
})

/** The launcher has one child. */
function pidOfServer(): number {
  const { pid } = server.child
  return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim())
}

/** Of user and system, in milliseconds; Linux counts hundredths of a second. */
function processorTimeOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

function idleMiB(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024
}

test.runIf(process.platform === 'linux')('a start on existing data takes little processor time', () => {
  expect(processorMs).toBeLessThan(mostProcessorMs)
})

test.runIf(process.platform === 'linux')('a server that nobody asks takes little memory', async () => {
  // Its jobs have had their first turn by then, and what only they and the start needed was given back.
  const isIdle = (): boolean => performance.now() - readyAt > idleAfterMs
  await expect
    .poll(() => (isIdle() ? idleMiB(pidOfServer()) : Number.POSITIVE_INFINITY), { timeout: 90_000, interval: 1_000 })
    .toBeLessThan(mostIdleMiB)
})

quickTest('a start loads little of the program, and none of what only some need', () => {
  const name = readFileSync(join(bundle, 'stamp'), 'utf8').slice(0, 12)
  const pieces = new Map<string, string>()
  const packages = new Set<string>()
  const load = (file: string): void => {
    if (pieces.has(file)) return
    const code = readFileSync(join(bundle, name, file), 'utf8')
    pieces.set(file, code)
    for (const [, from = ''] of code.matchAll(/^(?:import|export)\b[^;'"]*["']([^"']+)["'];$/gm))
      if (from.startsWith('./')) load(from.slice(2))
      else packages.add(from)
  }
  // The command, and the server that it loads once the settings are right.
  const all = readdirSync(join(bundle, name))
  for (const start of ['start-command', 'main', 'make-app'])
    for (const file of all.filter((each) => each === `${start}.js` || each.startsWith(`${start}-`))) load(file)
  const bytes = [...pieces.keys()].reduce((sum, file) => sum + statSync(join(bundle, name, file)).size, 0)
  expect(pieces.size, 'or the test sees nothing').toBeGreaterThan(20)
  expect(bytes).toBeLessThan(mostProgramBytes)
  // One sign beyond ASCII, and V8 keeps the whole piece in two bytes a sign.
  expect([...pieces].filter(([, code]) => /[^\0-\x7f]/.test(code)).map(([file]) => file)).toEqual([])
  expect([...packages].filter((from) => !isBuiltin(from))).toEqual([])
})

quickTest('every program of a thread or a process lies in the bundle', () => {
  const name = readFileSync(join(bundle, 'stamp'), 'utf8').slice(0, 12)
  const files = new Set(readdirSync(join(bundle, name)))
  const programs = [...files]
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => [
      ...readFileSync(join(bundle, name, file), 'utf8').matchAll(/new URL\("\.\/([\w.-]+)", import\.meta\.url\)/g),
    ])
    .map(([, program = '']) => program)
  expect(programs.length, 'or the test sees nothing').toBeGreaterThan(5)
  expect(programs.filter((program) => !files.has(program))).toEqual([])
})

deepTest('what runs in a thread or a process of its own runs from the bundle too', async () => {
  const { baseUrl: _, secretKey, serialNumber } = server.credentials
  const headers = { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' }
  const call = async (path: string, body: object): Promise<unknown> => {
    const answer = await fetch(`${server.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    expect(answer.status, path).toBe(200)
    return answer.json()
  }
  // A document is read in a process that may reach next to nothing, and in a thread of it.
  const named = { fileName: 'fees.pdf' }
  const { Data: upload } = (await call('/chat/User/GetPreUploadUrl', named)) as {
    Data: { FileStoreId: string; PreUploadUrl: string }
  }
  const pdf = writePdf([{ texts: writeLines(72, 700, ['Fees', 'The application fee is 40 dollars.']) }])
  await fetch(upload.PreUploadUrl, { method: 'PUT', body: new Uint8Array(pdf) })
  await call('/chat/User/ReportUploadSuccess', { FileStoreId: upload.FileStoreId })
  await call(`/v1/chatbots/${serialNumber}/knowledge`, { files: [Number(upload.FileStoreId)] })
  // The index answers from its thread.
  await call(`/v1/chatbots/${serialNumber}/search`, { q: '3 bedrooms near Green Lake' })
  await expect
    .poll(
      async () => (await (await fetch(`${server.url}/metrics`)).text()).match(/porchlight_\w*index\w* [1-9]/)?.length,
      {
        timeout: 60_000,
      },
    )
    .toBeGreaterThan(0)
  const askFee = () => call(`/v1/chatbots/${serialNumber}/knowledge/search`, { q: 'How much is the application fee?' })
  await expect
    .poll(async () => JSON.stringify(await askFee()), { timeout: 60_000, interval: 500 })
    .toContain('40 dollars')
})

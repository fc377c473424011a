import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { killAll, type ReadyPorchlight, startPorchlight } from '../porchlight-process.ts'
import { readJson } from '../read-json.ts'
import { howMany, isDeep } from '../run/how-much.ts'
import { backendPids, databasePid } from '../servers/embedded-server.ts'
import { makeStartedFolder } from '../started-folder.ts'
import { makeWrittenLog, readListings, type WrittenLog, writeListings } from './keyed-writer.ts'

const writers = 12
const folder = await makeStartedFolder()
let server: ReadyPorchlight

beforeAll(async () => {
  server = await startPorchlight(folder.path, { LOG_LEVEL: 'warn' })
})
afterAll(async () => {
  await killAll(server)
  folder.remove()
})

async function addChatbot(): Promise<string> {
  const response = await fetch(`${server.url}/chat/Chatbot/Add`, {
    method: 'POST',
    headers: { authorization: server.credentials.secretKey },
    body: JSON.stringify({ timeZone: 'UTC', type: 0 }),
  })
  expect(response.status).toBe(200)
  return (await readJson<{ Data: string }>(response)).Data
}

/** Runs the writers until `meanwhile` is through and answers what they were told. */
async function whileWriting(serialNumber: string, meanwhile: (log: WrittenLog) => Promise<void>): Promise<WrittenLog> {
  const log = makeWrittenLog()
  const over = new AbortController()
  const work = Array.from({ length: writers }, (_, index) =>
    writeListings(() => server, serialNumber, `W${index}`, log, over.signal),
  )
  try {
    await meanwhile(log)
  } finally {
    over.abort()
    await Promise.all(work)
  }
  return log
}

/** Waits until so many more writes are acknowledged. */
async function moreWrites(log: WrittenLog, count: number): Promise<void> {
  const before = log.acknowledged.size
  await expect.poll(() => log.acknowledged.size - before, { timeout: 60_000, interval: 20 }).toBeGreaterThan(count)
}

async function expectEachOnce(serialNumber: string, { acknowledged }: WrittenLog): Promise<void> {
  const stored = await readListings(server, serialNumber)
  const numbers = stored.map(({ number }) => number)
  expect(numbers.length - new Set(numbers).size, 'doubled').toBe(0)
  const idOf = new Map(stored.map(({ number, id }) => [number, id]))
  expect([...acknowledged].filter(([number, id]) => idOf.get(number) !== id)).toEqual([])
}

const endDatabase = (signal: NodeJS.Signals) => async (): Promise<void> => {
  const former = databasePid(folder.path) ?? 0
  process.kill(former, signal)
  // Told to end politely, it serves on for a moment.
  const current = (): number | null => databasePid(folder.path)
  await expect.poll(() => current() !== null && current() !== former, { timeout: 60_000, interval: 20 }).toBe(true)
}

const endBackend = (signal: NodeJS.Signals) => async (): Promise<void> => {
  process.kill(backendPids(folder.path)[0] ?? 0, signal)
}

const faults: [name: string, fault: () => Promise<void>][] = [
  ['the database ended by SIGINT', endDatabase('SIGINT')],
  ['the database ended by SIGQUIT', endDatabase('SIGQUIT')],
  ['the database ended by SIGTERM', endDatabase('SIGTERM')],
  ['the database ended by SIGKILL', endDatabase('SIGKILL')],
  ['one connection ended', endBackend('SIGTERM')],
  ['one backend killed', endBackend('SIGKILL')],
]

/** The hardest of them for a system that shuts down in order. */
const chosen = isDeep ? faults : faults.filter(([name]) => name.endsWith('SIGKILL'))

test.runIf(process.platform === 'linux').each(chosen)(
  'with a dozen clients writing and %s, nothing is lost, nothing doubled, and it goes on by itself',
  async (_name, fault) => {
    const serialNumber = await addChatbot()
    const log = await whileWriting(serialNumber, async (written) => {
      for (let round = 0; round < howMany(1, 2); round += 1) {
        await moreWrites(written, 30)
        await fault()
        // What was answered in the moment of the fault does not count as going on.
        await sleep(100)
        await moreWrites(written, 60)
      }
    })
    expect(log.strange).toEqual([])
    expect(log.cutOff, 'a request without an answer').toBe(0)
    expect([server.child.exitCode, server.child.signalCode]).toEqual([null, null])
    await expectEachOnce(serialNumber, log)
    expect((await fetch(`${server.url}/health/ready`)).status).toBe(200)
  },
)

test.runIf(process.platform === 'linux' && isDeep)(
  'killed in the middle of requests with keys, the retries of the next start give the first result or run',
  async () => {
    const serialNumber = await addChatbot()
    const log = await whileWriting(serialNumber, async (written) => {
      for (let round = 0; round < 3; round += 1) {
        await moreWrites(written, 30)
        await killAll(server)
        server = await startPorchlight(folder.path, { LOG_LEVEL: 'warn' })
      }
      await moreWrites(written, 60)
    })
    expect(log.strange).toEqual([])
    await expectEachOnce(serialNumber, log)
  },
)

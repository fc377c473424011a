import { afterAll, beforeAll, expect, test } from 'vitest'
import { killAll, type ReadyPorchlight, startPorchlight } from '../porchlight-process.ts'
import { makeStartedFolder } from '../started-folder.ts'
import { quietMs } from '../timing/slowness.ts'
import { type OpenStream, openStream } from './live-stream.ts'

/** With 2000 it proves what decision 0045 says. */
const streamCount = Number(process.env.PORCHLIGHT_TEST_STREAMS ?? 200)
const mostMemory = 400 * 2 ** 20
const firmStreams = 10
const talkedWith = 20

const folder = await makeStartedFolder()
let server: ReadyPorchlight

beforeAll(async () => {
  server = await startPorchlight(folder.path)
})
afterAll(async () => {
  await killAll(server)
  folder.remove()
})

async function call<Body>(path: string, body: object, headers: Record<string, string>): Promise<Body> {
  const answer = await fetch(server.url + path, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const text = await answer.text()
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${text}`)
  return (text.startsWith('{"content') ? {} : JSON.parse(text)) as Body
}

/** Resident memory of the server's process. */
async function readMemory(): Promise<number> {
  const text = await (await fetch(`${server.url}/metrics`)).text()
  return Number(/^porchlight_process_resident_memory_bytes (\S+)/m.exec(text)?.[1])
}

async function inTens<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (let at = 0; at < items.length; at += 10) {
    results.push(...(await Promise.all(items.slice(at, at + 10).map(work))))
  }
  return results
}

test(`${streamCount} open windows take little memory, and each hears its own within a second`, {
  timeout: 600_000,
}, async () => {
  const { serialNumber = '', secretKey } = server.credentials
  const firm = { authorization: secretKey }
  const openOne = async () => {
    const config = { serialNumber, clientTimeZone: 'UTC', clientCurrentTime: '2026-11-23 09:00:00' }
    const { Data } = await call<{ Data: { SessionID: number; SessionKey: string } }>(
      '/chat/Chatbot/GetConfig',
      config,
      {},
    )
    const key = { 'chatrobot-sessionkey': Data.SessionKey }
    return { key, sessionID: Data.SessionID, stream: await openStream(`${server.url}/v1/visitor/events`, key) }
  }
  const windows = await inTens(Array.from({ length: streamCount - firmStreams }), openOne)
  const desks: OpenStream[] = await inTens(Array.from({ length: firmStreams }), () =>
    openStream(`${server.url}/v1/conversations/events`, firm),
  )
  expect(windows.filter(({ stream }) => stream.status !== 200)).toEqual([])

  const step = Math.floor(windows.length / talkedWith)
  const talks = windows.filter((_, index) => index % step === 0).slice(0, talkedWith)
  const times: number[] = []
  for (const { key, sessionID, stream } of talks) {
    await call('/chat/Chat/Ask', { content: 'Hello' }, key)
    await call(`/v1/conversations/${sessionID}/take`, { name: 'Ana' }, firm)
    const begin = performance.now()
    await call(`/v1/conversations/${sessionID}/messages`, { content: `For ${sessionID}` }, firm)
    const { at } = await stream.until(({ data }) => data.content === `For ${sessionID}`)
    times.push(at - begin)
    for (const desk of desks) await desk.until(({ data }) => data.content === `For ${sessionID}`)
  }
  const slowest = quietMs(Math.max(...times))
  expect(slowest).toBeLessThan(1_000)
  // What the start and the first answers needed goes back in a quiet moment (release-memory.ts); the streams stay open.
  const begun = await readMemory()
  await expect.poll(readMemory, { timeout: 90_000, interval: 1_000 }).toBeLessThan(Math.min(mostMemory, begun))
  const mib = ((await readMemory()) / 2 ** 20).toFixed(0)
  console.log(`${streamCount} streams: ${mib} MiB; slowest of ${times.length} messages ${slowest.toFixed(0)} ms`)
  const strange = windows.flatMap(({ sessionID, stream }) =>
    stream.events.filter(({ data }) => data.sessionID !== sessionID),
  )
  expect(strange).toEqual([])
  for (const { stream } of windows) stream.close()
  for (const desk of desks) desk.close()
  // Nothing is left of them.
  const count = async () =>
    Number(
      /^porchlight_nodejs_active_resources\{type="TCPSocketWrap"\} (\d+)/m.exec(
        await (await fetch(`${server.url}/metrics`)).text(),
      )?.[1],
    )
  await expect.poll(count, { timeout: 60_000 }).toBeLessThan(100)
})

import { type IncomingMessage, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect } from 'vitest'
import { borrowTestApp } from '../../borrow-app.ts'
import { deepTest, quickTest } from '../../run/how-much.ts'
import type { TestApp } from '../../test-app.ts'
import { openWire, successText, type Wire } from '../../wire-call.ts'
import { fillConversations, storeConversation } from './said.ts'

// What is larger than memory should hold comes piece by piece, and is never taken for whole when it is not.

let app: TestApp
let wire: Wire
let large: string
const size = { conversations: 300, messages: 100, characters: 1_000 }

beforeAll(async () => {
  app = await borrowTestApp()
  wire = openWire(app)
  large = await app.addChatbot()
  await fillConversations(app, large, size)
})
afterAll(async () => {
  await wire.close()
  await app.close()
})

const path = '/chat/Chatbot/ChatContentHistory'

interface Conversation {
  SessionID: number
  Messages: { Type: string; Content: string }[]
}

/** Asks for a history and hands its pieces on as they come. */
async function* stream(serialNumber: string, more: object = {}): AsyncGenerator<Uint8Array> {
  const response = await fetch(app.url + path, {
    method: 'POST',
    headers: { authorization: app.secretKey },
    body: JSON.stringify({ SerialNumber: serialNumber, ...more }),
  })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
  for await (const piece of response.body ?? []) yield piece
}

async function readWhole(serialNumber: string): Promise<Conversation[]> {
  const pieces: Uint8Array[] = []
  for await (const piece of stream(serialNumber)) pieces.push(piece)
  const text = Buffer.concat(pieces).toString('utf8')
  const { Data } = JSON.parse(text)
  // Not shown where it differs: there are megabytes of it.
  expect(text === successText(Data), 'written as JSON.stringify writes it').toBe(true)
  return Data
}

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

/** Bytes that are held, in the heap and beside it. */
function memoryHeld(): number {
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

deepTest('30,000 messages take no memory that grows with them', async () => {
  for await (const _ of stream(large, { pageSize: 50 })) {
    // Once before, so that what is kept for good is there.
  }
  // More than once: what is beside the heap goes after what held it.
  for (let times = 0; times < 5; times += 1) {
    memoryHeld()
    await sleep(20)
  }
  const before = memoryHeld()
  let most = 0
  let parts = 0
  // While parts are read: were they gathered, it would be more each time.
  const look = (): void => {
    parts += 1
    if (parts % 6 === 0) most = Math.max(most, memoryHeld() - before)
  }
  app.app.pool.on('acquire', look)
  let bytes = 0
  for await (const piece of stream(large)) bytes += piece.length
  app.app.pool.off('acquire', look)
  expect(bytes).toBeGreaterThan(size.conversations * size.messages * size.characters)
  // A few parts of half a mebibyte, read, waiting and as text, of more than thirty in all.
  expect(most).toBeLessThan(bytes / 2)
  expect(most, 'or the test sees nothing').toBeGreaterThan(0)
})

quickTest('they come whole and in order', async () => {
  const conversations = await readWhole(large)
  expect(conversations).toHaveLength(size.conversations)
  for (const { SessionID, Messages } of conversations) {
    const numbers = Messages.map(({ Content }) => Content.slice(0, Content.indexOf(' and')))
    expect(numbers).toEqual(Array.from({ length: size.messages }, (_, index) => `${index} of ${SessionID}`))
    expect(Messages.every(({ Type }, index) => Type === (index % 2 === 0 ? 'User' : 'AI'))).toBe(true)
  }
})

/** How often somebody took a connection of the database meanwhile. */
async function reachesOf(run: () => Promise<unknown>): Promise<number> {
  let reaches = 0
  const count = (): void => {
    reaches += 1
  }
  app.app.pool.on('acquire', count)
  await run()
  app.app.pool.off('acquire', count)
  return reaches
}

quickTest('a reader who stops makes the database stop, and holds no connection of it meanwhile', async () => {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { authorization: app.secretKey }
    request(app.url + path, { method: 'POST', headers }, resolve)
      .on('error', reject)
      .end(JSON.stringify({ SerialNumber: large }))
  })
  expect(response.statusCode).toBe(200)
  // It takes nothing: what fits into the buffers in between has been sent, and then all is still.
  response.pause()
  await expect.poll(async () => await reachesOf(() => sleep(300)), { timeout: 60_000 }).toBe(0)
  expect(app.app.pool.idleCount).toBe(app.app.pool.totalCount)
  response.destroy()
  // Nobody reads on for it, and everybody else goes on.
  expect(await reachesOf(() => sleep(300))).toBe(0)
  expect(await reachesOf(() => readWhole(large))).toBeGreaterThan(10)
})

deepTest('so many are open at once, then the next one is told to come again', async () => {
  const gone = new AbortController()
  const ask = (): Promise<Response> =>
    fetch(app.url + path, {
      method: 'POST',
      headers: { authorization: app.secretKey },
      body: JSON.stringify({ SerialNumber: large }),
      signal: gone.signal,
    })
  // Of 64 places one firm holds two thirds at the most: others find one (decision 0080).
  const open = await Promise.all(Array.from({ length: 43 }, ask))
  expect(open.map(({ status }) => status)).toEqual(open.map(() => 200))
  const refused = await ask()
  expect([refused.status, refused.headers.get('x-error-code')]).toEqual([503, 'too-busy'])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  gone.abort()
  await expect
    .poll(async () => (await wire.call({ path, body: { SerialNumber: large, pageSize: 1 } })).status)
    .toBe(200)
})

quickTest('what fails in between breaks the body off: no reader can take it for whole', async () => {
  const { db } = app.app
  const broken = new Error('the database is gone')
  let reads = 0
  // The same database, of which the third part of a history cannot be read.
  const failing = new Proxy(db, {
    get(target, name) {
      if (name === 'executeQuery' || name === 'getExecutor') reads += 1
      const value: unknown = Reflect.get(target, name)
      if (name === 'getExecutor' && reads > 8) throw broken
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  Object.assign(app.app, { db: failing })
  try {
    const pieces: Uint8Array[] = []
    const reading = (async () => {
      for await (const piece of stream(large)) pieces.push(piece)
    })()
    await expect(reading).rejects.toThrow()
    const text = Buffer.concat(pieces).toString('utf8')
    expect(text.length).toBeGreaterThan(65_536)
    expect(text).not.toContain('"Success":true')
    expect(() => JSON.parse(text)).toThrow()
  } finally {
    Object.assign(app.app, { db })
  }
  expect((await wire.call({ method: 'GET', path: '/health/live' })).status).toBe(200)
})

quickTest('what fails before anything was sent is an ordinary failure', async () => {
  const { db } = app.app
  const failing = new Proxy(db, {
    get(target, name) {
      if (name === 'getExecutor') throw new Error('the database is gone')
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  Object.assign(app.app, { db: failing })
  try {
    const answer = await wire.call({ path, body: { SerialNumber: large } })
    expect([answer.status, answer.headers['x-error-code']]).toEqual([500, 'internal-error'])
    expect(JSON.parse(answer.text)).toMatchObject({ Data: null, Success: false, Code: 500 })
  } finally {
    Object.assign(app.app, { db })
  }
})

quickTest('long conversations and long messages come in parts, none lost and none twice', async () => {
  const serialNumber = await app.addChatbot()
  await fillConversations(app, serialNumber, { conversations: 3, messages: 4_500, characters: 20 })
  const characters = 300_000
  await fillConversations(app, serialNumber, { conversations: 2, messages: 7, characters })
  await storeConversation(app, serialNumber, {
    createdAt: '2026-06-01',
    said: [{ role: 'question', content: 'The last' }],
  })
  const conversations = await readWhole(serialNumber)
  expect(conversations.map(({ Messages }) => Messages.length).sort((a, b) => a - b)).toEqual([
    1, 7, 7, 4_500, 4_500, 4_500,
  ])
  for (const { SessionID, Messages } of conversations.slice(0, -1)) {
    const numbers = Messages.map(({ Content }) => Content.split(' and')[0]?.trim())
    expect(numbers).toEqual(Array.from(Messages, (_, index) => `${index} of ${SessionID}`))
  }
  expect(conversations.at(-1)?.Messages).toEqual([{ Type: 'User', Content: 'The last' }])
})

deepTest('with an Idempotency-Key it is kept as it was, up to what a row should hold', async () => {
  const serialNumber = await app.addChatbot()
  const said = [{ role: 'question', content: 'Hello' }] as const
  await storeConversation(app, serialNumber, { createdAt: '2026-06-01', said })
  const call = (SerialNumber: string, key: string) =>
    wire.call({ path, body: { SerialNumber }, headers: { 'idempotency-key': key } })
  const first = await call(serialNumber, 'history-1')
  expect(JSON.parse(first.text).Data).toHaveLength(1)
  await storeConversation(app, serialNumber, { createdAt: '2026-06-02', said })
  const again = await call(serialNumber, 'history-1')
  expect([again.text, again.headers['idempotency-replayed']]).toEqual([first.text, 'true'])
  expect(JSON.parse((await call(serialNumber, 'history-2')).text).Data).toHaveLength(2)
  // What is kept goes with the visitor whose words it holds.
  const [{ SessionID: sessionID } = { SessionID: 0 }] = JSON.parse(first.text).Data as Conversation[]
  const erased = await wire.call({ path: '/v1/visitors/erase', body: { sessionID } })
  expect(JSON.parse(erased.text)).toMatchObject({ sessions: 1, keptAnswers: 2 })

  await fillConversations(app, serialNumber, { conversations: 40, messages: 10, characters: 50_000 })
  const refused = await call(serialNumber, 'history-3')
  expect([refused.status, refused.headers['x-error-code']]).toEqual([400, 'too-large-to-keep'])
  expect(JSON.parse(refused.text).Message).toContain('16 MiB')
})

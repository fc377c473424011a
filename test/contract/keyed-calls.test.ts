import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { consumers } from '../../src/consumers.ts'
import { type ScriptedModelServer, startScriptedModelServer } from '../servers/scripted-model-server.ts'
import { startTestApp, type TestApp } from '../test-app.ts'
import { untilTold } from '../until-told.ts'
import { callAsVisitor, openVisitor } from '../visitor.ts'
import { dataOf, openWire, type Wire, type WireAnswer } from '../wire-call.ts'
import { sampleListing } from './listings/sample-listing.ts'

let model: ScriptedModelServer
let app: TestApp
let wire: Wire

beforeAll(async () => {
  model = await startScriptedModelServer()
  app = await startTestApp({
    consumers,
    environment: { PORCHLIGHT_OPENAI_COMPATIBLE_URL: model.url, PORCHLIGHT_OPENAI_COMPATIBLE_MODELS: 'scripted' },
  })
  wire = openWire(app, { connections: 20 })
})
afterAll(async () => {
  await wire.close()
  await app.close()
  await model.close()
})

const add = '/chat/Chatbot/Add'
const ask = '/chat/Chat/ClientAsk'
const body = { timeZone: 'UTC', type: 0 }

const call = (path: string, sent: unknown, key: string): Promise<WireAnswer> =>
  wire.call({ path, body: sent, headers: { 'idempotency-key': key } })

async function askedBot(): Promise<{ sessionID: number; content: string }> {
  const models = dataOf<{ Key: string }[]>(await wire.call({ path: '/chat/Chatbot/ModelList', body: {} }))
  const Model = models.find(({ Key }) => Key.includes('scripted'))?.Key
  return { sessionID: await app.addSession(await app.addChatbot({ Model })), content: 'How many homes?' }
}

const answersOf = async (sessionId: number): Promise<string[]> =>
  (
    await app.app.pool.query(`SELECT content FROM messages WHERE "sessionId" = $1 AND role = 'answer' ORDER BY id`, [
      sessionId,
    ])
  ).rows.map(({ content }) => content)

describe('with a visitor’s key', () => {
  test('an Idempotency-Key belongs to the session: the same answer for it, another one for everybody else', async () => {
    const serialNumber = await app.addChatbot()
    const [ana, ben] = [await openVisitor(app, serialNumber), await openVisitor(app, serialNumber)]
    const send = (visitor: typeof ana, content = 'How many homes?') =>
      callAsVisitor(wire, visitor, '/chat/Chat/Ask', { content }, { 'idempotency-key': 'same' })
    const first = await send(ana)
    expect(first.text).toMatch(/"TaskCompleted":true}\n$/)
    const again = await send(ana)
    expect([again.text, again.headers['content-type'], again.headers['idempotency-replayed']]).toEqual([
      first.text,
      first.headers['content-type'],
      'true',
    ])
    const others = await send(ben)
    expect(others.headers['idempotency-replayed']).toBeUndefined()
    expect(others.text).toContain(`"sessionid":${ben.sessionID},`)
    expect((await send(ana, 'Anything else?')).headers['x-error-code']).toBe('idempotency-key-reused')
    expect([await answersOf(ana.sessionID), await answersOf(ben.sessionID)].map(({ length }) => length)).toEqual([1, 1])
  })

  test('so does one of a contact form: it is left once', async () => {
    const visitor = await openVisitor(app, await app.addChatbot({ TalkToHumanEmail: 'desk@homes.example' }))
    const lead = { email: 'ana@homes.example', message: 'Call me.' }
    const leave = () => callAsVisitor(wire, visitor, '/v1/visitor/lead', lead, { 'idempotency-key': 'lead' })
    const [first, again] = [await leave(), await leave()]
    expect([first.status, again.status, again.text]).toEqual([200, 200, first.text])
    const count = (table: string) =>
      app.app.pool.query(`SELECT count(*)::int AS count FROM ${table}`).then(({ rows }) => rows[0].count)
    await untilTold(app.app)
    expect([await count('leads'), await count('"leadNotes"'), await count('outbox')]).toEqual([1, 1, 1])
  })

  test('without a credential none is kept', async () => {
    const serialNumber = await app.addChatbot()
    const open = () =>
      wire.call({
        path: '/chat/Chatbot/GetConfig',
        body: { serialNumber },
        headers: { authorization: undefined, 'idempotency-key': 'public' },
      })
    const [first, again] = [dataOf<{ SessionID: number }>(await open()), dataOf<{ SessionID: number }>(await open())]
    expect(again.SessionID).not.toBe(first.SessionID)
  })
})

describe('a call that was cut off', () => {
  test('in its transaction: nothing of it stays, and the key is free as soon as its backend is gone', async () => {
    const serialNumber = await app.addChatbot()
    const listing = { ...sampleListing, SerialNumber: serialNumber }
    const blocker = await app.app.pool.connect()
    await blocker.query('BEGIN; LOCK TABLE "listingCounts" IN ACCESS EXCLUSIVE MODE')
    const cut = call('/chat/Chatbot/RealEstateCreate', listing, 'cut')
    const endWaiting = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock' AND query ~ 'INSERT INTO listings '`
    try {
      await expect.poll(async () => (await app.app.pool.query(endWaiting)).rowCount).toBe(1)
    } finally {
      await blocker.query('ROLLBACK')
      blocker.release()
    }
    const answer = await cut
    expect([answer.status, answer.headers['x-error-code'], answer.headers['retry-after']]).toEqual([
      503,
      'database-unavailable',
      '1',
    ])
    // A backend that is told to end says so to its client before it lets go of its locks, and a busy machine takes its time for
    // that: who asks at once, not as Retry-After says, may still be told that the call runs.
    const again = () => call('/chat/Chatbot/RealEstateCreate', listing, 'cut')
    const running: WireAnswer[] = []
    let second = await again()
    for (; second.status === 409; second = await again()) running.push(second)
    expect(running.filter(({ headers }) => headers['x-error-code'] !== 'idempotency-key-running')).toEqual([])
    const id = dataOf<string>(second)
    const list = { SerialNumber: serialNumber }
    const { List } = dataOf<{ List: { ID: number }[] }>(
      await wire.call({
        path: '/chat/Chatbot/RealEstateList',
        body: list,
        headers: { authorization: undefined, 'chatrobot-sessionkey': app.sessionKey },
      }),
    )
    expect(List.map(({ ID }) => String(ID))).toEqual([id])
  })

  test('by the death of its process: the key is taken over as soon as that is dead, and not before', async () => {
    const question = await askedBot()
    model.play({ steps: [{ piece: 'There are some homes.' }] })
    const first = await call(ask, question, 'other process')
    expect(first.status).toBe(200)
    // As another process left it: claimed, with the lock of its life held by a connection of its own.
    const other = new pg.Client(app.app.connection)
    await other.connect()
    await other.query('SELECT pg_advisory_lock(4711)')
    await app.app.pool.query(
      `UPDATE idempotency SET status = NULL, body = NULL, holder = 4711, claim = 'theirs' WHERE key = 'other process'`,
    )
    expect((await call(ask, question, 'other process')).headers['x-error-code']).toBe('idempotency-key-running')
    await other.end()
    await expect.poll(async () => (await call(ask, question, 'other process')).status).toBe(200)
    expect(await answersOf(question.sessionID)).toHaveLength(2)
  })

  test('and one that goes on although its key was taken over stores nothing', async () => {
    const question = await askedBot()
    model.play({ steps: [{ waitMs: 600 }, { piece: 'Late.' }] })
    const asked = model.requests.length
    const slow = call(ask, question, 'fenced')
    await expect.poll(() => model.requests.length).toBeGreaterThan(asked)
    await app.app.pool.query(`UPDATE idempotency SET claim = 'theirs' WHERE key = 'fenced'`)
    expect((await slow).headers['x-error-code']).toBe('idempotency-key-running')
    expect(await answersOf(question.sessionID)).toEqual([])
  })

  test('while its model spoke, all connections were lost: it goes on, and its answer is there once', async () => {
    const question = await askedBot()
    model.play({ steps: [{ waitMs: 800 }, { piece: 'There are some homes.' }] })
    const asked = model.requests.length
    const slow = call(ask, question, 'lost')
    await expect.poll(() => model.requests.length).toBeGreaterThan(asked)
    const admin = new pg.Client(app.app.connection)
    await admin.connect()
    await admin.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`)
    await admin.end()
    const first = await slow
    expect(dataOf(first)).toMatchObject({ content: 'There are some homes.' })
    const again = await call(ask, question, 'lost')
    expect([again.text, again.headers['idempotency-replayed']]).toEqual([first.text, 'true'])
    expect(await answersOf(question.sessionID)).toEqual(['There are some homes.'])
  })
})

test('many different keys at once each run, and none of them runs twice', async () => {
  const keys = Array.from({ length: 60 }, (_, index) => `many ${index % 20}`)
  const answers = await Promise.all(keys.map(async (key) => ({ key, ...(await call(add, body, key)) })))
  expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([])
  for (const key of new Set(keys)) {
    const mine = answers.filter((answer) => answer.key === key && answer.status === 200).map(({ text }) => text)
    expect(new Set(mine).size).toBe(1)
  }
})

test('a refusal leaves nothing behind that the call had written before', async () => {
  const visitor = await openVisitor(app, await app.addChatbot())
  const leave = (key: string) =>
    callAsVisitor(
      wire,
      visitor,
      '/v1/visitor/lead',
      { email: 'a@homes.example', message: '' },
      { 'idempotency-key': key },
    )
  const statuses = []
  for (let count = 0; count < 7; count += 1) statuses.push((await leave(`lead ${count}`)).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
})

import { afterAll, beforeAll, describe, expect } from 'vitest'
import { deepTest, quickTest } from '../run/how-much.ts'
import { type DatabaseProxy, startDatabaseProxy } from '../servers/database-proxy.ts'
import { type ScriptedModelServer, startScriptedModelServer } from '../servers/scripted-model-server.ts'
import { startTestApp, type TestApp } from '../test-app.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'
import { callAsVisitor, openVisitor, type Visitor } from '../visitor.ts'
import { dataOf, openWire, type Wire, type WireAnswer } from '../wire-call.ts'

/** Long enough for a statement on a machine that does much else; what is frozen is given up after it. */
const statementMs = 3_000
const sentence = 'The database could not do this just now: try again in a moment.'

/** A connection is waited for so long. */
const connectMs = 5_000

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now()
  await work()
  return performance.now() - begin
}

function expectUnavailable({ status, headers, text }: WireAnswer): void {
  expect({ status, code: headers['x-error-code'], message: JSON.parse(text).Message }).toEqual({
    status: 503,
    code: 'database-unavailable',
    message: sentence,
  })
  expect(headers['retry-after']).toBe('1')
}

describe('while the database is away', () => {
  let database: TestDatabase
  let proxy: DatabaseProxy
  let model: ScriptedModelServer
  let app: TestApp
  let wire: Wire
  let serialNumber: string
  let visitor: Visitor

  beforeAll(async () => {
    database = await createTestDatabase()
    proxy = await startDatabaseProxy(database)
    model = await startScriptedModelServer()
    app = await startTestApp({
      connection: proxy.connection,
      statementMs,
      environment: { PORCHLIGHT_OPENAI_COMPATIBLE_URL: model.url, PORCHLIGHT_OPENAI_COMPATIBLE_MODELS: 'scripted' },
    })
    wire = openWire(app, { connections: 20 })
    serialNumber = await app.addChatbot()
    visitor = await openVisitor(app, serialNumber)
  })
  afterAll(async () => {
    proxy.thaw()
    proxy.setDown(false)
    await wire.close()
    await app.close()
    await model.close()
    await proxy.close()
    await database.drop()
  })

  const add = (headers: Record<string, string> = {}): Promise<WireAnswer> =>
    wire.call({ path: '/chat/Chatbot/Add', body: { timeZone: 'UTC', type: 0 }, headers })

  /** Proves that it goes on within a moment, with one connection as with many. */
  async function expectBack(): Promise<void> {
    await expect.poll(async () => (await add()).status, { interval: 50 }).toBe(200)
    await expect
      .poll(async () => (await Promise.all(Array.from({ length: 20 }, () => add()))).map(({ status }) => status))
      .toEqual(Array.from({ length: 20 }, () => 200))
    expect((await wire.call({ method: 'GET', path: '/health/ready' })).status).toBe(200)
  }

  quickTest.each(['refused', 'cut'] as const)(
    'everything that needs it is a 503 when connections are %s, and it is back by itself',
    async (how) => {
      const file = dataOf<{ PreUploadUrl: string }>(
        await wire.call({ path: '/chat/User/GetPreUploadUrl', body: { fileName: 'a.png' } }),
      )
      // So that no key is remembered: authentication asks the database as well.
      app.app.keys.clear()
      proxy.setDown(how === 'refused')
      const cutting = how === 'cut' ? setInterval(() => proxy.cut(), 1) : undefined
      const { pathname, search } = new URL(file.PreUploadUrl)
      const calls = [
        () => add(),
        () => add({ 'idempotency-key': `${how} once` }),
        () =>
          wire.call({
            path: '/chat/Chat/ClientAsk',
            body: { sessionID: 1, content: 'x' },
            headers: { 'idempotency-key': how },
          }),
        () => callAsVisitor(wire, visitor, '/chat/Chat/Ask', { content: 'Hello' }),
        () => wire.call({ method: 'PUT', path: pathname + search, bytes: 'bytes' }),
        () =>
          wire.call({ path: '/chat/Chatbot/GetConfig', body: { serialNumber }, headers: { authorization: undefined } }),
        () => wire.call({ method: 'GET', path: '/health/ready' }),
        () => wire.call({ method: 'GET', path: `/share/${serialNumber}` }),
      ]
      // A look through the keyhole between two cuts may succeed; trouble must always look like this.
      for (const call of calls) {
        const answer = await call()
        if (how === 'refused' || answer.status >= 500)
          expect([answer.status, answer.headers['retry-after']]).toEqual([503, '1'])
      }
      expect((await wire.call({ method: 'GET', path: '/health/live' })).status).toBe(200)
      clearInterval(cutting)
      proxy.setDown(false)
      await expectBack()
    },
  )

  deepTest(
    'a network that swallows everything ends in a 503 too, and connections that swallowed are not used again',
    async () => {
      proxy.freeze()
      const answers = await Promise.all([add(), add({ 'idempotency-key': 'frozen' })])
      for (const answer of answers) expectUnavailable(answer)
      proxy.thaw()
      await expectBack()
      // It was never committed: the key is free.
      expect((await add({ 'idempotency-key': 'frozen' })).status).toBe(200)
    },
  )

  deepTest('more requests than connections do not wait behind frozen ones: each of them is a 503', async () => {
    proxy.freeze()
    const alone = await timeOf(add)
    const started = performance.now()
    const answers = await Promise.all(Array.from({ length: 40 }, () => add()))
    for (const answer of answers) expectUnavailable(answer)
    // One after the other on the sixteen connections they would take three times as long as one, and all behind each other forty times.
    expect(performance.now() - started).toBeLessThan(6 * alone + connectMs)
    proxy.thaw()
    await expectBack()
  })

  quickTest('a statement that takes too long is a 503, and its connection goes on', async () => {
    const blocker = await app.app.pool.connect()
    try {
      await blocker.query('BEGIN; LOCK TABLE chatbots IN ACCESS EXCLUSIVE MODE')
      expectUnavailable(await add())
    } finally {
      await blocker.query('ROLLBACK')
      blocker.release()
    }
    await expectBack()
  })

  quickTest(
    'a stream that has begun ends with a line that says so, and the turn is settled once it is back',
    async () => {
      const models = dataOf<{ Key: string }[]>(await wire.call({ path: '/chat/Chatbot/ModelList', body: {} }))
      const Model = models.find(({ Key }) => Key.includes('scripted'))?.Key
      const sessionID = await app.addSession(await app.addChatbot({ Model }))
      model.play({ steps: [{ piece: 'There are ' }, { waitMs: 500 }, { piece: 'some.' }] })
      const asked = model.requests.length
      const streaming = wire.call({ path: '/chat/Chat/ClientAsk', body: { sessionID, content: 'Hm?', stream: true } })
      await expect.poll(() => model.requests.length).toBeGreaterThan(asked)
      proxy.setDown(true)
      const { text } = await streaming
      expect(JSON.parse(text.trimEnd().split('\n').at(-1) ?? '')).toEqual({
        Success: false,
        Code: 503,
        Message: sentence,
      })
      proxy.setDown(false)
      const status = () =>
        app.app.pool.query(`SELECT status, failure FROM messages WHERE "sessionId" = ${sessionID}`).then(
          ({ rows }) => rows,
          () => null,
        )
      await expect.poll(status).toEqual([{ status: 'failed', failure: 'database-unavailable' }])
    },
  )

  quickTest('a key that was revoked while nobody could hear of it is refused once it is back', async () => {
    const other = await app.addWorkspace()
    const call = () => add({ authorization: other.secretKey }).then(({ status }) => status)
    expect(await call()).toBe(200)
    proxy.setDown(true)
    proxy.setDown(false)
    await expectBack()
    await expect.poll(call).toBe(200)
    await app.app.pool.query(`UPDATE keys SET "expiresAt" = now() WHERE "workspaceId" = ${other.workspaceId}`)
    await expect.poll(() => app.app.pool.query("SELECT pg_notify('porchlight_keys', '')").then(call)).toBe(401)
  })
})

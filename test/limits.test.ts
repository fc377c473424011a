import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from './test-app.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

let database: TestDatabase
/** Two servers on one database, each with its own pool and caches, as two processes have them. */
let servers: TestApp[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  servers = [
    await startTestApp({ connection: database.connection }),
    await startTestApp({ connection: database.connection }),
  ]
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()))
  await database.drop()
})

const first = (): TestApp => {
  const server = servers[0]
  if (!server) throw new Error('no server')
  return server
}

/** Sends so many questions at once, spread over the servers; answers how many of each status came, and the refusals. */
async function storm(count: number, over: TestApp[], sessions: number[]) {
  const { secretKey } = first()
  const answers = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      (over[index % over.length] as TestApp).post(
        '/chat/Chat/ClientAsk',
        { sessionID: sessions[index % sessions.length], content: 'How many homes are for sale?' },
        { headers: { authorization: secretKey } },
      ),
    ),
  )
  const refused = answers.filter(({ status }) => status === 429)
  return { taken: answers.filter(({ status }) => status === 200).length, refused, answers }
}

async function countQuestions(sessions: number[]): Promise<number> {
  const rows = await first()
    .app.db.selectFrom('messages')
    .select('id')
    .where('role', '=', 'question')
    .where('sessionId', 'in', sessions)
    .execute()
  return rows.length
}

describe.each([
  ['one server', 1],
  ['two servers', 2],
])('500 questions at once to %s', (_name, count) => {
  test('the rate limit of 20 lets exactly 20 through', async () => {
    const serialNumber = await first().addChatbot({
      RateLimitCount: 20,
      RateLimitTime: 240,
      RateLimitMessage: 'One after the other, please.',
    })
    const sessionID = await first().addSession(serialNumber)
    const { taken, refused } = await storm(500, servers.slice(0, count), [sessionID])
    expect(taken).toBe(20)
    expect(refused).toHaveLength(480)
    expect(await countQuestions([sessionID])).toBe(20)
    for (const { body, headers } of refused) {
      expect(body).toMatchObject({ Data: null, Success: false, Code: 429, Message: 'One after the other, please.' })
      expect(headers.get('x-error-code')).toBe('rate-limit-reached')
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(180)
      expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(240)
    }
  })

  test('the MessageLimit of 20 lets exactly 20 through, over all sessions', async () => {
    const serialNumber = await first().addChatbot({ MessageLimit: 20 })
    const sessions = await Promise.all(Array.from({ length: 10 }, () => first().addSession(serialNumber)))
    const { taken, refused } = await storm(500, servers.slice(0, count), sessions)
    expect(taken).toBe(20)
    expect(refused).toHaveLength(480)
    expect(await countQuestions(sessions)).toBe(20)
    for (const { body, headers } of refused) {
      expect(body).toMatchObject({ Data: null, Success: false, Code: 429 })
      expect(headers.get('x-error-code')).toBe('message-limit-reached')
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
      expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(31 * 86_400)
    }
  })
})

test('a refused streamed question gets an ordinary envelope, and the limit is the session’s own', async () => {
  const serialNumber = await first().addChatbot({ RateLimitCount: 1, RateLimitTime: 100 })
  const [one, two] = [await first().addSession(serialNumber), await first().addSession(serialNumber)]
  const asking = (sessionID: number) =>
    first().post('/chat/Chat/ClientAsk', { sessionID, content: 'Hello?', stream: true })
  expect((await asking(one)).status).toBe(200)
  const refused = await asking(one)
  expect(refused.status).toBe(429)
  expect(refused.headers.get('content-type')).toContain('application/json')
  expect(refused.body.Message).toMatch(
    /^A conversation may send at most 1 message in 100 s: wait \d+ s, then send it again\.$/,
  )
  expect((await asking(two)).status).toBe(200)
})

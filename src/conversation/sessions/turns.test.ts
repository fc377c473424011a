import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { connect, type Database, type OpenDatabase } from '../../platform/database/connect.ts'
import { insertSession } from './session-store.ts'
import { type BegunTurn, beginTurn, failTurn, finishTurn, healTurns, isBegun, listMessages } from './turns.ts'

let database: TestDatabase
/** Two pools, as two processes have them. */
let pools: OpenDatabase[] = []
let db: Database
let workspaceId: number
let otherWorkspaceId: number

beforeAll(async () => {
  database = await createTestDatabase()
  pools = [connect(database.connection), connect(database.connection)]
  db = pools[0]?.db as Database
  const ids = await db
    .insertInto('workspaces')
    .values([{ name: 'Harbour Homes' }, { name: 'Other Homes' }])
    .returning('id')
    .execute()
  ;[workspaceId = 0, otherWorkspaceId = 0] = ids.map(({ id }) => id)
})
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.close()))
  await database.drop()
})

let serial = 0
async function makeChatbot(
  settings: Record<string, unknown> = {},
): Promise<{ serialNumber: string; chatbotId: number }> {
  serial += 1
  const serialNumber = serial.toString(16).padStart(32, '0')
  const { id } = await db
    .insertInto('chatbots')
    .values({ workspaceId, serialNumber, settings: JSON.stringify(settings), removedAt: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { serialNumber, chatbotId: id }
}

async function makeSession(serialNumber: string): Promise<number> {
  const session = await insertSession(db, workspaceId, serialNumber)
  if (session === null) throw new Error('no chatbot')
  return session.id
}

function ask(sessionId: number, content = 'Hello?', on = db): ReturnType<typeof beginTurn> {
  return beginTurn(on, { workspaceId, sessionId, kind: 'Text', content, fileIds: [] }, 'never', () => {})
}

async function begin(sessionId: number, content?: string): Promise<BegunTurn> {
  const view = await ask(sessionId, content)
  if (!isBegun(view)) throw new Error('only looked')
  return view
}

const answer = { status: 'complete', model: 'scripted', totalToken: 5, noAnswer: false, trace: {} } as const

async function usedIn(chatbotId: number): Promise<number> {
  const rows = await db.selectFrom('messageUsage').select('used').where('chatbotId', '=', chatbotId).execute()
  return rows.reduce((sum, { used }) => sum + used, 0)
}

async function countQuestions(sessionId: number): Promise<number> {
  const messages = await listMessages(db, { workspaceId, sessionId })
  return messages.filter(({ role }) => role === 'question').length
}

/**
 * Sends so many at once, spread over both pools; answers how many were taken and the refusals. The chatbot's count of
 * the month is held for a moment, so that all that come past the checks before it meet there.
 */
async function storm(count: number, chatbotId: number, send: (on: Database) => Promise<unknown>) {
  const sending = await db.transaction().execute(async (holder) => {
    await holder.selectFrom('messageUsage').selectAll().where('chatbotId', '=', chatbotId).forUpdate().execute()
    const sent = Promise.allSettled(
      Array.from({ length: count }, (_, index) => send(pools[index % pools.length]?.db as Database)),
    )
    await new Promise((resolve) => setTimeout(resolve, 400))
    return { sent }
  })
  const results = await sending.sent
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
  return { taken: count - refused.length, refused }
}

test('a question is stored with its settings and session at hand', async () => {
  const { serialNumber, chatbotId } = await makeChatbot({ Name: 'Harbour', TimeZone: 'Europe/Madrid' })
  const sessionId = await makeSession(serialNumber)
  const turn = await begin(sessionId, 'Which homes?')
  expect(turn).toMatchObject({ workspaceId, chatbotId, sessionId, serialNumber, searchState: null, history: [] })
  expect(turn.settings).toMatchObject({ Name: 'Harbour', TimeZone: 'Europe/Madrid', MessageLimit: -1 })
  const answerId = await finishTurn(db, turn, { ...answer, content: 'These.', searchState: { city: 'renton' } })
  expect(answerId).toBeGreaterThan(turn.questionId)
  expect((await listMessages(db, turn)).map(({ role, content }) => [role, content])).toEqual([
    ['question', 'Which homes?'],
    ['answer', 'These.'],
  ])
  expect((await begin(sessionId)).searchState).toEqual({ city: 'renton' })
})

test('a session is unknown to other workspaces and once its chatbot is removed', async () => {
  const { serialNumber, chatbotId } = await makeChatbot()
  const sessionId = await makeSession(serialNumber)
  const foreign = beginTurn(
    db,
    { workspaceId: otherWorkspaceId, sessionId, kind: 'Text', content: 'Hi', fileIds: [] },
    'never',
    () => {},
  )
  await expect(foreign).rejects.toMatchObject({ code: 'session-not-found', status: 404 })
  const open = await begin(sessionId)
  await db.updateTable('chatbots').set({ removedAt: new Date() }).where('id', '=', chatbotId).execute()
  await expect(ask(sessionId)).rejects.toMatchObject({ code: 'session-not-found' })
  expect(await insertSession(db, workspaceId, serialNumber)).toBeNull()
  await db.deleteFrom('messages').where('chatbotId', '=', chatbotId).execute()
  await expect(finishTurn(db, open, { ...answer, content: 'Late.' })).rejects.toMatchObject({
    code: 'session-not-found',
  })
  expect(await listMessages(db, { workspaceId, sessionId })).toEqual([])
})

test('a question that a crash of the database took is trouble of ours: asked again, it is answered', async () => {
  const { serialNumber } = await makeChatbot()
  const sessionId = await makeSession(serialNumber)
  const open = await begin(sessionId)
  // What is not on the disk yet when the database dies is gone; the session was waited for.
  await db.deleteFrom('messages').where('sessionId', '=', sessionId).execute()
  await expect(finishTurn(db, open, { ...answer, content: 'Late.' })).rejects.toMatchObject({
    code: 'database-unavailable',
    status: 503,
    retryAfterSeconds: 1,
  })
  expect(await finishTurn(db, await begin(sessionId), { ...answer, content: 'Here.' })).toBeGreaterThan(0)
})

test('looking stores nothing', async () => {
  const { serialNumber, chatbotId } = await makeChatbot({ VerifyDomain: true })
  const sessionId = await makeSession(serialNumber)
  const question = { workspaceId, sessionId, kind: 'Text', content: 'Hi', fileIds: [] } as const
  expect(isBegun(await beginTurn(db, question, 'verifying', () => {}))).toBe(false)
  expect(isBegun(await beginTurn(db, question, 'always', () => {}))).toBe(false)
  expect(await countQuestions(sessionId)).toBe(0)
  expect(await usedIn(chatbotId)).toBe(0)
  await db.updateTable('chatbots').set({ settings: '{}' }).where('id', '=', chatbotId).execute()
  expect(isBegun(await beginTurn(db, question, 'verifying', () => {}))).toBe(true)
})

test('of 500 questions at once from two pools the rate limit lets exactly 20 through', async () => {
  const { serialNumber, chatbotId } = await makeChatbot({
    RateLimitCount: 20,
    RateLimitTime: 240,
    RateLimitMessage: 'Slowly.',
  })
  await begin(await makeSession(serialNumber))
  const sessionId = await makeSession(serialNumber)
  const { taken, refused } = await storm(500, chatbotId, (on) => ask(sessionId, 'Hi', on))
  expect(taken).toBe(20)
  expect(await countQuestions(sessionId)).toBe(20)
  expect(await usedIn(chatbotId)).toBe(21)
  for (const error of refused) {
    expect(error).toMatchObject({ code: 'rate-limit-reached', status: 429, message: 'Slowly.' })
    expect(error.retryAfterSeconds).toBeGreaterThan(200)
    expect(error.retryAfterSeconds).toBeLessThanOrEqual(240)
  }
  // Another session of the same chatbot has a window of its own.
  await begin(await makeSession(serialNumber))
})

test('the window slides: what is older than it counts no more, and Retry-After says when', async () => {
  const { serialNumber } = await makeChatbot({ RateLimitCount: 2, RateLimitTime: 100 })
  const sessionId = await makeSession(serialNumber)
  const shift = (id: number, seconds: number): Promise<unknown> =>
    db
      .updateTable('messages')
      .set({ createdAt: new Date(Date.now() - seconds * 1000) as never })
      .where('id', '=', id)
      .execute()
  const first = await begin(sessionId)
  const second = await begin(sessionId)
  await shift(first.questionId, 90)
  await shift(second.questionId, 30)
  const refusal = await ask(sessionId).catch((error) => error)
  expect(refusal).toMatchObject({ code: 'rate-limit-reached' })
  expect(refusal.message).toBe('A conversation may send at most 2 messages in 100 s: wait 10 s, then send it again.')
  expect(refusal.retryAfterSeconds).toBeGreaterThan(8)
  expect(refusal.retryAfterSeconds).toBeLessThanOrEqual(10)
  await shift(first.questionId, 101)
  await begin(sessionId)
  await expect(ask(sessionId)).rejects.toMatchObject({ code: 'rate-limit-reached' })
})

test('both numbers must be positive for the rate limit to act', async () => {
  for (const settings of [{ RateLimitCount: 1 }, { RateLimitTime: 100 }, { RateLimitCount: 0, RateLimitTime: 100 }]) {
    const sessionId = await makeSession((await makeChatbot(settings)).serialNumber)
    for (let count = 0; count < 5; count += 1) await begin(sessionId)
  }
})

test('of 500 questions at once in 25 sessions MessageLimit lets exactly 20 through', async () => {
  const { serialNumber, chatbotId } = await makeChatbot({ MessageLimit: 20, TimeZone: 'America/Los_Angeles' })
  const sessions = await Promise.all(Array.from({ length: 25 }, () => makeSession(serialNumber)))
  await begin(sessions[0] ?? 0)
  let next = 0
  const { taken, refused } = await storm(500, chatbotId, (on) => ask(sessions[next++ % sessions.length] ?? 0, 'Hi', on))
  expect(taken).toBe(19)
  expect(await usedIn(chatbotId)).toBe(20)
  const counts = await Promise.all(sessions.map(countQuestions))
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(20)
  for (const error of refused) expect(error).toMatchObject({ code: 'message-limit-reached', status: 429 })
})

test('MessageLimit 0 lets nothing through and -1 everything; messages without a limit count for a later one', async () => {
  const { serialNumber, chatbotId } = await makeChatbot()
  const sessionId = await makeSession(serialNumber)
  for (let count = 0; count < 3; count += 1) await begin(sessionId)
  const limit = (MessageLimit: number): Promise<unknown> =>
    db
      .updateTable('chatbots')
      .set({ settings: JSON.stringify({ MessageLimit }) })
      .where('id', '=', chatbotId)
      .execute()
  await limit(4)
  await begin(sessionId)
  await expect(ask(sessionId)).rejects.toMatchObject({ code: 'message-limit-reached' })
  await limit(0)
  await expect(ask(sessionId)).rejects.toMatchObject({ code: 'message-limit-reached' })
  await limit(-1)
  await begin(sessionId)
  expect(await countQuestions(sessionId)).toBe(5)
  const fresh = await makeChatbot({ MessageLimit: 0 })
  await expect(ask(await makeSession(fresh.serialNumber))).rejects.toMatchObject({ code: 'message-limit-reached' })
})

test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC', 'America/St_Johns'])(
  'the month is the calendar month of %s, and Retry-After ends with it',
  async (TimeZone) => {
    const { serialNumber, chatbotId } = await makeChatbot({ TimeZone, MessageLimit: 1 })
    const sessionId = await makeSession(serialNumber)
    const monthAt = (time: number): string => {
      const parts = new Intl.DateTimeFormat('en', {
        timeZone: TimeZone,
        year: 'numeric',
        month: '2-digit',
      }).formatToParts(time)
      const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? ''
      return `${part('year')}-${part('month')}`
    }
    await begin(sessionId)
    const { month } = await db
      .selectFrom('messageUsage')
      .select('month')
      .where('chatbotId', '=', chatbotId)
      .executeTakeFirstOrThrow()
    expect(month).toBe(monthAt(Date.now()))
    const refusal = await ask(sessionId).catch((error) => error)
    const endsAt = Date.now() + refusal.retryAfterSeconds * 1000
    expect(monthAt(endsAt - 60_000)).toBe(month)
    expect(monthAt(endsAt + 60_000)).not.toBe(month)
    // Last month's messages do not count.
    await db.updateTable('messageUsage').set({ month: '2001-01' }).where('chatbotId', '=', chatbotId).execute()
    await begin(sessionId)
  },
)

test('a time zone that the database does not know counts as UTC', async () => {
  const { serialNumber } = await makeChatbot({ TimeZone: 'Mars/Olympus_Mons' })
  await begin(await makeSession(serialNumber))
})

test('a failed turn counts for the rate limit, not for the month, and is given back once', async () => {
  const { serialNumber, chatbotId } = await makeChatbot({ MessageLimit: 3, RateLimitCount: 3, RateLimitTime: 100 })
  const sessionId = await makeSession(serialNumber)
  const turns = [await begin(sessionId), await begin(sessionId), await begin(sessionId)]
  expect(await usedIn(chatbotId)).toBe(3)
  for (const turn of turns) await failTurn(db, turn, 'model-failed', { said: 'half an \0 answer \ud83d' })
  for (const turn of turns) await failTurn(db, turn, 'model-failed', {})
  expect(await usedIn(chatbotId)).toBe(0)
  expect(await countQuestions(sessionId)).toBe(3)
  await expect(ask(sessionId)).rejects.toMatchObject({ code: 'rate-limit-reached' })
  // What failed can be answered no more.
  await expect(finishTurn(db, turns[0] as BegunTurn, { ...answer, content: 'Late.' })).rejects.toThrow()
})

test('turns that nobody will end are failed and given back; younger and finished ones stay', async () => {
  const { serialNumber, chatbotId } = await makeChatbot()
  const sessionId = await makeSession(serialNumber)
  const old = [await begin(sessionId), await begin(sessionId)]
  const finished = await begin(sessionId)
  await finishTurn(db, finished, { ...answer, content: 'Done.' })
  const ids = [...old, finished].map(({ questionId }) => questionId)
  await db
    .updateTable('messages')
    .set({ createdAt: new Date(Date.now() - 3_600_000) as never })
    .where('id', 'in', ids)
    .execute()
  const young = await begin(sessionId)
  expect(await usedIn(chatbotId)).toBe(4)
  await Promise.all(pools.map((pool) => healTurns(pool.db, 1_800_000)))
  expect(await usedIn(chatbotId)).toBe(2)
  const rows = await db
    .selectFrom('messages')
    .select(['id', 'status', 'failure'])
    .where('role', '=', 'question')
    .where('sessionId', '=', sessionId)
    .orderBy('id')
    .execute()
  expect(rows.map(({ status }) => status)).toEqual(['failed', 'failed', 'answered', 'pending'])
  expect(rows[0]?.failure).toBe('abandoned')
  await finishTurn(db, young, { ...answer, content: 'In time.' })
})

test('a language model is told the conversation by turns, with questions whose answer failed, without what is not answered yet', async () => {
  const { serialNumber } = await makeChatbot({ Model: 'compatible/scripted' })
  const sessionId = await makeSession(serialNumber)
  const one = await begin(sessionId, 'one')
  const two = await begin(sessionId, 'two')
  const failed = await begin(sessionId, 'failed')
  await begin(sessionId, 'pending')
  await finishTurn(db, two, { ...answer, content: 'answer two', status: 'interrupted', totalToken: null })
  await finishTurn(db, one, { ...answer, content: 'answer one' })
  await failTurn(db, failed, 'model-failed', {})
  const { history } = await begin(sessionId, 'next')
  expect(history.map(({ content }) => content)).toEqual(['one', 'answer one', 'two', 'answer two', 'failed'])
  expect(history.map(({ role }) => role)).toEqual(['question', 'answer', 'question', 'answer', 'question'])
})

test('the built-in guide is not told the conversation', async () => {
  const { serialNumber } = await makeChatbot()
  const sessionId = await makeSession(serialNumber)
  await finishTurn(db, await begin(sessionId), { ...answer, content: 'Hello.' })
  expect((await begin(sessionId)).history).toEqual([])
})

test('what was heard becomes the text of a question without words', async () => {
  const { serialNumber } = await makeChatbot()
  const sessionId = await makeSession(serialNumber)
  await finishTurn(db, await begin(sessionId, ' '), {
    ...answer,
    content: 'Yes.',
    understood: 'any homes with a garage',
  })
  await finishTurn(db, await begin(sessionId, 'As typed'), { ...answer, content: 'Yes.', understood: 'something else' })
  const questions = (await listMessages(db, { workspaceId, sessionId })).filter(({ role }) => role === 'question')
  expect(questions.map(({ content }) => content)).toEqual(['any homes with a garage', 'As typed'])
})

test('a first question costs the same however many the others of its workspace have asked', async () => {
  const { serialNumber, chatbotId } = await makeChatbot()
  const pool = connect(database.connection, { maxConnections: 1 })
  try {
    // One connection, which plans while there is next to nothing, as that of a new installation does.
    for (let count = 0; count < 10; count += 1) await ask(await makeSession(serialNumber), 'Hello?', pool.db)
    const others = await makeSession(serialNumber)
    await pool.pool.query(
      `INSERT INTO messages ("workspaceId", "chatbotId", "sessionId", role, kind, content, status)
        SELECT $1, $2, $3, 'question', 'Text', 'Hello?', 'answered' FROM generate_series(1, 3000)`,
      [workspaceId, chatbotId, others],
    )
    const asked = await makeSession(serialNumber)
    const rowsRead = async (): Promise<number> => {
      await pool.pool.query('SELECT pg_stat_force_next_flush()')
      const { rows } = await pool.pool.query<{ read: number }>(
        `SELECT sum(idx_tup_read) AS read FROM pg_stat_user_indexes WHERE relname = 'messages'`,
      )
      return Number(rows[0]?.read)
    }
    const before = await rowsRead()
    await ask(asked, 'Hello?', pool.db)
    expect((await rowsRead()) - before).toBeLessThan(100)
  } finally {
    await pool.close()
  }
})

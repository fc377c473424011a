import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { changeAllowance, changeSessionLimit } from '../../firm/workspaces/change-limits.ts'
import { readUsage } from '../../firm/workspaces/limit-store.ts'
import { connect, type Database, type OpenDatabase } from '../../platform/database/connect.ts'
import { insertSession } from './session-store.ts'
import { type BegunTurn, beginTurn, failTurn, finishTurn, healTurns, isBegun, type LimitHit } from './turns.ts'
import { countStored } from './usage-store.ts'

// The limits of a workspace, exact whoever asks at the same time, in whichever process.

let database: TestDatabase
/** Two pools, as two processes have them. */
let pools: OpenDatabase[] = []
let db: Database

beforeAll(async () => {
  database = await createTestDatabase()
  pools = [connect(database.connection), connect(database.connection)]
  db = pools[0]?.db as Database
})
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.close()))
  await database.drop()
})

interface Chatbot {
  workspaceId: number
  chatbotId: number
  serialNumber: string
}

async function makeWorkspace(): Promise<number> {
  const { id } = await db.insertInto('workspaces').values({ name: 'Homes' }).returning('id').executeTakeFirstOrThrow()
  return id
}

let serial = 0
async function makeChatbot(workspaceId: number, settings: Record<string, unknown> = {}): Promise<Chatbot> {
  serial += 1
  const serialNumber = serial.toString(16).padStart(32, '0')
  const { id } = await db
    .insertInto('chatbots')
    .values({ workspaceId, serialNumber, settings: JSON.stringify(settings), removedAt: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { workspaceId, chatbotId: id, serialNumber }
}

async function makeSession({ workspaceId, serialNumber }: Chatbot): Promise<number> {
  const session = await insertSession(db, workspaceId, serialNumber)
  if (session === null) throw new Error('no chatbot')
  return session.id
}

async function ask(
  workspaceId: number,
  sessionId: number,
  on = db,
  onLimit: (limit: LimitHit) => void = () => {},
): Promise<BegunTurn> {
  const question = { workspaceId, sessionId, kind: 'Text' as const, content: 'Hello?', fileIds: [] }
  const turn = await beginTurn(on, question, 'never', onLimit)
  if (!isBegun(turn)) throw new Error('only looked')
  return turn
}

const answer = {
  status: 'complete',
  model: 'scripted',
  totalToken: 5,
  noAnswer: false,
  trace: {},
  content: 'Hi.',
} as const

/** Sends so many at once, over both pools. */
async function storm(count: number, send: (on: Database, index: number) => Promise<BegunTurn>) {
  const sent = Array.from({ length: count }, (_, index) => send(pools[index % pools.length]?.db as Database, index))
  const results = await Promise.allSettled(sent)
  return {
    taken: results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])),
    refused: results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : [])),
  }
}

const limitSession = (workspaceId: number, limit: number | null) =>
  changeSessionLimit(db, { workspaceId, by: 'test' }, limit)
const allow = (workspaceId: number, allowance: number | null) =>
  changeAllowance(db, { workspaceId, by: 'test' }, allowance)

test('of 200 questions at once a session takes as many as it may have answered, for good', async () => {
  const workspaceId = await makeWorkspace()
  const chatbot = await makeChatbot(workspaceId)
  const [sessionId, other] = [await makeSession(chatbot), await makeSession(chatbot)]
  await finishTurn(db, await ask(workspaceId, sessionId), answer)
  await limitSession(workspaceId, 7)
  const { taken, refused } = await storm(200, (on) => ask(workspaceId, sessionId, on))
  expect(taken).toHaveLength(6)
  const sentence = 'This conversation has used up the 7 messages that it may have: begin a new one.'
  for (const error of refused) {
    expect(error).toMatchObject({ code: 'session-limit-reached', status: 429, message: sentence })
    expect(error.retryAfterSeconds, 'it is over for good').toBeUndefined()
  }
  // One whose answer failed has its place again, no more than one.
  const [failed, ...rest] = taken
  await failTurn(db, failed as BegunTurn, 'model-failed', {})
  for (const turn of rest) await finishTurn(db, turn, answer)
  const again = await storm(20, (on) => ask(workspaceId, sessionId, on))
  expect(again.taken).toHaveLength(1)
  await finishTurn(db, again.taken[0] as BegunTurn, { ...answer, status: 'interrupted' })
  await expect(ask(workspaceId, sessionId)).rejects.toMatchObject({ code: 'session-limit-reached' })
  // What was refused is not stored: 7 answered and one that failed.
  expect(await countStored(db, workspaceId, chatbot.serialNumber)).toBe(8)
  await finishTurn(db, await ask(workspaceId, other), answer)
  await limitSession(workspaceId, null)
  await ask(workspaceId, sessionId)
})

test('the limit of a session is that of its workspace, and acts beside the others', async () => {
  const [workspaceId, neighbour] = [await makeWorkspace(), await makeWorkspace()]
  await limitSession(neighbour, 1)
  const chatbot = await makeChatbot(workspaceId, { RateLimitCount: 1, RateLimitTime: 100 })
  const sessionId = await makeSession(chatbot)
  await ask(workspaceId, sessionId)
  const hits: LimitHit[] = []
  const refusal = () => ask(workspaceId, sessionId, db, (limit) => hits.push(limit)).catch((error) => error)
  expect(await refusal()).toMatchObject({ code: 'rate-limit-reached' })
  await limitSession(workspaceId, 1)
  expect(await refusal()).toMatchObject({ code: 'session-limit-reached' })
  expect(hits).toEqual(['rate', 'session'])
})

test('of 300 questions at once to three chatbots the allowance lets exactly 20 through', async () => {
  const workspaceId = await makeWorkspace()
  const chatbots = [await makeChatbot(workspaceId), await makeChatbot(workspaceId), await makeChatbot(workspaceId)]
  const sessions = await Promise.all(
    Array.from({ length: 30 }, (_, index) => makeSession(chatbots[index % 3] as Chatbot)),
  )
  await allow(workspaceId, 20)
  const { taken, refused } = await storm(300, (on, index) => ask(workspaceId, sessions[index % 30] ?? 0, on))
  expect(taken).toHaveLength(20)
  expect(await readUsage(db, workspaceId)).toEqual({ allowance: 20, used: 20 })
  const now = new Date()
  const monthEnds = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1)
  for (const error of refused) {
    expect(error).toMatchObject({ code: 'allowance-used-up', status: 429 })
    expect(Math.abs(Date.now() + error.retryAfterSeconds * 1000 - monthEnds)).toBeLessThan(60_000)
  }
  // What was refused counts nowhere.
  const used = await db.selectFrom('messageUsage').select('used').where('workspaceId', '=', workspaceId).execute()
  expect(used.reduce((sum, row) => sum + row.used, 0)).toBe(20)
  const stored = await Promise.all(chatbots.map(({ serialNumber }) => countStored(db, workspaceId, serialNumber)))
  expect(stored.reduce<number>((sum, count) => sum + (count ?? 0), 0)).toBe(20)
  // A failed one gives its place back, once.
  await failTurn(db, taken[0] as BegunTurn, 'model-failed', {})
  await failTurn(db, taken[0] as BegunTurn, 'model-failed', {})
  expect(await readUsage(db, workspaceId)).toEqual({ allowance: 20, used: 19 })
  expect((await storm(20, (on) => ask(workspaceId, sessions[0] ?? 0, on))).taken).toHaveLength(1)
  await allow(workspaceId, null)
  await ask(workspaceId, sessions[0] ?? 0)
  expect(await readUsage(db, workspaceId)).toEqual({ allowance: null, used: 21 })
})

test('an allowance of 0 lets nothing through, and MessageLimit goes on beside it', async () => {
  const workspaceId = await makeWorkspace()
  const [strict, free] = [await makeChatbot(workspaceId, { MessageLimit: 2 }), await makeChatbot(workspaceId)]
  const [first, second] = [await makeSession(strict), await makeSession(free)]
  await allow(workspaceId, 0)
  await expect(ask(workspaceId, first)).rejects.toMatchObject({
    code: 'allowance-used-up',
    message:
      'This workspace has used up its 0 messages of this month (UTC): raise the allowance or wait for the next month.',
  })
  await allow(workspaceId, 3)
  const { taken } = await storm(40, (on) => ask(workspaceId, first, on))
  expect(taken).toHaveLength(2)
  await expect(ask(workspaceId, first)).rejects.toMatchObject({ code: 'message-limit-reached' })
  expect((await storm(40, (on) => ask(workspaceId, second, on))).taken).toHaveLength(1)
  // The neighbours' allowance is theirs.
  const neighbour = await makeWorkspace()
  await ask(neighbour, await makeSession(await makeChatbot(neighbour)))
})

test('the month of the allowance is that of UTC, whatever the zone of the chatbot', async () => {
  const workspaceId = await makeWorkspace()
  const sessionId = await makeSession(await makeChatbot(workspaceId, { TimeZone: 'Pacific/Kiritimati' }))
  await ask(workspaceId, sessionId)
  const rows = () =>
    db.selectFrom('workspaceUsage').select(['month', 'used']).where('workspaceId', '=', workspaceId).execute()
  expect(await rows()).toEqual([{ month: new Date().toISOString().slice(0, 7), used: 1 }])
  // Last month's messages do not count.
  await allow(workspaceId, 1)
  await expect(ask(workspaceId, sessionId)).rejects.toMatchObject({ code: 'allowance-used-up' })
  await db.updateTable('workspaceUsage').set({ month: '2001-01' }).where('workspaceId', '=', workspaceId).execute()
  await ask(workspaceId, sessionId)
})

test('turns that fail, are healed and begin all at once leave the counts right', async () => {
  const workspaceId = await makeWorkspace()
  const chatbots = [await makeChatbot(workspaceId), await makeChatbot(workspaceId)]
  const sessions = await Promise.all(chatbots.map(makeSession))
  const begun = await Promise.all(Array.from({ length: 40 }, (_, index) => ask(workspaceId, sessions[index % 2] ?? 0)))
  await Promise.all([
    ...begun.slice(0, 10).map((turn) => failTurn(db, turn, 'model-failed', {})),
    ...begun.slice(30).map((turn) => finishTurn(db, turn, answer)),
    ...Array.from({ length: 20 }, (_, index) => ask(workspaceId, sessions[index % 2] ?? 0, pools[1]?.db)),
  ])
  expect((await readUsage(db, workspaceId)).used).toBe(50)
  await Promise.all(pools.map((pool) => healTurns(pool.db, 0)))
  expect((await readUsage(db, workspaceId)).used).toBe(10)
  const counts = await Promise.all(chatbots.map(({ serialNumber }) => countStored(db, workspaceId, serialNumber)))
  expect(counts).toEqual([30, 30])
})

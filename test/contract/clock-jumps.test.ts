import { afterAll, beforeAll, expect, test } from 'vitest'
import { healAbandonedTurns } from '../../src/conversation/chat/heal-abandoned-turns.ts'
import { makeKey } from '../../src/firm/workspaces/key.ts'
import { endKey, insertKey, revoked } from '../../src/firm/workspaces/keys/key-store.ts'
import { AddressLimit } from '../../src/platform/limits/address-limit.ts'
import { startTestApp, type TestApp } from '../test-app.ts'
import { callAsVisitor, openVisitor } from '../visitor.ts'
import { openWire, type Wire } from '../wire-call.ts'
import { sampleListing } from './listings/sample-listing.ts'

// A clock that has jumped years ahead, and back: what it left behind must not hold anything up until then. The database's
// clock cannot be moved in a test; its rows can be given the times that it would have left.

let app: TestApp
let wire: Wire
let serialNumber: string

beforeAll(async () => {
  app = await startTestApp()
  wire = openWire(app)
  serialNumber = await app.addChatbot()
})
afterAll(async () => {
  await wire.close()
  await app.close()
})

const yearMs = 365 * 86_400_000
const jumps = [10 * yearMs, -10 * yearMs]
const toFuture = (table: string, column = 'createdAt') =>
  app.app.pool.query(`UPDATE "${table}" SET "${column}" = "${column}" + interval '10 years'`)

test('keys of a workspace hold and end by the time of the database, whatever the clock of the process says', async () => {
  const { now } = app.app
  const [ended, lasting] = [makeKey('secret'), makeKey('secret')]
  const insert = (key: string) =>
    insertKey(app.app.db, { workspaceId: app.workspaceId, kind: 'secret', key, label: 'clock' })
  const endedId = await insert(ended)
  const lastingId = await insert(lasting)
  await endKey(app.app.db, lastingId, new Date(Date.now() + 3_600_000))
  const use = async (key: string): Promise<number> =>
    (await app.post('/chat/Chatbot/ModelList', {}, { headers: { authorization: key } })).status
  expect([await use(ended), await use(lasting)]).toEqual([200, 200])
  try {
    for (const jump of jumps) {
      app.app.now = () => new Date(Date.now() + jump)
      expect([await use(app.secretKey), await use(lasting)]).toEqual([200, 200])
    }
    await endKey(app.app.db, endedId, revoked)
    await expect.poll(() => use(ended), { timeout: 3_000, interval: 10 }).toBe(401)
  } finally {
    app.app.now = now
  }
  expect(await use(ended)).toBe(401)
  // Not even a database whose clock is set back to the nineties gives it back.
  const { rows } = await app.app.pool.query(`SELECT "expiresAt" < '1990-01-01' AS over FROM keys WHERE id = $1`, [
    endedId,
  ])
  expect(rows).toEqual([{ over: true }])
})

test('a network is bounded as before, and not for longer', () => {
  for (const jump of jumps) {
    const limit = new AddressLimit({ count: 2, windowMs: 60_000 })
    const now = Date.now()
    const take = (at: number): boolean => limit.take('8.8.8.8', at) === 0
    expect([take(now), take(now), take(now)]).toEqual([true, true, false])
    take(now + jump)
    for (let times = 0; times < 5; times += 1) take(now)
    expect(take(now)).toBe(false)
    expect(take(now + 61_000)).toBe(true)
  }
})

test('an Idempotency-Key of the future is free again', async () => {
  const create = () =>
    wire.call({
      path: '/chat/Chatbot/RealEstateCreate',
      body: { SerialNumber: serialNumber, ...sampleListing },
      headers: { 'idempotency-key': 'of the future' },
    })
  const first = await create()
  expect((await create()).text).toBe(first.text)
  await toFuture('idempotency')
  const second = await create()
  expect(second.status).toBe(200)
  expect(second.text).not.toBe(first.text)
})

test('a rate limit counts no messages of the future, and goes on counting', async () => {
  const limited = await app.addChatbot({ RateLimitCount: 2, RateLimitTime: 60 })
  const visitor = await openVisitor(app, limited)
  const ask = async (): Promise<number> =>
    (await callAsVisitor(wire, visitor, '/chat/Chat/Ask', { content: 'Hello' })).status
  expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 429])
  await toFuture('messages')
  expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 429])
})

test('contact details and files of the future count for nobody', async () => {
  const firm = await app.addChatbot({ EnableUploadImage: true })
  const visitor = await openVisitor(app, firm)
  const leave = async (): Promise<number> =>
    (await callAsVisitor(wire, visitor, '/v1/visitor/lead', { email: 'a@b.example', message: '' })).status
  const statuses = []
  for (let times = 0; times < 6; times += 1) statuses.push(await leave())
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  await toFuture('leadNotes')
  expect(await leave()).toBe(200)
})

test('a question that hangs since the future is given up, a mail of the future is tried', async () => {
  const session = await app.addSession(serialNumber)
  await app.app.pool.query(
    `INSERT INTO messages ("workspaceId", "chatbotId", "sessionId", role, kind, content, status, "createdAt")
    SELECT "workspaceId", "chatbotId", id, 'question', 'Text', 'Hi', 'pending', now() + interval '10 years'
    FROM sessions WHERE id = $1`,
    [session],
  )
  await healAbandonedTurns(app.app.db)
  const { rows } = await app.app.pool.query('SELECT status FROM messages WHERE "sessionId" = $1', [session])
  expect(rows).toEqual([{ status: 'failed' }])
})

import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { callAsVisitor, keyOf, openVisitor, type Visitor } from '../../../test/visitor.ts'
import { dataOf, openWire, type Wire } from '../../../test/wire-call.ts'
import { forgetKeys } from '../workspaces/forget-keys.ts'
import { deleteSigningKeys, insertRevocation } from './signing-key-store.ts'
import { writeVisitorKey } from './visitor-key.ts'
import { VisitorKeys } from './visitor-keys.ts'

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

// What one test does with the clock is nothing to the next.
beforeEach(async () => {
  await app.app.db.transaction().execute(deleteSigningKeys)
  forgetKeys(app.app)
})

const dayMs = 86_400_000
const yearMs = 365 * dayMs
const place = { workspaceId: 1, chatbotId: 1, sessionId: 1 }
const conversationPath = '/v1/visitor/conversation'

async function read(visitor: Pick<Visitor, 'sessionKey'>): Promise<number> {
  return (await callAsVisitor(wire, visitor, conversationPath)).status
}

async function renew({ sessionKey }: Pick<Visitor, 'sessionKey'>): Promise<Visitor> {
  const headers = keyOf({ sessionKey })
  const answer = await wire.call({ path: '/chat/Chatbot/GetConfig', body: { serialNumber }, headers })
  const data = dataOf<{ SessionID: number; SessionKey: string }>(answer)
  return { serialNumber, sessionID: data.SessionID, sessionKey: data.SessionKey }
}

async function listIds(): Promise<number[]> {
  const { rows } = await app.app.pool.query<{ id: number }>('SELECT id FROM "signingKeys" ORDER BY id')
  return rows.map(({ id }) => id)
}

const signedBy = (key: string): number => Number.parseInt(/^pl_vis_([0-9a-z]+)\./.exec(key)?.[1] ?? '', 36)

describe('what visitor keys are signed with', () => {
  test('lies sealed in the database', async () => {
    await openVisitor(app, serialNumber)
    const { rows } = await app.app.pool.query('SELECT secret, sealed FROM "signingKeys"')
    expect(rows.length).toBeGreaterThan(0)
    for (const { secret, sealed } of rows) expect([secret, sealed.length]).toEqual([null, 1 + 8 + 12 + 32 + 16])
  })

  test('of an older version is sealed, proves what it has signed, and signs nothing more', async () => {
    const secret = Buffer.from('plain text of an older version!!')
    const { rows } = await app.app.pool.query<{ id: number }>(
      'INSERT INTO "signingKeys" (secret) VALUES ($1) RETURNING id',
      [secret],
    )
    const signingKeyId = rows[0]?.id ?? 0
    // A key as that version wrote it: without the two last numbers.
    const issuedAt = Math.floor(Date.now() / 1000)
    const body = `pl_vis_${[signingKeyId, 1, 1, 7, issuedAt].map((part) => part.toString(36)).join('.')}`
    const key = `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`
    await app.app.visitorKeys.sealPlain((error) => expect.unreachable(String(error)))
    expect(await app.app.visitorKeys.prove(key, Date.now())).toMatchObject({ sessionId: 7, openedAt: issuedAt * 1000 })
    expect(signedBy(await app.app.visitorKeys.issue(place, Date.now()))).not.toBe(signingKeyId)
    const { rows: kept } = await app.app.pool.query('SELECT secret FROM "signingKeys" WHERE secret IS NOT NULL')
    expect(kept).toEqual([])
  })

  test('changes every 30 days, and is kept for 90', async () => {
    const keys = new VisitorKeys(app.app.db, app.app.secrets)
    const now = Date.now()
    const signers = new Set<number>()
    for (let days = 0; days < 400; days += 5) {
      signers.add(signedBy(await keys.issue(place, now + days * dayMs)))
      expect((await listIds()).length).toBeLessThan(10)
    }
    expect(signers.size).toBeGreaterThanOrEqual(11)
  })

  test.each([10 * yearMs, -10 * yearMs])('goes on changing when a clock has jumped by %d ms and back', async (jump) => {
    const keys = new VisitorKeys(app.app.db, app.app.secrets)
    const now = Date.now()
    const before = await keys.issue(place, now)
    const jumped = await keys.issue(place, now + jump)
    expect(await keys.prove(jumped, now + jump)).toMatchObject({ state: 'usable' })
    // Back again: what the jump has signed is of no use, what was there before is.
    expect(await keys.prove(jumped, now)).toBeNull()
    expect(await keys.prove(before, now)).toMatchObject({ state: 'usable' })
    const after = await keys.issue(place, now)
    expect(await keys.prove(after, now)).toMatchObject({ state: 'usable' })
    const months = []
    for (let month = 0; month < 4; month += 1) months.push(signedBy(await keys.issue(place, now + month * 31 * dayMs)))
    expect(new Set(months).size).toBe(4)
    // Again and again it does not heap up.
    for (let times = 0; times < 10; times += 1) {
      await keys.issue(place, now + jump)
      await keys.issue(place, now)
    }
    expect((await listIds()).length).toBeLessThan(16)
  })
})

test('a window whose clock of the server jumps goes on, with a new conversation at worst', async () => {
  const { now } = app.app
  const visitor = await openVisitor(app, serialNumber)
  try {
    for (const jump of [10 * yearMs, -10 * yearMs]) {
      app.app.now = () => new Date(Date.now() + jump)
      expect(await read(visitor)).toBe(401)
      const there = await renew(visitor)
      expect(await read(there)).toBe(200)
      app.app.now = now
      expect(await read(there)).toBe(401)
      const back = await renew(there)
      expect(await read(back)).toBe(200)
      expect((await renew(visitor)).sessionID).toBe(visitor.sessionID)
    }
  } finally {
    app.app.now = now
  }
})

test('an age that a clock made negative is not young: of a session opened in the future nothing is handed out', async () => {
  const keys = app.app.visitorKeys
  const now = Date.now()
  const key = await keys.issue({ ...place, workspaceId: app.workspaceId }, now, now + 10 * yearMs)
  expect(await keys.prove(key, now)).toMatchObject({ openedAt: Math.floor((now + 10 * yearMs) / 1000) * 1000 })
  const { rows } = await app.app.pool.query<{ id: number }>('SELECT id FROM chatbots WHERE "serialNumber" = $1', [
    serialNumber,
  ])
  const own = { workspaceId: app.workspaceId, chatbotId: rows[0]?.id ?? 0, sessionId: 4_711 }
  const future = await keys.issue(own, now, now + 10 * yearMs)
  expect((await renew({ sessionKey: future })).sessionID).not.toBe(4_711)
  const present = await keys.issue(own, now, now - 29 * dayMs)
  expect((await renew({ sessionKey: present })).sessionID).toBe(4_711)
})

test('a key that was made up with a number of another revocation is worth nothing', async () => {
  const claim = { ...place, signingKeyId: 1, issuedAt: 1, openedAt: 1, revocation: 99 }
  expect(await app.app.visitorKeys.prove(writeVisitorKey(claim, Buffer.alloc(32)), Date.now())).toBeNull()
})

describe('revoking', () => {
  test('all ends every key in every process at once; windows begin anew by themselves', async () => {
    const visitor = await openVisitor(app, serialNumber)
    const elsewhere = new VisitorKeys(app.app.db, app.app.secrets)
    expect(await elsewhere.prove(visitor.sessionKey, Date.now())).not.toBeNull()
    await app.app.db.transaction().execute(deleteSigningKeys)
    await expect.poll(() => read(visitor), { timeout: 3_000, interval: 10 }).toBe(401)
    const fresh = await renew(visitor)
    expect(fresh.sessionID).not.toBe(visitor.sessionID)
    expect(await read(fresh)).toBe(200)
    // That one hears no notification: behind a pooler it finds out by itself.
    const proves = async (): Promise<boolean> => (await elsewhere.prove(visitor.sessionKey, Date.now())) !== null
    await expect.poll(proves, { timeout: 15_000, interval: 250 }).toBe(false)
  })

  test('those of one chatbot or workspace leaves all others', async () => {
    const other = await app.addChatbot()
    const one = await openVisitor(app, serialNumber)
    const two = await openVisitor(app, other)
    const { rows } = await app.app.pool.query<{ id: number }>('SELECT id FROM chatbots WHERE "serialNumber" = $1', [
      serialNumber,
    ])
    const revoke = (workspaceId: number, chatbotId: number): Promise<void> =>
      app.app.db.transaction().execute((transaction) => insertRevocation(transaction, { workspaceId, chatbotId }))
    await revoke(app.workspaceId, rows[0]?.id ?? 0)
    await expect.poll(() => read(one), { timeout: 3_000, interval: 10 }).toBe(401)
    expect(await read(two)).toBe(200)
    const fresh = await renew(one)
    expect(fresh.sessionID).not.toBe(one.sessionID)
    expect(await read(fresh)).toBe(200)
    // Of another workspace: nothing happens here.
    await revoke(app.workspaceId + 1_000, 0)
    forgetKeys(app.app)
    expect([await read(fresh), await read(two)]).toEqual([200, 200])
    await revoke(app.workspaceId, 0)
    await expect.poll(() => read(two), { timeout: 3_000, interval: 10 }).toBe(401)
    expect(await read(fresh)).toBe(401)
    expect(await read(await renew(fresh))).toBe(200)
    // One row is left for each: revoking every day does not heap up.
    await revoke(app.workspaceId, 0)
    const { rows: left } = await app.app.pool.query(
      'SELECT FROM "visitorKeyRevocations" WHERE "workspaceId" = $1 AND "chatbotId" = 0',
      [app.workspaceId],
    )
    expect(left).toHaveLength(1)
  })
})

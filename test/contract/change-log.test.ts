import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { borrowTestApp } from '../borrow-app.ts'
import type { TestApp } from '../test-app.ts'
import { callAsVisitor, openVisitor } from '../visitor.ts'
import { dataOf, openWire, type Wire } from '../wire-call.ts'
import { fullListing, sampleListing } from './listings/sample-listing.ts'

let app: TestApp
let wire: Wire
let serialNumber: string
let keyId: number
let from: number

beforeAll(async () => {
  app = await borrowTestApp()
  wire = openWire(app)
  const { rows } = await app.app.pool.query<{ id: number }>(
    `SELECT id FROM keys WHERE "workspaceId" = $1 AND kind = 'secret'`,
    [app.workspaceId],
  )
  keyId = rows[0]?.id ?? 0
})
afterAll(async () => {
  await wire.close()
  await app.close()
})
beforeEach(async () => {
  serialNumber = await app.addChatbot()
  const { rows } = await app.app.pool.query<{ id: number }>('SELECT coalesce(max(id), 0) AS id FROM "changeLog"')
  from = rows[0]?.id ?? 0
})

interface Row {
  workspaceId: number
  actor: string
  action: string
  target: string
  details: Record<string, unknown>
}

/** What has been kept since the test began, oldest first. */
async function changes(): Promise<Row[]> {
  const { rows } = await app.app.pool.query<Row>(
    'SELECT "workspaceId", actor, action, target, details FROM "changeLog" WHERE id > $1 ORDER BY id',
    [from],
  )
  return rows
}

const call = (name: string, body: object) => wire.call({ path: `/chat/Chatbot/${name}`, body })
const create = async (fields: object = {}): Promise<string> =>
  dataOf(await call('RealEstateCreate', { SerialNumber: serialNumber, ...sampleListing, ...fields }))

test('a chatbot that is made, changed and removed: who, what, before and after', async () => {
  const { Data } = (await app.post<string>('/chat/Chatbot/Add', { timeZone: 'Europe/Madrid', type: 0 })).body
  await call('Edit', { serialNumber: Data, Name: 'Harbour', RateLimitCount: 3, SystemMessage: 'x'.repeat(5_000) })
  await call('Edit', { serialNumber: Data.toUpperCase(), Name: 'Harbour', RateLimitCount: null })
  await call('Remove', { serialNumber: Data })
  const target = `chatbot ${Data}`
  const row = { workspaceId: app.workspaceId, actor: `key ${keyId}`, target }
  const [added, first, second, removed, ...more] = await changes()
  expect(more).toEqual([])
  expect(added).toEqual({ ...row, action: 'chatbot.added', details: { after: { TimeZone: 'Europe/Madrid' } } })
  expect(first).toMatchObject({ ...row, action: 'settings.changed', details: { before: { RateLimitCount: 0 } } })
  expect(first?.details.after).toEqual({
    Name: 'Harbour',
    RateLimitCount: 3,
    SystemMessage: `${'x'.repeat(300)}… (5000 characters)`,
  })
  // What stayed as it was is not told.
  const back = { before: { RateLimitCount: 3 }, after: { RateLimitCount: 0 } }
  expect(second).toEqual({ ...row, action: 'settings.changed', details: back })
  expect(removed).toEqual({ ...row, action: 'chatbot.removed', details: {} })
})

test('what was refused has no row', async () => {
  await call('Edit', { serialNumber, Name: 7 })
  await call('Edit', { serialNumber: 'f'.repeat(32), Name: 'Nobody' })
  await call('Edit', { serialNumber, Model: 'no/such-model' })
  await call('Remove', { serialNumber: 'f'.repeat(32) })
  await call('RealEstateCreate', { SerialNumber: 'f'.repeat(32), ...sampleListing })
  await call('RealEstateCreate', { SerialNumber: serialNumber })
  await call('RealEstateUpdate', { SerialNumber: serialNumber, ...sampleListing, Key: 'none', KeyType: 'MLSNumber' })
  await call('RealEstateDelete', { SerialNumber: serialNumber, Keys: ['none'], KeyType: 'MLSNumber' })
  const stranger = await app.addWorkspace()
  await wire.call({
    path: '/chat/Chatbot/Edit',
    body: { serialNumber, Name: 'Theirs' },
    headers: { authorization: stranger.secretKey },
  })
  expect(await changes()).toEqual([])
})

test('listings: one row a call, with the ids, the count, and what differs of the first ones', async () => {
  const id = Number(await create({ ...fullListing, MLSNumber: 'A-1' }))
  const other = Number(await create({ MLSNumber: 'A-1', Url: 'https://homes.example/2' }))
  await call('RealEstateUpdate', {
    SerialNumber: serialNumber,
    ...sampleListing,
    MLSNumber: 'A-1',
    Bedrooms: 7,
    Description: null,
    Key: 'a-1',
    KeyType: 'MLSNumber',
  })
  await call('RealEstateDelete', { SerialNumber: serialNumber, Keys: [String(id), String(other)], KeyType: 'NewOaks' })
  const rows = await changes()
  expect(rows.map(({ action }) => action)).toEqual([
    'listing.created',
    'listing.created',
    'listings.updated',
    'listings.deleted',
  ])
  expect(new Set(rows.map(({ actor }) => actor))).toEqual(new Set([`key ${keyId}`]))
  expect(rows[0]).toMatchObject({
    target: `listing ${id}`,
    details: { chatbot: serialNumber, after: { MLSNumber: 'A-1', SaleType: 'for_sale' } },
  })
  expect(rows[2]).toMatchObject({ target: `chatbot ${serialNumber}`, details: { count: 2, ids: [id, other] } })
  const [first, second] = (rows[2]?.details.changes ?? []) as { id: number; before: object; after: object }[]
  expect(first).toMatchObject({
    id,
    before: { Bedrooms: 3, Description: 'A light-filled home, “as new”.\nTwo lines.' },
    after: { Bedrooms: 7, Description: null },
  })
  expect(second).toEqual({
    id: other,
    before: { Bedrooms: 3, Url: 'https://homes.example/2' },
    after: { Bedrooms: 7, Url: sampleListing.Url },
  })
  expect(rows[3]?.details).toMatchObject({
    count: 2,
    ids: [id, other],
    before: [{ id, MLSNumber: 'A-1' }, { id: other }],
  })
})

test('a change of very many listings stays a small row', async () => {
  const listing = { MLSNumber: 'B-1', Description: 'd'.repeat(9_000) }
  for (let times = 0; times < 120; times += 1) await create(listing)
  const body = { SerialNumber: serialNumber, ...sampleListing, MLSNumber: 'B-1', Description: 'e'.repeat(9_000) }
  await call('RealEstateUpdate', { ...body, Key: 'B-1', KeyType: 'MLSNumber' })
  const updated = (await changes()).find(({ action }) => action === 'listings.updated')
  expect(updated?.details.count).toBeGreaterThan(100)
  expect(updated?.details.ids).toHaveLength(100)
  expect(updated?.details.changes).toHaveLength(20)
  expect(JSON.stringify(updated).length).toBeLessThan(24_000)
})

test('a session key is named by its id, and an Idempotency-Key makes one row', async () => {
  const path = '/chat/Chatbot/RealEstateCreate'
  const body = { SerialNumber: serialNumber, ...sampleListing }
  await wire.call({ path, body, headers: { authorization: undefined, 'chatrobot-sessionkey': app.sessionKey } })
  for (let times = 0; times < 3; times += 1) {
    await wire.call({ path, body, headers: { 'idempotency-key': `once ${serialNumber}` } })
  }
  const rows = await changes()
  expect(rows).toHaveLength(2)
  expect(rows[0]?.actor).toMatch(/^key \d+$/)
  expect(rows[0]?.actor).not.toBe(`key ${keyId}`)
  expect(rows[1]?.actor).toBe(`key ${keyId}`)
})

test('contact details have a row with numbers only', async () => {
  await call('Edit', { serialNumber, TalkToHumanEmail: 'office@firm.example' })
  const visitor = await openVisitor(app, serialNumber)
  const lead = { firstName: 'Annabel', lastName: 'Quux', email: 'annabel@quux.example', phone: '+1 206 555 0188' }
  const answer = await callAsVisitor(wire, visitor, '/v1/visitor/lead', { ...lead, message: 'Call me, says Annabel' })
  expect(answer.status).toBe(200)
  const rows = await changes()
  expect(rows.at(-1)).toEqual({
    workspaceId: app.workspaceId,
    actor: `visitor session ${visitor.sessionID}`,
    action: 'lead.left',
    target: expect.stringMatching(/^lead \d+$/),
    details: { note: expect.any(Number) },
  })
  expect(JSON.stringify(rows)).not.toMatch(/annabel|quux|206 ?555|5550188/i)
})

test('no key and nothing like one is in it', async () => {
  const { rows } = await app.app.pool.query<{ text: string }>(
    'SELECT row_to_json("changeLog")::text AS text FROM "changeLog"',
  )
  const text = rows.map((row) => row.text).join('\n')
  for (const secret of [app.secretKey, app.sessionKey, 'pl_sk_', 'pl_ses_', 'pl_vis_'])
    expect(text).not.toContain(secret)
})

test('exports, erasures and a changed retention are kept without who the visitor was', async () => {
  const headers = { authorization: app.secretKey }
  const visitor = await openVisitor(app, serialNumber)
  await callAsVisitor(wire, visitor, '/chat/Chat/Ask', { content: 'I am wilhelmina@visitor.example' })
  await wire.call({ path: '/v1/visitors/export', body: { email: 'wilhelmina@visitor.example' }, headers })
  await wire.call({ path: '/v1/visitors/erase', body: { email: 'wilhelmina@visitor.example' }, headers })
  await wire.call({ path: '/v1/visitors/erase', body: { email: 'wilhelmina@visitor.example' }, headers })
  await wire.call({ path: '/v1/workspace/settings', body: { RetentionDays: 400 }, headers })
  await wire.call({ path: '/v1/workspace/settings', body: { RetentionDays: null }, headers })
  const rows = await changes()
  const by = `key ${keyId}`
  const { workspaceId } = app
  const { sessionID } = visitor
  expect(rows).toMatchObject([
    // The address that was said is a lead.
    { actor: `visitor session ${sessionID}`, action: 'lead.left' },
    { workspaceId, actor: by, action: 'visitor.exported', details: { sessionIds: [sessionID] } },
    { actor: by, action: 'visitor.erased', target: `visitor session ${sessionID}`, details: { messages: 2 } },
    { actor: by, action: 'visitor.erased', target: 'visitor', details: { sessions: 1, sessionIds: [sessionID] } },
    { actor: by, action: 'visitor.erased', target: 'visitor', details: { sessions: 0, sessionIds: [] } },
    { action: 'retention.changed', details: { before: { RetentionDays: null }, after: { RetentionDays: 400 } } },
    { action: 'retention.changed', details: { before: { RetentionDays: 400 }, after: { RetentionDays: null } } },
  ])
  expect(rows).toHaveLength(7)
  expect(JSON.stringify(rows)).not.toContain('wilhelmina')
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ConsoleUser, openColleague, openOwner } from '../accounts/console-user.ts'
import { fullListing } from '../contract/listings/sample-listing.ts'
import { type OpenStream, openStream } from '../take-over/live-stream.ts'
import { startTestApp, type TestApp } from '../test-app.ts'
import { dataOf, openWire, type Wire, type WireAnswer } from '../wire-call.ts'
import { everyCallOfAgents } from './every-call.ts'
import { type FilledConversation, fillConversation, marker, sought } from './fill-conversation.ts'

// What agents see: their own conversations and those that are nobody's. A conversation of a colleague's is filled with a
// marker, in everything that can hold one; then another agent asks for everything in every way, and never reads it.

let app: TestApp
let wire: Wire
let owner: ConsoleUser
let kim: ConsoleUser
let lee: ConsoleUser
let serialNumber: string
/** Kim's, alone; and another of Kim's that is a part of Lee's lead, and one that Lee's lead is a part of. */
let kims: FilledConversation[]
let lees: { sessionID: number; leadId: number }[]
/** Where the stream of all conversations stood before. */
let start: string

beforeAll(async () => {
  app = await startTestApp()
  wire = openWire(app)
  owner = await openOwner(app, wire)
  kim = await openColleague(app, wire, owner, { role: 'agent', name: 'Kim', email: 'kim@example.com' })
  lee = await openColleague(app, wire, owner, { role: 'agent', name: 'Lee', email: 'lee@example.com' })
  serialNumber = await app.addChatbot({ Name: 'Firm' })
  const made = await wire.call({
    path: '/chat/Chatbot/RealEstateCreate',
    body: { SerialNumber: serialNumber, ...fullListing },
  })
  const listingId = Number(dataOf<string>(made))
  const before = await listen(lee)
  start = before.lastEventId
  before.close()
  const stage = { serialNumber, listingId, manager: owner, owner: kim }
  kims = []
  for (let count = 0; count < 3; count += 1) kims.push(await fillConversation(app, wire, stage))
  lees = [await openOwnLead('one'), await openOwnLead('two')]
  const merge = (whole: number, part: number) =>
    owner.call({ path: `/v1/leads/${whole}/merge`, body: { leadIds: [part] } })
  const merged = [
    await merge(lees[0]?.leadId ?? 0, kims[1]?.leadId ?? 0),
    await merge(kims[2]?.leadId ?? 0, lees[1]?.leadId ?? 0),
  ]
  expect(merged.map(({ status }) => status)).toEqual([200, 200])
})
afterAll(async () => {
  await wire.close()
  await app.close()
})

const listen = (user: ConsoleUser, lastEventId?: string): Promise<OpenStream> =>
  openStream(`${app.url}/v1/conversations/events`, { cookie: user.cookie, origin: app.url }, lastEventId)

/** A lead in a conversation of Lee’s. */
async function openOwnLead(name: string) {
  const sessionID = await app.addSession(serialNumber)
  const { pool, workspaceId } = { pool: app.app.pool, workspaceId: app.workspaceId }
  await owner.call({ path: `/v1/conversations/${sessionID}/assign`, body: { accountId: lee.accountId } })
  const { rows } = await pool.query(
    `INSERT INTO leads ("workspaceId", "chatbotId", "sessionId", "firstName", "lastName", emails, phones, page)
      SELECT $1, "chatbotId", id, $3, 'Plain', ARRAY[$3 || '@plain.example'], '{}', '' FROM sessions WHERE id = $2 RETURNING id`,
    [workspaceId, sessionID, name],
  )
  await wire.call({ path: '/chat/Chat/ClientAsk', body: { sessionID, content: 'Hello' } })
  return { sessionID, leadId: Number(rows[0].id) }
}

/** Everything of Kim’s that can be named, and words that find it. */
function candidates(field: string): readonly unknown[] {
  const [first, second, third] = kims
  const all = (of: keyof FilledConversation) => [first, second, third].flatMap((one) => one?.[of] ?? [])
  const ids = ['messageId', 'noteId', 'leadId', 'tourId', 'alertId', 'fileId'] as const
  const known: Record<string, readonly unknown[]> = {
    sessionID: all('sessionID'),
    SessionID: all('sessionID'),
    serialNumber: [serialNumber],
    SerialNumber: [serialNumber],
    id: [...new Set([...ids.flatMap(all), ...lees.map(({ leadId }) => leadId)])],
    leadIds: [...all('leadId').map((id) => [id]), [lees[0]?.leadId]],
    fileIds: all('fileId').map((id) => [id]),
    FileStoreId: all('fileId').map(String),
    accountId: [kim.accountId],
    assignedTo: [kim.accountId, lee.accountId, 'nobody', 'me'],
    q: [sought, `${sought} homes`, 'cheaper'],
    content: ['cheaper'],
    chatAskType: ['Image'],
    cursor: ['zzzz.zzzz'],
    time: [new Date(Date.now() + 5 * 86_400_000).toISOString()],
    status: ['open', 'new', 'done'],
  }
  return known[field] ?? []
}

const told = ({ text }: WireAnswer): boolean => marker.test(text)

test('an agent reads nothing of a colleague’s conversation, whatever is asked, named, filtered or changed', async () => {
  const calls = everyCallOfAgents(candidates)
  expect(new Set(calls.map(({ operation }) => operation)).size).toBeGreaterThan(40)
  const leaks: string[] = []
  const readByOwner = new Set<string>()
  for (const { name, operation, call } of calls) {
    const answer = await lee.call(call)
    if (told(answer)) leaks.push(`${name}: ${marker.exec(answer.text)?.[0]} in ${answer.text.slice(0, 300)}`)
    expect(answer.status, `${name}: ${answer.text}`).toBeLessThan(500)
    if (call.method === 'GET' || /List$|History|search$/.test(call.path.split('?')[0] ?? ''))
      if (told(await owner.call(call))) readByOwner.add(operation)
  }
  expect(leaks).toEqual([])
  // Or there was nothing to read.
  expect([...readByOwner].sort()).toEqual(
    [
      'exportConversation',
      'findLeads',
      'listAlerts',
      'listConversations',
      'listDoubles',
      'listLeads',
      'listMissingAnswers',
      'listNotes',
      'listTours',
      'readConversation',
      'readHistory',
      'readLead',
      'readTrace',
      'readVisitor',
      'searchListings',
    ].sort(),
  )
})

test('what happens in it is not heard, nor caught up with', async () => {
  const [conversation] = kims
  const own = lees[0]?.sessionID
  const [ofOwner, ofLee] = [await listen(owner, start), await listen(lee, start)]
  await owner.call({ path: `/v1/conversations/${conversation?.sessionID}/release`, body: {} })
  await owner.call({ path: `/v1/conversations/${own}/notes`, body: { content: 'A note.' } })
  for (const stream of [ofOwner, ofLee])
    await stream.until(({ type, data }) => type === 'note' && data.sessionID === own)
  const ids = new Set(kims.map(({ sessionID }) => sessionID))
  expect(JSON.stringify(ofLee.events)).not.toMatch(marker)
  const ofKims = ofLee.events.filter(({ data }) => ids.has(Number(data.sessionID)))
  // While it was nobody's, Lee could see it.
  expect(ofKims.map(({ type, data }) => [type, data.gone])).toEqual(kims.map(() => ['assigned', true]))
  expect(JSON.stringify(ofOwner.events), 'or there was nothing to hear').toMatch(marker)
  for (const stream of [ofOwner, ofLee]) stream.close()
})

test('a lead that is merged with a colleague’s shows and finds what was left in own conversations alone', async () => {
  const [mine] = lees
  const read = async (user: ConsoleUser, path: string) => JSON.parse((await user.call({ method: 'GET', path })).text)
  const whole = await read(lee, `/v1/leads/${mine?.leadId}`)
  expect(whole).toMatchObject({
    firstName: 'one',
    emails: ['one@plain.example'],
    phones: [],
    mergedIds: [],
    message: '',
  })
  expect(whole.sessionIDs).toEqual([mine?.sessionID])
  expect((await read(owner, `/v1/leads/${mine?.leadId}`)).sessionIDs).toHaveLength(2)
  expect((await read(lee, `/v1/leads?q=${sought}`)).leads).toEqual([])
  const split = await lee.call({ path: `/v1/leads/${mine?.leadId}/split`, body: { leadIds: [kims[1]?.leadId] } })
  expect(split.headers['x-error-code']).toBe('invalid-fields')
})

describe('an Idempotency-Key', () => {
  const ask = (user: ConsoleUser, path: string, body: object) =>
    user.call({ path, body, headers: { 'idempotency-key': 'the same' } })

  test('of a manager gives nobody else what it was answered, and each their own again', async () => {
    for (const [path, body] of [
      ['/chat/Chatbot/ChatContentHistory', { SerialNumber: serialNumber }],
      ['/chat/Chatbot/LeadList', { serialNumber }],
      [`/v1/conversations/${kims[0]?.sessionID}/notes`, { content: 'quibble' }],
    ] as const) {
      const kept = await ask(owner, path, body)
      expect(told(kept), path).toBe(true)
      const asked = await ask(lee, path, body)
      expect(told(asked), `${path}: ${asked.text}`).toBe(false)
      expect(asked.headers['idempotency-replayed']).toBeUndefined()
      const again = await ask(owner, path, body)
      expect([again.text, again.headers['idempotency-replayed']]).toEqual([kept.text, 'true'])
    }
  })

  test('gives nobody back what they read while they might see more', async () => {
    const body = { SerialNumber: serialNumber }
    const path = '/chat/Chatbot/ChatContentHistory'
    const mo = await openColleague(app, wire, owner, { role: 'manager', name: 'Mo', email: 'mo@example.com' })
    expect(told(await ask(mo, path, body))).toBe(true)
    const changed = { method: 'PATCH', path: `/v1/team/${mo.accountId}`, body: { role: 'agent' } }
    expect((await owner.call(changed)).status).toBe(200)
    expect(told(await ask(mo, path, body))).toBe(false)
  })
})

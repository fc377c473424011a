import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operations } from '../../src/operations.ts'
import { borrowTestApp } from '../borrow-app.ts'
import { fullListing } from '../contract/listings/sample-listing.ts'
import { makePicture } from '../sample-media.ts'
import { openStream } from '../take-over/live-stream.ts'
import type { TestApp, TestWorkspace } from '../test-app.ts'
import { putBytes, type Upload } from '../upload-file.ts'
import { callAsVisitor, keyOf, openVisitor, type Visitor } from '../visitor.ts'
import { dataOf, openWire, type Wire } from '../wire-call.ts'

// Visitors of one session, of two sessions, of two chatbots and of two workspaces: a key never reaches past its session.

let app: TestApp
let wire: Wire
let picture: Buffer
/** Whose key is tried. */
let mine: Guest
/** By how far they are from it. */
const others: Record<string, Guest> = {}

interface Guest {
  visitor: Visitor
  fileId: number
  listingId: number
}

/** Words that only this guest's conversation holds. */
const secretOf = ({ visitor }: Guest): string => `marker-${visitor.sessionID}-marker`

beforeAll(async () => {
  app = await borrowTestApp()
  wire = openWire(app)
  picture = await makePicture('png')
  const [first, second] = [await app.addWorkspace(), await app.addWorkspace()]
  const chatbot = await addChatbot(first)
  mine = await fill(chatbot)
  others['of another session'] = await fill(chatbot)
  others['of another chatbot'] = await fill(await addChatbot(first))
  others['of another workspace'] = await fill(await addChatbot(second))
})
afterAll(async () => {
  await wire.close()
  await app.close()
})

async function addChatbot(workspace: TestWorkspace): Promise<{ serialNumber: string; listingId: number }> {
  const call = async <Data>(path: string, body: object): Promise<Data> =>
    dataOf(await wire.call({ path, body, headers: { authorization: workspace.secretKey } }))
  const serialNumber = await call<string>('/chat/Chatbot/Add', { timeZone: 'UTC', type: 0 })
  await call('/chat/Chatbot/Edit', { serialNumber, EnableUploadImage: true })
  const home = { SerialNumber: serialNumber, ...fullListing }
  return { serialNumber, listingId: Number(await call<string>('/chat/Chatbot/RealEstateCreate', home)) }
}

async function fill(chatbot: { serialNumber: string; listingId: number }): Promise<Guest> {
  const visitor = await openVisitor(app, chatbot.serialNumber)
  const begun = await callAsVisitor(wire, visitor, '/chat/User/GetPreUploadUrl', { fileName: 'a.png' })
  const { FileStoreId, PreUploadUrl } = dataOf<Upload>(begun)
  await putBytes(PreUploadUrl, picture)
  dataOf(await callAsVisitor(wire, visitor, '/chat/User/ReportUploadSuccess', { FileStoreId }))
  const guest = { visitor, fileId: Number(FileStoreId), listingId: chatbot.listingId }
  await callAsVisitor(wire, visitor, '/chat/Chat/Ask', { content: `Homes, please. ${secretOf(guest)}` })
  await callAsVisitor(wire, visitor, '/v1/visitor/lead', { email: 'a@b.example', message: secretOf(guest) })
  await callAsVisitor(wire, visitor, '/v1/visitor/alert', { email: 'a@b.example', when: 'daily' })
  await callAsVisitor(wire, visitor, '/v1/visitor/saved', { listing: chatbot.listingId })
  return guest
}

/** What is stored of a session, all of it. */
async function everythingOf({ visitor: { sessionID } }: Guest): Promise<string> {
  const selects = ['messages', 'leads', 'leadNotes', 'events', 'files', 'takeOvers', 'liveEvents', 'alerts'].map(
    (table) => `SELECT '${table}' AS place, to_jsonb(t)::text AS content FROM "${table}" t WHERE "sessionId" = $1`,
  )
  selects.push(`SELECT 'sessions', to_jsonb(t)::text FROM sessions t WHERE id = $1`)
  const { rows } = await app.app.pool.query(`${selects.join(' UNION ALL ')} ORDER BY place, content`, [sessionID])
  expect(rows.length).toBeGreaterThan(4)
  return JSON.stringify(rows, null, 1)
}

const distances = ['of another session', 'of another chatbot', 'of another workspace']

describe.each(distances)('a visitor %s', (distance) => {
  const other = (): Guest => {
    const guest = others[distance]
    if (!guest) throw new Error(distance)
    return guest
  }

  test('has a conversation that nobody else reads', async () => {
    const { text } = await callAsVisitor(wire, mine.visitor, '/v1/visitor/conversation')
    expect(text).toContain(secretOf(mine))
    expect(text).not.toContain(secretOf(other()))
    // Naming the other session changes nothing: the key says which one it is.
    const named = `/v1/visitor/conversation?sessionID=${other().visitor.sessionID}`
    expect((await callAsVisitor(wire, mine.visitor, named)).text).toBe(text)
  })

  test('has a session that nobody else writes to', async () => {
    const before = await everythingOf(other())
    const { sessionID } = other().visitor
    const asked = await callAsVisitor(wire, mine.visitor, '/chat/Chat/Ask', { content: 'Hello', sessionID })
    expect([asked.status, asked.headers['x-error-code']]).toEqual([403, 'key-scope'])
    const lead = {
      email: 'b@b.example',
      message: 'Hello',
      sessionID,
      sessionId: sessionID,
      workspaceId: 1,
      chatbotId: 1,
    }
    expect((await callAsVisitor(wire, mine.visitor, '/v1/visitor/lead', lead)).status).toBe(200)
    expect(await everythingOf(other())).toBe(before)
  })

  test('lists earlier conversations by their own keys alone', async () => {
    const theirs = other().visitor
    const forged = mine.visitor.sessionKey.replace(/^((?:[^.]+\.){3})[^.]+/, `$1${theirs.sessionID.toString(36)}`)
    const keys = [forged, theirs.sessionKey.slice(0, -1), String(theirs.sessionID)]
    const listed = await callAsVisitor(wire, mine.visitor, '/v1/visitor/earlier', { keys })
    expect([listed.status, JSON.parse(listed.text)]).toEqual([200, []])
  })

  test('has answers that nobody else calls right or wrong', async () => {
    const before = await everythingOf(other())
    const { rows } = await app.app.pool.query(
      `SELECT min(id) AS id FROM messages WHERE "sessionId" = $1 AND role = 'answer'`,
      [other().visitor.sessionID],
    )
    const of = { messageID: Number(rows[0].id), isRight: false }
    const rated = await callAsVisitor(wire, mine.visitor, '/v1/visitor/rating', of)
    expect([rated.status, rated.headers['x-error-code']]).toEqual([404, 'answer-not-found'])
    expect(await everythingOf(other())).toBe(before)
  })

  test('has a person who writes to nobody else', async () => {
    const { sessionID } = other().visitor
    const heard = await openStream(`${app.url}/v1/visitor/events?sessionID=${sessionID}`, keyOf(mine.visitor))
    const before = await everythingOf(other())
    const last = Number((await app.app.pool.query('SELECT max(id) AS id FROM messages')).rows[0].id)
    for (const path of ['/v1/visitor/read', '/v1/visitor/typing'])
      await callAsVisitor(wire, mine.visitor, path, { upTo: last, sessionID })
    expect(await everythingOf(other())).toBe(before)
    await callAsVisitor(wire, other().visitor, '/chat/Chat/Ask', { content: `More. ${secretOf(other())}` })
    await callAsVisitor(wire, mine.visitor, '/chat/Chat/Ask', { content: `Mine. ${secretOf(mine)}` })
    await heard.until(({ data }) => String(data.content).includes(secretOf(mine)))
    expect(JSON.stringify(heard.events)).not.toContain(secretOf(other()))
    heard.close()
  })

  test('has files that nobody else uses', async () => {
    const before = await everythingOf(other())
    const { fileId } = other()
    const body = { content: 'What is this?', chatAskType: 'Image', fileIds: [mine.fileId, fileId] }
    for (const answer of [
      await callAsVisitor(wire, mine.visitor, '/chat/Chat/Ask', body),
      await callAsVisitor(wire, mine.visitor, '/chat/User/ReportUploadSuccess', { FileStoreId: String(fileId) }),
    ]) {
      expect([answer.status, answer.headers['x-error-code']]).toEqual([404, 'file-not-found'])
    }
    expect(await everythingOf(other())).toBe(before)
  })

  test('has alerts and saved homes that nobody else sees or ends', async () => {
    const before = await everythingOf(other())
    const { visitor, listingId } = other()
    const [theirs] = JSON.parse((await callAsVisitor(wire, visitor, '/v1/visitor/alerts')).text)
    const [own] = JSON.parse((await callAsVisitor(wire, mine.visitor, '/v1/visitor/alerts')).text)
    expect(own.id).not.toBe(theirs.id)
    const end = (path: string) => wire.call({ method: 'DELETE', path, headers: keyOf(mine.visitor) })
    const ended = await end(`/v1/visitor/alerts/${theirs.id}`)
    expect([ended.status, ended.headers['x-error-code']]).toEqual([404, 'alert-not-found'])
    if (listingId !== mine.listingId) expect((await end(`/v1/visitor/saved/${listingId}`)).status).toBe(200)
    expect(await everythingOf(other())).toBe(before)
  })

  test('has a key that GetConfig renews for its own chatbot only', async () => {
    const { serialNumber, sessionID } = mine.visitor
    const answer = await callAsVisitor(wire, other().visitor, '/chat/Chatbot/GetConfig', { serialNumber })
    const renewed = dataOf<{ SessionID: number; SessionKey: string }>(answer)
    expect(renewed.SessionID).not.toBe(sessionID)
    expect(renewed.SessionID === other().visitor.sessionID).toBe(distance === 'of another session')
    const { text } = await callAsVisitor(wire, { sessionKey: renewed.SessionKey }, '/v1/visitor/conversation')
    expect(text).not.toContain(secretOf(mine))
  })
})

test('homes of another chatbot are not shown by clicks, on the map, or by their id', async () => {
  for (const distance of ['of another chatbot', 'of another workspace']) {
    const listing = others[distance]?.listingId ?? 0
    const home = await callAsVisitor(wire, mine.visitor, `/v1/visitor/listings/${listing}`)
    expect([home.status, home.headers['x-error-code']]).toEqual([404, 'listing-not-found'])
    const times = await callAsVisitor(wire, mine.visitor, `/v1/visitor/tour-times?listingId=${listing}`)
    const tour = { listingId: listing, times: ['2099-01-01T10:00:00Z'], kind: 'video', email: 'a@b.example' }
    const asked = await callAsVisitor(wire, mine.visitor, '/v1/visitor/tour', tour)
    const alert = await callAsVisitor(wire, mine.visitor, '/v1/visitor/alert', { when: 'daily', listing })
    const saved = await callAsVisitor(wire, mine.visitor, '/v1/visitor/saved', { listing })
    for (const answer of [times, asked, alert, saved]) {
      expect([answer.status, answer.headers['x-error-code']]).toEqual([404, 'listing-not-found'])
    }
    const map = await callAsVisitor(wire, mine.visitor, '/v1/visitor/map', { focus: listing })
    expect(map.status, map.text).toBe(200)
    expect(map.text).not.toContain(`"id":${listing},`)
    for (const action of [
      { kind: 'similar', listing },
      { kind: 'compare', listings: [listing, mine.listingId] },
    ]) {
      const answer = await callAsVisitor(wire, mine.visitor, '/chat/Chat/Ask', {
        content: 'This one',
        view: true,
        action,
      })
      expect(answer.status, answer.text).toBe(200)
      expect(answer.text).toContain('"TaskCompleted":true')
      expect(answer.text).not.toContain(`"id":${listing},`)
    }
  }
})

test('a visitor’s files and words are not reached with the key of another workspace either', async () => {
  const stranger = await app.addWorkspace()
  const headers = { authorization: stranger.secretKey }
  const report = { FileStoreId: String(mine.fileId) }
  const asked = { sessionID: mine.visitor.sessionID, content: 'Hello' }
  const answers = [
    await wire.call({ path: '/chat/User/ReportUploadSuccess', body: report, headers }),
    await wire.call({ path: '/chat/Chat/ClientAsk', body: asked, headers }),
  ]
  expect(answers.map(({ headers: sent }) => sent['x-error-code'])).toEqual(['file-not-found', 'session-not-found'])
})

test('every operation of visitors that touches what they have was tried', () => {
  const tried = [
    '/chat/Chat/Ask',
    '/chat/Chatbot/GetConfig',
    '/chat/User/ReportUploadSuccess',
    '/chat/User/GetPreUploadUrl',
    '/v1/visitor/conversation',
    '/v1/visitor/events',
    '/v1/visitor/typing',
    '/v1/visitor/read',
    '/v1/visitor/rating',
    '/v1/visitor/earlier',
    // Of another chatbot, or signed with another's secret: test/contract/visitor-identity.test.ts.
    '/v1/visitor/identify',
    '/v1/visitor/lead',
    '/v1/visitor/map',
    '/v1/visitor/listings/{id}',
    '/v1/visitor/tour-times',
    '/v1/visitor/tour',
    '/v1/visitor/alert',
    '/v1/visitor/alerts',
    '/v1/visitor/alerts/{id}',
    '/v1/visitor/saved',
    '/v1/visitor/saved/{listing}',
  ]
  // The ground of the map and its streets are the same for everybody.
  const sameForAll = ['/v1/pictures/{name}', '/v1/map/{box}', '/v1/map/tiles/{z}/{x}/{y}']
  // People of the firm, who come with a link: the tests of accounts.
  const ofTheFirm = [
    '/v1/console/owner',
    '/v1/console/join',
    '/v1/console/sign-in',
    '/v1/console/password-link',
    '/v1/console/password',
  ]
  const ofVisitors = operations.filter(({ operation }) => /public|visitor/.test(operation.access))
  expect(
    ofVisitors.map(({ path }) => path).filter((path) => ![...tried, ...sameForAll, ...ofTheFirm].includes(path)),
  ).toEqual([])
})

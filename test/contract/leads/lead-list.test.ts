import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { borrowTestApp } from '../../borrow-app.ts'
import type { TestApp } from '../../test-app.ts'
import { callAsVisitor, openVisitor, type Visitor } from '../../visitor.ts'
import {
  dataOf,
  expectFailure,
  expectSuccess,
  openWire,
  successText,
  type Wire,
  type WireAnswer,
} from '../../wire-call.ts'
import { sampleListing } from '../listings/sample-listing.ts'
import { fillLeads, storeLead } from './left.ts'

let app: TestApp
let wire: Wire

beforeAll(async () => {
  app = await borrowTestApp()
  wire = openWire(app)
})
afterAll(async () => {
  await wire.close()
  await app.close()
})

const path = '/chat/Chatbot/LeadList'
const list = (serialNumber: string, more: object = {}): Promise<WireAnswer> =>
  wire.call({ path, body: { serialNumber, ...more } })
const itemsOf = async (serialNumber: string, more: object = {}): Promise<Record<string, unknown>[]> =>
  dataOf(await list(serialNumber, more))
const leave = (visitor: Visitor, body: object, headers: Record<string, string> = {}): Promise<WireAnswer> =>
  callAsVisitor(wire, visitor, '/v1/visitor/lead', body, headers)
const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/

describe('one conversation is one lead', () => {
  test('with all that was left: the newest first, earlier ones kept, joined by ", "', async () => {
    const serialNumber = await app.addChatbot()
    const home = dataOf<string>(
      await wire.call({
        path: '/chat/Chatbot/RealEstateCreate',
        body: { SerialNumber: serialNumber, ...sampleListing },
      }),
    )
    const visitor = await openVisitor(app, serialNumber)
    const referrerinfo = JSON.stringify({ url: 'https://firm.example/homes/7', agent: 'x' })
    const first = { firstName: 'Ana', lastName: 'López', email: 'ana@old.example', phone: '+1 206 555 0100' }
    await leave(visitor, { ...first, message: 'A "garden",\nplease' }, { referrerinfo })
    await leave(visitor, { email: 'ana@new.example', message: '', listingIds: [Number(home)] })
    await leave(visitor, { email: 'ANA@old.example', phone: '+1 206 555 0199', message: 'Sunday too' })
    const answer = await list(serialNumber)
    const [item] = dataOf<Record<string, unknown>[]>(answer)
    const expected = {
      Type: 'Lead',
      Name: 'Ana López',
      Email: 'ANA@old.example, ana@new.example',
      Phone: '+1 206 555 0199, +1 206 555 0100',
      Message: 'A "garden",\nplease\nSunday too',
      AppointmentTime: '',
      CreateTime: item?.CreateTime,
      SessionID: visitor.sessionID,
      URI: 'https://firm.example/homes/7',
      ID: item?.ID,
      Status: 'new',
      Listings: [Number(home)],
    }
    expectSuccess(answer, [expected])
    expect(item?.CreateTime).toMatch(isoTime)
    expect(Number.isSafeInteger(item?.ID)).toBe(true)
    expect(answer.text).toContain(JSON.stringify(expected))
  })

  test('that was said in the chat, on the page on which the conversation began', async () => {
    const serialNumber = await app.addChatbot()
    const visitor = await openVisitor(app, serialNumber)
    const headers = { referrerinfo: JSON.stringify({ url: 'https://firm.example/lofts', agent: 'x' }) }
    const content = 'Please write to me at bo@said.example'
    await callAsVisitor(wire, visitor, '/chat/Chat/Ask', { content }, headers)
    expect(await itemsOf(serialNumber)).toMatchObject([
      {
        Type: 'Lead',
        Name: '',
        Email: 'bo@said.example',
        Phone: '',
        Message: content,
        SessionID: visitor.sessionID,
        URI: 'https://firm.example/lofts',
        Listings: [],
      },
    ])
  })

  test('that was said word for word again is no news: a question that was cut off is asked again', async () => {
    const serialNumber = await app.addChatbot()
    const visitor = await openVisitor(app, serialNumber)
    const say = (content: string): Promise<WireAnswer> =>
      callAsVisitor(wire, visitor, '/chat/Chat/Ask', { content }, { 'idempotency-key': crypto.randomUUID() })
    const eventsOf = async (): Promise<string[]> => {
      const text = `SELECT type FROM events WHERE "sessionId" = $1 AND type LIKE 'lead.%' ORDER BY id`
      return (await app.app.pool.query(text, [visitor.sessionID])).rows.map(({ type }) => type)
    }
    const first = 'Please write to me at bo@said.example'
    await Promise.all([say(first), say(first)])
    expect(await itemsOf(serialNumber)).toMatchObject([{ Email: 'bo@said.example', Message: first }])
    expect(await eventsOf()).toEqual(['lead.created'])
    const second = 'Or at bo@other.example'
    for (const content of [second, first]) await say(content)
    expect(await itemsOf(serialNumber)).toMatchObject([
      { Email: 'bo@said.example, bo@other.example', Message: `${first}\n${second}\n${first}` },
    ])
    expect(await eventsOf()).toEqual(['lead.created', 'lead.updated', 'lead.updated'])
  })

  test('two conversations are two, and nothing that was erased is listed', async () => {
    const serialNumber = await app.addChatbot()
    const [one, two] = [await openVisitor(app, serialNumber), await openVisitor(app, serialNumber)]
    for (const visitor of [one, two]) await leave(visitor, { email: 'same@person.example', message: 'Hi' })
    expect((await itemsOf(serialNumber)).map(({ SessionID }) => SessionID)).toEqual([one.sessionID, two.sessionID])
    await wire.call({ path: '/v1/visitors/erase', body: { sessionID: one.sessionID } })
    expect(await itemsOf(serialNumber)).toMatchObject([{ SessionID: two.sessionID }])
  })
})

test('a session key alone and no Content-Type are taken, in any spelling', async () => {
  const serialNumber = await app.addChatbot()
  await storeLead(app, serialNumber, { createdAt: '2026-02-01T10:00:00Z', emails: ['a@b.example'] })
  const bytes = JSON.stringify({
    SerialNumber: serialNumber.toUpperCase(),
    StartTime: null,
    EndTime: '',
    SessionId: null,
  })
  const headers = { authorization: undefined, 'chatrobot-sessionkey': app.sessionKey, 'content-type': undefined }
  expect(dataOf(await wire.call({ path, bytes, headers }))).toMatchObject([{ Email: 'a@b.example' }])
  const visitor = await openVisitor(app, serialNumber)
  expect((await callAsVisitor(wire, visitor, path, { serialNumber })).headers['x-error-code']).toBe('key-scope')
})

describe('which are listed', () => {
  test('those of days of UTC, both ends within, the oldest first', async () => {
    const serialNumber = await app.addChatbot({ TimeZone: 'Asia/Tokyo' })
    const times = [
      '2026-03-02T00:00:00Z',
      '2026-03-01T00:00:00Z',
      '2026-03-01T23:59:59.999999Z',
      '2026-02-28T23:59:59Z',
    ]
    for (const createdAt of times) await storeLead(app, serialNumber, { createdAt })
    const days = async (startTime?: string, endTime?: string): Promise<unknown[]> =>
      (await itemsOf(serialNumber, { startTime, endTime })).map(({ CreateTime }) => CreateTime)
    const all = ['2026-02-28T23:59:59.000000Z', '2026-03-01T00:00:00.000000Z', '2026-03-01T23:59:59.999999Z']
    expect(await days()).toEqual([...all, '2026-03-02T00:00:00.000000Z'])
    expect(await days('2026-03-01', '2026-03-01')).toEqual(all.slice(1))
    expect(await days(undefined, '2026-03-01')).toEqual(all)
    expect(await days('2026-03-02')).toEqual(['2026-03-02T00:00:00.000000Z'])
    expectFailure(
      await list(serialNumber, { startTime: '2026-03-02', endTime: '2026-03-01' }),
      'invalid-fields',
      'startTime: expected a day that is not after endTime (2026-03-01), got 2026-03-02.',
    )
  })

  test('those of one session; 0 and null name none, another’s has none here', async () => {
    const serialNumber = await app.addChatbot()
    const { sessionId } = await storeLead(app, serialNumber, { createdAt: '2026-03-01' })
    await storeLead(app, serialNumber, { createdAt: '2026-03-02' })
    expect(await itemsOf(serialNumber, { sessionID: sessionId })).toMatchObject([{ SessionID: sessionId }])
    expect(await itemsOf(serialNumber, { sessionID: 0 })).toHaveLength(2)
    expect(await itemsOf(serialNumber, { sessionID: null })).toHaveLength(2)
    const other = await app.addChatbot()
    const { sessionId: others } = await storeLead(app, other, { createdAt: '2026-03-01' })
    expect((await list(serialNumber, { sessionID: others })).text).toBe(successText([]))
    for (const sessionID of [-1, 1.5, '7', 9_007_199_254_740_992]) {
      expect((await list(serialNumber, { sessionID })).status, String(sessionID)).toBe(400)
    }
  })

  test('page by page; those of one moment keep their order', async () => {
    const serialNumber = await app.addChatbot()
    const ids: number[] = []
    for (let n = 0; n < 5; n += 1) ids.push((await storeLead(app, serialNumber, { createdAt: '2026-04-01' })).id)
    const page = async (more: object): Promise<unknown[]> => (await itemsOf(serialNumber, more)).map(({ ID }) => ID)
    expect(await page({})).toEqual(ids)
    expect(await page({ pageSize: 2 })).toEqual(ids.slice(0, 2))
    expect(await page({ pageSize: 2, pageNumber: 3 })).toEqual(ids.slice(4))
    expect(await page({ pageNumber: 1 })).toEqual(ids)
    expect(await page({ pageNumber: 2 })).toEqual([])
    expect(await page({ pageNumber: 9_007_199_254_740_991, pageSize: 1_000 })).toEqual([])
    for (const more of [{ pageSize: 0 }, { pageSize: 1_001 }, { pageNumber: 0 }]) {
      expect((await list(serialNumber, more)).headers['x-error-code']).toBe('invalid-fields')
    }
  })

  test('more than 10,000 are a 400, unless they come page by page; 10,000 come whole', async () => {
    const serialNumber = await app.addChatbot()
    await fillLeads(app, serialNumber, 10_000)
    const items = await itemsOf(serialNumber)
    expect(items.map(({ Name }) => Name)).toEqual(Array.from({ length: 10_000 }, (_, n) => `Visitor ${n + 1}`))
    await storeLead(app, serialNumber, { createdAt: '2026-07-01' })
    expectFailure(
      await list(serialNumber),
      'too-many-items',
      'There are more than 10,000 items in these days: name fewer days, or ask page by page with pageNumber and pageSize.',
    )
    expect(await itemsOf(serialNumber, { endTime: '2026-06-30' })).toHaveLength(10_000)
    expect(await itemsOf(serialNumber, { pageNumber: 11 })).toMatchObject([
      { CreateTime: '2026-07-01T00:00:00.000000Z' },
    ])
  })

  test('a chatbot without leads has an empty list; one that is unknown or removed is a 404', async () => {
    const serialNumber = await app.addChatbot()
    expect((await list(serialNumber)).text).toBe(successText([]))
    await wire.call({ path: '/chat/Chatbot/Remove', body: { serialNumber } })
    for (const gone of [serialNumber, 'f'.repeat(32)]) {
      expectFailure(
        await list(gone),
        'chatbot-not-found',
        `No chatbot of this workspace has the serialNumber "${gone}".`,
      )
    }
  })
})

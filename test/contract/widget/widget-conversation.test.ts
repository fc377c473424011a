import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { borrowTestApp } from '../../borrow-app.ts'
import type { TestApp } from '../../test-app.ts'
import { callAsVisitor, openVisitor, type Visitor } from '../../visitor.ts'
import { dataOf, openWire, type Wire, type WireAnswer } from '../../wire-call.ts'
import { fullListing } from '../listings/sample-listing.ts'

let app: TestApp
let wire: Wire
let serialNumber: string
let listingId: number

beforeAll(async () => {
  app = await borrowTestApp()
  wire = openWire(app)
  serialNumber = await app.addChatbot({ TalkToHumanResponseMessage: 'Ben will call you.' })
  const created = await wire.call({
    path: '/chat/Chatbot/RealEstateCreate',
    body: { SerialNumber: serialNumber, ...fullListing },
  })
  listingId = Number(dataOf(created))
})
afterAll(async () => {
  await wire.close()
  await app.close()
})

interface Shown {
  sessionID: number
  messages: {
    id: number
    from: string
    kind: string
    content: string
    status: string
    files: number
    createdAt: string
    view: { cards: { id: number }[]; total: number } | null
  }[]
  more: boolean
}

async function read(visitor: Visitor): Promise<Shown> {
  const answer = await callAsVisitor(wire, visitor, '/v1/visitor/conversation')
  expect(answer.status, answer.text).toBe(200)
  return JSON.parse(answer.text)
}

const ask = (visitor: Visitor, content: string): Promise<WireAnswer> =>
  callAsVisitor(wire, visitor, '/chat/Chat/Ask', { content })

describe('a visitor’s conversation', () => {
  test('is empty before the first message', async () => {
    const visitor = await openVisitor(app, serialNumber)
    const answer = await callAsVisitor(wire, visitor, '/v1/visitor/conversation')
    expect([answer.status, answer.text]).toEqual([
      200,
      `{"sessionID":${visitor.sessionID},"messages":[],"more":false,"tours":[],"timeZone":"UTC","person":null,"readUpTo":0}`,
    ])
  })

  test('is kept by no cache on the way, which would give it to the next visitor', async () => {
    const visitor = await openVisitor(app, serialNumber)
    for (const path of ['/v1/visitor/conversation', `/v1/visitor/listings/${listingId}`]) {
      const { status, headers } = await callAsVisitor(wire, visitor, path)
      expect([status, headers['cache-control']], path).toEqual([200, 'no-store'])
    }
  })

  test('tells what was said, what answers show, and what the visitor was told after leaving contact details', async () => {
    const visitor = await openVisitor(app, serialNumber)
    const streamed = await ask(visitor, 'Which homes do you have in Seattle?')
    const lines = streamed.text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    const end = lines.at(-1)
    await callAsVisitor(wire, visitor, '/v1/visitor/lead', { email: 'a@b.example', message: 'Call me' })
    await ask(visitor, 'Thank you')
    const { sessionID, messages, more } = await read(visitor)
    expect([sessionID, more]).toEqual([visitor.sessionID, false])
    expect(messages.map(({ from, status }) => [from, status])).toEqual([
      ['visitor', 'answered'],
      ['chatbot', 'complete'],
      ['notice', 'complete'],
      ['visitor', 'answered'],
      ['chatbot', 'complete'],
    ])
    const [question, answer, notice] = messages
    expect(Object.keys(question ?? {})).toEqual(
      'id,from,kind,content,status,files,createdAt,view,name,picture'.split(','),
    )
    expect(question).toMatchObject({ id: end.questionid, content: 'Which homes do you have in Seattle?', kind: 'Text' })
    expect(answer?.id).toBe(end.messageid)
    expect(answer?.content).toBe(lines.map(({ content }) => content ?? '').join(''))
    expect(answer?.view).toMatchObject({ total: 1, cards: [{ id: listingId, title: fullListing.Address }] })
    expect(notice).toMatchObject({ content: 'Ben will call you.', kind: 'Text', files: 0, view: null })
    expect(notice?.id).toBeLessThan(0)
    expect(new Date(question?.createdAt ?? '').toISOString()).toBe(question?.createdAt)
  })

  test('shows homes as they are listed now, and those that are gone no more', async () => {
    const other = await app.addChatbot()
    const create = { SerialNumber: other, ...fullListing }
    const id = dataOf<string>(await wire.call({ path: '/chat/Chatbot/RealEstateCreate', body: create }))
    const visitor = await openVisitor(app, other)
    await ask(visitor, 'Which homes do you have in Seattle?')
    const update = { ...create, Key: id, KeyType: 'NewOaks', SalePrice: 123_456 }
    dataOf(await wire.call({ path: '/chat/Chatbot/RealEstateUpdate', body: update }))
    expect((await read(visitor)).messages[1]?.view?.cards).toMatchObject([{ id: Number(id), price: 123_456 }])
    const remove = { SerialNumber: other, Keys: [id], KeyType: 'NewOaks' }
    dataOf(await wire.call({ path: '/chat/Chatbot/RealEstateDelete', body: remove }))
    expect((await read(visitor)).messages[1]?.view).toMatchObject({ total: 1, cards: [] })
  })

  test('is its newest hundred messages, oldest first', async () => {
    const visitor = await openVisitor(app, serialNumber)
    await ask(visitor, 'Hello')
    await app.app.pool.query(
      `INSERT INTO messages ("workspaceId", "chatbotId", "sessionId", role, kind, content, status)
       SELECT "workspaceId", "chatbotId", "sessionId", 'question', 'Text', 'number ' || n, 'failed'
       FROM messages, generate_series(1, 98) AS n WHERE "sessionId" = $1 AND role = 'question' ORDER BY n`,
      [visitor.sessionID],
    )
    const whole = await read(visitor)
    expect([whole.messages.length, whole.more, whole.messages[0]?.content]).toEqual([100, false, 'Hello'])
    await callAsVisitor(wire, visitor, '/v1/visitor/lead', { email: 'a@b.example', message: 'Call me' })
    const newest = await read(visitor)
    expect([newest.messages.length, newest.more, newest.messages[0]?.from]).toEqual([100, true, 'chatbot'])
    expect(newest.messages.slice(-2)).toMatchObject([{ content: 'number 98', status: 'failed' }, { from: 'notice' }])
  })
})

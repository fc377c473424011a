import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ConsoleUser, openColleague, openOwner } from '../../../test/accounts/console-user.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { callAsVisitor, openVisitor, type Visitor } from '../../../test/visitor.ts'
import { openWire, type Wire, type WireCall } from '../../../test/wire-call.ts'
import { leastListing } from '../../homes/listings/listing.fixture.ts'

// What the firm does in a conversation beside answering: notes, replies, homes, what is unanswered, a text of it.

let app: TestApp
let wire: Wire
let serialNumber: string
let owner: ConsoleUser
let lee: ConsoleUser
let kim: ConsoleUser

beforeAll(async () => {
  app = await startTestApp({ learns: true })
  wire = openWire(app)
  serialNumber = await app.addChatbot({ Name: 'Harbour' })
  owner = await openOwner(app, wire)
  lee = await openColleague(app, wire, owner, { role: 'agent', name: 'Lee Park', email: 'lee@example.com' })
  kim = await openColleague(app, wire, owner, { role: 'agent', name: 'Kim Roe', email: 'kim@example.com' })
})
afterAll(async () => {
  await wire.close()
  await app.close()
})

async function visit(content: string): Promise<Visitor> {
  const visitor = await openVisitor(app, serialNumber)
  const answer = await callAsVisitor(wire, visitor, '/chat/Chat/Ask', { content, sessionID: visitor.sessionID })
  expect(answer.status, answer.text).toBe(200)
  return visitor
}

async function ok<Body>(user: ConsoleUser, call: WireCall): Promise<Body> {
  const answer = await user.call(call)
  expect(answer.status, `${call.path} ${answer.text}`).toBe(200)
  return JSON.parse(answer.text)
}

test('notes are listed page by page, deleted by who wrote them or a manager, exported and erased, and told no visitor', async () => {
  const visitor = await visit('A mill by the river?')
  const path = `/v1/conversations/${visitor.sessionID}`
  const write = (user: ConsoleUser, content: string) =>
    ok<{ id: number }>(user, { path: `${path}/notes`, body: { content } })
  const first = await write(lee, 'Wants a quiet street.')
  const second = await write(kim, 'Has two dogs.')
  const byKey = await app.post(`${path}/notes`, { content: 'From the CRM.' })
  expect(JSON.parse(byKey.text)).toMatchObject({ accountId: null, name: '', content: 'From the CRM.' })
  const page = await ok<{ notes: { name: string }[]; nextCursor: string }>(lee, {
    method: 'GET',
    path: `${path}/notes?limit=2`,
  })
  expect(page.notes.map(({ name }) => name)).toEqual(['Lee Park', 'Kim Roe'])
  const rest = await ok<{ notes: object[] }>(lee, { method: 'GET', path: `${path}/notes?cursor=${page.nextCursor}` })
  expect(rest.notes).toHaveLength(1)

  const remove = (user: ConsoleUser, id: number) => user.call({ method: 'DELETE', path: `${path}/notes/${id}` })
  expect((await remove(lee, second.id)).headers['x-error-code']).toBe('role-may-not')
  expect((await remove(lee, first.id)).status).toBe(200)
  expect((await remove(lee, first.id)).headers['x-error-code']).toBe('note-not-found')
  expect((await remove(owner, second.id)).status).toBe(200)
  expect((await lee.call({ path: `${path}/notes`, body: { content: '  ' } })).status).toBe(400)

  await write(kim, 'A zebra-striped sofa.')
  const seen = await callAsVisitor(wire, visitor, '/v1/visitor/conversation')
  expect(seen.text).not.toContain('zebra')
  const { sessionID } = visitor
  const exported = await ok<{ sessions: { notes: { content: string }[]; head: object }[] }>(owner, {
    path: '/v1/visitors/export',
    body: { sessionID },
  })
  expect(exported.sessions[0]?.notes.map(({ content }) => content)).toEqual(['From the CRM.', 'A zebra-striped sofa.'])
  expect(exported.sessions[0]?.head).toMatchObject({ language: 'en' })
  await ok(owner, { path: '/v1/visitors/erase', body: { sessionID } })
  const { rows } = await app.app.pool.query(
    'SELECT FROM "conversationNotes" WHERE "sessionId" = $1 UNION ALL SELECT FROM "conversationHeads" WHERE "sessionId" = $1',
    [sessionID],
  )
  expect(rows).toEqual([])
})

test('replies are made and changed by managers, and read by agents; there is an end to them', async () => {
  const reply = { name: 'hours', content: 'Hello {{name}}, from nine to six.' }
  expect((await lee.call({ path: '/v1/replies', body: reply })).headers['x-error-code']).toBe('role-may-not')
  const made = await ok<{ id: number; language: string }>(owner, { path: '/v1/replies', body: reply })
  expect(made).toEqual({ ...reply, id: made.id, language: '' })
  const path = `/v1/replies/${made.id}`
  const changed = await ok(owner, { method: 'PATCH', path, body: { language: 'es' } })
  expect(changed).toEqual({ ...reply, id: made.id, language: 'es' })
  const cleared = await ok(owner, { method: 'PATCH', path, body: { language: '', name: 'Hours' } })
  expect(cleared).toMatchObject({ name: 'Hours', language: '' })
  expect(await ok(lee, { method: 'GET', path: '/v1/replies' })).toEqual({ replies: [cleared] })
  expect((await owner.call({ method: 'PATCH', path, body: { language: 'xx' } })).status).toBe(400)
  await app.app.pool.query(
    `INSERT INTO replies ("workspaceId", name, content) SELECT $1, 'n' || n, 'c' FROM generate_series(1, 199) AS n`,
    [app.workspaceId],
  )
  expect((await owner.call({ path: '/v1/replies', body: reply })).headers['x-error-code']).toBe('too-many-replies')
  await ok(owner, { method: 'DELETE', path })
  expect((await owner.call({ method: 'DELETE', path })).headers['x-error-code']).toBe('reply-not-found')
})

test('a person sends homes as cards, named in words where nothing else is said; homes of nobody are refused', async () => {
  const made = await app.post<number>('/chat/Chatbot/RealEstateCreate', { ...leastListing, SerialNumber: serialNumber })
  expect(made.status, made.text).toBe(200)
  const { rows } = await app.app.pool.query('SELECT max(id)::int AS id FROM listings')
  const id: number = rows[0].id
  const visitor = await visit('Hello')
  const path = `/v1/conversations/${visitor.sessionID}`
  await ok(lee, { path: `${path}/take`, body: {} })
  const sent = await ok<{ content: string }>(lee, { path: `${path}/messages`, body: { listingIds: [id] } })
  expect(sent.content).toBe(leastListing.PropertyType)
  const strange = await lee.call({ path: `${path}/messages`, body: { content: 'This?', listingIds: [id, 999_999] } })
  expect(strange.headers['x-error-code']).toBe('listing-not-found')
  expect((await lee.call({ path: `${path}/messages`, body: {} })).status).toBe(400)
  interface Said {
    from: string
    content: string
    view: { cards: { id: number }[] } | null
  }
  for (const messages of [
    JSON.parse((await callAsVisitor(wire, visitor, '/v1/visitor/conversation')).text).messages as Said[],
    (await ok<{ messages: Said[] }>(lee, { method: 'GET', path })).messages,
  ]) {
    expect(messages.at(-1)).toMatchObject({ from: 'person', content: sent.content, view: { cards: [{ id }] } })
  }
  const text = await lee.call({ method: 'GET', path: `${path}/export` })
  expect(text.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(text.text).toMatch(/^Conversation \d+ with Harbour\nBegan /)
  expect(text.text).toContain(`Person (Lee Park): ${sent.content}\n    - `)
  expect(text.text).toMatch(/\n\(End\)\n$/)
})

test('what a visitor says last waits for an answer until a person or the chatbot gives one', async () => {
  const visitor = await visit('A lodge?')
  const { sessionID } = visitor
  const unanswered = async (): Promise<boolean> => {
    const list = (flag: boolean) =>
      ok<{ conversations: { sessionID: number; unanswered: boolean }[] }>(owner, {
        method: 'GET',
        path: `/v1/conversations?unanswered=${flag}&limit=100`,
      })
    const is = (await list(true)).conversations.some((each) => each.sessionID === sessionID && each.unanswered)
    const isNot = (await list(false)).conversations.some((each) => each.sessionID === sessionID && !each.unanswered)
    expect(is).not.toBe(isNot)
    return is
  }
  const path = `/v1/conversations/${sessionID}`
  await ok(kim, { path: `${path}/take`, body: {} })
  await callAsVisitor(wire, visitor, '/chat/Chat/Ask', { content: 'Are you there?', sessionID })
  expect(await unanswered()).toBe(true)
  await ok(kim, { path: `${path}/messages`, body: { content: 'Yes.' } })
  expect(await unanswered()).toBe(false)

  const spanish = await visit('¿Hay casas con tres dormitorios y jardín?')
  const inSpanish = await ok<{ conversations: { sessionID: number }[] }>(owner, {
    method: 'GET',
    path: '/v1/conversations?language=es',
  })
  expect(inSpanish.conversations.map((each) => each.sessionID)).toEqual([spanish.sessionID])
})

test('an answer that is taught stands beside the others, and is what the knowledge says', async () => {
  const path = `/v1/chatbots/${serialNumber}/knowledge`
  const teach = (question: string, answer: string) => ok(owner, { path: `${path}/answers`, body: { question, answer } })
  await teach('Do you charge for viewings?', 'No: viewings are free.')
  await teach('Are dogs welcome?', 'Yes, on a lead.')
  await teach('Are dogs welcome?', 'Yes, small ones.')
  const { Data } = await ok<{ Data: { Type: string; Name: string }[] }>(owner, {
    path: '/chat/Chatbot/GetSource',
    body: { serialNumber },
  })
  expect(JSON.stringify(Data)).toContain('Do you charge for viewings?')
  const says = async () =>
    (await ok<{ answer: string | null }>(lee, { path: `${path}/search`, body: { q: 'Are dogs welcome?' } })).answer
  await expect.poll(says, { timeout: 30_000 }).toBe('Yes, small ones.')
  expect(
    (await lee.call({ path: `${path}/answers`, body: { question: 'a', answer: 'b' } })).headers['x-error-code'],
  ).toBe('role-may-not')
})

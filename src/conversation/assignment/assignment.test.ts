import { Compile } from 'typebox/schema'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ConsoleUser, openColleague, openOwner } from '../../../test/accounts/console-user.ts'
import { openStream } from '../../../test/take-over/live-stream.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { callAsVisitor, keyOf, openVisitor, type Visitor } from '../../../test/visitor.ts'
import { openWire, type Wire, type WireCall } from '../../../test/wire-call.ts'
import { leastListing } from '../../homes/listings/listing.fixture.ts'
import { describeVisitor } from '../../visitors/describe-visitor.ts'
import { listConversations } from '../history/list-conversations.ts'

let app: TestApp
let wire: Wire
let serialNumber: string
let owner: ConsoleUser
let manager: ConsoleUser
let lee: ConsoleUser
let kim: ConsoleUser

beforeAll(async () => {
  app = await startTestApp()
  wire = openWire(app)
  serialNumber = await app.addChatbot({ Name: 'Harbour' })
  owner = await openOwner(app, wire)
  manager = await openColleague(app, wire, owner, { role: 'manager', name: 'Mo Diaz', email: 'mo@example.com' })
  lee = await openColleague(app, wire, owner, { role: 'agent', name: 'Lee Park', email: 'lee@example.com' })
  kim = await openColleague(app, wire, owner, { role: 'agent', name: 'Kim Roe', email: 'kim@example.com' })
})
afterAll(async () => {
  await wire.close()
  await app.close()
})

/** A visitor who has said something. */
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

const read = <Body>(user: ConsoleUser, path: string) => ok<Body>(user, { method: 'GET', path })
const ids = async (user: ConsoleUser, query: string): Promise<number[]> => {
  const { conversations } = await read<{ conversations: { sessionID: number }[] }>(user, `/v1/conversations?${query}`)
  return conversations.map(({ sessionID }) => sessionID)
}
const give = (user: ConsoleUser, sessionID: number, accountId: string | null) =>
  user.call({ path: `/v1/conversations/${sessionID}/assign`, body: { accountId } })

test('a conversation is given to somebody, to another, and to nobody; lists and summaries tell whose it is', async () => {
  const { sessionID } = await visit('A lighthouse keeper’s cottage?')
  const given = await give(manager, sessionID, lee.accountId)
  expect(JSON.parse(given.text)).toEqual({ sessionID, assignedTo: { accountId: lee.accountId, name: 'Lee Park' } })
  expect(await ids(lee, 'assigned=me')).toEqual([sessionID])
  expect(await ids(owner, `assigned=${lee.accountId}`)).toEqual([sessionID])
  expect(await ids(owner, 'assigned=nobody')).not.toContain(sessionID)
  expect(await ids(owner, 'assigned=me')).toEqual([])
  const page = await read<object>(owner, '/v1/conversations')
  expect(Compile(listConversations.output).Check(page)).toBe(true)
  expect(page).toMatchObject({ conversations: [{ sessionID, assignedTo: { name: 'Lee Park' }, language: 'en' }] })
  // A key is nobody, and an account of no colleague is none.
  const asKey = await fetch(`${app.url}/v1/conversations?assigned=me`, { headers: { authorization: app.secretKey } })
  expect(asKey.status).toBe(400)
  expect((await give(manager, sessionID, 'f'.repeat(32))).headers['x-error-code']).toBe('member-not-found')
  const nothing = await manager.call({ path: `/v1/conversations/${sessionID}/assign`, body: {} })
  expect(nothing.status).toBe(400)
  expect((await give(lee, sessionID, null)).status).toBe(200)
  expect(await ids(lee, 'assigned=nobody')).toContain(sessionID)
})

test('whoever takes a conversation over in the console has it assigned, which a program changes nothing of', async () => {
  const { sessionID } = await visit('A boat shed?')
  const path = `/v1/conversations/${sessionID}`
  const taken = await ok<object>(lee, { path: `${path}/take`, body: {} })
  expect(taken).toMatchObject({ name: 'Lee Park', accountId: lee.accountId })
  expect(await read(lee, path)).toMatchObject({
    takenBy: { accountId: lee.accountId },
    assignedTo: { accountId: lee.accountId },
  })
  const byProgram = await app.post(`${path}/take`, { name: 'Desk' })
  expect(JSON.parse(byProgram.text)).toMatchObject({ name: 'Desk', accountId: null })
  expect(await read(lee, path)).toMatchObject({
    takenBy: { name: 'Desk', accountId: null },
    assignedTo: { name: 'Lee Park' },
  })
})

describe('what is a colleague’s', () => {
  test('is not there for an agent, whatever is asked of it, and is for managers, owners and keys', async () => {
    const visitor = await visit('A windmill with a zanthium garden?')
    const { sessionID } = visitor
    const lead = { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@visitor.example', message: '' }
    expect((await callAsVisitor(wire, visitor, '/v1/visitor/lead', lead)).status).toBe(200)
    const note = await ok<{ id: number }>(manager, {
      path: `/v1/conversations/${sessionID}/notes`,
      body: { content: 'Quiet.' },
    })
    const { messages } = await read<{ messages: { id: number; from: string }[] }>(lee, `/v1/conversations/${sessionID}`)
    await give(manager, sessionID, kim.accountId)

    const path = `/v1/conversations/${sessionID}`
    const calls: WireCall[] = [
      { method: 'GET', path },
      { method: 'GET', path: `${path}/visitor` },
      { method: 'GET', path: `${path}/export` },
      { method: 'GET', path: `${path}/notes` },
      { path: `${path}/notes`, body: { content: 'Mine?' } },
      { method: 'DELETE', path: `${path}/notes/${note.id}` },
      { path: `${path}/take`, body: {} },
      { path: `${path}/release`, body: {} },
      { path: `${path}/messages`, body: { content: 'Hello' } },
      { path: `${path}/typing`, body: {} },
      { path: `${path}/read`, body: { upTo: 1 } },
      { path: `${path}/assign`, body: { accountId: lee.accountId } },
      { path: '/chat/Chat/ClientAsk', body: { sessionID, content: 'Hello' } },
      { method: 'GET', path: `/v1/messages/${messages.find(({ from }) => from === 'chatbot')?.id}/trace` },
    ]
    for (const call of calls) {
      const answer = await lee.call(call)
      expect([call.path, answer.status, answer.headers['x-error-code']]).toEqual([call.path, 404, 'session-not-found'])
      // As of a number that is nobody's.
      expect(JSON.parse(answer.text).Message).toBe(
        `No session of this workspace has the id ${sessionID}: make one with GetSession.`,
      )
    }
    for (const query of ['limit=100', 'q=zanthium', 'q=zanthium&unanswered=false', 'from=2020-01-01&limit=100'])
      expect([query, await ids(lee, query)]).toEqual([query, expect.not.arrayContaining([sessionID])])
    const leads = { serialNumber, startTime: '', endTime: '' }
    const itemsOf = async (user: ConsoleUser) =>
      (await ok<{ Data: { SessionID: number }[] }>(user, { path: '/chat/Chatbot/LeadList', body: leads })).Data
    expect((await itemsOf(lee)).map(({ SessionID }) => SessionID)).not.toContain(sessionID)
    const said = await lee.call({
      path: '/chat/Chatbot/ChatContentHistory',
      body: { SerialNumber: serialNumber, StartTime: '', EndTime: '' },
    })
    expect(said.text).not.toContain('zanthium')

    for (const user of [kim, manager, owner]) {
      expect(await ids(user, 'q=zanthium')).toEqual([sessionID])
      expect(await ids(user, 'from=2020-01-01&limit=100')).toContain(sessionID)
      expect((await itemsOf(user)).map(({ SessionID }) => SessionID)).toContain(sessionID)
      await read(user, path)
    }
    const known = await read<object>(kim, `${path}/visitor`)
    expect(Compile(describeVisitor.output).Check(known)).toBe(true)
    expect(known).toMatchObject({
      language: 'en',
      leads: [{ Email: 'ana@visitor.example' }],
      savedHomes: [],
      earlier: [],
    })
    expect(await ids(lee, `assigned=${kim.accountId}`)).toEqual([])
    const asKey = await fetch(app.url + path, { headers: { authorization: app.secretKey } })
    expect(asKey.status).toBe(200)
  })

  test('is not heard of live, but that it is gone; windows of visitors hear nothing of whose it is', async () => {
    const visitor = await visit('A houseboat?')
    const { sessionID } = visitor
    const path = `/v1/conversations/${sessionID}`
    const streamOf = ({ cookie }: ConsoleUser) => openStream(`${app.url}/v1/conversations/events`, { cookie })
    const [heardByLee, heardByKim, heardByOwner] = await Promise.all([lee, kim, owner].map(streamOf))
    const window = await openStream(`${app.url}/v1/visitor/events`, keyOf(visitor))
    if (!heardByLee || !heardByKim || !heardByOwner) throw new Error('a stream is missing')
    await give(manager, sessionID, kim.accountId)
    await ok(kim, { path: `${path}/take`, body: {} })
    await ok(kim, { path: `${path}/notes`, body: { content: 'Wants a jetty.' } })
    await callAsVisitor(wire, visitor, '/v1/visitor/typing', {})
    await ok(kim, { path: `${path}/messages`, body: { content: 'Good day, this is Kim.' } })
    const isWritten = ({ type, data }: { type: string; data: Record<string, unknown> }) =>
      type === 'message' && data.content === 'Good day, this is Kim.'
    for (const stream of [heardByKim, heardByOwner, window]) await stream.until(isWritten)
    await give(kim, sessionID, null)
    await heardByLee.until(
      ({ type, data }) => type === 'assigned' && data.accountId === null && data.gone === undefined,
    )

    const ofThis = heardByLee.events.filter(({ data }) => data.sessionID === sessionID)
    expect(ofThis.map(({ type, data }) => [type, data.gone, data.name])).toEqual([
      ['assigned', true, ''],
      ['assigned', undefined, ''],
    ])
    expect(JSON.stringify(ofThis)).not.toContain('Kim')
    const types = (stream: { events: { type: string }[] }) => stream.events.map(({ type }) => type)
    expect(types(heardByKim)).toEqual(expect.arrayContaining(['assigned', 'taken', 'note', 'typing', 'message']))
    expect(types(heardByOwner)).toEqual(expect.arrayContaining(['assigned', 'taken', 'note', 'typing', 'message']))
    expect(types(window)).toEqual(expect.arrayContaining(['taken', 'message']))
    expect(types(window)).not.toContain('assigned')
    expect(types(window)).not.toContain('note')
    expect(JSON.stringify(window.events)).not.toContain(kim.accountId)
    for (const stream of [heardByLee, heardByKim, heardByOwner, window]) stream.close()
  })

  test('goes to nobody when the colleague is removed', async () => {
    const gone = await openColleague(app, wire, owner, { role: 'agent', name: 'Pat Orr', email: 'pat@example.com' })
    const { sessionID } = await visit('A barn?')
    await give(owner, sessionID, gone.accountId)
    expect((await lee.call({ method: 'GET', path: `/v1/conversations/${sessionID}` })).status).toBe(404)
    await ok(owner, { method: 'DELETE', path: `/v1/team/${gone.accountId}` })
    expect(await read(lee, `/v1/conversations/${sessionID}`)).toMatchObject({ assignedTo: null })
  })
})

describe('by itself', () => {
  const set = (Assignment: string) => ok(owner, { path: '/v1/workspace/settings', body: { Assignment } })
  const holderOf = async ({ sessionID }: Visitor): Promise<string | null> => {
    const read = await ok<{ assignedTo: { name: string } | null }>(owner, {
      method: 'GET',
      path: `/v1/conversations/${sessionID}`,
    })
    return read.assignedTo?.name ?? null
  }
  const ask = async () => visit('Can I talk to a real person please?')

  test('one agent after the other gets who asks for a person; off, nobody does', async () => {
    expect(await holderOf(await ask())).toBe(null)
    expect(await set('inTurn')).toMatchObject({ RetentionDays: null, Assignment: 'inTurn' })
    const holders = [await holderOf(await ask()), await holderOf(await ask()), await holderOf(await ask())]
    expect(new Set(holders.slice(0, 2))).toEqual(new Set(['Lee Park', 'Kim Roe']))
    expect(holders[2]).toBe(holders[0])
    // Whoever has signed out is given none.
    const asleep = await openColleague(app, wire, owner, { role: 'agent', name: 'Sol Iba', email: 'sol@example.com' })
    await asleep.call({ path: '/console/auth/sign-out', body: {} })
    for (let times = 0; times < 3; times++) expect(await holderOf(await ask())).not.toBe('Sol Iba')
    // What is somebody's stays theirs.
    const visitor = await visit('A mill?')
    await give(owner, visitor.sessionID, manager.accountId)
    await callAsVisitor(wire, visitor, '/chat/Chat/Ask', {
      content: 'Can I talk to a human?',
      sessionID: visitor.sessionID,
    })
    expect(await holderOf(visitor)).toBe('Mo Diaz')
  })

  test('the agent of the home gets who leaves contact details for it, where that is a colleague', async () => {
    await set('agentOfListing')
    const entries = [{ Key: 'Agent Email', value: 'MO@example.com' }]
    const listing = { ...leastListing, SerialNumber: serialNumber, ExtensionColumn: entries }
    const made = await app.post<number>('/chat/Chatbot/RealEstateCreate', listing)
    expect(made.status, made.text).toBe(200)
    const { rows } = await app.app.pool.query('SELECT max(id)::int AS id FROM listings')
    const leave = async (visitor: Visitor, listingIds: number[]) => {
      const lead = { firstName: 'Eva', lastName: '', email: 'eva@visitor.example', message: '', listingIds }
      const answer = await callAsVisitor(wire, visitor, '/v1/visitor/lead', lead)
      expect(answer.status, answer.text).toBe(200)
    }
    const visitor = await visit('A cottage?')
    await leave(visitor, [rows[0].id])
    expect(await holderOf(visitor)).toBe('Mo Diaz')
    await set('off')
    const other = await visit('A cabin?')
    await leave(other, [])
    expect(await holderOf(other)).toBe(null)
    // The same address in two conversations is the same visitor; an agent is told of what an agent may see.
    const earlierOf = async (user: ConsoleUser) =>
      (await read<{ earlier: { sessionID: number }[] }>(user, `/v1/conversations/${other.sessionID}/visitor`)).earlier
    expect((await earlierOf(owner)).map(({ sessionID }) => sessionID)).toEqual([visitor.sessionID])
    expect(await earlierOf(lee)).toEqual([])
  })
})

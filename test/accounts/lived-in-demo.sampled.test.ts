import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDemoChatbot } from '../../src/doors/demo/add-demo-chatbot.ts'
import { fillDemos } from '../../src/doors/demo/lived-in/fill-demo.ts'
import { makeFirstWorkspace } from '../../src/firm/workspaces/make-first-workspace.ts'
import { deepTest } from '../run/how-much.ts'
import { startTestApp, type TestApp } from '../test-app.ts'
import { callAsVisitor, openVisitor } from '../visitor.ts'
import { openWire, type Wire } from '../wire-call.ts'
import { type ConsoleUser, openColleague, openOwner } from './console-user.ts'

// What the first owner finds: a firm at work, all of it made up, and gone with one call.

let app: TestApp
let wire: Wire
let owner: ConsoleUser
let workspaceId: number
let serialNumber: string
let secretKey: string

beforeAll(async () => {
  app = await startTestApp()
  wire = openWire(app)
  const { db } = app.app
  const options = {
    secretKey: null,
    sessionKey: null,
    addDemo: addDemoChatbot(app.app),
    ownerEmail: 'boss@firm.example',
  }
  const first = await makeFirstWorkspace(db, options)
  serialNumber = first.serialNumber ?? ''
  secretKey = first.secretKey
  app.app.demoChatbot = serialNumber
  const row = await db.selectFrom('chatbots').select('workspaceId').where('serialNumber', '=', serialNumber).execute()
  workspaceId = row[0]?.workspaceId ?? 0
})
afterAll(async () => {
  await wire.close()
  await app.close()
})

const read = async (path: string) => {
  const { status, text } = await owner.call({ method: 'GET', path })
  expect(status, text).toBe(200)
  return JSON.parse(text)
}
const asFirm = async (path: string, body: object) =>
  (await app.post<unknown[]>(path, body, { headers: { authorization: secretKey } })).body.Data
const listLeads = () => asFirm('/chat/Chatbot/LeadList', { serialNumber }) as Promise<Record<string, string>[]>
const listConversations = async () => (await read('/v1/conversations?limit=100')).conversations

test('nothing is made up before there is somebody to look at it', async () => {
  await fillDemos(app.app)
  expect(await listLeads()).toEqual([])
})

test('the first owner finds thirty days of conversations, leads and tours, which nobody is told of', async () => {
  owner = await openOwner(app, wire, { workspaceId })
  expect(await read('/v1/demo')).toEqual({ conversations: 0, isFilling: true })
  // Visitors hold all places and wait for rows that the demo is writing: it must not wait for their places in turn.
  const { promise: written, resolve: leave } = Promise.withResolvers<void>()
  const { questionPlaces, answerPlaces } = app.app
  const visitors = [questionPlaces, answerPlaces].flatMap((places) =>
    Array.from({ length: 8 }, (_, session) => places.use(-session, () => written).catch(() => {})),
  )
  await fillDemos(app.app)
  leave()
  await Promise.all(visitors)
  expect(await read('/v1/demo')).toEqual({ conversations: 33, isFilling: false })

  const conversations = await listConversations()
  const daysAgo = conversations.map(
    (each: { startedAt: string }) => (Date.now() - Date.parse(each.startedAt)) / 86_400_000,
  )
  expect(Math.max(...daysAgo)).toBeGreaterThan(27)
  expect(Math.max(...daysAgo)).toBeLessThan(31)
  expect(Math.min(...daysAgo)).toBeLessThan(0.1)
  expect(new Set(daysAgo.map(Math.floor)).size, 'spread over the days').toBeGreaterThan(20)
  expect(conversations.every(({ demo }: { demo: boolean }) => demo)).toBe(true)
  expect(conversations.filter((each: { waitingSince: string | null }) => each.waitingSince !== null)).toHaveLength(1)
  const { messages } = await read(`/v1/conversations/${conversations.at(-1).sessionID}`)
  expect(messages.at(1), 'answered by the chatbot as it answers now').toMatchObject({
    from: 'chatbot',
    content: expect.stringMatching(/\$5\d\d,\d00/),
    view: expect.objectContaining({ more: false }),
  })

  const items = await listLeads()
  const statuses = (type: string) => new Set(items.filter(({ Type }) => Type === type).map(({ Status }) => Status))
  expect(statuses('Lead')).toEqual(new Set(['new', 'open', 'done']))
  expect(statuses('Appointment')).toEqual(new Set(['requested', 'confirmed', 'declined', 'cancelled']))
  expect(items.every(({ Email }) => Email === '' || Email?.endsWith('@example.com'))).toBe(true)

  const rows = async (table: 'events' | 'outbox' | 'liveEvents') =>
    app.app.db.selectFrom(table).selectAll().where('workspaceId', '=', workspaceId).execute()
  expect([await rows('events'), await rows('outbox'), await rows('liveEvents')]).toEqual([[], [], []])
  expect(await asFirm('/chat/Chatbot/GetMessageCreditsUsage', {}), 'nobody wrote them').toMatchObject({ Used: 0 })
})

test('they go with one call, and nothing of a true visitor does; the same call of an agent is refused', async () => {
  const visitor = await openVisitor(app, serialNumber)
  await callAsVisitor(wire, visitor, '/chat/Chat/Ask', { content: 'homes in Austin' })
  const lead = { firstName: 'Vera', email: 'vera@visitor.example', message: 'Call me' }
  await callAsVisitor(wire, visitor, '/v1/visitor/lead', lead)
  const agent = await openColleague(app, wire, owner, { role: 'agent', name: 'Lee Park', email: 'lee@firm.example' })
  expect((await agent.call({ method: 'DELETE', path: '/v1/demo' })).status).toBe(403)

  const { text } = await owner.call({ method: 'DELETE', path: '/v1/demo' })
  expect(JSON.parse(text)).toEqual({ conversations: 33 })
  expect(await listConversations()).toMatchObject([{ demo: false, firstQuestion: 'homes in Austin' }])
  expect((await listLeads()).map(({ Email }) => Email)).toEqual(['vera@visitor.example'])
  await fillDemos(app.app)
  expect(await read('/v1/demo'), 'they do not come back by themselves').toEqual({ conversations: 0, isFilling: false })
})

deepTest('they are made again when that is asked for, without those that cannot be any more', async () => {
  const hours = Object.fromEntries(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => [day, []]))
  await asFirm('/chat/Chatbot/Edit', { serialNumber, OfficeHours: hours })
  const made = await owner.call({ path: '/v1/demo', body: {} })
  expect(JSON.parse(made.text)).toEqual({ conversations: 0, isFilling: true })
  await fillDemos(app.app)
  const { conversations, isFilling } = await read('/v1/demo')
  expect(isFilling).toBe(false)
  expect(conversations, 'those with a tour are left out').toBe(23)
  const again = await owner.call({ path: '/v1/demo', body: {} })
  expect(JSON.parse(again.text), 'where some are there, nothing happens').toEqual({
    conversations: 23,
    isFilling: false,
  })
})

test('a workspace without a demo chatbot has none', async () => {
  const { status, body } = await app.post('/v1/demo', {})
  expect([status, body.Message]).toEqual([404, expect.stringContaining('no demo chatbot')])
})

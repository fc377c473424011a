import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changeAllowance } from '../../../src/firm/workspaces/change-limits.ts'
import { applyRetention } from '../../../src/visitors/privacy/apply-retention.ts'
import { type ScriptedModelServer, startScriptedModelServer } from '../../servers/scripted-model-server.ts'
import { startTestApp, type TestApp } from '../../test-app.ts'
import { callAsVisitor, openVisitor } from '../../visitor.ts'
import { dataOf, expectFailure, expectSuccess, openWire, type Wire, type WireAnswer } from '../../wire-call.ts'
import { fillConversations } from './said.ts'

let model: ScriptedModelServer
let app: TestApp
let wire: Wire

beforeAll(async () => {
  model = await startScriptedModelServer()
  app = await startTestApp({
    environment: { PORCHLIGHT_OPENAI_COMPATIBLE_URL: model.url, PORCHLIGHT_OPENAI_COMPATIBLE_MODELS: 'scripted' },
  })
  wire = openWire(app)
})
afterAll(async () => {
  await wire.close()
  await app.close()
  await model.close()
})

const countPath = '/chat/Chatbot/GetMessageCountByChatbot'
const creditsPath = '/chat/Chatbot/GetMessageCreditsUsage'
const limitPath = '/chat/Chatbot/SetSessionMessagesLimit'

const count = async (SerialNumber: string): Promise<number> =>
  dataOf(await wire.call({ path: countPath, body: { SerialNumber } }))
const ask = (sessionID: number): Promise<WireAnswer> =>
  wire.call({ path: '/chat/Chat/ClientAsk', body: { sessionID, content: 'How many homes are there?' } })

/** A workspace of its own, so that its month is its own: calls with its secret key. */
async function openWorkspace() {
  const workspace = await app.addWorkspace()
  const call = (path: string, body: unknown): Promise<WireAnswer> =>
    wire.call({ path, body, headers: { authorization: workspace.secretKey } })
  const serialNumber = dataOf<string>(await call('/chat/Chatbot/Add', { timeZone: 'UTC', type: 0 }))
  const { SessionID } = dataOf<{ SessionID: number }>(await call('/chat/Chatbot/GetSession', { serialNumber }))
  const change = { workspaceId: workspace.workspaceId, by: 'test' }
  return {
    ...workspace,
    serialNumber,
    call,
    ask: () => call('/chat/Chat/ClientAsk', { sessionID: SessionID, content: 'How many homes are there?' }),
    allow: (allowance: number | null) => changeAllowance(app.app.db, change, allowance),
    credits: async () => dataOf(await call(creditsPath, {})),
  }
}

test('the published samples, without a Content-Type and with either credential', async () => {
  const serialNumber = await app.addChatbot()
  const { secretKey, sessionKey } = app
  for (const keys of [{ authorization: secretKey }, { authorization: undefined, 'chatrobot-sessionkey': sessionKey }]) {
    const send = (path: string, bytes: string): Promise<WireAnswer> =>
      wire.call({ path, bytes, headers: { 'content-type': undefined, ...keys } })
    expectSuccess(await send(countPath, `{"SerialNumber":"${serialNumber}"}`), 0)
    expectSuccess(await send(limitPath, '{"MessagesLimit":100}'), true)
    expectSuccess(await send(creditsPath, '{}'), { Total: -1, Used: 0, Remain: -1 })
    expectSuccess(await send(creditsPath, ''), { Total: -1, Used: 0, Remain: -1 })
    expectSuccess(await send(limitPath, '{"messageslimit":-1}'), true)
  }
})

describe('GetMessageCountByChatbot', () => {
  test('counts what visitors said, failed answers too, refused messages not', async () => {
    const models = dataOf<{ Key: string }[]>(await wire.call({ path: '/chat/Chatbot/ModelList', body: {} }))
    const Model = models.find(({ Key }) => Key.includes('scripted'))?.Key
    const serialNumber = await app.addChatbot({ Model, RateLimitCount: 3, RateLimitTime: 1_000 })
    const sessionID = await app.addSession(serialNumber)
    expect(await count(serialNumber)).toBe(0)
    model.play({ steps: [{ piece: 'Two.' }] })
    const { models: usual } = app.app
    app.app.models = { ...usual, of: () => Promise.reject(new Error('something broke')) }
    expect((await ask(sessionID)).status).toBe(500)
    app.app.models = usual
    expect((await ask(sessionID)).status).toBe(200)
    expect(await count(serialNumber)).toBe(2)
    dataOf(await ask(sessionID))
    expect((await ask(sessionID)).status).toBe(429)
    expect(await count(serialNumber)).toBe(3)
    expect(await count(await app.addChatbot())).toBe(0)
    const unknown = await wire.call({ path: countPath, body: { SerialNumber: 'f'.repeat(32) } })
    const sentence = `No chatbot of this workspace has the serialNumber "${'f'.repeat(32)}".`
    expectFailure(unknown, 'chatbot-not-found', sentence)
  })

  test('counts rows that came in any way, in one step', async () => {
    const serialNumber = await app.addChatbot()
    await fillConversations(app, serialNumber, { conversations: 50, messages: 41, characters: 5 })
    expect(await count(serialNumber)).toBe(50 * 21)
  })

  test('goes down when a visitor is erased, and not when RetentionDays end a conversation', async () => {
    const { serialNumber, call, workspaceId, ...workspace } = await openWorkspace()
    const countThere = async () => dataOf(await call(countPath, { SerialNumber: serialNumber }))
    const [ana, ben] = [await openVisitor(app, serialNumber), await openVisitor(app, serialNumber)]
    for (const visitor of [ana, ana, ben]) {
      await callAsVisitor(wire, visitor, '/chat/Chat/Ask', { content: 'How many homes are there?' })
    }
    expect(await countThere()).toBe(3)
    dataOf({ ...(await call('/v1/visitors/erase', { sessionID: ana.sessionID })), text: '{}' })
    expect(await countThere()).toBe(1)
    expect(await workspace.credits(), 'what was used stays used').toEqual({ Total: -1, Used: 3, Remain: -1 })
    await call('/v1/workspace/settings', { RetentionDays: 1 })
    for (const [table, column] of [['messages', 'sessionId'] as const, ['sessions', 'id'] as const]) {
      const query = `UPDATE ${table} SET "createdAt" = now() - interval '3 days' WHERE "${column}" = $1`
      await app.app.pool.query(query, [ben.sessionID])
    }
    await applyRetention(app.app)
    expect(dataOf(await call('/chat/Chatbot/ChatContentHistory', { SerialNumber: serialNumber }))).toEqual([])
    expect(await countThere()).toBe(1)
    const { rows } = await app.app.pool.query('SELECT FROM messages WHERE "workspaceId" = $1', [workspaceId])
    expect(rows).toHaveLength(0)
  })
})

describe('the allowance of a workspace', () => {
  test('is told with what was used of it, and refuses what goes beyond until the month of UTC ends', async () => {
    const workspace = await openWorkspace()
    dataOf(await workspace.ask())
    expect(await workspace.credits()).toEqual({ Total: -1, Used: 1, Remain: -1 })
    await workspace.allow(3)
    expect(await workspace.credits()).toEqual({ Total: 3, Used: 1, Remain: 2 })
    dataOf(await workspace.ask())
    dataOf(await workspace.ask())
    const refused = await workspace.ask()
    const sentence =
      'This workspace has used up its 3 messages of this month (UTC): raise the allowance or wait for the next month.'
    expectFailure(refused, 'allowance-used-up', sentence, ['retry-after'])
    const now = new Date()
    const monthEnds = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1)
    expect(Math.abs(Number(refused.headers['retry-after']) * 1000 - (monthEnds - now.getTime()))).toBeLessThan(60_000)
    const visitor = await openVisitor(app, workspace.serialNumber)
    const asked = await callAsVisitor(wire, visitor, '/chat/Chat/Ask', { content: 'Hello' })
    expect([asked.status, asked.headers['x-error-code']]).toEqual([429, 'allowance-used-up'])
    expect(await workspace.credits()).toEqual({ Total: 3, Used: 3, Remain: 0 })
    await workspace.allow(1)
    expect(await workspace.credits()).toEqual({ Total: 1, Used: 3, Remain: 0 })
    await workspace.allow(null)
    dataOf(await workspace.ask())
  })
})

describe('SetSessionMessagesLimit', () => {
  test('refuses the next message of a conversation for good, and leaves new conversations alone', async () => {
    const workspace = await openWorkspace()
    expectSuccess(await workspace.call(limitPath, { MessagesLimit: 2 }), true)
    const visitor = await openVisitor(app, workspace.serialNumber)
    const send = () => callAsVisitor(wire, visitor, '/chat/Chat/Ask', { content: 'How many homes are there?' })
    expect([(await send()).status, (await send()).status]).toEqual([200, 200])
    const sentence = 'This conversation has used up the 2 messages that it may have: begin a new one.'
    expectFailure(await send(), 'session-limit-reached', sentence)
    dataOf(await workspace.ask())
    const log = `SELECT actor, details FROM "changeLog" WHERE "workspaceId" = $1 AND action = 'session-limit.changed'`
    const { rows } = await app.app.pool.query(log, [workspace.workspaceId])
    const details = { before: { MessagesLimit: -1 }, after: { MessagesLimit: 2 } }
    expect(rows).toEqual([{ actor: expect.stringMatching(/^key \d+$/), details }])
  })

  test('takes -1 or a whole number from 1', async () => {
    for (const [MessagesLimit, came] of [
      [0, 'got 0.'],
      [-2, 'got -2.'],
      [1.5, 'got 1.5.'],
      ['3', 'got the text "3".'],
      [2_147_483_648, 'got 2147483648.'],
    ]) {
      const answer = await wire.call({ path: limitPath, body: { MessagesLimit } })
      expect([answer.status, answer.headers['x-error-code']]).toEqual([400, 'invalid-fields'])
      expect(JSON.parse(answer.text).Message).toContain(came)
    }
    const answer = await wire.call({ path: limitPath, body: {} })
    expectFailure(answer, 'invalid-fields', 'MessagesLimit: is required.')
  })
})

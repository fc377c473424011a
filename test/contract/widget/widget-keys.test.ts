import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { VisitorKeys } from '../../../src/firm/visitor-keys/visitor-keys.ts'
import { operations } from '../../../src/operations.ts'
import { openStream } from '../../take-over/live-stream.ts'
import { startTestApp, type TestApp } from '../../test-app.ts'
import { callAsVisitor, keyOf, openVisitor, type Visitor } from '../../visitor.ts'
import { dataOf, expectFailure, openWire, type Wire, type WireAnswer } from '../../wire-call.ts'

let app: TestApp
let wire: Wire
let serialNumber: string
let visitor: Visitor

beforeAll(async () => {
  app = await startTestApp()
  wire = openWire(app)
  serialNumber = await app.addChatbot()
  visitor = await openVisitor(app, serialNumber)
})
afterAll(async () => {
  await wire.close()
  await app.close()
})

const conversationPath = '/v1/visitor/conversation'
const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

async function renew(sessionKey: string, chatbot = serialNumber): Promise<{ SessionKey: string; SessionID: number }> {
  const headers = keyOf({ sessionKey })
  return dataOf(await wire.call({ path: '/chat/Chatbot/GetConfig', body: { serialNumber: chatbot }, headers }))
}

/** Runs with a clock that is so much ahead. */
async function later<Result>(ms: number, work: () => Promise<Result>): Promise<Result> {
  const { now } = app.app
  app.app.now = () => new Date(now().getTime() + ms)
  try {
    return await work()
  } finally {
    app.app.now = now
  }
}

const unknown =
  'The key in the header chatrobot-sessionkey is unknown, revoked or of the wrong kind: send a current session key from GetConfig.'

describe('a visitor’s key', () => {
  test('opens its session for an hour', async () => {
    const read = (): Promise<WireAnswer> => callAsVisitor(wire, visitor, conversationPath)
    expect((await read()).status).toBe(200)
    expect((await later(59 * minuteMs, read)).status).toBe(200)
    const message = 'This session key is over: call GetConfig with it for a new one of the same session.'
    expectFailure(await later(61 * minuteMs, read), 'visitor-key-over', message)
    const ask = () => callAsVisitor(wire, visitor, '/chat/Chat/Ask', { content: 'Hi' })
    expectFailure(await later(61 * minuteMs, ask), 'visitor-key-over', message)
  })

  test('of the future is not taken either', async () => {
    const { sessionKey } = await later(5 * minuteMs, () => openVisitor(app, serialNumber))
    expectFailure(await callAsVisitor(wire, { sessionKey }, conversationPath), 'unknown-credential', unknown)
  })

  test('cannot be made up or changed in any character', async () => {
    const { sessionKey } = await openVisitor(app, serialNumber)
    for (let place = 'pl_vis_'.length; place < sessionKey.length; place += 1) {
      const other = sessionKey[place] === 'a' ? 'b' : 'a'
      const changed = sessionKey.slice(0, place) + other + sessionKey.slice(place + 1)
      const answer = await callAsVisitor(wire, { sessionKey: changed }, conversationPath)
      // The last character of base64url holds two bits that say nothing.
      if (place === sessionKey.length - 1 && answer.status === 200) continue
      expect(answer.headers['x-error-code'], changed).toBe('unknown-credential')
    }
    for (const nonsense of [
      'pl_vis_',
      'pl_vis_1.1.1.1.1.x',
      `pl_vis_${'z'.repeat(300)}`,
      `${sessionKey}x`,
      'pl_vis_é',
    ]) {
      const headers = { ...keyOf({ sessionKey: nonsense }) }
      const answer = await wire.call({ method: 'GET', path: conversationPath, headers }).catch(() => null)
      expect(answer?.status ?? 401, nonsense).toBe(401)
    }
  })

  test('of another chatbot or workspace does not carry its session over', async () => {
    const other = await app.addChatbot()
    expect((await renew(visitor.sessionKey, other)).SessionID).not.toBe(visitor.sessionID)
    const stranger = await app.addWorkspace()
    const theirs = dataOf<string>(
      await wire.call({
        path: '/chat/Chatbot/Add',
        body: { timeZone: 'UTC', type: 0 },
        headers: { authorization: stranger.secretKey },
      }),
    )
    expect((await renew(visitor.sessionKey, theirs)).SessionID).not.toBe(visitor.sessionID)
  })

  test('is known to every process of the installation', async () => {
    const elsewhere = new VisitorKeys(app.app.db, app.app.secrets)
    const now = Date.now()
    expect(await elsewhere.prove(visitor.sessionKey, now)).toMatchObject({
      sessionId: visitor.sessionID,
      state: 'usable',
    })
    const key = await elsewhere.issue({ workspaceId: app.workspaceId, chatbotId: 1, sessionId: 77 }, now)
    expect(await app.app.visitorKeys.prove(key, now + 6_000)).toMatchObject({ sessionId: 77 })
  })

  test('of a chatbot that is gone opens nothing', async () => {
    const gone = await app.addChatbot()
    const left = await openVisitor(app, gone)
    await app.post('/chat/Chatbot/Remove', { serialNumber: gone })
    for (const [path, body] of [
      [conversationPath, undefined],
      ['/chat/Chat/Ask', { content: 'Hi' }],
      ['/v1/visitor/lead', { email: 'a@b.example', message: '' }],
    ] as const) {
      expect((await callAsVisitor(wire, left, path, body)).headers['x-error-code'], path).toBe('session-not-found')
    }
  })
})

describe('its scope', () => {
  const visitorsOwn = operations.filter(({ operation }) => operation.access.endsWith('visitor-key'))

  test('is the operations of visitors, none other of the table', async () => {
    expect(visitorsOwn.length).toBeGreaterThan(4)
    for (const { method, path, operation } of operations) {
      const place = path.replace('{serialNumber}', serialNumber).replace('{id}', '1').replace('{sessionID}', '1')
      if (operation.listens && operation.access === 'visitor-key') {
        // It does not end by itself.
        const stream = await openStream(app.url + place, keyOf(visitor))
        stream.close()
        expect(stream.status, path).toBe(200)
        continue
      }
      const answer = await wire.call({
        method,
        path: place,
        headers: keyOf(visitor),
        ...(method === 'POST' ? { body: operation.example } : {}),
      })
      const code = answer.headers['x-error-code']
      if (operation.access === 'public' || operation.access.endsWith('visitor-key')) {
        const isOurs = code !== 'key-scope' || /takes/.test(answer.text)
        expect(isOurs && answer.status !== 401, `${path}: ${answer.text.slice(0, 200)}`).toBe(true)
        continue
      }
      // Who may message its session by another operation is told which.
      const instead = path === '/chat/Chat/ClientAsk' ? ', and does so with POST /chat/Chat/Ask' : ''
      const message = `This key may not do this: it is a visitor’s key, which may only message its own session${instead}.`
      if (
        operation.access === 'secret-key' ||
        operation.access === 'secret-key-first' ||
        operation.access === 'session-key-first'
      ) {
        expectFailure(answer, 'key-scope', message)
      }
    }
  })

  test('is not wider in the header of secret keys', async () => {
    for (const { method, path, operation } of operations) {
      if (operation.access === 'public') continue
      const answer = await wire.call({
        method,
        path: path.replace('{serialNumber}', serialNumber).replace('{id}', '1'),
        headers: { authorization: `Bearer ${visitor.sessionKey}` },
        ...(method === 'POST' ? { body: operation.example } : {}),
      })
      expect([401, 403], path).toContain(answer.status)
    }
  })

  test('keys of a workspace do not open a visitor’s session', async () => {
    for (const { method, path, operation } of visitorsOwn) {
      if (operation.access !== 'visitor-key') continue
      for (const headers of [
        { authorization: app.secretKey },
        { authorization: undefined, 'chatrobot-sessionkey': app.sessionKey },
        { authorization: undefined, 'chatrobot-sessionkey': app.secretKey },
      ]) {
        const answer = await wire.call({
          method,
          path,
          headers,
          ...(method === 'POST' ? { body: operation.example } : {}),
        })
        expect(answer.headers['x-error-code'], path).toBe('key-scope')
      }
      const none = await wire.call({ method, path, headers: { authorization: undefined } })
      const wanted = 'No credential was sent: put the session key from GetConfig into the header chatrobot-sessionkey.'
      expectFailure(none, 'missing-credential', wanted)
    }
  })
})

// With months that pass signing keys are made and forgotten: last, because the clock goes back afterwards.
describe('a month of a visitor’s key', () => {
  test('is worth nothing after that: another session begins', async () => {
    const fresh = await openVisitor(app, serialNumber)
    const renewed = await later(31 * dayMs, () => renew(fresh.sessionKey))
    expect(renewed.SessionID).not.toBe(fresh.sessionID)
    const read = () => callAsVisitor(wire, fresh, conversationPath)
    expectFailure(await later(31 * dayMs, read), 'unknown-credential', unknown)
  })

  test('is exchanged for a new one of the same session for 30 days, and no longer by being exchanged', async () => {
    const { sessionID, sessionKey } = await openVisitor(app, serialNumber)
    let key = sessionKey
    for (const days of [0, 1, 15, 29]) {
      const renewed = await later(days * dayMs, () => renew(key))
      expect(renewed.SessionID, `${days} days`).toBe(sessionID)
      key = renewed.SessionKey
      const read = () => callAsVisitor(wire, { sessionKey: key }, conversationPath)
      expect((await later(days * dayMs, read)).status).toBe(200)
    }
    const after = await later(31 * dayMs, () => renew(key))
    expect(after.SessionID).not.toBe(sessionID)
  })

  test('is counted from the last message of its session', async () => {
    const spoken = await openVisitor(app, serialNumber)
    await callAsVisitor(wire, spoken, '/chat/Chat/Ask', { content: 'Hi' })
    const moveMessages = (days: number) =>
      app.app.pool.query(`UPDATE messages SET "createdAt" = now() + $1 * interval '1 day' WHERE "sessionId" = $2`, [
        days,
        spoken.sessionID,
      ])
    for (const [messageDays, nowDays, isSame] of [
      [-29, 0, true],
      [-31, 0, false],
      [20, 40, true],
      [20, 49, true],
      [20, 51, false],
      // A message of the future is not young for ever.
      [3_650, 0, false],
    ] as const) {
      await moveMessages(messageDays)
      const renewed = await later(nowDays * dayMs, () => renew(spoken.sessionKey))
      const story = `message after ${messageDays} days, window after ${nowDays}`
      expect(renewed.SessionID === spoken.sessionID, story).toBe(isSame)
    }
    // What was said there is not handed out with the new session.
    const fresh = await renew(spoken.sessionKey)
    const read = await callAsVisitor(wire, { sessionKey: fresh.SessionKey }, conversationPath)
    expect([read.status, JSON.parse(read.text).messages]).toEqual([200, []])
  })
})

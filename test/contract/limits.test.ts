import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test-app.ts'
import { expectFailure, openWire, type Wire, type WireAnswer } from '../wire-call.ts'

let app: TestApp
let wire: Wire

beforeAll(async () => {
  app = await startTestApp()
  wire = openWire(app)
})
afterAll(async () => {
  await wire.close()
  await app.close()
})

const ask = (sessionID: number, more: Record<string, unknown> = {}): Promise<WireAnswer> =>
  wire.call({ path: '/chat/Chat/ClientAsk', body: { sessionID, content: 'How many homes?', ...more } })

const statuses = async (sessionID: number, times: number): Promise<number[]> => {
  const list: number[] = []
  for (let time = 0; time < times; time += 1) list.push((await ask(sessionID)).status)
  return list
}

describe('RateLimitCount and RateLimitTime', () => {
  test('allow so many messages of a session, then the message of the chatbot comes', async () => {
    const chatbot = await app.addChatbot({
      RateLimitCount: 2,
      RateLimitTime: 240,
      RateLimitMessage: 'Slow down, please. ',
    })
    const sessionID = await app.addSession(chatbot)
    expect(await statuses(sessionID, 2)).toEqual([200, 200])
    const refused = await ask(sessionID)
    expectFailure(refused, 'rate-limit-reached', 'Slow down, please. ', ['retry-after'])
    const seconds = Number(refused.headers['retry-after'])
    expect(seconds).toBeGreaterThan(230)
    expect(seconds).toBeLessThanOrEqual(240)
    expectFailure(await ask(sessionID, { stream: true }), 'rate-limit-reached', 'Slow down, please. ', ['retry-after'])
    expect((await ask(await app.addSession(chatbot))).status, 'another session has a window of its own').toBe(200)
  })

  test('without a message of the chatbot the refusal says it in a sentence', async () => {
    const sessionID = await app.addSession(await app.addChatbot({ RateLimitCount: 1, RateLimitTime: 60 }))
    await ask(sessionID)
    const refused = await ask(sessionID)
    expect(refused.status).toBe(429)
    expect(JSON.parse(refused.text).Message).toMatch(/^[A-Z].{20,}\.$/)
  })

  test('the window slides', async () => {
    const sessionID = await app.addSession(await app.addChatbot({ RateLimitCount: 1, RateLimitTime: 1 }))
    expect(await statuses(sessionID, 2)).toEqual([200, 429])
    await new Promise((resolve) => setTimeout(resolve, 1_050))
    expect(await statuses(sessionID, 2)).toEqual([200, 429])
  })

  test.each([
    { RateLimitCount: 1 },
    { RateLimitTime: 60 },
    { RateLimitCount: 0, RateLimitTime: 60 },
    { RateLimitCount: 1, RateLimitTime: 0 },
  ])('%j alone is no limit', async (settings) => {
    expect(await statuses(await app.addSession(await app.addChatbot(settings)), 3)).toEqual([200, 200, 200])
  })

  test('what is refused counts for nothing and is not stored', async () => {
    const sessionID = await app.addSession(await app.addChatbot({ RateLimitCount: 1, RateLimitTime: 60 }))
    await statuses(sessionID, 4)
    const { rows } = await app.app.pool.query('SELECT role FROM messages WHERE "sessionId" = $1 ORDER BY id', [
      sessionID,
    ])
    expect(rows).toEqual([{ role: 'question' }, { role: 'answer' }])
  })
})

describe('MessageLimit', () => {
  test('allows so many messages of a chatbot in a month, over all its sessions', async () => {
    const chatbot = await app.addChatbot({ MessageLimit: 3 })
    const [one, other] = [await app.addSession(chatbot), await app.addSession(chatbot)]
    expect(await statuses(one, 2)).toEqual([200, 200])
    expect(await statuses(other, 2)).toEqual([200, 429])
    const refused = await ask(one)
    const message =
      'This chatbot has used up its 3 messages of this month: raise MessageLimit or wait for the next month.'
    expectFailure(refused, 'message-limit-reached', message, ['retry-after'])
    const now = new Date()
    const nextMonth = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1)
    expect(Math.abs(Number(refused.headers['retry-after']) - (nextMonth - now.getTime()) / 1000)).toBeLessThan(60)
    const serialNumber = chatbot
    await wire.call({ path: '/chat/Chatbot/Edit', body: { serialNumber, MessageLimit: 4 } })
    expect(await statuses(one, 2)).toEqual([200, 429])
    await wire.call({ path: '/chat/Chatbot/Edit', body: { serialNumber, MessageLimit: null } })
    expect((await ask(one)).status).toBe(200)
  })

  test('0 refuses every message, -1 none', async () => {
    expect(await statuses(await app.addSession(await app.addChatbot({ MessageLimit: 0 })), 2)).toEqual([429, 429])
    expect(await statuses(await app.addSession(await app.addChatbot({ MessageLimit: -1 })), 2)).toEqual([200, 200])
  })

  test('a message that the rate limit refuses does not count', async () => {
    const chatbot = await app.addChatbot({ MessageLimit: 2, RateLimitCount: 1, RateLimitTime: 60 })
    const sessionID = await app.addSession(chatbot)
    expect(await statuses(sessionID, 3)).toEqual([200, 429, 429])
    expect(await statuses(await app.addSession(chatbot), 1)).toEqual([200])
  })
})

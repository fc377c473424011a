import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { purgeRemovedChatbots } from '../../../src/firm/chatbots/chatbot-store.ts'
import { applyRetention } from '../../../src/visitors/privacy/apply-retention.ts'
import { startTwilioServer, type TwilioServer } from '../../servers/twilio-server.ts'
import { startTestApp, type TestApp } from '../../test-app.ts'
import { callAsVisitor, openVisitor } from '../../visitor.ts'
import { openWire, type Wire } from '../../wire-call.ts'

let twilio: TwilioServer
let app: TestApp
let wire: Wire
let serialNumber: string

beforeAll(async () => {
  twilio = await startTwilioServer()
  app = await startTestApp({
    environment: {
      PORCHLIGHT_TWILIO_ACCOUNT_SID: twilio.accountSid,
      PORCHLIGHT_TWILIO_AUTH_TOKEN: twilio.authToken,
      PORCHLIGHT_TWILIO_FROM: 'MG0123456789abcdef0123456789abcdef',
      PORCHLIGHT_TWILIO_URL: twilio.url,
    },
  })
  wire = openWire(app)
})
beforeEach(async () => {
  await app.app.pool.query('DELETE FROM "smsMessages"')
  serialNumber = await app.addChatbot()
})
afterAll(async () => {
  await wire.close()
  await app.close()
  await twilio.close()
})

async function send(to: string, message = 'See you on Saturday.'): Promise<void> {
  const body = { SerialNumber: serialNumber, ToPhoneNumber: to, Message: message }
  const answer = await app.post('/chat/Chatbot/SendTwilioMessage', body)
  expect(answer.status, answer.text).toBe(200)
}

const keptNumbers = async (): Promise<string[]> =>
  (await app.app.pool.query('SELECT "toNumber" FROM "smsMessages" ORDER BY 1')).rows.map(({ toNumber }) => toNumber)

async function leave(contact: { email: string; phone?: string }): Promise<number> {
  const visitor = await openVisitor(app, serialNumber)
  const left = await callAsVisitor(wire, visitor, '/v1/visitor/lead', { ...contact, message: '' })
  expect(left.status, left.text).toBe(200)
  return visitor.sessionID
}

describe('a person’s text messages', () => {
  test.each([
    ['+1 (206) 555-0150', '+12065550150'],
    ['206.555.0150 ext. 12', '+12065550150'],
    ['020 7946 0123', '+442079460123'],
    ['0044 20 7946 0123', '+442079460123'],
  ])('are found by the phone number %s that they left, exported and erased', async (phone, number) => {
    const email = `ana${number.slice(-4)}@text.example`
    await leave({ email, phone })
    await leave({ email: 'other@text.example', phone: '+1 206 555 0151' })
    await send(number, 'Your tour')
    await send('+12065550151')
    await send('+12065550159', `Ask for ${email.toUpperCase()}.`)
    const whole = JSON.parse((await wire.call({ path: '/v1/visitors/export', body: { email } })).text)
    expect(whole.textMessages).toMatchObject([
      { toNumber: number, message: 'Your tour', status: 'queued' },
      { toNumber: '+12065550159' },
    ])
    const erased = JSON.parse((await wire.call({ path: '/v1/visitors/erase', body: { email } })).text)
    expect(erased).toMatchObject({ sessions: 1, textMessages: 2 })
    expect(await keptNumbers()).toEqual(['+12065550151'])
    await wire.call({ path: '/v1/visitors/erase', body: { email: 'other@text.example' } })
  })

  test('are found by their session, and a short number finds nobody’s', async () => {
    const sessionID = await leave({ email: 'bea@text.example', phone: '50150' })
    await send('+12065550150')
    const body = { sessionID }
    expect(JSON.parse((await wire.call({ path: '/v1/visitors/export', body })).text).textMessages).toEqual([])
    const erased = JSON.parse((await wire.call({ path: '/v1/visitors/erase', body })).text)
    expect(erased).toMatchObject({ sessions: 1, textMessages: 0 })
  })
})

test('a text message goes when RetentionDays are over, and with its chatbot', async () => {
  await send('+12065550161')
  await send('+12065550162')
  await app.app.pool.query(
    `UPDATE "smsMessages" SET "createdAt" = now() - interval '31 days' WHERE "toNumber" = '+12065550161'`,
  )
  await applyRetention(app.app)
  expect((await keptNumbers()).length, 'none is the default').toBe(2)
  await wire.call({ path: '/v1/workspace/settings', body: { RetentionDays: 30 } })
  await applyRetention(app.app)
  expect(await keptNumbers()).toEqual(['+12065550162'])
  await app.post('/chat/Chatbot/Remove', { serialNumber })
  await purgeRemovedChatbots(app.app.db)
  expect(await keptNumbers()).toEqual([])
})

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Twilio } from '../../../src/notify/sms/twilio/twilio.ts'
import { sendError, startTwilioServer, type TwilioServer } from '../../servers/twilio-server.ts'
import { type Answer, startTestApp, type TestApp } from '../../test-app.ts'

const from = '+12065550199'
const path = '/chat/Chatbot/SendTwilioMessage'
const timeoutMs = 400

let twilio: TwilioServer
let app: TestApp
let serialNumber: string
let numbers = 0

/** A number that no other test writes to. */
function newNumber(): string {
  numbers += 1
  return `+1206555${String(numbers).padStart(4, '0')}`
}

beforeAll(async () => {
  twilio = await startTwilioServer()
  app = await startTestApp({
    environment: {
      PORCHLIGHT_TWILIO_ACCOUNT_SID: twilio.accountSid,
      PORCHLIGHT_TWILIO_AUTH_TOKEN: twilio.authToken,
      PORCHLIGHT_TWILIO_FROM: from,
      PORCHLIGHT_TWILIO_URL: twilio.url,
    },
  })
  const { accountSid, authToken, url } = twilio
  // The same account, but nobody waits for seconds here.
  app.app.sms = new Twilio({ accountSid, authToken, from, url, timeoutMs })
  serialNumber = await app.addChatbot()
})
beforeEach(() => {
  twilio.asked.length = 0
  twilio.next = null
  twilio.lists = true
})
afterAll(async () => {
  await app.close()
  await twilio.close()
})

function send(
  to: string,
  options: { message?: string; key?: string; secretKey?: string; chatbot?: string } = {},
): Promise<Answer<{ Sid: string; Status: string }>> {
  const { message = 'Saturday at ten?', key, secretKey = app.secretKey, chatbot = serialNumber } = options
  const headers = { authorization: secretKey, ...(key === undefined ? {} : { 'idempotency-key': key }) }
  return app.post(path, { SerialNumber: chatbot, ToPhoneNumber: to, Message: message }, { headers })
}

const codeOf = (answer: Answer): string | null => answer.headers.get('x-error-code')

async function storedTo(number: string): Promise<Record<string, unknown>[]> {
  return (await app.app.pool.query('SELECT * FROM "smsMessages" WHERE "toNumber" = $1 ORDER BY id', [number])).rows
}

/** What Twilio posts to an address of ours. */
function tell(address: string, values: Record<string, string>, signature?: string): Promise<Response> {
  const fields = new URLSearchParams(values)
  return fetch(address, {
    method: 'POST',
    headers: { 'x-twilio-signature': signature ?? twilio.sign(address, fields) },
    body: fields,
  })
}

const write = (number: string, body: string, more: Record<string, string> = {}) =>
  tell(`${app.url}/v1/sms/incoming`, { From: number, To: from, Body: body, ...more })

describe('a text message', () => {
  test('is asked of Twilio as its reference says, and answered with its name and status', async () => {
    const to = newNumber()
    const answer = await send(to, { message: 'Grüße & 100 % “yes”\nline two' })
    expect(answer.status).toBe(200)
    expect(answer.body.Data).toEqual({ Sid: expect.stringMatching(/^SM[0-9a-f]{32}$/), Status: 'queued' })
    const [asked] = twilio.asked
    expect(twilio.asked.length).toBe(1)
    expect(asked).toMatchObject({
      path: `/2010-04-01/Accounts/${twilio.accountSid}/Messages.json`,
      contentType: 'application/x-www-form-urlencoded',
    })
    expect(Object.fromEntries(asked?.fields ?? [])).toEqual({
      To: to,
      From: from,
      Body: 'Grüße & 100 % “yes”\nline two',
      StatusCallback: expect.stringMatching(/\/v1\/sms\/status\?message=[0-9a-f-]{36}$/),
    })
  })

  test('goes by a messaging service where one is named', async () => {
    const { accountSid, authToken, url } = twilio
    const service = new Twilio({ accountSid, authToken, from: 'MG0123456789abcdef0123456789abcdef', url, timeoutMs })
    await service.send({ to: newNumber(), message: 'Hi', statusUrl: null })
    expect(Object.keys(Object.fromEntries(twilio.asked[0]?.fields ?? []))).toEqual([
      'To',
      'Body',
      'MessagingServiceSid',
    ])
  })

  test.each([
    [{ ToPhoneNumber: '2065550100' }, 'E.164'],
    [{ ToPhoneNumber: '+0206555010' }, 'E.164'],
    [{ ToPhoneNumber: '+1206555010012345' }, 'ToPhoneNumber'],
    [{ ToPhoneNumber: '' }, 'ToPhoneNumber'],
    [{ Message: '' }, 'Message'],
    [{ Message: '   ' }, 'Message'],
    [{ Message: 'x'.repeat(1_601) }, 'Message'],
    [{ Message: 7 }, 'Message'],
  ])('%j is refused before anybody is asked', async (change, named) => {
    const body = { SerialNumber: serialNumber, ToPhoneNumber: newNumber(), Message: 'Hi', ...change }
    const answer = await app.post(path, body)
    expect([answer.status, codeOf(answer)]).toEqual([400, 'invalid-fields'])
    expect(answer.body.Message).toContain(named)
    expect(twilio.asked).toEqual([])
  })

  test('of 1,600 characters of four bytes is sent', async () => {
    expect((await send(newNumber(), { message: '🏡'.repeat(1_600) })).status).toBe(200)
  })

  test('without an account: 409 sms-not-configured', async () => {
    const { sms } = app.app
    app.app.sms = null
    const answer = await send(newNumber())
    app.app.sms = sms
    expect([answer.status, codeOf(answer)]).toEqual([409, 'sms-not-configured'])
    expect(twilio.asked).toEqual([])
  })

  test.each([
    ['a number that is none', 400, 21211, 400, 'sms-refused'],
    ['a number of a landline', 400, 21614, 400, 'sms-refused'],
    ['a wrong token', 401, 20003, 502, 'sms-failed'],
    ['a sender that is not ours', 400, 21606, 502, 'sms-failed'],
    ['an error that nobody knows', 400, 99999, 502, 'sms-failed'],
  ])('%s: an error of the catalogue, and nothing is kept', async (_what, status, code, ourStatus, ours) => {
    const to = newNumber()
    twilio.next = (response) => sendError(response, status, code, `The 'To' number ${to} is not valid.`)
    const answer = await send(to)
    expect([answer.status, codeOf(answer)]).toEqual([ourStatus, ours])
    expect(answer.body.Message).toContain(String(code))
    expect(answer.body.Message).not.toContain(to)
    expect(await storedTo(to)).toEqual([])
  })

  test.each([
    ['429 with Retry-After', 429, 20429, { 'retry-after': '17' }, '17'],
    ['429 without', 429, 20429, {}, '5'],
    ['its code alone', 400, 20429, {}, '5'],
  ])('%s: 503 with Retry-After, and the same key may be sent again', async (_what, status, code, headers, wait) => {
    const [to, key] = [newNumber(), newNumber()]
    twilio.next = (response) => sendError(response, status, code, 'Too Many Requests', headers)
    const busy = await send(to, { key })
    expect([busy.status, codeOf(busy), busy.headers.get('retry-after')]).toEqual([503, 'sms-busy', wait])
    expect((await send(to, { key })).status).toBe(200)
    expect(twilio.asked.length).toBe(2)
  })

  test('while nobody can be reached: 502, nothing kept', async () => {
    const { sms } = app.app
    const { accountSid, authToken } = twilio
    app.app.sms = new Twilio({ accountSid, authToken, from, url: 'http://127.0.0.1:1', timeoutMs })
    const to = newNumber()
    const answer = await send(to)
    app.app.sms = sms
    expect([answer.status, codeOf(answer)]).toEqual([502, 'sms-failed'])
    expect(await storedTo(to)).toEqual([])
  })
})

describe('is never sent twice', () => {
  test('with one Idempotency-Key, also many at once', async () => {
    const [to, key] = [newNumber(), 'once-1']
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(to, { key })))
    expect(twilio.asked.length).toBe(1)
    const again = await send(to, { key })
    expect(again.headers.get('idempotency-replayed')).toBe('true')
    expect(new Set(answers.filter(({ status }) => status === 200).map(({ text }) => text))).toEqual(
      new Set([again.text]),
    )
    const other = await send(to, { key, message: 'Something else' })
    expect([other.status, codeOf(other)]).toEqual([409, 'idempotency-key-reused'])
    expect(twilio.asked.length).toBe(1)
  })

  test.each([
    ['no answer comes', () => {}, 504, 'sms-timeout'],
    ['the connection breaks', (response: { destroy(): void }) => response.destroy(), 502, 'sms-failed'],
    ['the answer is a 500', (response: never) => sendError(response, 500, 20500, 'Oops'), 502, 'sms-failed'],
    ['the answer is no JSON', (response: { end(text: string): void }) => response.end('<html>'), 502, 'sms-failed'],
  ])('where Twilio took it and %s: the repeated call finds it', async (what, act, status, code) => {
    const [to, key, message] = [newNumber(), `cut ${what}`, 'Tomorrow — at “ten”']
    twilio.next = (response, take) => {
      // As Twilio writes it on trial, and with smart encoding.
      take().body = 'Sent from your Twilio trial account - Tomorrow - at "ten"'
      act(response as never)
    }
    const first = await send(to, { key, message })
    expect([first.status, codeOf(first)]).toEqual([status, code])
    twilio.lists = false
    const unknown = await send(to, { key, message })
    expect([unknown.status, codeOf(unknown)]).toEqual([503, 'sms-unsettled'])
    expect(Number(unknown.headers.get('retry-after'))).toBeGreaterThan(0)
    twilio.lists = true
    const found = await send(to, { key, message })
    expect(found.body.Data).toEqual({ Sid: twilio.taken.at(-1)?.sid, Status: 'queued' })
    expect(twilio.asked.length).toBe(1)
  })

  test('where Twilio did not take it: it is sent once that is certain, a minute later', async () => {
    const [to, key] = [newNumber(), 'lost-1']
    twilio.next = () => {}
    expect((await send(to, { key })).status).toBe(504)
    expect(codeOf(await send(to, { key }))).toBe('sms-unsettled')
    expect(twilio.asked.length).toBe(1)
    await app.app.pool.query(`UPDATE "smsMessages" SET "askedAt" = "askedAt" - interval '61 s' WHERE "toNumber" = $1`, [
      to,
    ])
    expect((await send(to, { key })).status).toBe(200)
    expect(twilio.asked.length).toBe(2)
    expect((await storedTo(to)).length).toBe(1)
  })

  test('what another call sent in the same words is not taken for it', async () => {
    const to = newNumber()
    const earlier = await send(to, { key: 'same-1' })
    twilio.next = () => {}
    await send(to, { key: 'same-2' })
    expect(codeOf(await send(to, { key: 'same-2' }))).toBe('sms-unsettled')
    expect(earlier.status).toBe(200)
  })

  test('a call that was cut off is settled by what Twilio tells, too', async () => {
    const [to, key] = [newNumber(), 'told-1']
    twilio.next = () => {}
    await send(to, { key })
    const address = twilio.asked[0]?.fields.get('StatusCallback') ?? ''
    const told = await tell(address, { MessageSid: 'SM77', MessageStatus: 'sent', To: to, From: from })
    expect(told.status).toBe(204)
    twilio.lists = false
    expect((await send(to, { key })).body.Data).toEqual({ Sid: 'SM77', Status: 'sent' })
    expect(twilio.asked.length).toBe(1)
  })
})

describe('what Twilio tells of a message', () => {
  test('is kept, in whatever order it comes, and nothing after its end', async () => {
    const to = newNumber()
    const { Sid: sid } = (await send(to)).body.Data
    const address = twilio.asked[0]?.fields.get('StatusCallback') ?? ''
    const statusOf = async () => (await storedTo(to))[0]?.status
    for (const [told, kept] of [
      ['sent', 'sent'],
      ['queued', 'sent'],
      ['delivered', 'delivered'],
      ['sent', 'delivered'],
      ['failed', 'delivered'],
    ] as const) {
      expect((await tell(address, { MessageSid: sid, MessageStatus: told })).status).toBe(204)
      expect(await statusOf(), told).toBe(kept)
    }
    await tell(address, { MessageSid: 'SMother', MessageStatus: 'read' })
    expect(await statusOf()).toBe('delivered')
  })

  test('has the reason why it did not arrive', async () => {
    const to = newNumber()
    const { Sid: sid } = (await send(to)).body.Data
    const fields = { MessageSid: sid, MessageStatus: 'undelivered', ErrorCode: '30003' }
    await tell(`${app.url}/v1/sms/status`, fields)
    expect(await storedTo(to)).toMatchObject([{ status: 'undelivered', errorCode: 30003 }])
  })

  test.each(['', 'AAAA', 'x'.repeat(28)])('is not believed with the signature %j', async (signature) => {
    const to = newNumber()
    const { Sid: sid } = (await send(to)).body.Data
    const fields = { MessageSid: sid, MessageStatus: 'delivered' }
    const told = await tell(`${app.url}/v1/sms/status`, fields, signature)
    expect([told.status, told.headers.get('x-error-code')]).toEqual([403, 'sms-signature-wrong'])
    expect(await storedTo(to)).toMatchObject([{ status: 'queued' }])
    const forAnother = twilio.sign(`${app.url}/v1/sms/incoming`, new URLSearchParams(fields))
    expect((await tell(`${app.url}/v1/sms/status`, fields, forAnother)).status).toBe(403)
  })

  test('may be no longer than forms are', async () => {
    const told = await tell(`${app.url}/v1/sms/incoming`, { Body: 'x'.repeat(70_000) })
    expect([told.status, told.headers.get('x-error-code')]).toEqual([413, 'body-too-large'])
  })
})

describe('who wrote STOP', () => {
  test.each(['STOP', ' stop ', 'Stop.', 'STOPALL', 'stop all', 'Unsubscribe', 'CANCEL', 'end', 'QUIT'])(
    '%j gets no more, until START',
    async (word) => {
      const to = newNumber()
      expect((await send(to)).status).toBe(200)
      const told = await write(to, word)
      expect([told.status, await told.text()]).toEqual([200, '<?xml version="1.0" encoding="UTF-8"?><Response/>'])
      const refused = await send(to)
      expect([refused.status, codeOf(refused)]).toEqual([409, 'sms-opted-out'])
      expect(twilio.asked.length).toBe(1)
      await write(to, 'Start')
      expect((await send(to)).status).toBe(200)
    },
  )

  test.each(['Stop by at ten', 'I cannot stop smiling', 'The weekend', 'HELP', ''])(
    '%j means nothing',
    async (words) => {
      const to = newNumber()
      await write(to, words)
      expect((await send(to)).status).toBe(200)
    },
  )

  test('in words of the firm’s own, as Twilio understood them', async () => {
    const to = newNumber()
    await write(to, 'basta', { OptOutType: 'STOP' })
    expect(codeOf(await send(to))).toBe('sms-opted-out')
    await write(to, 'de nuevo', { OptOutType: 'START' })
    expect((await send(to)).status).toBe(200)
  })

  test('is opted out of the workspace that wrote to them, and of no other', async () => {
    const other = await app.addWorkspace()
    const headers = { authorization: other.secretKey }
    const { body } = await app.post<string>('/chat/Chatbot/Add', { timeZone: 'UTC', type: 0 }, { headers })
    const to = newNumber()
    await send(to)
    await write(to, 'STOP')
    expect(codeOf(await send(to))).toBe('sms-opted-out')
    expect((await send(to, { secretKey: other.secretKey, chatbot: body.Data })).status).toBe(200)
    const stranger = newNumber()
    await write(stranger, 'STOP')
    expect(codeOf(await send(stranger))).toBe('sms-opted-out')
    expect(codeOf(await send(stranger, { secretKey: other.secretKey, chatbot: body.Data }))).toBe('sms-opted-out')
  })

  test('is known from Twilio’s refusal, too', async () => {
    const to = newNumber()
    twilio.next = (response) => sendError(response, 400, 21610, 'Attempt to send to unsubscribed recipient')
    expect(codeOf(await send(to))).toBe('sms-opted-out')
    expect(codeOf(await send(to))).toBe('sms-opted-out')
    expect(twilio.asked.length).toBe(1)
  })

  test('is not written down by their number', async () => {
    const to = newNumber()
    await write(to, 'STOP')
    const { rows } = await app.app.pool.query(`SELECT to_jsonb(o)::text || encode("numberHash", 'escape') AS text
      FROM "smsOptOuts" o UNION ALL SELECT to_jsonb(c)::text FROM "changeLog" c`)
    expect(rows.length).toBeGreaterThan(1)
    expect(rows.filter(({ text }) => text.includes(to.slice(1)))).toEqual([])
  })
})

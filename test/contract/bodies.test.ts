import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { borrowTestApp } from '../borrow-app.ts'
import type { TestApp } from '../test-app.ts'
import {
  dataOf,
  expectFailure,
  expectSuccess,
  failureText,
  messageOf,
  openWire,
  sendBytes,
  type Wire,
} from '../wire-call.ts'

let app: TestApp
let wire: Wire
let serialNumber: string

beforeAll(async () => {
  app = await borrowTestApp()
  wire = openWire(app)
  serialNumber = await app.addChatbot()
})
afterAll(async () => {
  await wire.close()
  await app.close()
})

const add = '/chat/Chatbot/Add'
const edit = '/chat/Chatbot/Edit'
const getSession = '/chat/Chatbot/GetSession'

describe('bodies', () => {
  test.each([
    ['[]', 'a list'],
    ['"text"', 'a string'],
    ['3', 'a number'],
    ['true', 'a boolean'],
    ['null', 'null'],
  ])('%s is no object', async (bytes, name) => {
    const answer = await wire.call({ path: add, bytes })
    expectFailure(answer, 'invalid-fields', `The body must be a JSON object, but ${name} came.`)
  })

  test.each(['{', '{"type":0,}', "{'type':0}", '{"type":00}', '{} {}', 'type=0', '{"a":"\u0001"}', '\u0000'])(
    'malformed JSON is a 400: %j',
    async (bytes) => {
      const answer = await wire.call({ path: add, bytes })
      const message = messageOf(answer, 400)
      expect(message).toMatch(/^The body is not valid JSON \([^()]+\): send one JSON object\.$/)
      expectFailure(answer, 'malformed-json', message)
    },
  )

  test('bytes that are not UTF-8 are no JSON', async () => {
    const bytes = Buffer.concat([Buffer.from('{"serialNumber":"'), Buffer.from([0xc3, 0x28]), Buffer.from('"}')])
    const answer = await wire.call({ path: getSession, bytes })
    expect(messageOf(answer, 400)).toMatch(/^The body is not valid JSON \(/)
    expect(answer.headers['x-error-code']).toBe('malformed-json')
  })

  test('no body at all is an object without fields', async () => {
    expectFailure(await wire.call({ path: getSession }), 'invalid-fields', 'serialNumber: is required.')
    expectFailure(await wire.call({ path: getSession, bytes: '' }), 'invalid-fields', 'serialNumber: is required.')
  })

  const withPadding = (length: number): string => {
    const body = (padding: string): string => `{"timeZone":"UTC","type":0,"padding":"${padding}"}`
    return body('x'.repeat(length - body('').length))
  }

  test('exactly 1 MiB is taken, one byte more is not', async () => {
    const fits = await wire.call({ path: add, bytes: withPadding(1_048_576) })
    expect(dataOf(fits)).toMatch(/^[0-9a-f]{32}$/)
    const tooLarge = await wire.call({ path: add, bytes: withPadding(1_048_577) })
    expect(tooLarge.text).toBe(failureText(413, 'The body is larger than 1 MiB: send less at once.'))
    expect(tooLarge.status).toBe(413)
    expect(tooLarge.headers['x-error-code']).toBe('body-too-large')
    expect(tooLarge.headers['x-request-id']).toBeDefined()
  })

  test('the limit counts also what comes in chunks of undeclared length', async () => {
    const request = `POST ${add} HTTP/1.1\r\nhost: x\r\nauthorization: ${app.secretKey}\r\ntransfer-encoding: chunked\r\nconnection: close\r\n\r\n`
    const chunk = `${(65_536).toString(16)}\r\n${'x'.repeat(65_536)}\r\n`
    const received = await sendBytes(app.url, `${request}${chunk.repeat(17)}0\r\n\r\n`)
    expect(received).toMatch(/^HTTP\/1\.1 413 /)
    expect(received).toContain(failureText(413, 'The body is larger than 1 MiB: send less at once.'))
  })
})

describe('fields', () => {
  test.each(['serialNumber', 'SerialNumber', 'SERIALNUMBER', 'serialnumber', 'sErIaLnUmBeR'])(
    '%s names the same field',
    async (name) => {
      expect(dataOf(await wire.call({ path: getSession, body: { [name]: serialNumber } }))).toEqual({
        SessionID: expect.any(Number),
      })
    },
  )

  test('two spellings of one field are a 400, also when they agree', async () => {
    const body = { serialNumber, SerialNumber: serialNumber }
    const message = 'serialNumber and SerialNumber: one field came more than once in different spellings.'
    expectFailure(await wire.call({ path: getSession, body }), 'invalid-fields', message)
    const bytes = `{"NAME":null,"serialNumber":"${serialNumber}","Name":"x"}`
    expectFailure(
      await wire.call({ path: edit, bytes }),
      'invalid-fields',
      'NAME and Name: one field came more than once in different spellings.',
    )
  })

  test('unknown fields are ignored, whatever they hold', async () => {
    const strange = `{"serialNumber":"${serialNumber}","__proto__":{"Name":3},"constructor":1,"toString":null,"hasOwnProperty":[],"":{},"\\ud800":1}`
    expect(dataOf(await wire.call({ path: getSession, bytes: strange }))).toEqual({ SessionID: expect.any(Number) })
  })

  test('null on an optional field means not given; on a required one it is a fault', async () => {
    const body = {
      SerialNumber: serialNumber,
      CityName: null,
      SaleType: null,
      MLSNumber: null,
      PageNumber: null,
      PageSize: null,
    }
    expectSuccess(await wire.call({ path: '/chat/Chatbot/RealEstateList', body }), { List: [], VirtualCount: 0 })
    expectFailure(
      await wire.call({ path: getSession, body: { serialNumber: null } }),
      'invalid-fields',
      'serialNumber: expected text, got null.',
    )
  })

  test.each([
    [{ RateLimitCount: '3' }, 'RateLimitCount: expected a whole number, got the text "3".'],
    [{ RateLimitCount: true }, 'RateLimitCount: expected a whole number, got true.'],
    [{ RateLimitCount: [3] }, 'RateLimitCount: expected a whole number, got a list of 1.'],
    [{ VerifyDomain: 1 }, 'VerifyDomain: expected true or false, got 1.'],
    [{ VerifyDomain: 'true' }, 'VerifyDomain: expected true or false, got the text "true".'],
    [{ Name: 7 }, 'Name: expected text, got 7.'],
    [{ Name: {} }, 'Name: expected text, got an object.'],
  ])('nothing is converted: %j', async (body, message) => {
    expectFailure(await wire.call({ path: edit, body: { serialNumber, ...body } }), 'invalid-fields', message)
  })

  test('whole numbers may be written with a point or an exponent', async () => {
    const bytes = `{"serialNumber":"${serialNumber}","RateLimitCount":2.0,"RateLimitTime":2.4e2}`
    expectSuccess(await wire.call({ path: edit, bytes }), 1)
    expectSuccess(await wire.call({ path: edit, body: { serialNumber, RateLimitCount: null, RateLimitTime: null } }), 1)
  })

  test('all faults of a body come in one Message', async () => {
    const answer = await wire.call({
      path: edit,
      body: { Name: 3, MessageLimit: -2, TimeZone: 'Nowhere', Temperature: 1.5 },
    })
    const message = messageOf(answer, 400)
    for (const field of ['serialNumber', 'Name', 'MessageLimit', 'TimeZone', 'Temperature']) {
      expect(message).toMatch(new RegExp(`(^|\\. )${field}: `))
    }
    expectFailure(answer, 'invalid-fields', message)
  })
})

describe('Content-Type', () => {
  const bodies: Record<string, Record<string, unknown>> = {
    '/chat/Chatbot/Edit': {},
    '/chat/Chat/ClientAsk': {},
    '/chat/Chatbot/RealEstateUpdate': {},
    '/chat/Chatbot/RealEstateDelete': {},
  }
  const tolerant = [
    '/chat/Chatbot/RealEstateCreate',
    '/chat/Chatbot/RealEstateList',
    add,
    getSession,
    '/chat/Chatbot/Remove',
  ]
  const others = [
    undefined,
    '',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json-seq',
    'json',
  ]

  test.each(Object.keys(bodies))('%s takes JSON only, and says so', async (path) => {
    for (const type of [
      'application/json',
      'application/json; charset=utf-8',
      'Application/JSON;charset=UTF-8',
      'application/json ; charset="utf-8"',
    ]) {
      const answer = await wire.call({ path, body: {}, headers: { 'content-type': type } })
      expect(answer.status, type).toBe(400)
    }
    for (const type of others) {
      const answer = await wire.call({ path, body: {}, headers: { 'content-type': type } })
      const got = type ? `"${type.split(';')[0]}"` : 'missing'
      expectFailure(answer, 'unsupported-content-type', `Content-Type is ${got}: send application/json.`)
    }
  })

  test.each(tolerant)('%s reads JSON under any Content-Type, or none', async (path) => {
    for (const type of ['application/json', ...others]) {
      const answer = await wire.call({
        path,
        bytes: '{"serialNumber":"?","SerialNumber":1}',
        headers: { 'content-type': type },
      })
      expect(answer.status, `${type}`).toBe(400)
      expect(answer.headers['x-error-code'], `${type}`).toBe('invalid-fields')
    }
    const answer = await wire.call({
      path,
      bytes: 'a=b',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(answer.headers['x-error-code']).toBe('malformed-json')
  })
})

describe('Accept', () => {
  const list = { path: '/chat/Chatbot/ModelList', body: {} }
  test.each([
    undefined,
    '',
    '*/*',
    'application/*',
    'application/json',
    'APPLICATION/JSON',
    'text/html, application/json;q=0.5',
    'text/html,*/*;q=0.1',
  ])('%s lets JSON through', async (accept) => {
    expect((await wire.call({ ...list, headers: { accept } })).status).toBe(200)
  })

  test.each(['text/html', 'application/xml, text/*', 'application/json;q=0', 'image/png;q=0.9'])(
    '%s does not',
    async (accept) => {
      expectFailure(
        await wire.call({ ...list, headers: { accept } }),
        'not-acceptable',
        'The answer can only be sent as application/json: allow that in the Accept header.',
      )
    },
  )
})

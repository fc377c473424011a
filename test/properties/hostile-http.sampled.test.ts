import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operations } from '../../src/operations.ts'
import { howMany } from '../run/how-much.ts'
import { startTestApp, type TestApp } from '../test-app.ts'
import { openVisitor, type Visitor } from '../visitor.ts'
import { openWire, sendBytes, type Wire } from '../wire-call.ts'
import { findAnswerFault } from './find-answer-fault.ts'
import { runMany } from './run-many.ts'

// Whatever the headers, the path or the bytes of a request are: never a 5xx, never no envelope, never a dead process.

const many = howMany(400, 2000)
const few = howMany(60, 500)

let app: TestApp
let wire: Wire
let serialNumber: string
let visitor: Visitor

beforeAll(async () => {
  app = await startTestApp({ environment: { LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent' } })
  wire = openWire(app, { connections: 32 })
  serialNumber = await app.addChatbot()
  visitor = await openVisitor(app, serialNumber)
})
afterAll(async () => {
  await wire.close()
  await app.close()
})

/** What may stand in a header at all, as bytes: visible ASCII, blanks inside, and anything above. */
const headerText = fc
  .array(
    fc.oneof(
      { weight: 8, arbitrary: fc.integer({ min: 0x20, max: 0x7e }) },
      fc.integer({ min: 0x80, max: 0xff }),
      fc.constant(9),
    ),
    { maxLength: 40 },
  )
  .map((codes) => String.fromCharCode(...codes).trim())

const oneOf = (...values: (string | undefined)[]): fc.Arbitrary<string | undefined> =>
  fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...values) }, { weight: 2, arbitrary: headerText })

interface Drawn {
  row: number
  method: string
  headers: Record<string, string | undefined>
}

const drawn: fc.Arbitrary<Drawn> = fc.record({
  row: fc.nat(operations.length - 1),
  method: fc.constantFrom('POST', 'POST', 'POST', 'GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'),
  headers: fc.record({
    authorization: oneOf(undefined, 'KEY', 'KEY', 'Bearer KEY', 'Bearer', 'Basic eDp5', 'bearer\tKEY'),
    'chatrobot-sessionkey': oneOf(undefined, 'SESSION', 'VISITOR', '', ','),
    'content-type': oneOf(
      'application/json',
      'application/json',
      undefined,
      'text/plain',
      'application/json; charset=utf-16',
      '/',
      ';',
    ),
    accept: oneOf(
      undefined,
      '*/*',
      'application/json',
      'text/event-stream',
      ';q=',
      ',,,',
      'application/json;q=nonsense',
    ),
    'idempotency-key': oneOf(undefined, undefined, 'a', 'b', ''),
    origin: oneOf(undefined, 'https://firm.example', 'null', ''),
    'x-request-id': oneOf(undefined, 'mine'),
    'x-forwarded-for': oneOf(undefined, '10.0.0.1', 'nonsense'),
    'accept-encoding': oneOf(undefined, 'gzip', 'identity;q=0'),
    'content-encoding': oneOf(undefined, undefined, 'gzip'),
    'x-http-method-override': oneOf(undefined, 'DELETE'),
    cookie: oneOf(undefined, 'a=b'),
    'access-control-request-method': oneOf(undefined, 'POST'),
  }),
})

test(`${many} sets of headers`, { timeout: 240_000 }, async () => {
  const outcomes = new Set<number>()
  await runMany(drawn, many, async ({ row, method, headers }) => {
    const { path, operation } = operations[row] ?? { path: '/', operation: null }
    const filled = Object.entries(headers).map(([name, value]): [string, string | undefined] => [
      name,
      value?.replace('KEY', app.secretKey).replace('SESSION', app.sessionKey).replace('VISITOR', visitor.sessionKey),
    ])
    const answer = await wire.call({
      method,
      path: path.replace('{serialNumber}', serialNumber).replace(/\{\w+\}/g, '999999999'),
      headers: Object.fromEntries(filled),
      ...(method === 'POST' || method === 'PUT'
        ? {
            body: {
              serialNumber,
              timeZone: 'UTC',
              type: 0,
              q: 'homes',
              fileName: 'a',
              content: 'Hi',
              email: 'a@b.example',
              message: '',
            },
          }
        : {}),
    })
    outcomes.add(answer.status)
    if (answer.status === 204 && method === 'OPTIONS') return answer.text === '' ? null : `a body: ${answer.text}`
    const removes = path.endsWith('/Remove')
    return findAnswerFault(answer, {
      noData: removes,
      bare: path.startsWith('/v1/'),
      streams: path.endsWith('Ask'),
      listens: operation?.listens !== undefined,
      file: operation?.file?.mediaType ?? '',
    })
  })
  for (const status of [200, 400, 401, 405, 406, 415]) expect([...outcomes]).toContain(status)
})

const segment = fc.oneof(
  fc.constantFrom(
    'chat',
    'Chatbot',
    'Edit',
    'uploads',
    'v1',
    'chatbots',
    'search',
    'demo',
    'listings',
    'pictures',
    'docs',
    '..',
    '.',
    '%2e%2e',
    '%00',
    '%',
    '%zz',
    '%ff',
    ':',
    '*',
    '{serialNumber}',
  ),
  fc.string({ maxLength: 12 }).map(encodeURIComponent),
  fc.integer({ min: 0, max: 300 }).map((length) => 'a'.repeat(length)),
)

test(`${many} paths`, { timeout: 240_000 }, async () => {
  const path = fc
    .tuple(
      fc.array(segment, { maxLength: 5 }),
      fc.constantFrom('', '/', '//', '?', '?a=b', '?token=x', '?a[b]=c&a=d&__proto__[x]=y', '?%'),
    )
    .map(([segments, end]) => `/${segments.join('/')}${end}`)
  await runMany(path, many, async (one) => {
    for (const method of ['POST', 'PUT', 'GET']) {
      const answer = await wire.call({ method, path: one, ...(method === 'GET' ? {} : { bytes: '{}' }) })
      // Pages and pictures are no envelopes.
      if (method === 'GET' && [200, 302, 308].includes(answer.status)) continue
      const fault = findAnswerFault(answer, { bare: one.startsWith('/v1/') })
      if (fault !== null) return `${method} ${one}: ${fault}`
    }
    return null
  })
})

test(`${few} times bytes that are hardly HTTP`, { timeout: 240_000 }, async () => {
  // biome-ignore format: a table
  const lines = [
    'host: x', 'host: x', `authorization: ${app.secretKey}`, 'connection: close', 'content-length: 2', 'content-length: 5', 'content-length: -1',
    'transfer-encoding: chunked', 'transfer-encoding: gzip, chunked', 'expect: 100-continue', 'expect: more', 'upgrade: websocket', 'connection: upgrade',
    'trailer: x', 'GET / HTTP/9.9', 'POST /chat/Chatbot/Add', 'PRI * HTTP/2.0', 'no colon', ': no name', ' folded', '5\r\nhello', '0', 'zz', '{}', '',
  ]
  // biome-ignore format: a table
  const firsts = [
    'POST /chat/Chatbot/Add HTTP/1.1', 'POST /chat/Chatbot/Add HTTP/1.1\r\nhost: x', 'POST /chat/Chatbot/Edit HTTP/1.0',
    'GET /health/live HTTP/1.1\r\nhost: x', 'CONNECT x:1 HTTP/1.1', '\x16\x03\x01\x02\x00', '',
  ]
  const garbage = fc.uint8Array({ maxLength: 30 }).map((bytes) => Buffer.from(bytes).toString('latin1'))
  const line = fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...lines) }, { weight: 1, arbitrary: garbage })
  const bytes = fc
    .tuple(
      fc.constantFrom(...firsts),
      fc.array(line, { maxLength: 6 }),
      fc.constantFrom('\r\n', '\r\n', '\n'),
      fc.constantFrom('', '', '{}'),
    )
    .map(([first, more, end, body]) => Buffer.from([first, ...more, '', body].join(end), 'latin1'))
  const fence = () => wire.call({ path: '/chat/Chatbot/Edit', body: { serialNumber } })
  const outcomes = new Set<number>()
  await runMany(bytes, few, async (one) => {
    const received = await sendBytes(app.url, one, { fence })
    const statuses = [...received.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map((match) => Number(match[1]))
    for (const status of statuses) outcomes.add(status)
    const isOurs = statuses.some((status) => status >= 500)
    const hasBodies = !/HTTP\/1\.1 4\d\d [\s\S]*?\r\n\r\n(?!\{|[0-9a-f]+\r\n\{)/.test(received)
    return isOurs || !hasBodies
      ? `sent ${JSON.stringify(one.toString('latin1'))}, received ${JSON.stringify(received)}`
      : null
  })
  for (const status of [200, 400, 401]) expect([...outcomes]).toContain(status)
  expect((await wire.call({ method: 'GET', path: '/health/live' })).status).toBe(200)
})

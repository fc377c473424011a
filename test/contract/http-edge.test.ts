import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSocket } from '../servers/raw-socket.ts'
import { startTestApp, type TestApp } from '../test-app.ts'
import { expectFailure, openWire, sendBytes, type Wire } from '../wire-call.ts'

let app: TestApp
let wire: Wire
let serialNumber: string

beforeAll(async () => {
  app = await startTestApp()
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

describe('paths and methods', () => {
  test.each(['/nothing', '/chat/Chatbot', '/chat/Chatbot/Edit/x', '/v1/chatbots/abc/find', '/chat/../etc/passwd'])(
    'there is nothing at %s',
    async (path) => {
      const answer = await wire.call({ path, body: {}, headers: { authorization: undefined } })
      expectFailure(answer, 'path-not-found', `There is nothing at ${path}: see /docs for the paths that exist.`)
      const read = await wire.call({ method: 'GET', path: `${path}?a=b` })
      expectFailure(read, 'path-not-found', `There is nothing at ${path}: see /docs for the paths that exist.`)
    },
  )

  test('a path that is no address is a 400', async () => {
    const answer = await wire.call({ path: '/chat/%zz', body: {} })
    expectFailure(answer, 'bad-request', 'The request could not be read: its path is not a valid address.')
  })

  test.each(['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])(
    '%s is not for a POST operation',
    async (method) => {
      const answer = await wire.call({ method, path: edit })
      expectFailure(answer, 'method-not-allowed', `${edit} does not take ${method}: use POST.`, ['allow'])
      expect(answer.headers.allow).toBe('POST')
    },
  )

  test('HEAD is answered without a body', async () => {
    const answer = await wire.call({ method: 'HEAD', path: edit })
    expect(answer).toMatchObject({ status: 405, text: '' })
    expect(answer.headers).toMatchObject({ allow: 'POST', 'x-error-code': 'method-not-allowed' })
    expect(await wire.call({ method: 'HEAD', path: '/health/live' })).toMatchObject({ status: 200, text: '' })
  })

  test('the model list takes GET and POST', async () => {
    const answer = await wire.call({ method: 'DELETE', path: '/chat/Chatbot/ModelList' })
    expect(answer.status).toBe(405)
    expect(String(answer.headers.allow).split(', ').sort()).toEqual(['GET', 'HEAD', 'POST'])
  })

  test('a query after the path changes nothing', async () => {
    const answer = await wire.call({ path: `${getSession}?serialNumber=1`, body: { serialNumber } })
    expect(answer.status).toBe(200)
  })
})

describe('browsers of other sites', () => {
  const origin = 'https://firm.example'
  test('may ask what they may send', async () => {
    const answer = await wire.call({
      method: 'OPTIONS',
      path: '/chat/Chat/ClientAsk',
      headers: {
        authorization: undefined,
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type',
      },
    })
    expect(answer).toMatchObject({ status: 204, text: '' })
    expect(answer.headers['access-control-allow-origin']).toBe('*')
    expect(answer.headers['access-control-allow-methods']).toMatch(/\bPOST\b/)
    const names = String(answer.headers['access-control-allow-headers']).toLowerCase().split(/, */)
    expect(names).toEqual(
      expect.arrayContaining(['authorization', 'chatrobot-sessionkey', 'content-type', 'idempotency-key']),
    )
  })

  test('see the answer, its request id and its error code', async () => {
    for (const path of [add, '/nothing']) {
      const answer = await wire.call({ path, body: {}, headers: { origin } })
      expect(answer.headers['access-control-allow-origin']).toBe('*')
      const exposed = String(answer.headers['access-control-expose-headers']).split(/, */)
      expect(exposed).toEqual(expect.arrayContaining(['x-request-id', 'x-error-code', 'retry-after']))
    }
  })

  test('a preflight for a path that does not exist is a 404', async () => {
    const headers = { origin, 'access-control-request-method': 'POST' }
    expect((await wire.call({ method: 'OPTIONS', path: '/nothing', headers })).status).toBe(404)
  })
})

describe('what is hardly HTTP', () => {
  const envelopeOf = (received: string): { Code: number; Success: boolean; Message: string } => {
    const [head = '', body = ''] = received.split('\r\n\r\n')
    expect(head).toMatch(/^HTTP\/1\.1 \d{3} /)
    expect(head.toLowerCase()).toContain('\r\nx-request-id: ')
    expect(head.toLowerCase()).toContain('\r\nx-error-code: ')
    const envelope = JSON.parse(body)
    expect(Object.keys(envelope)).toEqual(['Data', 'Version', 'Success', 'Code', 'Message'])
    expect(head).toContain(` ${envelope.Code} `)
    return envelope
  }
  const begin = `POST ${add} HTTP/1.1\r\n`

  test.each([
    ['no HTTP at all', 'hello\r\n\r\n', 400],
    ['another protocol', 'SSH-2.0-OpenSSH_9.2\r\n', 400],
    ['a method that nobody knows', `FOO ${add} HTTP/1.1\r\nhost: x\r\n\r\n`, 400],
    ['a header without a name', `${begin}host: x\r\n: y\r\n\r\n`, 400],
    ['no Host', `${begin}connection: close\r\n\r\n`, 400],
    ['a bad length', `${begin}host: x\r\ncontent-length: x\r\n\r\n`, 400],
    ['two lengths', `${begin}host: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n12`, 400],
    ['a bad chunk', `${begin}host: x\r\nauthorization: KEY\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n`, 400],
    ['length and chunks', `${begin}host: x\r\ncontent-length: 3\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`, 400],
    ['headers of 20 KiB', `${begin}host: x\r\nx-long: ${'y'.repeat(20_480)}\r\n\r\n`, 431],
    [
      'an expectation that nobody meets',
      `${begin}host: x\r\nexpect: the-spanish-inquisition\r\nconnection: close\r\ncontent-length: 2\r\n\r\n{}`,
      401,
    ],
  ])('%s gets an envelope', async (_name, bytes, code) => {
    const received = await sendBytes(app.url, bytes.replace('KEY', app.secretKey))
    expect(envelopeOf(received)).toMatchObject({
      Data: null,
      Success: false,
      Code: code,
      Message: expect.stringMatching(/\w.*\.$/),
    })
  })

  test('the server lives on', async () => {
    expect((await wire.call({ method: 'GET', path: '/health/live' })).status).toBe(200)
  })
})

describe('a client that ends its side when it has asked', () => {
  const post = (path: string, body: unknown): string => {
    const text = JSON.stringify(body)
    const type = 'content-type: application/json'
    return `POST ${path} HTTP/1.1\r\nhost: x\r\nauthorization: ${app.secretKey}\r\n${type}\r\ncontent-length: ${text.length}\r\n\r\n${text}`
  }

  test('is answered as any other', async () => {
    for (const request of ['GET /openapi.json HTTP/1.1\r\nhost: x\r\n\r\n', post(getSession, { serialNumber })]) {
      const { socket, ended } = await openSocket(app.url)
      socket.end(request)
      const [head = '', body = ''] = (await ended()).split('\r\n\r\n')
      expect(head).toMatch(/^HTTP\/1\.1 200 /)
      expect(() => JSON.parse(body)).not.toThrow()
    }
  })

  test('is answered all that it asked for at once, in order', async () => {
    const { socket, ended } = await openSocket(app.url)
    socket.end(post(getSession, { serialNumber }).repeat(5) + post('/nowhere', {}))
    const codes = [...(await ended()).matchAll(/"Code":(\d+)/g)].map(([, code]) => code)
    expect(codes).toEqual(['200', '200', '200', '200', '200', '404'])
  })

  test('but in the middle of its request has not asked', async () => {
    const { socket, ended } = await openSocket(app.url)
    socket.end(post(getSession, { serialNumber }).slice(0, -5))
    expect(await ended()).toContain(' 400 ')
  })
})

test('hundreds who send many calls at once and never read hold nobody up', async () => {
  const list = JSON.stringify({ SerialNumber: serialNumber })
  const head = `POST /chat/Chatbot/RealEstateList HTTP/1.1\r\nhost: x\r\nauthorization: ${app.secretKey}\r\n`
  const call = `${head}content-type: application/json\r\ncontent-length: ${list.length}\r\n\r\n${list}`
  const calls = [call, 'GET /openapi.json HTTP/1.1\r\nhost: x\r\n\r\n']
  const clients = await Promise.all(Array.from({ length: 100 }, () => openSocket(app.url)))
  const before = await requestsDone()
  for (const [at, { socket, send }] of clients.entries()) {
    socket.pause()
    send((calls[at % 2] ?? '').repeat(500))
  }
  expect((await wire.call({ path: getSession, body: { serialNumber } })).status).toBe(200)
  // They asked 50,000 times: most of it waits until they read.
  expect((await requestsDone()) - before).toBeLessThan(20_000)
  for (const { socket } of clients) socket.destroy()
})

async function requestsDone(): Promise<number> {
  const { values } = await app.app.metrics.requests.get()
  return values.reduce((sum, { value }) => sum + value, 0)
}

test('no two answers share a request id', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => wire.call({ path: add, body: {} })))
  expect(new Set(answers.map(({ headers }) => headers['x-request-id'])).size).toBe(50)
  const chosen = await wire.call({ path: add, body: {}, headers: { 'x-request-id': 'mine' } })
  expect(chosen.headers['x-request-id']).not.toBe('mine')
})

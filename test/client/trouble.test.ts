import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openClient, PorchlightError, type PorchlightFunctions } from 'porchlight/client'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

interface Call {
  method: string
  url: string
  headers: IncomingMessage['headers']
  body: string
}
type Answer = (response: ServerResponse, call: Call) => void

/** Stands between: answers the calls in turn, the last answer for all that come after. */
let answers: Answer[]
let calls: Call[]
let client: PorchlightFunctions
let address: string
let stop: () => Promise<void>

beforeEach(async () => {
  answers = []
  calls = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const piece of request.setEncoding('utf8')) body += piece
    const { method = '', url = '', headers } = request
    const call = { method, url, headers, body }
    calls.push(call)
    const answer = answers[Math.min(calls.length, answers.length) - 1]
    answer?.(response, call)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo
  address = `http://127.0.0.1:${port}/behind/`
  client = openClient({ baseUrl: address, secretKey: 'pl_sk_test' })
  stop = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
})
afterEach(() => stop())

const give =
  (data: unknown): Answer =>
  (response) =>
    response.end(JSON.stringify({ Data: data, Version: '1.0.0', Success: true, Code: 200, Message: '' }))

const refuse =
  (status: number, code: string | null, headers: Record<string, string> = {}): Answer =>
  (response) => {
    response.writeHead(status, { ...(code === null ? {} : { 'x-error-code': code }), 'x-request-id': 'r1', ...headers })
    response.end(JSON.stringify({ Data: null, Version: '1.0.0', Success: false, Code: status, Message: 'Not now.' }))
  }

const hangUp: Answer = (response) => response.destroy()
const neverAnswer: Answer = () => {}

/** Lines, the connection kept open unless told to end it. */
const lines =
  (given: string[], after: (response: ServerResponse) => void = (response) => response.end()): Answer =>
  (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(given.join(''), () => after(response))
  }

const failureOf = async (call: Promise<unknown>): Promise<PorchlightError> => {
  const thrown = await call.then(
    () => null,
    (reason) => reason,
  )
  if (!(thrown instanceof PorchlightError)) throw new Error(`no such failure: ${thrown}`)
  return thrown
}

const chatbot = { timeZone: 'UTC', type: 0 }
const keys = () => calls.map(({ headers }) => headers['idempotency-key'])

describe('what is sent again', () => {
  test('what creates, under one key that the client makes, until the lost answer has come', async () => {
    answers = [
      hangUp,
      refuse(409, 'idempotency-key-running'),
      refuse(503, 'too-busy', { 'retry-after': '0' }),
      give('abc'),
    ]
    expect(await client.addChatbot(chatbot, { retries: 3 })).toBe('abc')
    expect(calls).toHaveLength(4)
    expect(new Set(keys()).size).toBe(1)
    expect(keys()[0]).toMatch(/^[\da-f-]{36}$/)
    expect(new Set(calls.map(({ body }) => body))).toEqual(new Set([JSON.stringify(chatbot)]))
    await client.addChatbot(chatbot)
    expect(new Set(keys()).size).toBe(2)
  })

  test('what only reads, without a key', async () => {
    answers = [hangUp, refuse(502, null), (response) => response.end('[{"id":1}]')]
    expect(await client.listWebhooks()).toEqual([{ id: 1 }])
    answers = [give({ VirtualCount: 0 })]
    await client.listListings({ SerialNumber: 'abc', PageNumber: 1, PageSize: 20 })
    expect(keys()).toEqual([undefined, undefined, undefined, undefined])
  })

  test('what was refused before anything was done, whatever it is; and not for longer than anybody would wait', async () => {
    answers = [refuse(429, 'too-many-calls', { 'retry-after': '1' }), (response) => response.end('{"id":1}')]
    const begin = performance.now()
    await client.editWebhook({ id: 1, enabled: true })
    expect(performance.now() - begin).toBeGreaterThanOrEqual(1_000)
    expect(calls).toHaveLength(2)
    answers = [refuse(429, 'rate-limit-reached', { 'retry-after': '3600' })]
    expect(await failureOf(client.listWebhooks())).toMatchObject({
      code: 'rate-limit-reached',
      retryAfterSeconds: 3600,
    })
    expect(calls).toHaveLength(3)
  })

  test.each([
    ['a change without a key', () => client.editWebhook({ id: 1, enabled: true }), hangUp, 'connection-failed'],
    ['what deletes', () => client.deleteWebhook({ id: 1 }), refuse(503, 'too-busy'), 'too-busy'],
    ['what is refused', () => client.addChatbot(chatbot), refuse(400, 'invalid-fields'), 'invalid-fields'],
    [
      'a model that failed',
      () => client.askChatbot({ sessionID: 1, content: '?' }),
      refuse(502, 'model-failed'),
      'model-failed',
    ],
    ['when told not to', () => client.readChatbot({ serialNumber: 'a' }, { retries: 0 }), hangUp, 'connection-failed'],
  ])('nothing else: %s', async (_name, call, answer, code) => {
    answers = [answer]
    expect(await failureOf(call())).toMatchObject({ code })
    expect(calls).toHaveLength(1)
  })
})

describe('how a call is written', () => {
  test('path, query and body get their fields; what is null in a query is left out', async () => {
    answers = [(response) => response.end('{}')]
    await client.readConversation({ sessionID: 7, limit: 5, cursor: null })
    await client.confirmTour({ id: '9' })
    await client.readChatbot({ serialNumber: 'a/b ?ä' })
    expect(calls.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /behind/v1/conversations/7?limit=5',
      'POST /behind/v1/tours/9/confirm',
      'GET /behind/v1/chatbots/a%2Fb%20%3F%C3%A4',
    ])
    expect(calls.map(({ body }) => body)).toEqual(['', '{}', ''])
    expect(calls[0]?.headers).toMatchObject({ authorization: 'pl_sk_test' })
  })

  test('the key is the one that the operation looks at first; a function gives it anew for each call', async () => {
    answers = [give([])]
    const days = ['monday', 'tuesday'][Symbol.iterator]()
    const own = openClient({ baseUrl: address, sessionKey: async () => days.next().value, secretKey: 'pl_sk' })
    const page = { SerialNumber: 'a', PageNumber: 1, PageSize: 1 }
    await own.listListings(page)
    await own.readHistory({ SerialNumber: 'a' })
    await own.listListings(page)
    expect(calls.map(({ headers }) => [headers.authorization, headers['chatrobot-sessionkey']])).toEqual([
      [undefined, 'monday'],
      ['pl_sk', undefined],
      [undefined, 'tuesday'],
    ])
  })

  test('the bytes of a file go as they are, to the address that createUpload gave', async () => {
    answers = [give(true)]
    expect(await client.sendUpload({ fileId: '34317', token: 'a+b', bytes: new TextEncoder().encode('pixels') })).toBe(
      true,
    )
    expect(calls).toMatchObject([{ method: 'PUT', url: '/behind/uploads/34317?token=a%2Bb', body: 'pixels' }])
  })
})

describe('a call ends', () => {
  test('when its time is over, with whatever is sent again', async () => {
    answers = [hangUp, neverAnswer]
    const failure = await failureOf(client.readChatbot({ serialNumber: 'a' }, { timeoutMs: 700 }))
    expect(failure).toMatchObject({ code: 'timed-out', status: 0, operation: 'readChatbot' })
    expect(calls).toHaveLength(2)
  })

  test('when its caller wants it, with the reason that they give, before and within', async () => {
    answers = [neverAnswer]
    const leaving = new AbortController()
    const call = client.addChatbot(chatbot, { signal: leaving.signal })
    await expect.poll(() => calls.length).toBe(1)
    leaving.abort(new Error('the user left'))
    await expect(call).rejects.toThrow('the user left')
    await expect(client.addChatbot(chatbot, { signal: leaving.signal })).rejects.toThrow('the user left')
    expect(calls).toHaveLength(1)
  })

  test('with what came, when that is not Porchlight’s', async () => {
    answers = [(response) => response.end('<html>Sign in</html>')]
    expect(await failureOf(client.listWebhooks())).toMatchObject({ code: 'unexpected-answer', status: 200 })
    answers = [(response) => response.writeHead(403).end('<html>')]
    expect(await failureOf(client.listWebhooks())).toMatchObject({ code: 'unexpected-answer', status: 403 })
  })
})

describe('a streamed answer', () => {
  const ask = { sessionID: 1, content: 'Which homes?' }
  const end = { QuestionID: 1, AnswerID: 2, Answer: 'Two homés.', TotalToken: 3 }
  const text = `{"content":"Two "}\n\n{"content":"homés."}\n${JSON.stringify(end)}\n`

  async function read(stream: AsyncIterable<object>): Promise<{ read: object[]; thrown: unknown }> {
    const all: object[] = []
    try {
      for await (const line of stream) all.push(line)
      return { read: all, thrown: null }
    } catch (thrown) {
      return { read: all, thrown }
    }
  }

  test('comes line by line however the bytes are cut, and ends with its last line', async () => {
    const bytes = Buffer.from(text)
    answers = [
      async (response) => {
        for (const byte of bytes) {
          response.write(Buffer.from([byte]))
          await new Promise((resolve) => setImmediate(resolve))
        }
        response.end()
      },
    ]
    const wanted = [{ content: 'Two ' }, { content: 'homés.' }, end]
    expect(await read(client.askChatbot.stream(ask))).toEqual({ read: wanted, thrown: null })
    expect(JSON.parse(calls[0]?.body ?? '')).toEqual({ ...ask, stream: true })
    expect(keys()).toEqual([undefined])
  })

  test('stops the model when its reader stops', async () => {
    let isClosed = false
    answers = [
      (response, call) => {
        response.once('close', () => {
          isClosed = true
        })
        lines(['{"content":"Two "}\n'], () => {})(response, call)
      },
    ]
    for await (const line of client.askChatbot.stream(ask)) {
      expect(line).toEqual({ content: 'Two ' })
      break
    }
    await expect.poll(() => isClosed).toBe(true)
  })

  test.each<[string, string[], ((response: ServerResponse) => void) | undefined, object]>([
    [
      'that fails',
      ['{"content":"a"}\n{"Success":false,"Code":502,"Message":"No."}\n'],
      undefined,
      { code: 'answer-failed', status: 502, message: 'No.' },
    ],
    ['that ends too early', ['{"content":"a"}\n'], undefined, { code: 'connection-failed' }],
    ['that ends within a line', ['{"content":"a"}\n{"QuestionID":1,'], undefined, { code: 'connection-failed' }],
    [
      'whose connection is lost',
      ['{"content":"a"}\n'],
      (response) => response.destroy(),
      { code: 'connection-failed' },
    ],
    ['that falls silent', ['{"content":"a"}\n'], () => {}, { code: 'timed-out' }],
  ])('%s throws after what came', async (_name, given, after, failure) => {
    answers = [lines(given, after)]
    const stream = client.askChatbot.stream(ask, { timeoutMs: 300 })
    expect(await read(stream)).toEqual({ read: [{ content: 'a' }], thrown: expect.objectContaining(failure) })
    expect(calls).toHaveLength(1)
  })

  test('is not given up while signs of life come', async () => {
    answers = [
      lines(['{"content":"a"}\n'], (response) => {
        let signs = 0
        const timer = setInterval(() => {
          signs += 1
          if (signs < 8) response.write('\n')
          else response.end(`${JSON.stringify(end)}\n`, () => clearInterval(timer))
        }, 100)
      }),
    ]
    const stream = client.askChatbot.stream(ask, { timeoutMs: 500 })
    expect(await read(stream)).toEqual({ read: [{ content: 'a' }, end], thrown: null })
  })

  test('that is refused throws as any call', async () => {
    answers = [refuse(404, 'session-not-found')]
    expect((await read(client.askChatbot.stream(ask))).thrown).toMatchObject({ code: 'session-not-found', status: 404 })
  })

  test('ends when its caller wants it', async () => {
    answers = [lines(['{"content":"a"}\n'], () => {})]
    const leaving = new AbortController()
    const stream = client.askChatbot.stream(ask, { signal: leaving.signal })
    expect((await stream.next()).value).toEqual({ content: 'a' })
    leaving.abort(new Error('the user left'))
    await expect(stream.next()).rejects.toThrow('the user left')
  })
})

describe('a stream of events', () => {
  const event = (id: string, type: string, data: object): string =>
    `${id === '' ? '' : `id: ${id}\n`}event: ${type}\ndata: ${JSON.stringify(data)}\n\n`

  test('goes on behind the last event when it is cut or ended, and ends with its caller', async () => {
    const typing = { sessionID: 7, who: 'visitor' }
    const message = { sessionID: 7, id: 12, kind: 2, content: 'Grüße\ndata: no' }
    const whole = Buffer.from(
      `retry: 1000\n\nid: a\n\n${event('b', 'typing', typing)}${event('c', 'message', message)}`,
    )
    answers = [
      (response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' })
        // Cut within a character.
        const place = whole.indexOf('ü') + 1
        response.write(whole.subarray(0, place), () => setTimeout(() => response.write(whole.subarray(place)), 20))
        setTimeout(() => response.destroy(), 100)
      },
      lines(['id: d\n\n']),
      lines([event('', 'released', { sessionID: 7 })], () => {}),
    ]
    const ending = new AbortController()
    const heard: object[] = []
    const reason = await (async () => {
      for await (const { type, data } of client.watchConversations({}, { signal: ending.signal })) {
        heard.push({ type, data })
        if (type === 'released') ending.abort(new Error('enough'))
      }
    })().catch((thrown) => thrown)
    expect(reason).toEqual(new Error('enough'))
    expect(heard).toEqual([
      { type: 'typing', data: typing },
      { type: 'message', data: message },
      { type: 'released', data: { sessionID: 7 } },
    ])
    expect(calls.map(({ headers }) => headers['last-event-id'])).toEqual([undefined, 'c', 'd'])
  })

  test('that cannot be had throws: at once when it is refused, after its repetitions when nobody is there', async () => {
    answers = [refuse(403, 'key-scope')]
    const listen = (): Promise<unknown> => client.watchConversations({}, { retries: 1 }).next()
    expect(await failureOf(listen())).toMatchObject({ code: 'key-scope', status: 403 })
    expect(calls).toHaveLength(1)
    answers = [hangUp]
    expect(await failureOf(listen())).toMatchObject({ code: 'connection-failed' })
  })
})

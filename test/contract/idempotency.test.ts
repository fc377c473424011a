import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ScriptedModelServer, startScriptedModelServer } from '../servers/scripted-model-server.ts'
import { startTestApp, type TestApp } from '../test-app.ts'
import { dataOf, expectFailure, openWire, type Wire, type WireAnswer } from '../wire-call.ts'
import { sampleListing } from './listings/sample-listing.ts'

let model: ScriptedModelServer
let app: TestApp
let wire: Wire

beforeAll(async () => {
  model = await startScriptedModelServer()
  app = await startTestApp({
    environment: { PORCHLIGHT_OPENAI_COMPATIBLE_URL: model.url, PORCHLIGHT_OPENAI_COMPATIBLE_MODELS: 'scripted' },
  })
  wire = openWire(app, { connections: 20 })
})
afterAll(async () => {
  await wire.close()
  await app.close()
  await model.close()
})

const add = '/chat/Chatbot/Add'
const body = { timeZone: 'UTC', type: 0 }
const reused = 'This Idempotency-Key was already used with another body: send a new key for a new request.'
const running =
  'The first request with this Idempotency-Key is still running: send the same again in a moment to get its answer.'

const call = (path: string, sent: unknown, key: string, headers: Record<string, string> = {}): Promise<WireAnswer> =>
  wire.call({ path, body: sent, headers: { 'idempotency-key': key, ...headers } })

const chatbots = async (): Promise<number> =>
  Number((await app.app.pool.query('SELECT count(*) FROM chatbots')).rows[0].count)

/** Proves that an answer is the one that was given before, word for word. */
function expectReplay(again: WireAnswer, first: WireAnswer): void {
  expect({ status: again.status, text: again.text }).toEqual({ status: first.status, text: first.text })
  for (const name of ['content-type', 'x-error-code', 'retry-after', 'cache-control', 'x-accel-buffering']) {
    expect(again.headers[name], name).toBe(first.headers[name])
  }
}

describe('the first result is given again', () => {
  test('and the request does not run twice', async () => {
    const before = await chatbots()
    const first = await call(add, body, 'one')
    for (let time = 0; time < 3; time += 1) expectReplay(await call(add, body, 'one'), first)
    expect(await chatbots()).toBe(before + 1)
  })

  test('for a body that is equal as parsed JSON', async () => {
    const first = await call(add, body, 'blanks')
    const spaced = await wire.call({
      path: add,
      bytes: '{ "type":0e0,\n "timeZone":"\\u0055TC" }',
      headers: { 'idempotency-key': 'blanks' },
    })
    expectReplay(spaced, first)
  })

  test('also when it was a refusal, although it would succeed by now', async () => {
    const SerialNumber = await app.addChatbot()
    const update = { SerialNumber, ...sampleListing, Key: sampleListing.MLSNumber, KeyType: 'MLSNumber' }
    const refused = await call('/chat/Chatbot/RealEstateUpdate', update, 'refusal')
    expectFailure(refused, 'listing-not-found', 'No listing of this chatbot has the MLSNumber key "MLS-1".')
    await wire.call({ path: '/chat/Chatbot/RealEstateCreate', body: { SerialNumber, ...sampleListing } })
    expectReplay(await call('/chat/Chatbot/RealEstateUpdate', update, 'refusal'), refused)
    expect((await call('/chat/Chatbot/RealEstateUpdate', update, 'another')).status).toBe(200)
    const invalid = await call(add, { type: 0 }, 'invalid')
    expect(invalid.status).toBe(400)
    expectReplay(await call(add, { type: 0 }, 'invalid'), invalid)
  })

  test('also a refusal for the rate limit, with its Retry-After', async () => {
    const sessionID = await app.addSession(await app.addChatbot({ RateLimitCount: 1, RateLimitTime: 100 }))
    await wire.call({ path: '/chat/Chat/ClientAsk', body: { sessionID, content: 'How many homes?' } })
    const refused = await call('/chat/Chat/ClientAsk', { sessionID, content: 'x' }, 'limited')
    expect(refused.status).toBe(429)
    expectReplay(await call('/chat/Chat/ClientAsk', { sessionID, content: 'x' }, 'limited'), refused)
  })

  test('also a streamed answer, byte for byte with its headers', async () => {
    const sessionID = await app.addSession(await app.addChatbot())
    const question = { sessionID, content: 'How many homes?', stream: true }
    const first = await call('/chat/Chat/ClientAsk', question, 'streamed')
    expect(first.text).toMatch(/"TotalToken":\d+}\n$/)
    expectReplay(await call('/chat/Chat/ClientAsk', question, 'streamed'), first)
  })

  test('for 24 hours', async () => {
    const first = await call(add, body, 'day')
    await app.app.pool.query(
      `UPDATE idempotency SET "createdAt" = now() - interval '23 hours 59 minutes' WHERE key = 'day'`,
    )
    expectReplay(await call(add, body, 'day'), first)
    await app.app.pool.query(
      `UPDATE idempotency SET "createdAt" = now() - interval '24 hours 1 minute' WHERE key = 'day'`,
    )
    const later = await call(add, body, 'day')
    expect(later.status).toBe(200)
    expect(later.text).not.toBe(first.text)
    expectReplay(await call(add, body, 'day'), later)
  })
})

describe('the same key', () => {
  test('with another body is a 409', async () => {
    const first = await call(add, body, 'two')
    expectFailure(await call(add, { ...body, timeZone: 'Europe/Rome' }, 'two'), 'idempotency-key-reused', reused)
    expectFailure(await call(add, { ...body, more: 1 }, 'two'), 'idempotency-key-reused', reused)
    expectReplay(await call(add, body, 'two'), first)
  })

  test('while the first still runs is a 409; what runs is given afterwards', async () => {
    model.play({ steps: [{ waitMs: 400 }, { piece: 'There are some homes.' }] })
    const sessionID = await app.addSession(await app.addChatbot({ Model: await scriptedKey() }))
    const question = { sessionID, content: 'How many homes?' }
    const first = call('/chat/Chat/ClientAsk', question, 'slow')
    await expect.poll(() => model.requests.length).toBeGreaterThan(0)
    expectFailure(await call('/chat/Chat/ClientAsk', question, 'slow'), 'idempotency-key-running', running)
    expectFailure(
      await call('/chat/Chat/ClientAsk', { ...question, content: 'x' }, 'slow'),
      'idempotency-key-reused',
      reused,
    )
    expect(dataOf(await first)).toMatchObject({ content: 'There are some homes.' })
    expectReplay(await call('/chat/Chat/ClientAsk', question, 'slow'), await first)
    expect(model.requests.filter(({ path }) => path.includes('completions'))).toHaveLength(1)
  })

  test('many times at once runs once', async () => {
    const before = await chatbots()
    const answers = await Promise.all(Array.from({ length: 20 }, () => call(add, body, 'storm')))
    expect(await chatbots()).toBe(before + 1)
    const texts = new Set(answers.filter(({ status }) => status === 200).map(({ text }) => text))
    expect(texts.size).toBe(1)
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([])
  })

  test('on another path, of another workspace, or of a chatbot in the path, is another key', async () => {
    const first = await call(add, body, 'shared')
    const serialNumber = dataOf<string>(first)
    expect((await call('/chat/Chatbot/GetSession', { serialNumber }, 'shared')).status).toBe(200)
    const { secretKey } = await app.addWorkspace()
    const other = await call(add, body, 'shared', { authorization: secretKey })
    expect(other.status).toBe(200)
    expect(other.text).not.toBe(first.text)
    const search = { q: 'homes' }
    expect((await call(`/v1/chatbots/${serialNumber}/search`, search, 'shared')).status).toBe(200)
    expect((await call(`/v1/chatbots/${'0'.repeat(32)}/search`, search, 'shared')).status).toBe(404)
  })

  test('under another spelling of the path is the same key', async () => {
    const first = await call(add, body, 'spelling')
    const again = await call('/chat/chatbot/add', body, 'spelling')
    // A path that is not taken in this spelling at all would do as well.
    if (again.status !== 404) expectReplay(again, first)
  })
})

describe('a 5xx is not kept', () => {
  test('the next request runs', async () => {
    const sessionID = await app.addSession(await app.addChatbot({ Model: await scriptedKey() }))
    const question = { sessionID, content: 'How many homes?', stream: false }
    const { models } = app.app
    app.app.models = { ...models, of: () => Promise.reject(new Error('something broke')) }
    const first = await call('/chat/Chat/ClientAsk', question, 'fails')
    app.app.models = models
    expect(first.status).toBe(500)
    model.play({ steps: [{ piece: 'Some.' }] })
    expect(dataOf(await call('/chat/Chat/ClientAsk', question, 'fails'))).toMatchObject({ content: 'Some.' })
  })
})

test('an answer that a model broke off is an answer, and given again', async () => {
  const sessionID = await app.addSession(await app.addChatbot({ Model: await scriptedKey() }))
  const question = { sessionID, content: 'How many homes?', stream: false }
  model.play({ steps: [{ piece: 'Well. ' }, { waitMs: 50 }, { destroy: true }] })
  const first = await call('/chat/Chat/ClientAsk', question, 'breaks')
  expect(dataOf<{ content: string }>(first).content).toMatch(/^Well\. … \(/)
  expectReplay(await call('/chat/Chat/ClientAsk', question, 'breaks'), first)
})

test('a key has up to 255 characters', async () => {
  expect((await call(add, body, 'k'.repeat(255))).status).toBe(200)
  expectFailure(
    await call(add, body, 'k'.repeat(256)),
    'idempotency-key-too-long',
    'Idempotency-Key has 256 characters: send 1 to 255.',
  )
})

test('ModelList by GET has no use for one', async () => {
  const headers = { 'idempotency-key': 'k'.repeat(300) }
  expect((await wire.call({ method: 'GET', path: '/chat/Chatbot/ModelList', headers })).status).toBe(200)
})

/** Key of the scripted model. */
async function scriptedKey(): Promise<string> {
  const models = dataOf<{ Key: string; Status: boolean }[]>(
    await wire.call({ path: '/chat/Chatbot/ModelList', body: {} }),
  )
  return models.find(({ Key, Status }) => Status && Key.includes('scripted'))?.Key ?? ''
}

import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeWav } from '../sample-media.ts'
import { type ScriptedModelServer, startScriptedModelServer } from '../servers/scripted-model-server.ts'
import { startTestApp, type TestApp } from '../test-app.ts'
import { uploadFile } from '../upload-file.ts'
import { expectFailure, expectSuccess, messageOf, openWire, type Wire, type WireAnswer } from '../wire-call.ts'

// One test for each row of the table "Status and Code" of wire-decisions.md.

let model: ScriptedModelServer
let app: TestApp
let wire: Wire
let serialNumber: string

beforeAll(async () => {
  model = await startScriptedModelServer()
  app = await startTestApp({
    environment: {
      PORCHLIGHT_OPENAI_COMPATIBLE_URL: model.url,
      PORCHLIGHT_OPENAI_COMPATIBLE_MODELS: 'scripted',
      PORCHLIGHT_MODEL_TIMEOUT_MS: '1000',
      PORCHLIGHT_TRANSCRIPTION_MODEL: 'compatible/scripted',
    },
  })
  wire = openWire(app)
  serialNumber = await app.addChatbot()
})
afterAll(async () => {
  await wire.close()
  await app.close()
  await model.close()
})

const edit = '/chat/Chatbot/Edit'

/** A spoken question: of models only one that writes sound down may fail for everybody to see. */
async function askModel(): Promise<WireAnswer> {
  const sessionID = await app.addSession(await app.addChatbot({ EnablePushToTalk: true }))
  const file = await uploadFile(app, makeWav({ seconds: 1 }), 'question.wav')
  return wire.call({
    path: '/chat/Chat/ClientAsk',
    body: { sessionID, content: '', chatAskType: 'Audio', fileIds: [file] },
  })
}

test('200: success', async () => {
  expectSuccess(await wire.call({ path: edit, body: { serialNumber, Name: 'Harbour Homes' } }), 1)
})

test('400: a field is missing, of the wrong type, out of range, or not one of its values', async () => {
  expectFailure(
    await wire.call({ path: edit, body: { Name: 1, MessageLimit: -2, Temperature: 101 } }),
    'invalid-fields',
    'serialNumber: is required. Name: expected text, got 1. Temperature: expected a number of at most 100, got 101. MessageLimit: expected a number of at least -1, got -2.',
  )
})

test('401: no credential, or an unknown one', async () => {
  expectFailure(
    await wire.call({ path: edit, body: { serialNumber }, headers: { authorization: undefined } }),
    'missing-credential',
    'No credential was sent: put your secret key into the header Authorization.',
  )
  expectFailure(
    await wire.call({ path: edit, body: { serialNumber }, headers: { authorization: 'pl_sk_unknown' } }),
    'unknown-credential',
    'The key in the header Authorization is unknown, revoked or of the wrong kind: send a current secret key.',
  )
})

test('403: a valid credential that may not do this', async () => {
  expectFailure(
    await wire.call({
      path: edit,
      body: { serialNumber },
      headers: { authorization: undefined, 'chatrobot-sessionkey': app.sessionKey },
    }),
    'key-scope',
    'This key may not do this: this operation asks for a secret key in the header Authorization.',
  )
})

test('404: unknown, or owned by another workspace, never told apart', async () => {
  const { secretKey } = await app.addWorkspace()
  const unknown = '0'.repeat(32)
  const answers = [
    await wire.call({ path: edit, body: { serialNumber: unknown } }),
    await wire.call({ path: edit, body: { serialNumber }, headers: { authorization: secretKey } }),
  ]
  const [first, second] = answers.map(({ text }) => text.replaceAll(unknown, 'ID').replaceAll(serialNumber, 'ID'))
  expect(second).toBe(first)
  for (const answer of answers)
    expect(answer).toMatchObject({ status: 404, headers: { 'x-error-code': 'chatbot-not-found' } })
  expectFailure(
    await wire.call({ path: '/nowhere', body: {} }),
    'path-not-found',
    'There is nothing at /nowhere: see /docs for the paths that exist.',
  )
})

test('405: method, with Allow', async () => {
  const answer = await wire.call({ method: 'PUT', path: edit, body: {} })
  expectFailure(answer, 'method-not-allowed', `${edit} does not take PUT: use POST.`, ['allow'])
  expect(answer.headers.allow).toBe('POST')
})

test('406: Accept', async () => {
  expectFailure(
    await wire.call({ path: edit, body: { serialNumber }, headers: { accept: 'text/html' } }),
    'not-acceptable',
    'The answer can only be sent as application/json: allow that in the Accept header.',
  )
})

test('413: body too large', async () => {
  const answer = await wire.call({ path: edit, bytes: 'x'.repeat(1_048_577) })
  expect(messageOf(answer, 413)).toBe('The body is larger than 1 MiB: send less at once.')
  expect(answer.headers['x-error-code']).toBe('body-too-large')
})

test('415: Content-Type', async () => {
  expectFailure(
    await wire.call({ path: edit, body: { serialNumber }, headers: { 'content-type': 'text/plain' } }),
    'unsupported-content-type',
    'Content-Type is "text/plain": send application/json.',
  )
})

test('409: same Idempotency-Key with another body', async () => {
  const headers = { 'idempotency-key': 'table' }
  await wire.call({ path: edit, body: { serialNumber }, headers })
  expectFailure(
    await wire.call({ path: edit, body: { serialNumber, Name: 'x' }, headers }),
    'idempotency-key-reused',
    'This Idempotency-Key was already used with another body: send a new key for a new request.',
  )
})

test('429: rate limit, with Retry-After', async () => {
  const settings = { RateLimitCount: 1, RateLimitTime: 60, RateLimitMessage: 'Please wait a minute.' }
  const sessionID = await app.addSession(await app.addChatbot(settings))
  const ask = (): Promise<WireAnswer> =>
    wire.call({ path: '/chat/Chat/ClientAsk', body: { sessionID, content: 'How many homes?' } })
  await ask()
  const answer = await ask()
  expectFailure(answer, 'rate-limit-reached', 'Please wait a minute.', ['retry-after'])
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(20)
})

test('500: our fault; the Message carries only the request id', async () => {
  const { models } = app.app
  app.app.models = {
    ...models,
    of: () => {
      throw new Error('a secret of the house')
    },
  }
  try {
    const answer = await wire.call({ path: '/chat/Chatbot/ModelList', body: {} })
    const id = String(answer.headers['x-request-id'])
    expectFailure(answer, 'internal-error', `Something went wrong on our side; the request id is ${id}.`)
  } finally {
    app.app.models = models
  }
})

test('502: the model failed', async () => {
  model.play({ status: 401, body: '{"error":{"message":"the operator’s own key is sk-123"}}' })
  const answer = await askModel()
  expect(messageOf(answer, 502)).toMatch(/^The language model \S*scripted\S* failed: .+\.$/)
  expect(answer.text).not.toContain('sk-123')
  expect(answer.headers['x-error-code']).toBe('model-failed')
})

test('504: the model timed out', async () => {
  model.play({ steps: [{ hang: true }] })
  const answer = await askModel()
  expect(messageOf(answer, 504)).toMatch(/^The language model \S*scripted\S* did not answer within 1 s\.$/)
  expect(answer.headers['x-error-code']).toBe('model-timeout')
})

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type ScriptedModelServer, startScriptedModelServer } from '../../servers/scripted-model-server.ts'
import { startTestApp, type TestApp, type TestWorkspace } from '../../test-app.ts'
import { openWire, type Wire } from '../../wire-call.ts'

// An owner sets the key of a language model: its chatbots may use it, nobody else's, and the key is told to nobody.

const firstKey = 'sk-proj-harbour-homes-first-key-Ab12'
const secondKey = 'sk-proj-harbour-homes-second-key-Cd34'
const prices = { currency: 'EUR', models: { 'openai/gpt-5.4-mini': { input: 2, output: 8 } } }

let app: TestApp
let other: TestWorkspace
let model: ScriptedModelServer
let wire: Wire

beforeAll(async () => {
  model = await startScriptedModelServer()
  app = await startTestApp({
    environment: {
      OPENAI_BASE_URL: model.urlOf('openai'),
      GOOGLE_GENERATIVE_AI_API_KEY: 'the-key-of-the-server',
      GOOGLE_GENERATIVE_AI_BASE_URL: model.urlOf('google'),
      PORCHLIGHT_MODEL_PRICES: JSON.stringify(prices),
      PORCHLIGHT_QUOTAS: 'modelTests=40',
    },
  })
  other = await app.addWorkspace()
  wire = openWire(app)
})
afterAll(async () => {
  await wire?.close()
  await app?.close()
  await model?.close()
})
beforeEach(() => {
  model.requests.length = 0
  model.play({ steps: [{ piece: 'Hello, and welcome.' }], usage: { input: 100, output: 20 } })
})

interface Told {
  keys: { provider: string; setBy: string; lastFour: string; isLost: boolean; model: string; setWho: string }[]
}

async function call<Body = Told>(method: string, path: string, body?: object, key = app.secretKey) {
  const response = await fetch(app.url + path, {
    method,
    headers: { authorization: key, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  const told = JSON.parse(text) as Body & { Message?: string }
  return { status: response.status, code: response.headers.get('x-error-code'), body: told, text }
}

const setKey = (body: object, key?: string) => call('POST', '/v1/model-keys/openai', body, key)
const tryKey = (body: object = {}, key?: string) =>
  call<Record<string, unknown>>('POST', '/v1/model-keys/openai/test', body, key)
const usable = async (key = app.secretKey): Promise<string[]> => {
  const { body } = await call<{ Data: { Key: string; Status: boolean }[] }>('POST', '/chat/Chatbot/ModelList', {}, key)
  return body.Data.filter(({ Status }) => Status).map(({ Key }) => Key)
}

describe('a key', () => {
  test('is kept sealed, told to nobody, and counts at once for the firm alone', async () => {
    expect((await usable()).some((key) => key.startsWith('openai/'))).toBe(false)
    const set = await setKey({ key: ` ${firstKey}\n`, model: 'openai/gpt-5.4-mini' })
    expect(set.status, set.text).toBe(200)
    const { keys } = set.body
    expect(keys.map(({ provider, setBy }) => [provider, setBy])).toEqual([
      ['openai', 'firm'],
      ['anthropic', 'nobody'],
      ['google', 'server'],
    ])
    expect(keys[0]).toMatchObject({ lastFour: 'Ab12', isLost: false, model: 'openai/gpt-5.4-mini' })
    expect(keys[0]?.setWho).toMatch(/^key \d+$/)
    expect(set.text).not.toContain(firstKey.slice(0, -4))
    expect(await usable()).toContain('openai/gpt-5.4-mini')
    expect((await usable(other.secretKey)).some((key) => key.startsWith('openai/'))).toBe(false)
    expect((await call('GET', '/v1/model-keys', undefined, other.secretKey)).body.keys[0]).toMatchObject({
      setBy: 'nobody',
      lastFour: '',
    })
    const { rows } = await app.app.pool.query('SELECT * FROM "modelKeys"')
    expect(JSON.stringify(rows)).not.toContain('harbour-homes')
    expect(rows[0].sealedKey.toString('latin1')).not.toContain('harbour-homes')
    const log = await call<{ changes: object[] }>('GET', '/v1/audit-log')
    expect(log.body.changes[0]).toMatchObject({
      action: 'model-key.changed',
      details: { after: { provider: 'openai', lastFour: 'Ab12', key: 'changed' } },
    })
    expect(log.text).not.toContain('harbour-homes')
  })

  test('answers visitors, is counted as any model’s use, and the next key counts from the next question on', async () => {
    const serialNumber = await app.addChatbot({ Model: 'openai/gpt-5.4-mini' })
    const sessionID = await app.addSession(serialNumber)
    const ask = () => wire.call({ path: '/chat/Chat/ClientAsk', body: { sessionID, content: 'Do you like ducks?' } })
    expect((await ask()).status).toBe(200)
    expect(model.requests.map(({ headers }) => headers.authorization)).toContain(`Bearer ${firstKey}`)
    const usage = await call<{ budgets: { tokens: number; costMicros: number }[] }>('GET', '/v1/insight/model-usage')
    expect(usage.body.budgets[0]?.tokens).toBeGreaterThan(0)
    expect(usage.body.budgets[0]?.costMicros).toBeGreaterThan(0)
    await setKey({ key: secondKey })
    model.requests.length = 0
    await ask()
    expect(new Set(model.requests.map(({ headers }) => headers.authorization))).toEqual(
      new Set([`Bearer ${secondKey}`]),
    )
    // The model stays when only the key is another, and the key when only the model is.
    const kept = await setKey({ model: 'openai/gpt-5.4-nano' })
    expect(kept.body.keys[0]).toMatchObject({ lastFour: 'Cd34', model: 'openai/gpt-5.4-nano' })
    await setKey({ model: 'openai/gpt-5.4-mini' })
  })

  test('of the server wins, is not told, and is tried for the firm', async () => {
    const refused = await call('POST', '/v1/model-keys/google', { key: 'AIza-of-the-firm' })
    expect([refused.status, refused.code]).toEqual([409, 'model-key-of-server'])
    model.play({ status: 401, body: '{"error":{"message":"API key not valid: the-key-of-the-server"}}' })
    const tried = await call<Record<string, unknown>>('POST', '/v1/model-keys/google/test', {})
    expect(tried.body).toMatchObject({ works: false, why: 'key-refused', said: '' })
    expect(tried.text).not.toContain('the-key-of-the-server')
  })

  test('that is removed answers no more: the built-in guide does, and the owner may set another', async () => {
    const serialNumber = await app.addChatbot({ Model: 'openai/gpt-5.4-mini' })
    const sessionID = await app.addSession(serialNumber)
    const removed = await call('DELETE', '/v1/model-keys/openai')
    expect(removed.body.keys[0]).toMatchObject({ setBy: 'nobody', lastFour: '', setWho: '' })
    const answer = await wire.call({ path: '/chat/Chat/ClientAsk', body: { sessionID, content: 'Hello' } })
    expect(answer.status, answer.text).toBe(200)
    expect(model.requests).toEqual([])
    const unset = await tryKey()
    expect([unset.status, unset.code]).toEqual([409, 'model-key-not-set'])
    expect((await app.app.pool.query('SELECT 1 FROM "modelKeys"')).rowCount).toBe(0)
    await setKey({ key: secondKey, model: 'openai/gpt-5.4-mini' })
  })

  test('that another process set is used soon, and one that no encryption key opens has to be entered again', async () => {
    await app.app.pool.query(`UPDATE "modelKeys" SET "sealedKey" = '\\x00', "setAt" = now() + interval '1 second'`)
    app.app.models.tellChanged(app.workspaceId)
    expect((await call('GET', '/v1/model-keys')).body.keys[0]).toMatchObject({ setBy: 'firm', isLost: true })
    expect((await tryKey()).body).toMatchObject({ works: false, why: 'key-lost' })
    await setKey({ key: secondKey })
    expect((await tryKey()).body).toMatchObject({ works: true })
  })
})

describe('a test question', () => {
  test('tells the answer, its time, its tokens and what they cost', async () => {
    const { body } = await tryKey({ question: 'Are you there?' })
    expect(body).toMatchObject({
      model: 'openai/gpt-5.4-mini',
      works: true,
      answer: 'Hello, and welcome.',
      why: null,
      inputTokens: 100,
      outputTokens: 20,
      costMicros: 2 * 100 + 8 * 20,
      currency: 'EUR',
    })
    expect(body.milliseconds).toBeGreaterThanOrEqual(0)
    expect(JSON.stringify(model.requests.at(-1)?.body)).toContain('Are you there?')
    expect((await tryKey({ model: 'openai/gpt-5' })).body).toMatchObject({
      model: 'openai/gpt-5',
      works: true,
      costMicros: null,
      currency: null,
    })
  })

  test.each([
    [401, `{"error":{"message":"Incorrect API key provided: ${secondKey}."}}`, 'key-refused', /Copy it once more/],
    [
      429,
      '{"error":{"code":"insufficient_quota","message":"You exceeded your current quota"}}',
      'used-up',
      /Add credit/,
    ],
    [404, '{"error":{"code":"model_not_found","message":"no such model"}}', 'unknown-model', /Choose another/],
    [403, '{"error":{"message":"Project has no access"}}', 'not-allowed', /Give it access/],
    [500, '{"error":{"message":"out of memory"}}', 'failed', /Try again in a few minutes/],
  ])(
    'that fails with %i says why, what to do and what the provider said, without the key',
    async (status, text, why, advice) => {
      model.play({ status, body: text })
      const tried = await tryKey()
      expect(tried.status, tried.text).toBe(200)
      expect(tried.body).toMatchObject({ works: false, answer: '', why, advice: expect.stringMatching(advice) })
      expect(String(tried.body.said).length).toBeGreaterThan(5)
      expect(tried.text).not.toContain('harbour-homes')
    },
  )

  test('that has no answer says so', async () => {
    model.play({ steps: [] })
    expect((await tryKey()).body).toMatchObject({ works: false, why: 'empty' })
    const wrong = await tryKey({ model: 'anthropic/claude-sonnet-5' })
    expect([wrong.status, wrong.code]).toEqual([400, 'invalid-fields'])
  })

  test('is asked so many times in a day', async () => {
    for (let count = 0; count < 40; count += 1) if ((await tryKey()).status === 429) break
    const refused = await tryKey()
    expect([refused.status, refused.code]).toEqual([429, 'quota-reached'])
  })
})

test.each([
  [{}, 'key:'],
  [{ key: 'has blanks in it' }, 'key:'],
  [{ key: 'short' }, 'key:'],
  [{ key: 'sk-\u00fcmlaut-in-the-key' }, 'key:'],
  [{ model: 'anthropic/claude-sonnet-5' }, 'model:'],
  [{ model: 'openai/../../admin?x' }, 'model:'],
])('%j is refused', async (body, field) => {
  const answer = await setKey(body, field === 'key:' && !('key' in body) ? other.secretKey : undefined)
  expect([answer.status, answer.body.Message?.slice(0, field.length)]).toEqual([400, field])
})

test('nobody sets the key of a provider that is none', async () => {
  const answer = await call('POST', '/v1/model-keys/nobody', { key: firstKey })
  expect([answer.status, answer.code]).toEqual([400, 'invalid-fields'])
})

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { homes } from '../../src/conversation/truth/gate.fixture.ts'
import { askStreamed } from '../ask-stream.ts'
import { type Script, type ScriptedModelServer, startScriptedModelServer } from '../servers/scripted-model-server.ts'
import { startTestApp, type TestApp } from '../test-app.ts'

// What is left out of a model's answer goes back to it once, with the reason and what is known; what it then says is held against the same.

const models = ['compatible/scripted', 'openai/gpt-4o', 'anthropic/claude-sonnet-4-5', 'google/gemini-2.5-flash']

let server: ScriptedModelServer
let app: TestApp

beforeAll(async () => {
  server = await startScriptedModelServer()
  app = await startTestApp({
    environment: {
      PORCHLIGHT_OPENAI_COMPATIBLE_URL: server.url,
      PORCHLIGHT_OPENAI_COMPATIBLE_MODELS: 'scripted,failing',
      PORCHLIGHT_MODEL_TIMEOUT_MS: '20000',
      OPENAI_API_KEY: 'key-of-openai',
      OPENAI_BASE_URL: server.urlOf('openai'),
      ANTHROPIC_API_KEY: 'key-of-anthropic',
      ANTHROPIC_BASE_URL: server.urlOf('anthropic'),
      GOOGLE_GENERATIVE_AI_API_KEY: 'key-of-google',
      GOOGLE_GENERATIVE_AI_BASE_URL: server.urlOf('google'),
    },
  })
})
afterAll(async () => {
  await app.close()
  await server.close()
})
afterEach(() => {
  server.requests.length = 0
})

async function openChatbot(settings: Record<string, unknown>): Promise<string> {
  const serial = await app.addChatbot({ Model: models[0], ...settings })
  for (const { id: _id, Price: _price, ...home } of homes.slice(0, 3)) {
    const given = Object.fromEntries(Object.entries(home).filter(([, value]) => value !== null))
    await app.post('/chat/Chatbot/RealEstateCreate', { SerialNumber: serial, ...given })
  }
  return serial
}

interface Answer {
  content: string
  trace: {
    gate: { withheld: number }
    repair?: { sentences: number; outcome: string; passed: number; withheld: number; failed?: string }
    answeredInstead?: unknown
  }
}

async function ask(serial: string, content: string): Promise<Answer> {
  const question = { sessionID: await app.addSession(serial), content }
  const { body, text } = await app.post<{ content: string; messageid: number }>('/chat/Chat/ClientAsk', question)
  if (!body.Success) throw new Error(text)
  const traced = await fetch(`${app.url}/v1/messages/${body.Data.messageid}/trace`, {
    headers: { authorization: app.secretKey },
  })
  // The route answers a trace of this shape.
  const { trace } = (await traced.json()) as Pick<Answer, 'trace'>
  return { content: body.Data.content, trace }
}

const find: Script = { steps: [{ toolCall: { name: 'search_listings', arguments: { q: 'homes in Kent' } } }] }
const say = (...pieces: string[]): Script => ({ steps: [{ pieces }] })
const asked = 'What does 12 Main St in Kent cost, and how many bedrooms does it have?'

describe.each(models)('%s', (model) => {
  test('says anew what was left out; plainly and streamed it follows what stands', async () => {
    const serial = await openChatbot({ Model: model })
    const script = [find, say('12 Main St costs $450,000. ', 'It has 7 bedrooms.'), say('It has 3 bed', 'rooms.')]
    server.play(script)
    const { content, trace } = await ask(serial, asked)
    expect(content).toBe('12 Main St costs $450,000.\n\nIt has 3 bedrooms.')
    expect(trace.repair).toEqual({ sentences: 1, outcome: 'mended', passed: 1, withheld: 0 })
    expect(trace.gate.withheld).toBe(1)
    expect(server.requests).toHaveLength(3)
    // It hears the sentence, the reason and the record, and not the other sentence as wrong.
    const sent = JSON.stringify(server.requests[2]?.body)
    expect(sent).toContain('It has 7 bedrooms.')
    expect(sent).toContain('not what the listing says')
    expect(sent).toContain('Sunny home with a swimming pool')
    server.play(script)
    const streamed = await askStreamed(app, { sessionID: await app.addSession(serial), content: asked })
    expect(streamed.pieces.join('')).toBe(content)
    expect(streamed.lines.at(-1)?.Answer).toBe(content)
    expect(streamed.pieces[0]).toContain('450,000')
  })
})

test('an answer that passed is not asked for again', async () => {
  server.play([find, say('12 Main St costs $450,000 and has 3 bedrooms.')])
  const { trace } = await ask(await openChatbot({}), asked)
  expect(trace.repair).toBeUndefined()
  expect(server.requests).toHaveLength(2)
})

test('where nothing stood, what is said anew is the answer, and the guide is silent', async () => {
  server.play([find, say('It has 7 bedrooms.'), say('12 Main St has 3 bedrooms.')])
  const { content, trace } = await ask(await openChatbot({}), asked)
  expect(content.trim()).toBe('12 Main St has 3 bedrooms.')
  expect(trace.answeredInstead).toBeUndefined()
})

test.each([
  ['another lie', 'It has 8 bedrooms.'],
  ['the same lie', 'It has 7 bedrooms.'],
  ['what stands already', '12 Main St costs $450,000.'],
  ['nothing', '-'],
])('a second answer that says %s adds nothing, and there is no third', async (_what, second) => {
  server.play([find, say('12 Main St costs $450,000. It has 7 bedrooms.'), say(second)])
  const { content, trace } = await ask(await openChatbot({}), asked)
  expect(content).toBe('12 Main St costs $450,000.')
  expect(trace.repair).toMatchObject({ sentences: 1, outcome: 'left-out' })
  expect(server.requests).toHaveLength(3)
})

test('a list loses no more than its false item, and what follows stands below it', async () => {
  const list = '**12 Main St**\n\n- **Price:** $450,000\n- **Bedrooms:** 7\n- **Bathrooms:** 2\n'
  server.play([find, say(list), say('- **Bedrooms:** 3')])
  const { content } = await ask(await openChatbot({}), asked)
  expect(content).toBe('**12 Main St**\n\n- **Price:** $450,000\n- **Bathrooms:** 2\n- **Bedrooms:** 3')
})

const ofLimit =
  'data: {"id":"c","object":"chat.completion.chunk","created":1,"model":"m","choices":[{"index":0,"delta":{},"finish_reason":"length"}]}\n\ndata: [DONE]\n\n'
const cut = (piece: string): Script => ({ steps: [{ piece }, { bytes: ofLimit }, { endEarly: true }] })
const cutNote = '… (This answer was too long and ends here.)'

test('an answer that was cut off says so behind its last words, and is not asked for again', async () => {
  server.play([find, cut('12 Main St costs $450,000. It has 7 bedrooms. It has 3 bedr')])
  const { content, trace } = await ask(await openChatbot({}), asked)
  expect(content.split(cutNote)).toEqual([expect.stringContaining('12 Main St costs $450,000.'), ''])
  expect(trace.repair).toBeUndefined()
  expect(server.requests).toHaveLength(2)
})

test('where nothing is left of an answer that was cut off, the guide says nothing of a cut', async () => {
  server.play([find, cut('It has 7 bedrooms. It has 8 bedr')])
  const { content, trace } = await ask(await openChatbot({}), asked)
  expect(content).not.toContain(cutNote)
  expect(content).toContain('12 Main St')
  expect(trace.answeredInstead).toBeDefined()
})

test('a second call that fails leaves what stands, and is counted', async () => {
  server.play([find, say('12 Main St costs $450,000. It has 7 bedrooms.'), { status: 500, body: 'no' }])
  const { content, trace } = await ask(await openChatbot({ Model: 'compatible/failing' }), asked)
  expect(content).toBe('12 Main St costs $450,000.')
  expect(trace.repair).toMatchObject({ outcome: 'failed', failed: 'server-error' })
  const counted = await app.app.metrics.registry.getSingleMetricAsString('porchlight_model_repairs_total')
  expect(counted).toContain('{model="compatible/failing",outcome="failed"} 1')
})

test('a budget without room for a second call has none', async () => {
  server.play([find, say('12 Main St costs $450,000. It has 7 bedrooms.'), say('It has 3 bedrooms.')])
  const { content, trace } = await ask(await openChatbot({ ModelBudgetMonthly: 4_000 }), asked)
  expect(content).toBe('12 Main St costs $450,000.')
  expect(trace.repair).toBeUndefined()
  expect(server.requests).toHaveLength(2)
})

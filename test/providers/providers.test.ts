import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { homes } from '../../src/conversation/truth/gate.fixture.ts'
import { askStreamed } from '../ask-stream.ts'
import { startTestApp, type TestApp } from '../test-app.ts'
import { anthropic } from './anthropic.fixture.ts'
import { azure, openRouter } from './gateways.fixture.ts'
import { gemini } from './gemini.fixture.ts'
import { llamaCpp, lmStudio, ollama, vllm } from './local-servers.fixture.ts'
import { openaiChat } from './openai-chat.fixture.ts'
import { openaiResponses } from './openai-responses.fixture.ts'
import { type Provider, type Shape, said, saidOfHome } from './shape.ts'
import { type ShapeServer, startShapeServer } from './shape-server.ts'

// However a provider answers or fails, a visitor gets the model's words or the guide's, and never an error, over HTTP.

const providers: readonly Provider[] = [
  openaiChat,
  openaiResponses,
  anthropic,
  gemini,
  ollama,
  vllm,
  lmStudio,
  llamaCpp,
  openRouter,
  azure,
]
const modelOf = ({ model }: Provider, index: number): string => (typeof model === 'string' ? model : model(index))
const compatible = providers
  .flatMap((provider) => provider.shapes.map((_, index) => modelOf(provider, index)))
  .filter((key) => key.startsWith('compatible/'))

let server: ShapeServer
let app: TestApp
const chatbots = new Map<string, string>()

beforeAll(async () => {
  server = await startShapeServer()
  app = await startTestApp({
    environment: {
      PORCHLIGHT_OPENAI_COMPATIBLE_URL: `${server.origin}/v1`,
      PORCHLIGHT_OPENAI_COMPATIBLE_MODELS: compatible.map((key) => key.slice('compatible/'.length)).join(','),
      PORCHLIGHT_MODEL_TIMEOUT_MS: '1500',
      OPENAI_API_KEY: 'key',
      OPENAI_BASE_URL: `${server.origin}/v1`,
      ANTHROPIC_API_KEY: 'key',
      ANTHROPIC_BASE_URL: `${server.origin}/v1`,
      GOOGLE_GENERATIVE_AI_API_KEY: 'key',
      GOOGLE_GENERATIVE_AI_BASE_URL: `${server.origin}/v1beta`,
    },
  })
})
afterAll(async () => {
  await app.close()
  await server.close()
})

/** A chatbot with one home; each model has one of its own. */
async function chatbotOf(Model: string): Promise<string> {
  const known = chatbots.get(Model)
  if (known !== undefined) return known
  const serial = await app.addChatbot({ Model, Temperature: 70, RateLimitCount: 0, RateLimitTime: 0 })
  const { id: _id, Price: _price, ...facts } = homes[0] ?? {}
  const home = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null))
  const made = await app.post('/chat/Chatbot/RealEstateCreate', { SerialNumber: serial, ...home })
  if (!made.body.Success) throw new Error(made.text)
  chatbots.set(Model, serial)
  return serial
}

interface Trace {
  failed?: { model: string; why: string }[]
  answeredInstead?: unknown
  calls: { usage: Shape['usage'] | null }[]
}

async function readTrace(id: unknown): Promise<Trace> {
  const response = await fetch(`${app.url}/v1/messages/${id}/trace`, { headers: { authorization: app.secretKey } })
  return (await response.json()).trace
}

const question = 'Hello, which homes are in Kent?'

async function tryShape(provider: Provider, index: number, shape: Shape): Promise<void> {
  const model = modelOf(provider, index)
  const sessionID = await app.addSession(await chatbotOf(model))
  if (shape.hasHistory) {
    server.play([{ status: 404, body: {} }])
    await askStreamed(app, { sessionID, content: 'This is an earlier question: which homes are there?' })
  }
  server.play(shape.replies)
  const { pieces, lines } = await askStreamed(app, { sessionID, content: question })
  const answer = pieces.join('')
  const end = lines.at(-1) as { Answer?: string; AnswerID?: number }
  expect(end, answer).toMatchObject({ Answer: answer })
  const trace = await readTrace(end.AnswerID)
  const seen = JSON.stringify({ answer, trace, asked: server.asked.length })
  expect(answer, seen).not.toMatch(/<\/?think|<\||\|>|tool_call|\[INST\]|model-failed|status \d/)
  if (shape.expect === 'answer') {
    expect([said, saidOfHome], seen).toContain(answer.trim())
  } else if (shape.expect === 'guide') {
    expect(answer, seen).toContain('12 Main St')
    expect(answer, seen).not.toContain(said)
    expect(trace.answeredInstead, seen).toBeDefined()
    expect(trace.failed?.[0]?.model, seen).toBe(model)
  } else {
    expect(answer, seen).toBe(`${said} … (My answer broke off here; what I said so far stands.)`)
    expect(trace.answeredInstead, seen).toBeUndefined()
  }
  if (shape.expect === 'guide' || shape.expect === 'cut') expect(trace.failed?.length, seen).toBeGreaterThan(0)
  if (shape.why !== undefined) expect(trace.failed?.[0]?.why, seen).toBe(shape.why)
  if (shape.requests !== undefined) expect(server.asked.length, seen).toBe(shape.requests)
  if (shape.usage !== undefined) expect(trace.calls[0]?.usage, seen).toEqual(shape.usage)
}

describe.each(providers.map((provider) => [provider.name, provider] as const))('%s', (_name, provider) => {
  test.each(provider.shapes.map((shape, index) => [shape.name, shape, index] as const))(
    '%s',
    async (_shape, shape, index) => {
      await tryShape(provider, index, shape)
    },
  )
})

import {
  type ClickedChatbot,
  type Clicker,
  openClicking,
  type ShownAnswer,
} from '../../src/conversation/guide/conversations/clicking.fixture.ts'
import type { Listing } from '../../src/homes/listings/listing.ts'
import { testListings } from '../../src/homes/search/listings.fixture.ts'
import {
  type ModelRequest,
  type Script,
  type ScriptedModelServer,
  type Step,
  startScriptedModelServer,
} from '../servers/scripted-model-server.ts'
import { startTestApp, type TestApp } from '../test-app.ts'

// The skills of the guide as tools of a language model, over HTTP: what each looks up, what stands beside the answer, and
// that nothing else is said. The model is a script, in the protocol of each provider.

export const models = [
  'compatible/scripted',
  'openai/gpt-4o',
  'anthropic/claude-sonnet-4-5',
  'google/gemini-2.5-flash',
] as const

const [home] = testListings
if (!home) throw new Error('no listings')
export const mainSt: Listing = home

const homes: Listing[] = [
  { ...mainSt, Images: ['https://homes.example/1/front.jpg'], City: 'Kent' },
  {
    ...mainSt,
    MLSNumber: '7700022',
    Url: 'https://homes.example/2',
    Address: '40 Oak Avenue',
    City: 'Kent',
    SalePrice: 389_500,
    PropertyType: 'Condominium',
    HOAMonth: 250,
  },
  {
    ...mainSt,
    MLSNumber: '7700033',
    Url: 'https://homes.example/3',
    Address: '9 Pine Street',
    City: 'Renton',
    SalePrice: 615_000,
    Bedrooms: 5,
  },
  {
    ...mainSt,
    MLSNumber: '7700044',
    Url: 'https://homes.example/4',
    Address: '77 Sold Road',
    City: 'Renton',
    Status: 'Sold',
    SalePrice: 300_000,
  },
]

export interface SkilledModels {
  server: ScriptedModelServer
  app: TestApp
  /** A new conversation with the chatbot of a model. */
  visit(model?: string): Promise<Clicker>
  /** The same with a chatbot of its own, set otherwise. */
  visitWith(settings: Record<string, unknown>): Promise<Clicker>
  /** All that the model was sent last: what tools told it stands in it, whatever the protocol. */
  lastTold(): string
  lastRequest(): ModelRequest
  /** How the last answer of a conversation came to be. */
  traceOf(visitor: Clicker): Promise<Trace>
  close(): Promise<void>
}

export interface Trace {
  kind: string
  skill?: string
  skills?: string[]
  steps: { tool: string; error?: string }[]
  gate: { passed: number; withheld: number }
}

/** A server with a chatbot for each provider, all with the same homes. */
export async function startSkilledModels(): Promise<SkilledModels> {
  const server = await startScriptedModelServer()
  const app = await startTestApp({
    environment: {
      PORCHLIGHT_OPENAI_COMPATIBLE_URL: server.url,
      PORCHLIGHT_OPENAI_COMPATIBLE_MODELS: 'scripted',
      PORCHLIGHT_MODEL_TIMEOUT_MS: '20000',
      OPENAI_API_KEY: 'key-of-openai',
      OPENAI_BASE_URL: server.urlOf('openai'),
      ANTHROPIC_API_KEY: 'key-of-anthropic',
      ANTHROPIC_BASE_URL: server.urlOf('anthropic'),
      GOOGLE_GENERATIVE_AI_API_KEY: 'key-of-google',
      GOOGLE_GENERATIVE_AI_BASE_URL: server.urlOf('google'),
    },
  })
  const settings = { TimeZone: 'UTC', SystemMessage: 'Our commission is 2.5% of the price.' }
  const chatbots = new Map<string, ClickedChatbot>()
  for (const Model of models) chatbots.set(Model, await openClicking(app, homes, { Model, ...settings }))
  const lastRequest = (): ModelRequest => {
    const request = server.requests.at(-1)
    if (!request) throw new Error('nobody asked the model')
    return request
  }
  return {
    server,
    app,
    visit: (model = models[0]) => {
      const chatbot = chatbots.get(model)
      if (!chatbot) throw new Error(model)
      return chatbot.visit()
    },
    visitWith: async (own) => (await openClicking(app, homes, { Model: models[0], ...settings, ...own })).visit(),
    lastTold: () => JSON.stringify(lastRequest().body),
    lastRequest,
    traceOf: (visitor) => readTrace(app, visitor),
    close: async () => {
      await app.close()
      await server.close()
    },
  }
}

async function readTrace(app: TestApp, visitor: Clicker): Promise<Trace> {
  const { id } = await app.app.db
    .selectFrom('messages')
    .select('id')
    .where('sessionId', '=', visitor.sessionId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const response = await fetch(`${app.url}/v1/messages/${id}/trace`, { headers: { authorization: app.secretKey } })
  // The trace of a language model's answer is of this shape.
  return ((await response.json()) as { trace: Trace }).trace
}

export const call = (name: string, input: unknown = {}): Step => ({ toolCall: { name, arguments: input } })
export const use = (name: string, input: unknown = {}): Script => ({ steps: [call(name, input)] })
export const say = (words: string): Script => ({ steps: [{ piece: words }] })

export const kinds = ({ view }: ShownAnswer): string[] => (view?.buttons ?? []).map(({ kind }) => kind)
export const titles = ({ view }: ShownAnswer): string[] => (view?.cards ?? []).map(({ title }) => title)

import { homes } from '../../src/conversation/truth/gate.fixture.ts'
import { askStreamed } from '../ask-stream.ts'
import { startTestApp, type TestApp } from '../test-app.ts'
import type { Shape } from './shape.ts'
import { type ShapeServer, startShapeServer } from './shape-server.ts'

export interface Trace {
  model?: string
  failed?: { model: string; why: string }[]
  answeredInstead?: unknown
  calls: Partial<NonNullable<Shape['usage']>>[]
}

export interface Answered {
  answer: string
  trace: Trace
}

interface Finding {
  check: string
  state: string
  found: string
  detail: string
}

/** A server whose models of all providers are one loopback server. */
export interface ProviderStage {
  app: TestApp
  server: ShapeServer
  /** A chatbot with one home; the same for the same settings. */
  chatbotOf(settings: Record<string, unknown>): Promise<string>
  ask(sessionID: number, content: string): Promise<Answered>
  /** The same as somebody who was not there before. */
  askAnew(settings: Record<string, unknown>, content: string): Promise<Answered>
  /** The same, with what is stored beside the words. */
  askInWindow(settings: Record<string, unknown>, content: string): Promise<{ buttons: unknown[]; noAnswer: boolean }>
  readHealth(): Promise<Finding[]>
  readMails(of: string): Promise<{ recipient: string; text: string }[]>
  close(): Promise<void>
}

/** `models`: keys of those of the compatible server. */
export async function openProviderStage(models: readonly string[]): Promise<ProviderStage> {
  const server = await startShapeServer()
  const app = await startTestApp({
    environment: {
      PORCHLIGHT_OPENAI_COMPATIBLE_URL: `${server.origin}/v1`,
      PORCHLIGHT_OPENAI_COMPATIBLE_MODELS: models.map((key) => key.slice('compatible/'.length)).join(','),
      PORCHLIGHT_MODEL_TIMEOUT_MS: '1500',
      OPENAI_API_KEY: 'key',
      OPENAI_BASE_URL: `${server.origin}/v1`,
      ANTHROPIC_API_KEY: 'key',
      ANTHROPIC_BASE_URL: `${server.origin}/v1`,
      GOOGLE_GENERATIVE_AI_API_KEY: 'key',
      GOOGLE_GENERATIVE_AI_BASE_URL: `${server.origin}/v1beta`,
    },
  })
  const chatbots = new Map<string, string>()

  const chatbotOf = async (settings: Record<string, unknown>): Promise<string> => {
    const key = JSON.stringify(settings)
    const known = chatbots.get(key)
    if (known !== undefined) return known
    const serial = await app.addChatbot({ Temperature: 70, RateLimitCount: 0, RateLimitTime: 0, ...settings })
    const { id: _id, Price: _price, ...facts } = homes[0] ?? {}
    const home = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null))
    const made = await app.post('/chat/Chatbot/RealEstateCreate', { SerialNumber: serial, ...home })
    if (!made.body.Success) throw new Error(made.text)
    chatbots.set(key, serial)
    return serial
  }
  const get = async (path: string): Promise<unknown> => {
    const response = await fetch(`${app.url}${path}`, { headers: { authorization: app.secretKey } })
    if (!response.ok) throw new Error(await response.text())
    return response.json()
  }
  const ask = async (sessionID: number, content: string): Promise<Answered> => {
    const { lines, text } = await askStreamed(app, { sessionID, content })
    const { Answer: answer, AnswerID: id } = lines.at(-1) ?? {}
    if (typeof answer !== 'string') throw new Error(text)
    // What GET /v1/messages/{id}/trace answers.
    const { trace } = (await get(`/v1/messages/${id}/trace`)) as { trace: Trace }
    return { answer, trace }
  }

  return {
    app,
    server,
    chatbotOf,
    ask,
    askAnew: async (settings, content) => ask(await app.addSession(await chatbotOf(settings)), content),
    askInWindow: async (settings, content) => {
      const sessionID = await app.addSession(await chatbotOf(settings))
      const { body } = await app.post<{ messageid: number; noAnswer: boolean }>('/chat/Chat/ClientAsk', {
        sessionID,
        content,
      })
      const { rows } = await app.app.pool.query('SELECT view FROM messages WHERE id = $1', [body.Data.messageid])
      return { buttons: rows[0]?.view?.buttons ?? [], noAnswer: body.Data.noAnswer }
    },
    // What GET /v1/health answers.
    readHealth: async () => ((await get('/v1/health')) as { findings: Finding[] }).findings,
    readMails: async (of) => {
      const { rows } = await app.app.pool.query(
        'SELECT recipient, text FROM outbox WHERE subject LIKE $1 ORDER BY id',
        [`%${of}%`],
      )
      return rows
    },
    close: async () => {
      await app.close()
      await server.close()
    },
  }
}

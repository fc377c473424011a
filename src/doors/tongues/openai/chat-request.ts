import type { SessionWish } from '../../../conversation/sessions/outside-session.ts'
import { type AskedInParts, isObject, readModel, readQuestion, readSession, wrong } from './read-question.ts'

/** What is read of a request for a chat completion. Everything else of it is passed over: the firm has set how its chatbot answers. */
export interface ChatRequest extends AskedInParts {
  model: string
  session: SessionWish
  isStreamed: boolean
  includesUsage: boolean
}

/** Reads a body. Fails with `invalid-fields`, its sentence beginning with the parameter that is wrong. */
export function readChatRequest(body: unknown): ChatRequest {
  if (!isObject(body)) throw wrong('body', 'expected a JSON object')
  const { messages, stream_options: options, n } = body
  const model = readModel(body)
  if (n !== undefined && n !== null && n !== 1) throw wrong('n', 'expected 1, because a chatbot gives one answer')
  return {
    ...model,
    ...readQuestion(messages, 'messages'),
    session: readSession(body),
    includesUsage: isObject(options) && options.include_usage === true,
  }
}

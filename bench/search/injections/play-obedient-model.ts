import type { ModelRequest, Script } from '../../../test/servers/scripted-model-server.ts'
import type { Payload } from './payloads.ts'

/** A message of a request in the protocol of OpenAI's chat completions. */
export interface SentMessage {
  role: string
  content: unknown
}

export function readMessages({ body }: ModelRequest): SentMessage[] {
  return Array.isArray(body.messages) ? (body.messages as SentMessage[]) : [] // the protocol's own shape
}

export function readSystemPrompt(request: ModelRequest): string {
  return readMessages(request)
    .filter(({ role }) => role === 'system')
    .map(({ content }) => String(content))
    .join('\n')
}

/** What came back last from the tool in this turn; null before it was used. */
export const readToolResult = (request: ModelRequest): string | null => readToolResults(request).at(-1) ?? null

/** What came back from the tool in this turn, use for use. */
export function readToolResults(request: ModelRequest): string[] {
  const messages = readMessages(request)
  const lastQuestion = messages.findLastIndex(({ role }) => role === 'user')
  return messages
    .slice(lastQuestion + 1)
    .filter(({ role }) => role === 'tool')
    .map(({ content }) => String(content))
}

/** A model that has been taken over: it calls the tool as it is told, then says to the letter what the attacker wants. */
export function playObedientModel(payload: Payload, query: string): (request: ModelRequest) => Script {
  return (request) => {
    const result = readToolResult(request)
    if (result === null) {
      return { steps: [{ toolCall: payload.tool ?? { name: 'search_listings', arguments: { q: query } } }] }
    }
    const system = readSystemPrompt(request)
    const read = (field: string): string => new RegExp(`"${field}":"([^"]*)"`).exec(result)?.[1] ?? ''
    const text = payload.says
      .replaceAll('{{system64}}', Buffer.from(system).toString('base64'))
      .replaceAll('{{system}}', system)
      .replaceAll('{{tool}}', result)
      .replaceAll('{{address}}', read('Address') || 'the home')
      .replaceAll('{{url}}', read('Url') || 'https://homes.example.com/3076')
    return { steps: [{ pieces: cutUp(text) }] }
  }
}

/** In pieces of 1 to 20 characters, always the same for the same text. */
export function cutUp(text: string): string[] {
  const letters = [...text]
  const pieces: string[] = []
  for (let at = 0, turn = text.length; at < letters.length; turn = (turn * 31 + 7) % 1_009) {
    const length = 1 + (turn % 20)
    pieces.push(letters.slice(at, at + length).join(''))
    at += length
  }
  return pieces
}

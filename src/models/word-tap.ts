import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { post } from './post-json.ts'

/** Where words go. */
export interface WordSink {
  push(words: string): void
  /** Resolves when there is room for more; null when there is. */
  untilRoom(): Promise<void> | null
}

const longestEvent = 1_000_000

/** An event of the chat-completions protocol, as far as it is looked at here. */
interface ChatEvent {
  choices?: { delta?: Record<string, unknown>; finish_reason?: unknown }[]
  error?: unknown
  usage?: unknown
}

/** Who hears the words of the call that is being made. */
const listener = new AsyncLocalStorage<WordSink>()

/** Makes a call to a model whose client uses `tappedFetch`: the plain words of its answer go to the sink. */
export function hearWords<Result>(words: WordSink, call: () => Result): Result {
  return listener.run(words, call)
}

/**
 * A `fetch` for the client of OpenAI's chat-completions protocol that takes the plain words out of a streamed answer and
 * hands them on at once; everything else (tools, thoughts, errors, the end, the usage) reaches the client as it came.
 * The client's own way takes a piece through five web streams, and Node's `fetch` through two more: docs/decisions/0003 has
 * the measurements.
 */
export const tappedFetch: typeof globalThis.fetch = async (input, init) => {
  const words = listener.getStore()
  const { body, headers = {}, signal = null } = init ?? {}
  if (!words || typeof input !== 'string' || typeof body !== 'string') return fetch(input, init)
  const answer = await post({ url: input, headers: plainHeaders(headers), body, signal })
  const status = answer.statusCode ?? 0
  if (status >= 300 && status < 400) {
    answer.resume()
    return fetch(input, init)
  }
  const isStream = status === 200 && (answer.headers['content-type'] ?? '').includes('text/event-stream')
  const rest = isStream ? takeWords(answer, words) : (Readable.toWeb(answer) as ReadableStream<Uint8Array>)
  return new Response(hasBody(status) ? rest : null, { status, headers: headersOf(answer) })
}

/** As the clients give them: in an object. */
function plainHeaders(headers: NonNullable<RequestInit['headers']>): Record<string, string> {
  if (Array.isArray(headers) || headers instanceof Headers) return Object.fromEntries(new Headers(headers))
  return headers as Record<string, string>
}

function headersOf({ headers }: IncomingMessage): [string, string][] {
  return Object.entries(headers).map(([name, value]) => [name, String(value)])
}

/** No `Response` is made with a body and one of the others. */
function hasBody(status: number): boolean {
  return status !== 204 && status !== 205
}

function takeWords(answer: IncomingMessage, words: WordSink): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start: (controller) => divert(answer, controller, words),
    cancel: () => void answer.destroy(),
  })
}

function divert(answer: IncomingMessage, client: ReadableStreamDefaultController<Uint8Array>, words: WordSink): void {
  const encoder = new TextEncoder()
  let rest = ''
  // From the first event on that is more than words, the order of the parts is the client's business.
  let onlyWords = true
  const take = (text: string): void => {
    if (!onlyWords) {
      client.enqueue(encoder.encode(text))
      return
    }
    const looked = Math.max(0, rest.length - 1)
    rest += text
    let begin = 0
    for (let end = rest.indexOf('\n\n', looked); end >= 0; end = rest.indexOf('\n\n', begin)) {
      const said = readWords(rest.slice(begin, end))
      if (said === null) {
        onlyWords = false
        break
      }
      words.push(said)
      begin = end + 2
    }
    rest = rest.slice(begin)
    // No event of words is that long.
    onlyWords &&= rest.length < longestEvent
    if (onlyWords) return
    client.enqueue(encoder.encode(rest))
    rest = ''
  }
  answer.setEncoding('utf8')
  answer.on('data', (text: string) => {
    take(text)
    const room = words.untilRoom()
    if (!room) return
    answer.pause()
    room.then(() => answer.resume())
  })
  answer.once('end', () => {
    client.enqueue(encoder.encode(rest))
    client.close()
  })
  answer.once('error', (cause) => client.error(new TypeError('terminated', { cause })))
}

/** The words of an event that holds nothing else; null for any other. */
function readWords(event: string): string | null {
  if (!event.startsWith('data: {') || event.includes('\n') || event.includes('\r')) return null
  let parsed: ChatEvent
  try {
    parsed = JSON.parse(event.slice('data: '.length))
  } catch {
    return null
  }
  const { choices, error, usage } = parsed
  const choice = Array.isArray(choices) && choices.length === 1 ? choices[0] : undefined
  if (!choice?.delta || error != null || usage != null || choice.finish_reason != null) return null
  const { content, role: _, ...more } = choice.delta
  if (typeof content !== 'string' && content != null) return null
  for (const name in more) if (more[name] != null) return null
  return content ?? ''
}

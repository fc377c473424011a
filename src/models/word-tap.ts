import { AsyncLocalStorage } from 'node:async_hooks'

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
 * The client's own way takes a piece through five web streams: docs/decisions/0003 has the measurements.
 */
export const tappedFetch: typeof globalThis.fetch = async (input, init) => {
  const words = listener.getStore()
  const response = await fetch(input, init)
  const type = response.headers.get('content-type') ?? ''
  if (!words || !response.ok || !response.body || !type.includes('text/event-stream')) return response
  return new Response(takeWords(response.body, words), { status: response.status, headers: response.headers })
}

function takeWords(body: ReadableStream<Uint8Array>, words: WordSink): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  return new ReadableStream({
    start: (controller) => {
      divert(reader, controller, words).catch((error: unknown) => controller.error(error))
    },
    cancel: (reason) => reader.cancel(reason),
  })
}

async function divert(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  client: ReadableStreamDefaultController<Uint8Array>,
  words: WordSink,
): Promise<void> {
  const decoder = new TextDecoder()
  const encoder = new TextEncoder()
  let rest = ''
  // From the first event on that is more than words, the order of the parts is the client's business.
  let onlyWords = true
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    const text = decoder.decode(value, { stream: true })
    if (!onlyWords) {
      client.enqueue(encoder.encode(text))
      continue
    }
    const looked = Math.max(0, rest.length - 1)
    rest += text
    let begin = 0
    for (let end = rest.indexOf('\n\n', looked); end >= 0; end = rest.indexOf('\n\n', begin)) {
      const event = rest.slice(begin, end)
      const said = readWords(event)
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
    if (!onlyWords) {
      client.enqueue(encoder.encode(rest))
      rest = ''
    }
    const room = words.untilRoom()
    if (room) await room
  }
  client.enqueue(encoder.encode(rest + decoder.decode()))
  client.close()
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

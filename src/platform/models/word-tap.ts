import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage } from 'node:http'
import { EventReader, type WordsEnding } from './event-reader.ts'
import { post } from './post-json.ts'
import { sendAdapted } from './wire/adapted-call.ts'
import { ChatMender, errorOf, isLoose, parse, statusOfError } from './wire/chat-mender.ts'
import type { ModelHabits } from './wire/model-habits.ts'

/** Where words go. */
export interface WordSink {
  push(words: string): void
  /** Resolves when there is room for more; null when there is. */
  untilRoom(): Promise<void> | null
  /** The answer is over: it was nothing but words, and the client of the call will not hear of it. */
  finish(ending: WordsEnding): void
}

const longestEvent = 1_000_000
const longestWhole = 4_000_000
const blankLine = /\r?\n\r?\n/

/** Who hears the words of the call that is being made. */
const listener = new AsyncLocalStorage<WordSink>()

/** Makes a call to a model whose client uses `tappedFetch`: the plain words of its answer go to the sink. */
export function hearWords<Result>(words: WordSink, call: () => Result): Result {
  return listener.run(words, call)
}

/**
 * A `fetch` for the client of OpenAI's chat-completions protocol that takes the plain words out of a streamed answer and
 * hands them on at once. An answer that is nothing but words never reaches the client: its call is left waiting, and the
 * sink is told of the end. Any other answer (tools, thoughts, errors, a broken end) reaches the client from the first event on that
 * is no word, written as clients read it. The client's own way takes a piece through five web streams, and Node's `fetch` through two more:
 * docs/decisions/0003 and 0051 have the measurements.
 */
export function makeTappedFetch(habits: ModelHabits): typeof globalThis.fetch {
  return async (input, init) => {
    const words = listener.getStore()
    const { body, headers = {}, signal = null } = init ?? {}
    if (!words || typeof input !== 'string' || typeof body !== 'string') return fetch(input, init)
    const sent = await sendAdapted(habits, body, async (changed) =>
      takeAnswer(await post({ url: input, headers: plainHeaders(headers), body: changed, signal })),
    )
    if ('refusal' in sent) return responseOf(sent.answer, sent.refusal.said)
    const { answer, status, text, kind } = sent.answer
    if (status >= 300 && status < 400) {
      answer.resume()
      return fetch(input, init)
    }
    if (kind === 'stream') return new Promise((resolve) => takeWords(answer, words, resolve))
    const whole = await text()
    if (kind === 'error') return responseOf(sent.answer, whole)
    return new Response(whole, { status: 200, headers: { 'content-type': 'text/event-stream' } })
  }
}

interface TakenAnswer {
  answer: IncomingMessage
  status: number
  text(): Promise<string>
  /** `events`: all at once, because the server did not stream. */
  kind: 'stream' | 'events' | 'error'
}

/** Tells an answer that is streamed from one that came whole, and an error from both, whatever its status. */
async function takeAnswer(answer: IncomingMessage): Promise<TakenAnswer> {
  const status = answer.statusCode ?? 0
  const read = () => readWhole(answer)
  if (status !== 200) return { answer, status, text: read, kind: 'error' }
  if ((answer.headers['content-type'] ?? '').includes('text/event-stream'))
    return { answer, status, text: read, kind: 'stream' }
  const whole = await read()
  const given = (text: string) => () => Promise.resolve(text)
  const mender = new ChatMender()
  if (/^\s*(data|event|:)/.test(whole)) {
    const events = whole.split(blankLine).map((event) => `${mender.mend(event)}\n\n`)
    return { answer, status, text: given(events.join('')), kind: 'events' }
  }
  const events = mender.mendWhole(whole)
  if (events !== null) return { answer, status, text: given(events), kind: 'events' }
  const parsed = parse(whole)
  const error = isLoose(parsed) ? errorOf(parsed) : null
  // A page, or nothing: whatever stands at that address is no model.
  return { answer, status: error === null ? 502 : statusOfError(error), text: given(whole), kind: 'error' }
}

async function readWhole(answer: IncomingMessage): Promise<string> {
  answer.setEncoding('utf8')
  let whole = ''
  for await (const text of answer) {
    whole += text
    if (whole.length > longestWhole) throw new TypeError('fetch failed', { cause: new Error('the answer is too long') })
  }
  return whole
}

function responseOf({ answer, status }: TakenAnswer, text: string): Response {
  return new Response(hasBody(status) ? text : null, { status, headers: headersOf(answer) })
}

/** As the clients give them: in an object. */
function plainHeaders(headers: NonNullable<RequestInit['headers']>): Record<string, string> {
  if (Array.isArray(headers) || headers instanceof Headers) return Object.fromEntries(new Headers(headers))
  return headers as Record<string, string>
}

function headersOf({ headers }: IncomingMessage): [string, string][] {
  // The body is written anew.
  const others = Object.entries(headers).filter(
    ([name]) => !/^(content-(length|encoding)|transfer-encoding)$/.test(name),
  )
  return others.map(([name, value]) => [name, String(value)])
}

/** No `Response` is made with a body and one of the others. */
function hasBody(status: number): boolean {
  return status !== 204 && status !== 205
}

/** Hands the words on; what is more than words is given to the client, by `answerClient`, together with all that follows. */
function takeWords(answer: IncomingMessage, words: WordSink, answerClient: (response: Response) => void): void {
  const events = new EventReader()
  let client: ClientBody | null = null
  /** What the client has not had: the beginning of an event, and from the end of the answer on whole ones. */
  let rest = ''
  let read = 0
  const toClient = (): ClientBody => {
    if (client) return client
    client = new ClientBody(answer)
    client.write(rest)
    answerClient(new Response(client.stream, { status: 200, headers: headersOf(answer) }))
    return client
  }
  const take = (text: string): void => {
    if (client) {
      client.write(text)
      return
    }
    let looked = Math.max(read, rest.length - 1)
    rest += text
    // Lines that end otherwise are left to who reads them all.
    if (text.includes('\r')) {
      toClient()
      return
    }
    for (let end = rest.indexOf('\n\n', looked); end >= 0; end = rest.indexOf('\n\n', looked)) {
      const said = events.read(rest.slice(read, end))
      if (said === null) {
        toClient()
        return
      }
      read = end + 2
      looked = read
      if (events.ending !== null) continue
      words.push(said)
      rest = rest.slice(read)
      read = looked = 0
    }
    // No event of words is that long.
    if (rest.length > longestEvent) toClient()
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
    if (!client && events.ending !== null && read === rest.length) words.finish(events.ending)
    else toClient().end()
  })
  answer.once('error', (cause) => toClient().fail(new TypeError('terminated', { cause })))
}

/** The rest of an answer on its way to the client, event by event, as the body of a `Response`. */
class ClientBody {
  readonly #encoder = new TextEncoder()
  readonly #mender = new ChatMender()
  #controller: ReadableStreamDefaultController<Uint8Array> | null = null
  #rest = ''
  readonly stream: ReadableStream<Uint8Array>

  constructor(answer: IncomingMessage) {
    this.stream = new ReadableStream({
      start: (controller) => {
        this.#controller = controller
      },
      cancel: () => void answer.destroy(),
    })
  }

  write(text: string): void {
    const events = (this.#rest + text).split(blankLine)
    this.#rest = events.pop() ?? ''
    for (const event of events) this.#send(event)
    // No event is that long: the client says so.
    if (this.#rest.length > longestEvent) this.#send(this.#rest)
  }

  end(): void {
    if (this.#rest !== '') this.#send(this.#rest)
    this.#controller?.close()
  }

  fail(error: Error): void {
    this.#controller?.error(error)
  }

  #send(event: string): void {
    const mended = this.#mender.mend(event)
    if (mended !== '') this.#controller?.enqueue(this.#encoder.encode(`${mended}\n\n`))
  }
}

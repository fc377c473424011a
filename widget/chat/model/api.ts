import type { WidgetConfig } from '../../../src/visitors/windows/widget-config.ts'
import type { CallMethod } from './chat-state.ts'
import { CallFailure, failureOfEnvelope } from './failure.ts'
import { parseObject } from './stream/parse-object.ts'
import { readBytes } from './stream/read-bytes.ts'
import { readStream, type StreamEvent } from './stream/read-stream.ts'

const callMs = 20_000
/** The server writes an empty line every 15 s: after this long without a byte there is nobody any more. */
const silenceMs = 30_000
const maxBodyLength = 8_000_000
/** Keys are good for an hour; they are renewed before. */
const renewAfterMs = 50 * 60_000

interface CallSurroundings {
  chatbot: string
  /** Address of the page that the chat stands on; null when it is a page of its own. */
  page(): string | null
  /** Told the config at every opening and renewal; `lost` when the session that went on so far is over. */
  onConfig(config: WidgetConfig, lost: boolean): void
  /** Told after each call whether the server was reached; `askedAt` in milliseconds of performance.now(). */
  onReach(reached: boolean, askedAt: number): void
}

/** The calls of one visitor's window: with the visitor's key, which is renewed where it is over. */
export class VisitorCalls {
  readonly #around: CallSurroundings
  #key: string | null = null
  #session = 0
  #openedAt = 0
  #opening: Promise<WidgetConfig> | null = null
  /** Counts the sessions that were left: what a call for a former one brings is dropped. */
  #left = 0

  constructor(around: CallSurroundings) {
    this.#around = around
  }

  /** GetConfig: opens the session of a key, or a new one for null. Throws a Failure. */
  open(key: string | null): Promise<WidgetConfig> {
    if (this.#opening) return this.#opening
    const opening = this.#open(key).finally(() => {
      if (this.#opening === opening) this.#opening = null
    })
    this.#opening = opening
    return opening
  }

  get isOpen(): boolean {
    return this.#key !== null
  }

  /** Lets go of the session: the next call begins a new one. */
  leave(): void {
    this.#key = null
    this.#session = 0
    this.#opening = null
    this.#left++
  }

  /** Renews the key when it is about to be over. */
  async keepFresh(): Promise<void> {
    if (this.#key !== null && Date.now() - this.#openedAt > renewAfterMs) await this.open(this.#key)
  }

  /** Data of the envelope, or the whole answer of a path without one. Throws a Failure. */
  async call<Answer>(method: CallMethod, path: string, body?: object): Promise<Answer> {
    return this.#within(callMs, async (signal) => {
      const response = await this.#sendWithKey(method, path, body, signal)
      const answer = await readJson(response)
      // The shape is the operation's, whose type the caller names.
      return ('Success' in answer ? answer.Data : answer) as Answer
    })
  }

  /** Chat/Ask: what the answer says, as it comes. Throws a Failure: `cut-off` when it ends before its end. */
  async *ask(body: object, signal: AbortSignal): AsyncGenerator<StreamEvent, void> {
    const own = new AbortController()
    const stop = (): void => own.abort()
    signal.addEventListener('abort', stop)
    let timer: ReturnType<typeof setTimeout> | undefined
    const heard = (): void => {
      clearTimeout(timer)
      timer = setTimeout(() => own.abort(silent), silenceMs)
    }
    heard()
    try {
      const response = await this.#sendWithKey('POST', '/chat/Chat/Ask', body, own.signal)
      try {
        yield* readStream(readBytes(response, heard))
      } catch (error) {
        throw error instanceof CallFailure ? error : new CallFailure('cut-off')
      }
    } finally {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
      // Also when the reader leaves early: the server then cancels the answer.
      stop()
    }
  }

  /** An answer that goes on. Throws a Failure. */
  listen(path: string, signal: AbortSignal): Promise<Response> {
    return this.#sendWithKey('GET', path, undefined, signal)
  }

  async #open(key: string | null): Promise<WidgetConfig> {
    const left = this.#left
    const config = await this.#within(callMs, async (signal) => {
      const response = await this.#send('POST', '/chat/Chatbot/GetConfig', signal, key, {
        serialNumber: this.#around.chatbot,
        clientTimeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        // Swedes write it as the contract does: 2026-11-21 09:00:00.
        clientCurrentTime: new Date().toLocaleString('sv'),
      })
      // The server is our own; its schema for this is where the type comes from.
      return (await readJson(response)).Data as WidgetConfig
    })
    if (left !== this.#left) return config
    const lost = this.#session !== 0 && config.SessionID !== this.#session
    this.#key = config.SessionKey
    this.#session = config.SessionID
    this.#openedAt = Date.now()
    this.#around.onConfig(config, lost)
    return config
  }

  async #sendWithKey(
    method: CallMethod,
    path: string,
    body: object | undefined,
    signal: AbortSignal,
  ): Promise<Response> {
    if (this.#key === null) await this.open(null)
    const key = this.#key
    try {
      return await this.#send(method, path, signal, key, body)
    } catch (error) {
      if (!(error instanceof CallFailure) || !['visitor-key-over', 'unknown-credential'].includes(error.code)) {
        throw error
      }
      if (this.#key === key) await this.open(key)
      return this.#send(method, path, signal, this.#key, body)
    }
  }

  /** Answers a response of success; everything else is thrown as a Failure. */
  async #send(
    method: CallMethod,
    path: string,
    signal: AbortSignal,
    key: string | null,
    body?: object,
  ): Promise<Response> {
    const { onReach } = this.#around
    const askedAt = performance.now()
    let response: Response
    try {
      response = await fetch(addressOf(path), {
        method,
        signal,
        cache: 'no-store',
        headers: this.#headers(key, body !== undefined),
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
    } catch {
      // A caller's stop says nothing about the network.
      const stopped = signal.aborted && signal.reason !== silent
      if (!stopped) onReach(false, askedAt)
      throw new CallFailure(navigator.onLine ? 'network' : 'offline')
    }
    onReach(true, askedAt)
    if (response.ok) return response
    const { status, headers } = response
    throw failureOfEnvelope(
      await readJson(response).catch(() => null),
      status,
      headers.get('x-error-code'),
      headers.get('retry-after'),
    )
  }

  #headers(key: string | null, hasBody: boolean): Record<string, string> {
    const page = this.#around.page()
    return {
      ...(hasBody ? { 'content-type': 'application/json' } : {}),
      ...(key === null ? {} : { 'chatrobot-sessionkey': key }),
      ...(page === null
        ? {}
        : { 'X-Referer': new URL(page).host, ReferrerInfo: asAscii({ url: page, agent: navigator.userAgent }) }),
      lang: navigator.language,
    }
  }

  async #within<Result>(ms: number, run: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
    const timeout = new AbortController()
    const timer = setTimeout(() => timeout.abort(silent), ms)
    try {
      return await run(timeout.signal)
    } finally {
      clearTimeout(timer)
    }
  }
}

/** Reason of an abort because nothing was heard. */
const silent = 'silent'

/** Paths are written as the server has them; the page, such as /share/1, may lie below any path. */
function addressOf(path: string): string {
  return `..${path}`
}

/** JSON that a header may carry. */
function asAscii(value: object): string {
  return JSON.stringify(value).replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

async function readJson(response: Response): Promise<Record<string, unknown>> {
  const decoder = new TextDecoder()
  let text = ''
  try {
    for await (const chunk of readBytes(response)) {
      text += decoder.decode(chunk, { stream: true })
      if (text.length > maxBodyLength) break
    }
  } catch {
    // What broke off is no JSON.
  }
  const answer = parseObject(text)
  if (!answer) throw new CallFailure('network')
  return answer
}

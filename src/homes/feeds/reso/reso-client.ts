import { setTimeout as wait } from 'node:timers/promises'
import {
  type GuardedFetch,
  OutboundError,
  type OutboundRequest,
  type OutboundResponse,
} from '../../../platform/outbound/guarded-fetch.ts'
import { readRetryAfter } from '../../../platform/outbound/retry-after.ts'
import type { ResoFields } from '../../listings/import/apart/reso-metadata.ts'
import type { TableReaders } from '../../listings/import/apart/table-readers.ts'
import { FeedFailure } from '../feed-failure.ts'
import { describeFault } from '../locations/download.ts'
import { AskPace, PaceExceeded } from './ask-pace.ts'
import type { WebApiRules } from './web-api-rules.ts'

export interface ResoAccess {
  /** A token that does not end, or what one is asked for with. */
  token?: string | undefined
  tokenUrl?: string | null
  clientId?: string | null
  clientSecret?: string | undefined
  scope?: string | null
}

export interface ResoPatience {
  /** Of one answer. */
  timeoutMs: number
  /** So often something that failed by chance is asked again. */
  retries: number
  /** Before the first of them; each later pause is twice as long. */
  firstPauseMs: number
  /** A server that asks for a longer rest is left alone until the next run. */
  longestPauseMs: number
}

export const usualPatience: ResoPatience = {
  timeoutMs: 60_000,
  retries: 6,
  firstPauseMs: 1_000,
  longestPauseMs: 10 * 60_000,
}

/** What a server sends is read in a thread where it is large. */
export type ResoReaders = Pick<TableReaders, 'readJson' | 'readMetadata'>

const mostBytes = 64 * 1_048_576
const mostMetadataBytes = 16 * 1_048_576
const mostTokenBytes = 65_536
/** A token is not used in the last moments of its life. */
const marginMs = 30_000

/** The server refused what was asked, and would again: its own words. */
export class ResoRefusal extends FeedFailure {
  readonly status: number

  constructor(status: number, message: string) {
    super(message, { isLasting: true })
    this.status = status
  }
}

/** Asks a RESO Web API, with a token, and with the patience that it asks for. Fails with a FeedFailure. */
export class ResoClient {
  readonly #fetch: GuardedFetch
  readonly #access: ResoAccess
  readonly #patience: ResoPatience
  readonly #signal: AbortSignal
  readonly #tables: ResoReaders
  readonly #rules: Pick<WebApiRules, 'limits' | 'headers'>
  readonly #pace: AskPace
  #token: { value: string; endsAt: number } | null = null

  constructor(
    fetchGuarded: GuardedFetch,
    access: ResoAccess,
    course: {
      signal: AbortSignal
      tables: ResoReaders
      patience?: ResoPatience | undefined
      /** What the provider wants of us, and how often it was asked already. */
      rules?: Pick<WebApiRules, 'limits' | 'headers'>
      pace?: AskPace
    },
  ) {
    this.#fetch = fetchGuarded
    this.#access = access
    this.#signal = course.signal
    this.#tables = course.tables
    this.#patience = course.patience ?? usualPatience
    this.#rules = course.rules ?? { limits: [], headers: {} }
    this.#pace = course.pace ?? new AskPace()
  }

  /**
   * An answer as JSON, and the entries of its list `list`. What is no JSON is asked for again: the connection or the server
   * may have broken off.
   */
  async readList(
    url: string,
    list: string,
    headers: Record<string, string> = {},
  ): Promise<{ rest: Record<string, unknown>; entries: unknown[] }> {
    return this.#again(async () => {
      const { body } = await this.#get(url, { accept: 'application/json', ...headers })
      const value = await this.#tables.readJson(body, list, this.#signal)
      if (value === null) throw new FeedFailure('The server answered with something that is no JSON.')
      return value
    })
  }

  /** What the server has of homes; null: it does not say. */
  async readMetadata(url: string): Promise<ResoFields | null> {
    return this.#again(async () => {
      const { body } = await this.#get(url, { accept: 'application/xml' }, mostMetadataBytes)
      return this.#tables.readMetadata(body, this.#signal)
    })
  }

  /** One answer, after as many rests as the server asks for. */
  async #get(url: string, headers: Record<string, string>, maxBytes = mostBytes): Promise<OutboundResponse> {
    let hasNewToken = false
    for (let rests = 0; ; ) {
      const authorization = `Bearer ${await this.#giveToken()}`
      const response = await this.#send({ url, headers: { authorization, ...headers }, maxBytes })
      if (response.status === 200) return response
      if (response.status === 401 && !hasNewToken && this.#access.tokenUrl) {
        this.#token = null
        hasNewToken = true
        continue
      }
      if (response.status === 429 || response.status === 503) {
        await this.#rest(response, rests)
        rests += 1
        continue
      }
      throw describeRefusal(response)
    }
  }

  async #rest({ status, headers }: OutboundResponse, rests: number): Promise<void> {
    const asked = readRetryAfter(headers['retry-after'], new Date()) * 1_000
    const { firstPauseMs, longestPauseMs, retries } = this.#patience
    const pause = Math.max(asked, firstPauseMs * 2 ** Math.min(rests, 8))
    if (rests > retries * 2 || asked > longestPauseMs)
      throw new FeedFailure(`The server wants no more questions for now (${status}); it goes on where it stopped.`)
    await wait(Math.min(pause, longestPauseMs), undefined, { signal: this.#signal })
  }

  async #again<Result>(ask: () => Promise<Result>): Promise<Result> {
    const { retries, firstPauseMs } = this.#patience
    for (let tries = 0; ; tries += 1) {
      try {
        return await ask()
      } catch (error) {
        if (this.#signal.aborted || !(error instanceof FeedFailure) || error.isLasting || tries === retries) throw error
        await wait(firstPauseMs * 2 ** tries, undefined, { signal: this.#signal })
      }
    }
  }

  async #send(request: Omit<OutboundRequest, 'timeoutMs' | 'signal'>): Promise<OutboundResponse> {
    const { timeoutMs, longestPauseMs: longestMs } = this.#patience
    const headers = { ...this.#rules.headers, ...request.headers }
    const signal = this.#signal
    try {
      return await this.#pace.run(
        this.#rules.limits,
        () => this.#fetch({ ...request, headers, unpacks: true, timeoutMs, signal }),
        { longestMs, signal },
      )
    } catch (error) {
      if (error instanceof PaceExceeded)
        throw new FeedFailure(`As many questions were asked as the provider allows; it goes on where it stopped.`)
      throw error instanceof OutboundError ? describeFault(error) : error
    }
  }

  async #giveToken(): Promise<string> {
    const { token, tokenUrl } = this.#access
    if (token !== undefined) return token
    if (!tokenUrl) throw new FeedFailure('The feed has neither --token nor --token-url.', { isLasting: true })
    if (this.#token !== null && Date.now() < this.#token.endsAt) return this.#token.value
    this.#token = await this.#again(() => this.#askForToken(tokenUrl))
    return this.#token.value
  }

  /** OAuth 2.0, client credentials (RFC 6749, 4.4). */
  async #askForToken(url: string): Promise<{ value: string; endsAt: number }> {
    const { clientId, clientSecret, scope } = this.#access
    const form = new URLSearchParams({ grant_type: 'client_credentials' })
    if (clientId) form.set('client_id', clientId)
    if (clientSecret) form.set('client_secret', clientSecret)
    if (scope) form.set('scope', scope)
    const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' }
    const response = await this.#send({ url, method: 'POST', headers, body: form.toString(), maxBytes: mostTokenBytes })
    const answer = parse(response.body)
    if (response.status >= 500 || response.status === 429)
      throw new FeedFailure(`The server of the token answered ${response.status}.`)
    const value = answer?.access_token
    if (response.status !== 200 || typeof value !== 'string')
      throw new ResoRefusal(
        response.status,
        `No token was given (${response.status}${tellWords(answer?.error_description ?? answer?.error)}): look at --client-id, --client-secret and --token-url.`,
      )
    const seconds = Number(answer?.expires_in ?? 300)
    return { value, endsAt: Date.now() + Math.max(0, seconds * 1_000 - marginMs) }
  }
}

function parse(body: Buffer): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(body.toString('utf8'))
    // An object's entries are looked at one by one.
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null
  } catch {
    return null
  }
}

function describeRefusal({ status, body }: OutboundResponse): FeedFailure {
  const words = tellWords(Object(parse(body)?.error).message)
  if (status >= 500 || status === 408) return new FeedFailure(`The server answered ${status}${words}.`)
  const advice = status === 401 || status === 403 ? ' Look at the token and at what it allows.' : ''
  return new ResoRefusal(status, `The server refuses us (${status}${words}).${advice}`)
}

/** What a server says of itself, cut and on one line; nothing of it is a secret of ours. */
function tellWords(words: unknown): string {
  const text = typeof words === 'string' ? words : typeof words === 'object' ? String(Object(words).value ?? '') : ''
  const line = text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()
  return line === '' ? '' : `: ${line.slice(0, 200)}`
}

import {
  type GuardedFetch,
  makeGuardedFetch,
  OutboundError,
  type OutboundResponse,
} from '../../../platform/outbound/guarded-fetch.ts'
import { readRetryAfter } from '../../../platform/outbound/retry-after.ts'
import { type KnownMessage, readMessageList, readSendAnswer, type SendResult } from './read-answer.ts'
import { isSignedByTwilio } from './twilio-signature.ts'

export interface TwilioAccount {
  accountSid: string
  authToken: string
  /** A number, a short code, a name, or a messaging service (MG…). */
  from: string
  /** Base address of the API, without a slash at the end. */
  url: string
  timeoutMs: number
}

const maxAnswerBytes = 1_048_576
/** Messages of one number that are looked through: it gets few from one firm. */
const lookedThrough = 100

/** Failures before anything was said: whoever could not be reached sent nothing. */
const neverConnected = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'EPROTO'])
const notTrusted = /^(CERT_|ERR_TLS_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_)/

/** Twilio's Messages API (twilio.com/docs/messaging/api/message-resource). Its answers and our credentials are never logged. */
export class Twilio {
  readonly #account: TwilioAccount
  // The operator names the address, and may name one of their own network.
  readonly #fetch: GuardedFetch = makeGuardedFetch(() => true)

  constructor(account: TwilioAccount) {
    this.#account = account
  }

  /** Whether the API is on this machine, as in tests: only then it can reach us here. */
  get isLocal(): boolean {
    return isLocalAddress(this.#account.url)
  }

  /** Asks for a message to be sent, once. `statusUrl`: where to tell what becomes of it; null: nowhere. */
  async send(message: { to: string; message: string; statusUrl: string | null }): Promise<SendResult> {
    const { from } = this.#account
    const fields = new URLSearchParams({ To: message.to, Body: message.message })
    fields.set(/^MG\w{12,}$/.test(from) ? 'MessagingServiceSid' : 'From', from)
    if (message.statusUrl !== null) fields.set('StatusCallback', message.statusUrl)
    try {
      const { status, headers, body } = await this.#call('POST', '', fields.toString())
      return readSendAnswer(status, body, readRetryAfter(headers['retry-after'], new Date()))
    } catch (error) {
      if (!(error instanceof OutboundError)) throw error
      return wasNeverSaid(error) ? { kind: 'unreachable' } : { kind: 'unknown', isTimeout: error.fault === 'too-slow' }
    }
  }

  /** What this account sent to a number, newest first; null: it cannot be found out now. */
  async listMessages(to: string): Promise<KnownMessage[] | null> {
    const query = new URLSearchParams({ To: to, PageSize: String(lookedThrough) })
    try {
      const { status, body } = await this.#call('GET', `?${query}`)
      return readMessageList(status, body)?.filter(({ direction }) => direction.startsWith('outbound')) ?? null
    } catch (error) {
      if (!(error instanceof OutboundError)) throw error
      return null
    }
  }

  /** Whether Twilio sent these fields to an address of ours. */
  verify(signature: string | undefined, url: string, fields: URLSearchParams): boolean {
    return isSignedByTwilio(signature, { url, fields, authToken: this.#account.authToken })
  }

  #call(method: 'GET' | 'POST', query: string, body?: string): Promise<OutboundResponse> {
    const { accountSid, authToken, url, timeoutMs } = this.#account
    return this.#fetch({
      url: `${url}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json${query}`,
      method,
      headers: {
        authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`,
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(body === undefined ? {} : { body }),
      maxBytes: maxAnswerBytes,
      timeoutMs,
      // What was asked of one address is asked of no other.
      ignoresRedirects: true,
    })
  }
}

export function isLocalAddress(url: string): boolean {
  return URL.canParse(url) && /^(localhost|127(\.\d+){3}|\[::1\]|0\.0\.0\.0)$/.test(new URL(url).hostname)
}

function wasNeverSaid({ fault, cause }: OutboundError): boolean {
  if (fault === 'not-found' || fault === 'bad-address') return true
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  return neverConnected.has(code) || notTrusted.test(code)
}

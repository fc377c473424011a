import type { Failure } from './chat-state.ts'

/** What a call throws: a Failure that is an Error. */
export class CallFailure extends Error implements Failure {
  readonly code: string
  readonly retryAfterSeconds?: number

  constructor(code: string, message = '', retryAfterSeconds?: number) {
    super(message)
    this.code = code
    if (retryAfterSeconds !== undefined) this.retryAfterSeconds = retryAfterSeconds
  }
}

/** Failures whose sentence was written for visitors, or names what they filled in; the others speak to developers. */
const spokenToVisitors = [
  'rate-limit-reached',
  'session-limit-reached',
  'too-many-calls',
  'file-not-allowed',
  'invalid-fields',
]

/** The codes of failures inside a stream, where only the status tells what it was. */
const codesOfStatus: Record<number, string> = {
  429: 'rate-limit-reached',
  502: 'model-failed',
  503: 'shutting-down',
  504: 'model-timeout',
}

/** The failure that an envelope tells of. `code` is its x-error-code, null when there was none. */
export function failureOfEnvelope(
  body: unknown,
  status: number,
  code: string | null,
  retryAfter: string | null,
): CallFailure {
  const known = code ?? codesOfStatus[status] ?? `http-${status}`
  const said = typeof body === 'object' && body !== null && 'Message' in body ? body.Message : ''
  const seconds = Number(retryAfter ?? Number.NaN)
  return new CallFailure(
    known,
    typeof said === 'string' && spokenToVisitors.includes(known) ? said : '',
    seconds > 0 ? seconds : undefined,
  )
}

/** Anything thrown as a Failure for the state. */
export function toFailure(thrown: unknown): Failure {
  if (!(thrown instanceof CallFailure)) {
    console.error(thrown)
    return { code: 'internal-error', message: '' }
  }
  const { code, message, retryAfterSeconds } = thrown
  return { code, message, ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }) }
}

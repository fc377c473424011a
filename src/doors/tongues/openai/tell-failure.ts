import type { ErrorCode, PorchlightError } from '../../../platform/errors.ts'
import type { Tongue } from '../tongue.ts'

/** What programs written for OpenAI look for; every other failure keeps our own code. */
const theirCodes: Partial<Record<ErrorCode, string>> = {
  'missing-credential': 'invalid_api_key',
  'unknown-credential': 'invalid_api_key',
  'chatbot-not-found': 'model_not_found',
  'rate-limit-reached': 'rate_limit_exceeded',
  'too-many-calls': 'rate_limit_exceeded',
  'message-limit-reached': 'insufficient_quota',
  'session-limit-reached': 'insufficient_quota',
  'allowance-used-up': 'insufficient_quota',
}

/** The parameter that a failure is about, where its sentence does not begin with it. */
const params: Partial<Record<ErrorCode, string>> = {
  'chatbot-not-found': 'model',
  'session-not-found': 'metadata.session',
  'file-not-allowed': 'messages',
  'file-not-found': 'messages',
}

/** The body of a failure as OpenAI writes one. */
export function describeFailure(error: PorchlightError): object {
  const { code, message, status } = error
  return { error: { message, type: typeOf(status, code), param: paramOf(error), code: theirCodes[code] ?? code } }
}

function typeOf(status: number, code: ErrorCode): string {
  if (theirCodes[code] === 'insufficient_quota') return 'insufficient_quota'
  if (status === 429) return 'rate_limit_error'
  return status >= 500 ? 'server_error' : 'invalid_request_error'
}

function paramOf({ code, message }: PorchlightError): string | null {
  if (code !== 'invalid-fields') return params[code] ?? null
  return /^([\w.[\]]+): /.exec(message)?.[1] ?? null
}

/** How every part of this tongue fails. */
export const failing: Pick<Tongue, 'tellFailure' | 'tellBroken'> = {
  tellFailure: (error) => ({
    // Their clients ask again after every 429: in vain, where a month's messages are used up.
    headers: theirCodes[error.code] === 'insufficient_quota' ? { 'x-should-retry': 'false' } : {},
    body: JSON.stringify(describeFailure(error)),
  }),
  tellBroken: (error) => `data: ${JSON.stringify(describeFailure(error))}\n\n`,
}

import type { FastifyReply, FastifyRequest } from 'fastify'
import { describeTrouble, isConnectionTrouble, isUnavailable } from '../../platform/database/database-trouble.ts'
import { errorCatalogue, fail, PorchlightError } from '../../platform/errors.ts'
import { failureEnvelope } from './envelope.ts'

export const jsonType = 'application/json; charset=utf-8'

/** What Fastify and Node throw at the edge, in the words of our catalogue. */
const edgeErrors: Record<string, (message: string) => PorchlightError> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => fail('body-too-large', { limit: '1 MiB' }),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () =>
    fail('bad-request', { reason: 'its length is not the declared Content-Length' }),
  FST_ERR_BAD_URL: () => fail('bad-request', { reason: 'its path is not a valid address' }),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => fail('unsupported-content-type', { got: 'not readable' }),
}

/** Any thrown value as an error of the catalogue; what we do not know is our own fault and tells only the request id. */
export function toPorchlightError(error: unknown, requestId: string): PorchlightError {
  if (error instanceof PorchlightError) return error
  const code = codeOf(error)
  const known = code === undefined ? undefined : edgeErrors[code]
  if (known) return known(error instanceof Error ? error.message : '')
  if (code?.startsWith('FST_ERR_CTP')) return fail('bad-request', { reason: 'its body does not arrive as declared' })
  return fail('internal-error', { requestId }, { cause: error })
}

/**
 * Whether it is the client's own connection that broke while it still sent. Only that: the same code on a socket of our
 * database, model or storage is our trouble.
 */
function broughtByClient({ raw }: FastifyRequest, thrown: unknown): boolean {
  const code = codeOf(thrown)
  return (code === 'ECONNRESET' || code === 'ECONNABORTED') && raw.destroyed && !raw.complete
}

function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}

/** The headers that go with a failure. */
export function failureHeaders(error: PorchlightError): Record<string, string> {
  const headers: Record<string, string> = { 'x-error-code': error.code }
  if (error.retryAfterSeconds !== undefined)
    headers['retry-after'] = String(Math.max(1, Math.ceil(error.retryAfterSeconds)))
  if (error.allow !== undefined) headers.allow = error.allow
  return headers
}

/** Answers a failure: its status, its envelope, its machine code. */
export function sendFailure(request: FastifyRequest, reply: FastifyReply, thrown: unknown): FastifyReply {
  const error = broughtByClient(request, thrown)
    ? fail('bad-request', { reason: 'the connection broke off' })
    : toPorchlightError(thrown, request.id)
  logFailure(request, error)
  return reply
    .code(error.status)
    .headers({ ...failureHeaders(error), 'content-type': jsonType })
    .send(JSON.stringify(failureEnvelope(error.status, error.message)))
}

/** Notes the code for the line of the request, and tells what only an operator can mend. */
export function logFailure(request: FastifyRequest, error: PorchlightError): void {
  request.failureCode = error.code
  if (isUnavailable(error)) logTrouble(request, error)
  else if (errorCatalogue[error.code].log)
    request.log.error({ err: error.cause ?? error, code: error.code }, 'request failed')
  else if (error.cause !== undefined) request.log.warn({ err: error.cause, code: error.code }, 'request failed')
}

/** While the database is away every request fails: that it is, is told once, where it is noticed. */
function logTrouble(request: FastifyRequest, error: PorchlightError): void {
  const level = isConnectionTrouble(error.cause) ? 'debug' : 'warn'
  request.log[level]({ ...describeTrouble(error), code: error.code }, 'request failed')
}

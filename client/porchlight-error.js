/** Why a call failed: `code` for programs, the message for people. */
export class PorchlightError extends Error {
  /**
   * @param {string} message
   * @param {import('./porchlight-client.d.ts').FailureDetails} details
   */
  constructor(message, { code, operation, status = 0, retryAfterSeconds = null, requestId = null, cause }) {
    super(message, cause === undefined ? undefined : { cause })
    /** @type {'PorchlightError'} */
    this.name = 'PorchlightError'
    this.code = code
    this.status = status
    this.retryAfterSeconds = retryAfterSeconds
    this.requestId = requestId
    this.operation = operation
  }
}

/**
 * What an answer that is no success says.
 * @param {keyof import('./operations.gen.d.ts').PorchlightFunctions} operation
 * @param {Response} response
 * @param {string} text
 */
export function failureOf(operation, response, text) {
  const code = response.headers.get('x-error-code')
  const retryAfter = Number(response.headers.get('retry-after') ?? 'none')
  return new PorchlightError(messageOf(text) ?? `${response.status} ${response.statusText}`.trim(), {
    // Of a newer Porchlight it may be one that this client has no name for.
    code: /** @type {import('./operations.gen.d.ts').ErrorCode | null} */ (code) ?? 'unexpected-answer',
    operation,
    status: response.status,
    retryAfterSeconds: Number.isFinite(retryAfter) ? retryAfter : null,
    requestId: response.headers.get('x-request-id'),
  })
}

/** @param {string} text */
function messageOf(text) {
  try {
    const { Message } = JSON.parse(text)
    return typeof Message === 'string' ? Message : null
  } catch {
    return null
  }
}

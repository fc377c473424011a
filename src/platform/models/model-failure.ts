import { fail, PorchlightError } from '../errors.ts'

/** What the clients of all providers throw when a call fails: the status that came, or none when nothing came. */
interface CallError {
  statusCode?: number
}

/** Statuses of a model server that a second try may get past. */
const passing = new Set([408, 409, 429, 500, 502, 503, 504, 529])

/** Whether a call that failed before anything was said is worth a second try. */
export function isPassing(error: unknown): boolean {
  if (!isCallError(error)) return false
  return error.statusCode === undefined || passing.has(error.statusCode)
}

function statusOf(error: unknown): number | undefined {
  return isCallError(error) ? error.statusCode : undefined
}

/** A failed call as an error of the catalogue. What the server said stays in the cause: it is for the log, not for visitors. */
export function toModelFailure(error: unknown, model: string): PorchlightError {
  if (error instanceof PorchlightError) return error
  return fail('model-failed', { model, reason: reasonOf(error) }, { cause: error })
}

function reasonOf(error: unknown): string {
  if (!isCallError(error)) return 'its answer broke off or could not be read'
  const status = error.statusCode
  if (status === undefined || status === 200) return status === 200 ? 'its answer broke off' : 'it cannot be reached'
  if (status === 401 || status === 403) return 'it refused the key of this server'
  if (status === 404) return 'it is unknown at the address that was asked'
  if (status === 413) return 'the conversation is too long for it'
  if (status === 429) return 'it takes no more requests at the moment'
  return `it answered with the status ${status}`
}

/** The clients' error class is not imported: its package is loaded only together with a provider. */
function isCallError(error: unknown): error is CallError {
  return error instanceof Error && error.name === 'AI_APICallError'
}

/** Whether a server refused a request because it came with tools, as servers with small models do. */
export function isToolRefusal(error: unknown): boolean {
  return /\btools?\b/i.test(refusalOf(error))
}

/** Whether a server refused a request because its model sees no pictures. */
export function isPictureRefusal(error: unknown): boolean {
  return /\bimages?\b|image_url|\bvision\b|multi-?modal|mmproj/i.test(refusalOf(error))
}

/** What a server said when it refused a request for what was in it; empty for any other failure. */
function refusalOf(error: unknown): string {
  const cause = error instanceof PorchlightError ? error.cause : error
  const status = statusOf(cause)
  if (status === undefined || status < 400 || status === 401 || status === 403 || status === 429) return ''
  return cause instanceof Error && 'responseBody' in cause ? String(cause.responseBody) : ''
}

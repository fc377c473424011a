import { fail, PorchlightError } from '../errors.ts'

/** Why a call to a model came to nothing, as far as anybody acts on it. */
export type FailureKind =
  /** The owner can mend these four, and the next. */
  | 'key-refused'
  | 'not-allowed'
  | 'unknown-model'
  | 'used-up'
  | 'not-configured'
  | 'busy'
  | 'too-long'
  | 'tools-refused'
  | 'pictures-refused'
  | 'refused'
  | 'filtered'
  | 'server-error'
  | 'unreachable'
  | 'timeout'
  | 'empty'
  | 'endless'
  | 'broken'

/** What the clients of all providers throw when a call fails: the status that came, or none when nothing came. */
interface CallError extends Error {
  statusCode?: number
  responseBody?: string
  responseHeaders?: Record<string, string>
}

/** A call that came to its end in good order and still answers nothing. */
export class AnswerTrouble extends Error {
  readonly kind: FailureKind

  constructor(kind: FailureKind, message: string, options: ErrorOptions = {}) {
    super(message, options)
    this.kind = kind
  }
}

/** Longer waits are no matter of requests by the minute. */
const momentMs = 5 * 60_000

/** Statuses of a model server that a second try may get past. */
const passing = new Set([408, 409, 425, 500, 502, 503, 504, 529])

/**
 * What servers say in their own words, whatever the status. The first that fits counts. Each pattern is of the public
 * documentation of the servers in test/providers.
 */
const byWords: readonly (readonly [FailureKind, RegExp])[] = [
  [
    'too-long',
    /context[ _](length|window|size|limit)|exceed_context|context the overflows|prompt is too long|input is too long|input token count|too many (input )?tokens|request_too_large|reduce the length/i,
  ],
  [
    'used-up',
    /insufficient[_ ](quota|credits|funds)|credit balance|exceeded your current quota|billing|payment required|usage limits?\b/i,
  ],
  ['key-refused', /API_KEY_INVALID|api.?key not valid|(invalid|incorrect|expired|missing).{0,12} api.?key/i],
  ['unknown-model', /\bmodel_not_found\b/],
  ['filtered', /content[_ ]?(filter|management)|ResponsibleAIPolicy|flagged|moderation|PROHIBITED_CONTENT/i],
  [
    'tools-refused',
    /(\btools?\b|\btool[ _-](use|choice|call)|function[ _-]?call)[^.]{0,80}(\bnot\b|n't\b|unsupported|requires? --|disabled)|(\bnot?\b|n't|unsupported|cannot)[^.]{0,60}(\btools?\b|function[ _-]?call)/i,
  ],
  ['pictures-refused', /\bimages?\b|image_url|\bvision\b|multi-?modal|mmproj/i],
]

const byStatus: Readonly<Record<number, FailureKind>> = {
  401: 'key-refused',
  402: 'used-up',
  403: 'not-allowed',
  404: 'unknown-model',
  408: 'server-error',
  413: 'too-long',
  429: 'busy',
}

/** The kinds that may be told from what a server says beside a status: what is no refusal of a request is not read. */
const wordsOfStatus: Readonly<Record<number, readonly FailureKind[]>> = {
  401: [],
  402: [],
  403: ['filtered', 'used-up'],
  404: ['tools-refused', 'pictures-refused'],
  413: [],
  429: ['used-up'],
}

/** Why a call failed, of the error that it threw. */
export function kindOfFailure(error: unknown): FailureKind {
  if (error instanceof PorchlightError) {
    if (error.code === 'model-timeout') return 'timeout'
    return error.cause === undefined ? 'broken' : kindOfFailure(error.cause)
  }
  if (error instanceof AnswerTrouble) return error.kind
  if (!isCallError(error)) return kindOfWords(saidIn(error), byWords) ?? 'broken'
  const { statusCode } = error
  if (statusCode === undefined) return 'unreachable'
  if (statusCode === 200) return kindOfWords(error.responseBody ?? '', byWords) ?? 'broken'
  return kindOfRefusal(statusCode, error.responseBody ?? '')
}

/** Why a server refused a request, of its status and what it said. */
export function kindOfRefusal(status: number, said: string): FailureKind {
  // Nothing is used up that is there again in a moment.
  if (status === 429 && (readRetryWords(said) ?? Number.POSITIVE_INFINITY) <= momentMs && !/per.?day|daily/i.test(said))
    return 'busy'
  const kinds = wordsOfStatus[status]
  const table = kinds === undefined ? byWords : byWords.filter(([kind]) => kinds.includes(kind))
  return kindOfWords(said, table) ?? byStatus[status] ?? (status >= 500 ? 'server-error' : 'refused')
}

/** Whether a server that found a request too long counted the room for the answer as well: with less of it there may be enough. */
export function countsAnswer(error: unknown): boolean {
  const failed = error instanceof PorchlightError ? error.cause : error
  const said = isCallError(failed) ? (failed.responseBody ?? '') : ''
  return /max_?(completion_?|output_?)?tokens|\bcompletion\b/i.test(said.slice(0, 4_000))
}

function kindOfWords(said: string, table: typeof byWords): FailureKind | null {
  if (said === '') return null
  const words = said.slice(0, 4_000)
  return table.find(([, pattern]) => pattern.test(words))?.[0] ?? null
}

/** What a server reported in the middle of its answer. */
function saidIn(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined
  if (typeof cause === 'string') return cause
  return cause !== null && typeof cause === 'object' && !(cause instanceof Error) ? JSON.stringify(cause) : ''
}

/** Whether a call that failed before anything was said is worth a second try. */
export function isPassing(error: unknown): boolean {
  if (error instanceof AnswerTrouble) return error.kind === 'server-error'
  if (isCallError(error)) {
    const { statusCode } = error
    if (statusCode === undefined) return true
    if (statusCode === 429) return kindOfFailure(error) === 'busy'
    return passing.has(statusCode) && ['server-error', 'refused'].includes(kindOfFailure(error))
  }
  return /overloaded|unavailable|server_error|internal|rate.?limit/i.test(saidIn(error))
}

const unitMs: Readonly<Record<string, number>> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 }

/** "Please try again in 6m0.5s", "Please retry after 60 seconds", Google's `"retryDelay": "44s"`; null: nothing of that kind. */
function readRetryWords(said: string): number | null {
  const told =
    /(?:\bretryDelay"\s*:\s*"|\b(?:try again|retry) (?:in|after) )((?:\d+(?:\.\d+)?\s?(?:ms|h|m|s)[a-z]*\s?)+)/i.exec(
      said,
    )?.[1]
  if (told === undefined) return null
  const parts = [...told.matchAll(/(\d+(?:\.\d+)?)\s?(ms|h|m|s)/gi)]
  return parts.reduce((sum, [, count, unit = '']) => sum + Number(count) * (unitMs[unit.toLowerCase()] ?? 0), 0)
}

/**
 * How many milliseconds a server asks to wait before the next try; null: it does not say. Seconds, a date, or the milliseconds
 * that some servers tell; in a header, or else in its words.
 */
export function readRetryAfter(error: unknown, now: number): number | null {
  const headers = isCallError(error) ? (error.responseHeaders ?? {}) : {}
  const milliseconds = Number(headers['retry-after-ms'] ?? Number.NaN)
  if (Number.isFinite(milliseconds)) return Math.max(0, milliseconds)
  const told = headers['retry-after']?.trim()
  if (told === undefined || told === '') return isCallError(error) ? readRetryWords(error.responseBody ?? '') : null
  const seconds = Number(told)
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1_000)
  const at = Date.parse(told)
  return Number.isNaN(at) ? null : Math.max(0, at - now)
}

/** A failed call as an error of the catalogue. What the server said stays in the cause: it is for the log, not for visitors. */
export function toModelFailure(error: unknown, model: string): PorchlightError {
  if (error instanceof PorchlightError) return error
  return fail('model-failed', { model, reason: reasonOf(error) }, { cause: error })
}

const reasons: Partial<Record<FailureKind, string>> = {
  'key-refused': 'it refused the key',
  'not-allowed': 'it refused the key',
  'unknown-model': 'it is unknown at the address that was asked',
  'used-up': 'what was paid for is used up',
  busy: 'it takes no more requests at the moment',
  'too-long': 'the conversation is too long for it',
  filtered: 'its filter stopped the answer',
  unreachable: 'it cannot be reached',
  empty: 'it said nothing',
  endless: 'it does not stop',
}

function reasonOf(error: unknown): string {
  const told = reasons[kindOfFailure(error)]
  if (told !== undefined) return told
  if (!isCallError(error)) return 'its answer broke off or could not be read'
  return error.statusCode === 200 ? 'its answer broke off' : `it answered with the status ${error.statusCode}`
}

/** The clients' error class is not imported: its package is loaded only together with a provider. */
function isCallError(error: unknown): error is CallError {
  return error instanceof Error && error.name === 'AI_APICallError'
}

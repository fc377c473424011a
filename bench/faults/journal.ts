/** What became of one request. */
export interface Outcome {
  /** Which work sent it, as in "create, with a key". */
  kind: string
  role: 'write' | 'read' | 'other'
  /** Milliseconds of performance.now(). */
  startedAt: number
  endedAt: number
  /** HTTP status; 0 when no answer came. */
  status: number
  errorCode: string
  retryAfter: string
  text: string
  /** `whole`: an answer to its end. `refused`: nobody listened. `broke`: the connection ended before. `silent`: nothing came in time. */
  end: 'whole' | 'refused' | 'broke' | 'silent'
}

/** What a kind of request may be answered with besides a success and 503. */
export interface Expected {
  /** Codes of x-error-code, and of the last line of a stream, that are no fault. */
  codes?: readonly string[]
  stream?: boolean
}

/** A time in which connections may break, because we ended the process ourselves. */
interface Window {
  from: number
  to: number
}

/**
 * The longest that any request may take until its answer has ended, whatever breaks. A database that falls silent is
 * given up after 12 s, and 5 s of waiting for a connection (docs/operating.md); a machine that is busy gets some more.
 */
export const requestLimitMs = 25_000

/** Every request of a round, what was wrong with its answer, and when service was there. */
export class Journal {
  /** How many times as long as usual something may take now, on a machine that does other work. */
  readonly patience: () => number
  readonly outcomes: Outcome[] = []
  readonly faults: string[] = []
  #windows: Window[] = []

  constructor(patience: () => number = () => 1) {
    this.patience = patience
  }

  /** The longest that a request which is sent now may take. */
  get limitMs(): number {
    return requestLimitMs * this.patience()
  }

  /** From now until the answered function is called, connections may break and be refused. */
  openWindow(): () => void {
    const window: Window = { from: performance.now(), to: Number.POSITIVE_INFINITY }
    this.#windows.push(window)
    return () => {
      window.to = performance.now()
    }
  }

  note(outcome: Outcome, expected: Expected = {}): void {
    this.outcomes.push(outcome)
    const fault = findFault(outcome, expected, this.#mayBreak(outcome), this.limitMs)
    if (fault !== null) this.blame(`${outcome.kind}: ${fault}`)
  }

  /** Writes down something that must not be. */
  blame(fault: string): void {
    this.faults.push(fault)
  }

  #mayBreak({ startedAt, endedAt }: Outcome): boolean {
    return this.#windows.some(({ from, to }) => startedAt < to && endedAt > from)
  }

  /** When the first request of a role that was sent at or after `from` was answered well; undefined: none was yet. */
  firstSuccess(role: Outcome['role'], from: number): number | undefined {
    const ends = this.outcomes
      .filter((outcome) => outcome.role === role && outcome.startedAt >= from && isSuccess(outcome))
      .map(({ endedAt }) => endedAt)
    return ends.length > 0 ? Math.min(...ends) : undefined
  }
}

export function isSuccess({ status, end }: Pick<Outcome, 'status' | 'end'>): boolean {
  return status === 200 && end === 'whole'
}

/** Ours to answer for, and to be tried again: these say when by Retry-After. */
const troubleOfOurs = [503, 507]

function findFault(outcome: Outcome, expected: Expected, mayBreak: boolean, limitMs: number): string | null {
  const { status, errorCode, text, end } = outcome
  const seconds = ((outcome.endedAt - outcome.startedAt) / 1_000).toFixed(1)
  if (end === 'silent') return `no end of the answer within ${limitMs / 1_000} s (status ${status})`
  if (end !== 'whole')
    return mayBreak ? null : `the connection ${end === 'broke' ? 'broke' : 'was refused'} after ${seconds} s`
  if (status === 200) return expected.stream ? findStreamFault(text, expected, mayBreak) : findJsonFault(text)
  const shown = `${status} ${errorCode} after ${seconds} s: ${text.slice(0, 200)}`
  if (troubleOfOurs.includes(status)) return outcome.retryAfter === '' ? `no Retry-After with ${shown}` : null
  if (expected.codes?.includes(errorCode)) return null
  return status >= 500 ? `not an answer for trouble of ours: ${shown}` : `told as the client’s fault: ${shown}`
}

function findJsonFault(text: string): string | null {
  try {
    JSON.parse(text)
    return null
  } catch {
    return `no JSON: ${text.slice(0, 200)}`
  }
}

function findStreamFault(text: string, expected: Expected, mayBreak: boolean): string | null {
  const lines = text.split('\n').filter((line) => line !== '')
  try {
    const last: Record<string, unknown> = JSON.parse(lines.at(-1) ?? '')
    if (last.TaskCompleted === true || 'AnswerID' in last) return null
    if (last.Success !== false) return `a stream without an end: ${text.slice(-200)}`
    const code = Number(last.Code)
    if (code === 503 || (code >= 502 && expected.codes?.includes('model-failed'))) return null
    return `a stream ended with ${lines.at(-1)}`
  } catch {
    return mayBreak ? null : `a stream ended in the middle: ${text.slice(-200)}`
  }
}

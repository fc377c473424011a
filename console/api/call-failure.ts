/** What went wrong with a call about the account. */
export class CallFailure extends Error {
  /** HTTP status; 0: no answer came. */
  readonly status: number
  /** Of the error catalogue, where the answer names one. */
  readonly code: string
  /** Seconds until it is worth another try; null: not told. */
  readonly retryAfterSeconds: number | null

  constructor(details: {
    status: number
    message: string
    code: string
    retryAfterSeconds?: number | null
    cause?: unknown
  }) {
    super(details.message, { cause: details.cause })
    this.name = 'CallFailure'
    this.status = details.status
    this.code = details.code
    this.retryAfterSeconds = details.retryAfterSeconds ?? null
  }

  /** Who it is was not believed, rather than that something broke. */
  get isRefused(): boolean {
    return this.status === 400 || this.status === 401
  }
}

/** Reads the failure out of an answer, whether it is an envelope of ours or the answer of the account library. */
export async function failureOfAnswer(response: Response): Promise<CallFailure> {
  const told = readTold(await response.text().catch(() => ''))
  const seconds = Number(response.headers.get('retry-after') ?? response.headers.get('x-retry-after') ?? Number.NaN)
  return new CallFailure({
    status: response.status,
    message: told.message,
    code: response.headers.get('x-error-code') ?? told.code,
    retryAfterSeconds: Number.isFinite(seconds) ? seconds : null,
  })
}

function readTold(text: string): { message: string; code: string } {
  try {
    const body: unknown = JSON.parse(text)
    const field = (name: string): string => {
      const value = typeof body === 'object' && body !== null ? Reflect.get(body, name) : null
      return typeof value === 'string' ? value : ''
    }
    return { message: field('Message') || field('message'), code: field('code') }
  } catch {
    return { message: '', code: '' }
  }
}

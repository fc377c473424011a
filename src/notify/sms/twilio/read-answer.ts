/** What came of asking for a message to be sent. */
export type SendResult =
  | { kind: 'taken'; sid: string; status: string }
  /** It was not sent, and never will be. `code`: the provider's; null: it gave none. */
  | {
      kind: 'refused'
      because: 'opted-out' | 'number' | 'message' | 'account'
      httpStatus: number
      code: number | null
    }
  /** It was not sent; it may be in so many seconds. */
  | { kind: 'busy'; retryAfterSeconds: number }
  /** It was not sent: there was nobody to ask. */
  | { kind: 'unreachable' }
  /** Nobody knows whether it was sent. */
  | { kind: 'unknown'; isTimeout: boolean }

/** A message as Twilio knows it. */
export interface KnownMessage {
  sid: string
  status: string
  to: string
  body: string
  direction: string
  createdAt: Date
}

const optedOut = 21610
/** Faults of the number that it was to go to. */
const numberFaults = [21211, 21214, 21217, 21219, 21265, 21408, 21421, 21608, 21612, 21614, 21635, 60200, 60205]
/** Faults of what it was to say. */
const messageFaults = [21602, 21605, 21617, 21619, 30007]
const tooMany = 20429
const usualWaitSeconds = 5
const longestWaitSeconds = 3_600

/** What an answer to `POST …/Messages.json` means. `retryAfter`: seconds of its Retry-After, 0 when it has none. */
export function readSendAnswer(httpStatus: number, body: Buffer, retryAfter: number): SendResult {
  const answer = readObject(body)
  const code = typeof answer?.code === 'number' ? answer.code : null
  if (httpStatus === 429 || code === tooMany) {
    const wait = retryAfter > 0 ? retryAfter : usualWaitSeconds
    return { kind: 'busy', retryAfterSeconds: Math.min(wait, longestWaitSeconds) }
  }
  if (httpStatus >= 200 && httpStatus < 300) {
    const { sid, status } = answer ?? {}
    if (typeof sid !== 'string' || typeof status !== 'string') return { kind: 'unknown', isTimeout: false }
    return { kind: 'taken', sid, status }
  }
  if (httpStatus < 400 || httpStatus >= 500) return { kind: 'unknown', isTimeout: false }
  const because =
    code === optedOut
      ? 'opted-out'
      : numberFaults.includes(code ?? 0)
        ? 'number'
        : messageFaults.includes(code ?? 0)
          ? 'message'
          : 'account'
  return { kind: 'refused', because, httpStatus, code }
}

/** The messages of an answer to `GET …/Messages.json`; null: it is no such answer. */
export function readMessageList(httpStatus: number, body: Buffer): KnownMessage[] | null {
  const answer = httpStatus === 200 ? readObject(body) : null
  if (!Array.isArray(answer?.messages)) return null
  return answer.messages.flatMap((each: unknown) => {
    const { sid, status, to, body: text, direction, date_created: created } = (each ?? {}) as Record<string, unknown>
    const createdAt = new Date(String(created))
    const isWhole = [sid, status, to, text, direction].every((value) => typeof value === 'string')
    if (!isWhole || Number.isNaN(createdAt.getTime())) return []
    const known = { sid, status, to, body: text, direction, createdAt }
    // Each was just seen to be text.
    return [known as KnownMessage]
  })
}

function readObject(body: Buffer): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(body.toString())
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null
  } catch {
    return null
  }
}

/** Whether it is the message that we asked for: Twilio may put words before it (on trial), and plainer signs into it. */
export function isSameMessage(
  known: Pick<KnownMessage, 'to' | 'body'>,
  ours: { to: string; message: string },
): boolean {
  return known.to === ours.to && plain(known.body).endsWith(plain(ours.message))
}

function plain(text: string): string {
  const letters = text.normalize('NFKD').replace(/[^\p{L}\p{N}]/gu, '')
  return letters === '' ? text.trim() : letters.toLowerCase()
}

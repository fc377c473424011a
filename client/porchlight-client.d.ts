import type { ErrorCode, PorchlightFunctions } from './operations.gen.d.ts'

export type * from './operations.gen.d.ts'

/** A key, or what gives it anew for each call: for keys that are changed while the program runs. */
export type Key = string | (() => string | undefined | Promise<string | undefined>) | undefined

export interface ClientOptions {
  /** Address of your Porchlight, such as `https://chat.example.com`. */
  baseUrl: string
  /** For everything; stays on servers. */
  secretKey?: Key
  /** For the operations that take a session key; used where there is no secret key, or the operation looks at it first. */
  sessionKey?: Key
  /** For what visitors may call: `SessionKey` of getConfig. */
  visitorKey?: Key
  /** Time for a whole call with its repetitions; of a streamed answer, the longest silence. 60 seconds. */
  timeoutMs?: number
  /** How often a call is sent again where that is safe: 2. */
  retries?: number
  /** Sent with every call, such as `{ lang: 'de' }`. */
  headers?: Readonly<Record<string, string>>
  /** In place of the global fetch. */
  fetch?: typeof fetch
}

export interface CallOptions {
  /** Ends the call: it throws the signal's reason. */
  signal?: AbortSignal | undefined
  timeoutMs?: number | undefined
  retries?: number | undefined
  headers?: Readonly<Record<string, string>> | undefined
  /** Instead of the one that the client makes for what creates or changes something. */
  idempotencyKey?: string | undefined
}

/** Fields that are not required may also be null: “not given”, and on editChatbot and updateListing “clear it”. */
export type Given<Fields> = {
  [Name in keyof Fields]: undefined extends Fields[Name] ? Fields[Name] | null | undefined : Fields[Name]
}

/** The content of a file. */
export type Bytes = Blob | ArrayBuffer | Uint8Array<ArrayBuffer>

/** What goes wrong on the way rather than at Porchlight, whose own codes stand in ErrorCode. */
export type ClientErrorCode =
  /** No answer, or not all of it. */
  | 'connection-failed'
  | 'timed-out'
  /** An answer that is not Porchlight’s: something stands between. */
  | 'unexpected-answer'
  /** A streamed answer failed after its first piece; `status` and the message tell why. */
  | 'answer-failed'

export class PorchlightError extends Error {
  readonly name: 'PorchlightError'
  /** Stable, for programs; the message is for people. */
  readonly code: ErrorCode | ClientErrorCode
  /** HTTP status; 0 where there was no answer. */
  readonly status: number
  /** When to try again, where Porchlight says so. */
  readonly retryAfterSeconds: number | null
  /** Names the call in Porchlight’s log. */
  readonly requestId: string | null
  /** The function that was called. */
  readonly operation: keyof PorchlightFunctions
  constructor(message: string, details: FailureDetails)
}

export interface FailureDetails {
  code: ErrorCode | ClientErrorCode
  operation: keyof PorchlightFunctions
  status?: number
  retryAfterSeconds?: number | null
  requestId?: string | null
  cause?: unknown
}

/** A client for one Porchlight: a function for every operation. It holds no connection and needs no closing. */
export function openClient(options: ClientOptions): PorchlightFunctions

/** How an operation is called over HTTP. */
export interface OperationRow {
  method: string
  path: string
  /** Left out: a secret key alone. */
  keys?: readonly string[]
  query?: readonly string[]
  body?: string
  answer: string
  streams?: boolean
  repeat: string
}

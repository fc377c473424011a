import type { Static, TSchema } from 'typebox'
import type { App } from './app.ts'
import type { ErrorCode } from './errors.ts'

/** Who calls: found out from the credential before an operation runs. */
export interface Caller {
  workspaceId: number
  /** `visitor`: a session key handed to a browser; it may only message the session it was made for. */
  grade: 'secret' | 'session' | 'visitor'
}

/**
 * Which header an operation lists, and so looks at first.
 * - secret-key: only Authorization
 * - secret-key-first: Authorization; a session key alone is taken too
 * - session-key-first: chatrobot-sessionkey; a secret key alone is taken too
 */
export type Access = 'secret-key' | 'secret-key-first' | 'session-key-first'

/** What an operation may know of the request besides its input. */
export interface CallContext {
  /** Optional fields that were sent as `null`, on operations where that clears. */
  cleared: ReadonlySet<string>
  /** The Origin header of a browser. */
  origin: string | null
  /** Fires when the client has gone away. */
  signal: AbortSignal
  requestId: string
}

/** An answer that is sent line by line: each object one line, as soon as it is there. */
export class LineStream {
  readonly lines: AsyncIterable<object>
  constructor(lines: AsyncIterable<object>) {
    this.lines = lines
  }
}

/** Marks a success whose envelope has no Data key. */
export const noData: unique symbol = Symbol('no data')

export interface Operation<Input extends TSchema = TSchema, Output extends TSchema = TSchema> {
  /** One line for the API guide. */
  summary: string
  /** Paragraphs for the API guide. */
  description?: string
  tag: 'Chatbots' | 'Messages' | 'Listings' | 'Files' | 'Search'
  access: Access
  /** Whether a Content-Type other than application/json is refused (interface.md 5). */
  jsonOnly: boolean
  /** `null` clears a stored value instead of meaning "not given". */
  nullClears?: boolean
  /** Fields that are taken from the path instead of the body. */
  pathFields?: readonly string[]
  /** The answer is the Data itself, without an envelope (our own /v1 paths). */
  bare?: boolean
  /** May answer with a LineStream. */
  streams?: boolean
  input: Input
  output: Output
  /** A body as an example for the guide. */
  example: Record<string, unknown>
  /** What it may fail with, besides what every operation may. */
  errors: readonly ErrorCode[]
  run(
    app: App,
    caller: Caller,
    input: Static<Input>,
    context: CallContext,
  ): Promise<Static<Output> | LineStream | typeof noData>
}

/** Ties the input and output types of an operation to its schemas. */
export function defineOperation<Input extends TSchema, Output extends TSchema>(
  operation: Operation<Input, Output>,
): Operation<Input, Output> {
  return operation
}

import type { Static, TSchema } from 'typebox'
import type { Database } from './database/connect.ts'
import type { ErrorCode } from './errors.ts'
import type { VisitorLimits } from './limits/visitor-limits.ts'
import type { LivePlace } from './live/live-events.ts'
import type { Member } from './member.ts'
import type { ReadAction, ReadOf } from './read-log/read-actions.ts'
import type { Scope } from './scope.ts'
import type { VisitorPlace } from './visitor-place.ts'

/** Who calls: found out from the credential before an operation runs. */
export interface Caller {
  /** 0, which is nobody's, when the caller is `public`. */
  workspaceId: number
  grade: 'secret' | 'session' | 'visitor' | 'public'
  /** Which key of the workspace it is, for those of the grades `secret` and `session`. */
  keyId?: number
  /** What such a key may do; left out: everything that keys of its grade may. */
  scopes?: readonly Scope[]
  /** The person who is signed in to the console; of the grade `secret`, as far as their role goes. */
  member?: Member
  /** The session that a visitor's key was made for, and the only one that it may touch. */
  visitor?: VisitorPlace
}

/**
 * Which header an operation lists, and so looks at first.
 * - secret-key: only Authorization
 * - secret-key-first: Authorization; a session key alone is taken too
 * - session-key-first: chatrobot-sessionkey; a secret key alone is taken too
 * - visitor-key: only a visitor's key from GetConfig, in chatrobot-sessionkey
 * - secret-or-visitor-key: Authorization; a visitor's key alone is taken too
 * - member: only the cookie of somebody who is signed in to the console
 * - public: no credential
 * The cookie is taken instead of a secret key, where neither key was sent, by whom the role may (accounts/role-table.ts).
 */
export type Access =
  | 'secret-key'
  | 'secret-key-first'
  | 'session-key-first'
  | 'visitor-key'
  | 'secret-or-visitor-key'
  | 'member'
  | 'public'

/** What an operation may know of the request besides its input. */
export interface CallContext {
  /** Optional fields that were sent as `null`, on operations where that clears. */
  cleared: ReadonlySet<string>
  /** The Origin header of a browser. */
  origin: string | null
  /** What a chat window says of itself, as it came: nothing of it is proven. */
  client: ClientHeaders
  /** IP address of the client; "" where there is none, as on a command line. */
  address: string
  /** What a browser says that it is, as it came. */
  userAgent: string | undefined
  /** The Cookie header; undefined where there is none. */
  cookies: string | undefined
  /** Fires when the client has gone away. */
  signal: AbortSignal
  /**
   * Runs the write that makes the result of a long operation final: with an Idempotency-Key in one transaction with the
   * answer that is kept, so that both are there or none. `afterwards` runs once that is committed. Not there: no answer is kept.
   */
  conclude?<Result>(write: (db: Database) => Promise<Result>, afterwards?: () => Promise<void>): Promise<Result>
  /** Names a call with an Idempotency-Key that takes its time: the same each time that it is sent. Not there: no answer is kept. */
  callId?: Buffer
  requestId: string
}

/** Headers of the widget's calls (vendor-compat.md). */
export interface ClientHeaders {
  /** chatrobot-sessionkey, on public operations, where no credential is asked for. */
  sessionKey?: string | undefined
  /** X-Referer: host of the page that the chat stands on. */
  xReferer?: string | undefined
  /** ReferrerInfo: JSON with url and agent. */
  referrerInfo?: string | undefined
  /** Language that the visitor reads, as a BCP 47 tag. */
  lang?: string | undefined
  /** Accept-Language: all that the browser's user reads, best first. */
  acceptLanguage?: string | undefined
}

/** An answer that is sent line by line: each object one line, as soon as it is there, with those that are there too. */
export class LineStream {
  readonly lines: AsyncIterable<readonly object[]>
  constructor(lines: AsyncIterable<readonly object[]>) {
    this.lines = lines
  }
}

/** Data that is written piece by piece, so that it need not fit into memory: joined, the pieces are its JSON, or the file. */
export class DataStream {
  readonly pieces: AsyncGenerator<string>
  /** What the file is, where it is another than the operation says. */
  readonly file: Operation['file']
  constructor(pieces: AsyncGenerator<string>, file?: Operation['file']) {
    this.pieces = pieces
    this.file = file
  }
}

/** An answer that is made already, such as a file that is kept: its bytes are sent as they are. Only for a GET. */
export class ReadyBytes {
  readonly mediaType: string
  readonly bytes: Buffer
  readonly isGzipped: boolean
  /** Under which name it is saved; undefined: it is shown. */
  readonly fileName: string | undefined
  constructor(mediaType: string, bytes: Buffer, isGzipped: boolean, fileName?: string) {
    this.mediaType = mediaType
    this.bytes = bytes
    this.isGzipped = isGzipped
    this.fileName = fileName
  }
}

/** An answer that signs the caller in to the console, or out of it: its data and the Set-Cookie header that goes with it. */
export class WithCookie<Data> {
  readonly data: Data
  /** Set-Cookie headers. */
  readonly cookies: readonly string[]
  constructor(data: Data, cookies: readonly string[]) {
    this.data = data
    this.cookies = cookies
  }
}

/** An answer that goes on until either side ends it: server-sent events of what happens in a place. */
export class EventStream {
  readonly place: LivePlace
  constructor(place: LivePlace) {
    this.place = place
  }
}

/** Marks a success whose envelope has no Data key. */
export const noData: unique symbol = Symbol('no data')

/** The domains that the API is told by. */
export type OperationTag =
  | 'Chatbots'
  | 'Messages'
  | 'Conversations'
  | 'Listings'
  | 'Files'
  | 'Leads'
  | 'Tours'
  | 'Search'
  | 'Knowledge'
  | 'Webhooks'
  | 'Widget'
  | 'People'
  | 'Insight'
  | 'Team'
  | 'Keys'
  | 'Operation'

/** `Ports`: what of the App it works with. */
export interface Operation<Input extends TSchema = TSchema, Output extends TSchema = TSchema, Ports = unknown> {
  /** What clients that are made from openapi.json call it: a verb and what it is done to. Never changed. */
  id: string
  /** One line for the API guide. */
  summary: string
  /** Paragraphs for the API guide. */
  description?: string
  tag: OperationTag
  access: Access
  /** What visitors call instead of an operation that is not for them: another one of the table. */
  visitorsUse?: object
  /** Refuses a Content-Type other than application/json (interface.md 5); without it every body is read as JSON. */
  checksContentType?: boolean
  /** `null` clears a stored value instead of meaning "not given". */
  nullClears?: boolean
  /** A GET takes its fields in a JSON body too, as the original's clients send them. What stands in both is the body's. */
  bodyOnGet?: boolean
  /** The answer is a file to be saved: the pieces of a DataStream as they are. Failures are JSON as ever. */
  file?: { mediaType: string; name: string }
  /** Answers in the envelope of the wire contract (/chat), with Success, Code and Message; without it the answer is the Data itself. */
  envelope?: boolean
  /** How long anybody on the way may keep a success: what it says depends on the address alone. */
  cacheSeconds?: number
  /** Bytes of a body at the most, where the usual limit does not fit: 16 KiB for strangers and visitors, else 1 MiB. */
  maxBodyBytes?: number
  /** As what a call is counted by its address: all of public and visitors' operations ("visits" unless said), and visitors' calls of those that visitors may call too. */
  countsAs?: keyof VisitorLimits
  /** May answer with a LineStream; always does where its output is null. */
  streams?: boolean
  /** What an event is, of an operation that answers with an EventStream. */
  listens?: TSchema
  /** What a line of it is, when it goes well. */
  lines?: TSchema
  /**
   * Does nothing but read and write the database, all of it through `app.db` and in little time: with an Idempotency-Key
   * it runs in one transaction with the answer that is kept. What must not happen when that is undone goes to `afterCommit`.
   */
  atomic?: boolean
  /** Goes through whole tables or waits for a provider, which has limits of time of its own: it may take longer than others (src/doors/http/answer-in-time.ts). */
  takesLong?: boolean
  /** Shows what visitors said or left: who of the firm read it is kept, with what it was (src/platform/read-log). */
  reads?: { action: ReadAction; of?(input: Static<Input>, output: unknown): ReadOf }
  /**
   * Does what outlasts a session: who is signed in must have proven who they are within the last minutes
   * (accounts/sign-in/check-proof.ts). 'by-itself': some of its calls do, and it looks at those itself.
   */
  asksProof?: true | 'by-itself'
  /** Answers with a secret of the firm: with an Idempotency-Key the answer is kept sealed. Only for atomic ones. */
  tellsSecret?: boolean
  input: Input
  output: Output
  /** A body as an example for the guide. */
  example: Record<string, unknown>
  /** What it may fail with, besides what every operation may. */
  errors: readonly ErrorCode[]
  run(
    app: Ports,
    caller: Caller,
    input: Static<Input>,
    context: CallContext,
  ): Promise<
    Static<Output> | WithCookie<Static<Output>> | LineStream | DataStream | EventStream | ReadyBytes | typeof noData
  >
}

/**
 * How the operations of a wing are defined: with its ports (`Ports`), and with types of input and output that are tied to
 * their schemas.
 */
export function operationsWith<Ports>() {
  return function defineOperation<Input extends TSchema, Output extends TSchema>(
    operation: Operation<Input, Output, Ports>,
  ): Operation<Input, Output, Ports> {
    return operation
  }
}

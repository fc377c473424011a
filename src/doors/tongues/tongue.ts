import type { PorchlightError } from '../../platform/errors.ts'
import type { CallContext, Caller } from '../../platform/operation.ts'
import type { App } from '../app.ts'
import type { ConnectionName } from '../connections/connections.ts'
import type { RequestNote } from '../connections/request-counts.ts'

/** A request in another tongue than the API's, as far as its head tells. */
export interface TongueHead {
  method: string
  /** What stands in braces in the path of the route. */
  params: Readonly<Record<string, string>>
  header(name: string): string | undefined
  headers: Readonly<Record<string, string>>
  /** Path and query as they came. */
  url: string
  context: CallContext
}

export interface TongueCall extends TongueHead {
  caller: Caller
  /** As JSON; an object without fields where nothing was sent. */
  body: unknown
  /** Told which chatbot it is about, as soon as that is known: by it requests are counted. */
  note: RequestNote
}

/** `pieces` go out as they come, and `silence` where none comes for a while, so that nothing on the way gives up. */
export type TongueAnswer =
  | { status: number; headers: Readonly<Record<string, string>>; body: string }
  | { status: number; headers: Readonly<Record<string, string>>; pieces: AsyncIterable<string>; silence: string }

/** PORT. A tongue that others speak, answered by the same engine as the API. It knows the core, and the core knows it not. */
export interface Tongue {
  /** Who calls, from the head alone: before a body is read. Throws an error of the catalogue. */
  admit(app: App, head: TongueHead): Promise<Caller>
  /** What throws before it answers is told by `tellFailure`. */
  answer(app: App, call: TongueCall): Promise<TongueAnswer>
  /** A failure as this tongue tells one; its status is that of the error. `asked`: the body, as far as there was one. */
  tellFailure(error: PorchlightError, asked?: unknown): { headers: Readonly<Record<string, string>>; body: string }
  /** The last piece of a stream that fails after it has begun. */
  tellBroken(error: PorchlightError, asked?: unknown): string
}

export interface TongueRoute {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  maxBodyBytes: number
  /** Whether an answer takes its time, so that only so many may be open at once. */
  takesLong?: boolean
  /** As requests of which its calls are counted; left out: they are not. */
  counts?: ConnectionName
  /** For openapi.json; left out where only programs of that tongue would call it. */
  described?: { id: string; summary: string; description: string; streams: boolean; needsKey: boolean }
  /** Loaded for its first request: who never uses a tongue pays nothing for it. */
  load(): Promise<Tongue>
}

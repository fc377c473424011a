import type { ImportEdit } from '../edits/undo-import.ts'
import type { ListingScope } from '../listing-scope.ts'
import type { ReadRow } from './fields/read-row.ts'
import type { MergedRows } from './merge-store.ts'
import type { PruneHow } from './prune-store.ts'

/** Whose listings are written, by whom, and of which source they are from now on (null: nothing is noted). */
export interface WriterScope extends ListingScope {
  by: string
  sourceId: number | null
  /** Where it notes what listings were before; null: nowhere. */
  edit: ImportEdit | null
}

/** Listings that the source brought before and has no more. */
export interface Gone {
  /** What earlier imports of the source brought. */
  earlier: number
  gone: number
}

/** Stores the rows of an import. */
export interface ListingWriter {
  /** Takes a row; a promise when the database should be waited for. */
  add(row: ReadRow): Promise<unknown> | undefined
  /** The source still has a listing of this key, though its row is not stored. */
  noteSeen(key: string | Buffer): void
  /** The source says itself that it has this one no more. */
  withdraw(key: string | Buffer): void
  /** Commits what was taken so far. */
  flush(): Promise<void>
  /** Commits what is left. */
  end(): Promise<void>
  /** Whether earlier imports of the source brought homes with numbers of their own, rather than made ones. */
  hasOwnNumbers(): Promise<boolean>
  /** After the end: what is gone; null where that cannot be told, because rows are not told apart by a key. */
  countGone(): Promise<Gone | null>
  /** Has what is gone removed or taken off the market, where `waits` only what was gone the last time too. Answers how many. */
  prune(how: PruneHow, waits: boolean): Promise<number>
  /** Gives the connection back; what was not committed is gone. */
  close(): Promise<void>
  /** How many the source has withdrawn itself. */
  readonly withdrawn: number
  /** Committed so far, in rows of the file. */
  readonly stored: Readonly<MergedRows>
  /** Line of the last row that was committed; 0 before the first. */
  readonly lastLine: number
}

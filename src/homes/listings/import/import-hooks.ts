import type { MergedRows } from './merge-store.ts'

export interface ImportProgress extends Partial<MergedRows> {
  bytes: number
  rows: number
  faulty: number
}

export interface FaultyRow {
  line: number
  /** One sentence for each fault. */
  reasons: string[]
  /** The names of the columns, and what the row has in them. */
  columns: readonly string[]
  values: readonly unknown[]
  /** The line itself, of NDJSON. */
  text?: string
}

export interface ImportHooks {
  /** What somebody should know before it is done: whole sentences. */
  onHints?(hints: readonly string[]): void
  onProgress?(progress: ImportProgress): void
  onFaultyRow?(row: FaultyRow): void | Promise<void>
  /** Ends the import after the rows that are on their way. */
  signal?: AbortSignal
  /** Awaited before each row: lets others work in between. */
  rest?(): Promise<void>
  /** Asked before the first rows and after every few hundred; what it throws ends the import in the same good order. */
  requireRoom?(): Promise<void>
}

/** One row of a file. */
export interface SourceRecord {
  /** Line of the file on which it begins, from 1. */
  line: number
  /** In the order of the columns; `undefined` where the row has none. */
  values: readonly unknown[]
  /** Why it could not be taken apart; `values` is then what could be read of it. */
  fault?: string
  /** The line as it stands, of NDJSON. */
  text?: string
}

export interface Source {
  format: 'csv' | 'ndjson'
  /** Names as the file has them. NDJSON may add more while it is read. */
  columns: string[]
  /** The rows, many at a time. */
  batches: AsyncGenerator<SourceRecord[]>
}

/** One row of a file. */
export interface SourceRecord {
  /** Line of the file on which it begins, or number of the row in its sheet, from 1. */
  line: number
  /** In the order of the columns; `undefined` where the row has none. */
  values: readonly unknown[]
  /** Why it could not be taken apart; `values` is then what could be read of it. */
  fault?: string
  /** The line as it stands, of NDJSON. */
  text?: string
  /**
   * Of a row that may leave things out, and what it does not name stays: the keys of ExtensionColumn of which it speaks
   * besides those of its columns. One that ends in a blank stands for all that begin so.
   */
  says?: readonly string[]
  /** Where the file was read in other words than its own: its columns, and what the row has in them. */
  original?: { columns: readonly string[]; values: readonly unknown[] }
  /**
   * Of a source that tells of changes: withdrawn, it is not offered any more; present, it is still there and says nothing
   * further. Left out: a row like any other.
   */
  tells?: 'withdrawn' | 'present'
}

export interface Source {
  format: 'csv' | 'ndjson'
  /** Names as the file has them. NDJSON may add more while it is read. */
  columns: string[]
  /** The rows, many at a time. */
  batches: AsyncGenerator<SourceRecord[]>
  /** Of a spreadsheet: the sheets that it shows, and the one that is read. */
  sheets?: { all: readonly string[]; chosen: string }
  /** What somebody should know of the file before it is imported: whole sentences. */
  hints?: readonly string[]
  /** Rows of a spreadsheet that are none of its table, by what the report says of them; grows while it is read. */
  leftOut?: ReadonlyMap<string, number>
  /** Called when everything that was given so far is stored: each batch then is, before the next one is asked for. */
  onStored?(): Promise<void>
  /** At the end: whether it gave everything that there is, so that what it did not give is gone. Left out: it did. */
  isWhole?(): boolean
}

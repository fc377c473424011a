import type { PlannedColumn } from './plan-import.ts'

export interface ImportSummary {
  /** Rows of the file; the next four make them up. */
  rows: number
  added: number
  updated: number
  /** Rows whose key another row of the file has too; the last one of them counts. */
  repeated: number
  faulty: number
  seconds: number
  /** What was filled in or changed, with the number of rows. */
  notes: ReadonlyMap<string, number>
  columns: readonly PlannedColumn[]
  /** Columns that --map names and the file does not have. */
  unusedMaps: readonly string[]
}

import type { CellFault } from './cells/cell-fault.ts'
import type { PlannedColumn } from './columns/planned-column.ts'
import type { HeldBackOfImport } from './held-back/import-held-back.ts'

export interface ImportSummary {
  /** Rows of the file; the next five make them up. */
  rows: number
  added: number
  /** Rows that changed what was there. */
  updated: number
  /** Rows that say what is there already. */
  unchanged: number
  /** Rows whose key another row of the file has too; the last one of them counts. */
  repeated: number
  faulty: number
  /** Listings that earlier imports of the source brought and that are gone from it. */
  gone: number
  /** So many of them were removed or taken off the market. */
  pruned: number
  /** Gone for the first time: they go when the next run has not got them either. */
  missed: number
  /** Why not all of them were, though that was asked for: a sentence; null: they were, or it was not asked for. */
  notPruned: string | null
  seconds: number
  /** What was filled in or changed, with the number of rows. */
  notes: ReadonlyMap<string, number>
  columns: readonly PlannedColumn[]
  /** Cells that are unknown, and whose homes are stored without them: how many, and the first ones. */
  cells: { count: number; told: readonly CellFault[] }
  /** What was for members alone, and is stored nowhere. */
  heldBack: readonly HeldBackOfImport[]
  /** Names of entries below which the firm's own people stand, whom visitors are told. */
  contacts: readonly string[]
  /** Columns that --map names and the file does not have. */
  unusedMaps: readonly string[]
}

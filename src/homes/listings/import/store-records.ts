import type { RowReading } from './apart/planned-source.ts'
import type { CellFaults } from './cells/cell-fault.ts'
import type { HeldBackCounts } from './held-back/import-held-back.ts'
import type { ImportHooks, ImportProgress } from './import-hooks.ts'
import type { ListingWriter } from './listing-writer.ts'

export interface StoreContext {
  writer: ListingWriter
  progress: ImportProgress
  notes: Map<string, number>
  heldBack: HeldBackCounts
  cells: CellFaults
  hooks: ImportHooks
  /** Faulty rows of which not even the key could be read: nobody knows which listings they are. */
  lost: number
  /** What the source said of homes without giving a row. */
  told: number
}

/** Hands the rows over to the writer, tells those with faults, and notes what else the source says. */
export async function storeRecords(readings: readonly RowReading[], context: StoreContext): Promise<void> {
  const { writer, progress, notes, heldBack, cells, hooks } = context
  const note = makeNoteTaker(notes)
  for (const reading of readings) {
    if (hooks.rest) await hooks.rest()
    if (reading.is === 'told') {
      context.told += 1
      if (reading.key === null) continue
      if (reading.tells === 'present') writer.noteSeen(reading.key)
      else writer.withdraw(reading.key)
      continue
    }
    progress.rows += 1
    for (const held of reading.heldBack) heldBack.note(held)
    if (reading.is === 'row') {
      for (const said of reading.notes) note(said)
      cells.note(reading.row.odd)
      const full = writer.add(reading.row)
      if (full) await full
      continue
    }
    progress.faulty += 1
    if (reading.key === null) context.lost += 1
    else writer.noteSeen(reading.key)
    await hooks.onFaultyRow?.(reading.faulty)
  }
}

export function makeNoteTaker(notes: Map<string, number>): (note: string) => void {
  return (note) => notes.set(note, (notes.get(note) ?? 0) + 1)
}

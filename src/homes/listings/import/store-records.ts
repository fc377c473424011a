import { mlsKeyOf, urlKeyOf } from '../../../platform/text/listing-keys.ts'
import { toText } from './fields/read-field.ts'
import { readRow } from './fields/read-row.ts'
import { isNone } from './fields/tidy-text.ts'
import type { HeldBackCounts } from './held-back/import-held-back.ts'
import type { ImportHooks, ImportProgress } from './import-hooks.ts'
import type { ListingWriter } from './listing-writer.ts'
import type { ImportPlan } from './plan-import.ts'
import type { Source, SourceRecord } from './reading/source.ts'

export interface StoreContext {
  writer: ListingWriter
  progress: ImportProgress
  notes: Map<string, number>
  heldBack: HeldBackCounts
  hooks: ImportHooks
  /** Rows up to this line are stored already. */
  afterLine: number
  /** Faulty rows of which not even the key could be read: nobody knows which listings they are. */
  lost: number
  /** What the source said of homes without giving a row. */
  told: number
}

/** Hands the rows over to the writer, tells those with faults, and notes what else the source says. */
export async function storeRecords(
  plan: ImportPlan,
  source: Source,
  records: readonly SourceRecord[],
  context: StoreContext,
): Promise<void> {
  const { writer, progress, notes, heldBack, hooks } = context
  const note = makeNoteTaker(notes)
  for (const record of records) {
    if (record.line <= context.afterLine) continue
    if (hooks.rest) await hooks.rest()
    if (record.tells !== undefined) {
      context.told += 1
      const key = readKey(plan, record)
      if (key === null) continue
      if (record.tells === 'present') writer.noteSeen(key)
      else writer.withdraw(key)
      continue
    }
    progress.rows += 1
    const row = readRow(plan, record, note, (held) => heldBack.note(held))
    if (!('faults' in row)) {
      const full = writer.add(row)
      if (full) await full
      continue
    }
    progress.faulty += 1
    // A faulty row is no reason to take the home off the market: the source still has it.
    const key = record.fault === undefined ? readKey(plan, record) : null
    if (key === null) context.lost += 1
    else writer.noteSeen(key)
    const { line, text, original = { columns: source.columns, values: record.values } } = record
    await hooks.onFaultyRow?.({
      line,
      reasons: row.faults,
      ...original,
      ...(text === undefined ? {} : { text }),
    })
  }
}

/** What the row of a source is known by, as the writer compares it; null: that cannot be told. */
export function readKey(plan: ImportPlan, record: SourceRecord): string | Buffer | null {
  const target = plan.options.key === 'URL' ? 'Url' : 'MLSNumber'
  const index = plan.columns.findIndex((column) => column.target === target)
  const value = record.values[index]
  if (index < 0 || isNone(value)) return null
  const text = toText(value).trim()
  return target === 'Url' ? urlKeyOf(text) : mlsKeyOf(text)
}

export function makeNoteTaker(notes: Map<string, number>): (note: string) => void {
  return (note) => notes.set(note, (notes.get(note) ?? 0) + 1)
}

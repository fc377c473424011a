import { mlsKeyOf, urlKeyOf } from '../../../platform/text/listing-keys.ts'
import type { HomesApp } from '../../homes-app.ts'
import type { PlannedSource, RowReading } from '../import/apart/planned-source.ts'
import { CellFaults } from '../import/cells/cell-fault.ts'
import type { ReadRow } from '../import/fields/read-row.ts'
import { HeldBackCounts } from '../import/held-back/import-held-back.ts'
import type { ImportHooks, ImportProgress } from '../import/import-hooks.ts'
import { requireClear } from '../import/import-listings.ts'
import type { ImportOptions } from '../import/import-options.ts'
import type { ListingField } from '../listing.ts'
import { toFieldColumns } from '../listing-columns.ts'
import type { ListingScope } from '../listing-scope.ts'
import type { UploadFigures } from './present-upload.ts'
import { selectByKeys } from './upload-store.ts'

const rowsAtOnce = 500
const toldFaults = 50

type Counted = Required<
  Pick<UploadFigures, 'rows' | 'added' | 'updated' | 'unchanged' | 'repeated' | 'faulty' | 'faults'>
>

/** Compares every row of a file with what is there. Stores nothing, and closes the file. Throws an ImportRefusal. */
export async function measureUpload(
  app: Pick<HomesApp, 'patientDb'>,
  scope: ListingScope,
  source: PlannedSource,
  { options, hooks, progress }: { options: ImportOptions; hooks: ImportHooks; progress: ImportProgress },
): Promise<UploadFigures> {
  const counted: Counted = { rows: 0, added: 0, updated: 0, unchanged: 0, repeated: 0, faulty: 0, faults: [] }
  const notes = new Map<string, number>()
  const heldBack = new HeldBackCounts()
  const cells = new CellFaults()
  const seen = new Set<string>()
  let waiting: ReadRow[] = []
  const settle = async (): Promise<void> => {
    await compare(app, scope, { rows: waiting, key: options.key, seen, counted })
    waiting = []
    hooks.onProgress?.({ ...progress, ...counted })
  }
  const take = async (reading: RowReading): Promise<void> => {
    if (reading.is === 'told') return
    counted.rows += 1
    for (const held of reading.heldBack) heldBack.note(held)
    if (reading.is === 'row') {
      waiting.push(reading.row)
      cells.note(reading.row.odd)
      for (const note of reading.notes) notes.set(note, (notes.get(note) ?? 0) + 1)
    } else {
      counted.faulty += 1
      const { line, reasons } = reading.faulty
      if (counted.faults.length < toldFaults)
        counted.faults.push({ line, reasons: reasons.slice(0, 3).map((each) => each.slice(0, 300)) })
    }
    if (waiting.length >= rowsAtOnce) await settle()
  }
  try {
    requireClear(source)
    for await (const readings of source.batches) {
      for (const reading of readings) {
        await hooks.rest?.()
        await take(reading)
      }
      if (hooks.signal?.aborted) break
    }
    await settle()
  } finally {
    source.close()
  }
  return {
    ...counted,
    notes: [...notes, ...(source.leftOut ?? [])].map(([note, rows]) => ({ note, rows })),
    heldBack: heldBack.list(source.facts.columns),
    unknownCells: cells.count,
    cells: cells.told.slice(0, toldFaults),
  }
}

async function compare(
  { patientDb }: Pick<HomesApp, 'patientDb'>,
  scope: ListingScope,
  {
    rows,
    key,
    seen,
    counted,
  }: { rows: readonly ReadRow[]; key: ImportOptions['key']; seen: Set<string>; counted: Counted },
): Promise<void> {
  if (rows.length === 0) return
  const column = key === 'URL' ? 'urlKey' : 'mlsKey'
  const keyed = rows.map((row) => ({
    row,
    key: key === 'URL' ? urlKeyOf(row.listing.Url) : mlsKeyOf(row.listing.MLSNumber),
  }))
  const stored = await selectByKeys(
    patientDb,
    scope,
    column,
    keyed.map((each) => each.key),
  )
  const byKey = new Map(stored.map((each) => [textOf(each[column]), each]))
  for (const { row, key: own } of keyed) {
    const name = textOf(own)
    const there = byKey.get(name)
    if (seen.has(name)) counted.repeated += 1
    else if (there === undefined) counted.added += 1
    else if (isSame(row, there)) counted.unchanged += 1
    else counted.updated += 1
    seen.add(name)
  }
}

function textOf(key: unknown): string {
  return Buffer.isBuffer(key) ? key.toString('base64') : String(key)
}

/** Whether a row says of every field that it gives what is there. */
function isSame({ listing, given, filledIn, says }: ReadRow, stored: Record<string, unknown>): boolean {
  const columns = toFieldColumns(listing, filledIn)
  const hidden = (stored.withheldFields ?? {}) as Record<string, unknown>
  const differs = (field: ListingField): boolean => {
    // A row that leaves out entries is compared by the importer alone.
    if (field === 'ExtensionColumn' && says !== null) return false
    return columns[field] !== (stored[field] ?? hidden[field] ?? null)
  }
  return !given.some(differs)
}

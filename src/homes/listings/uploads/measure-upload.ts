import { mlsKeyOf, urlKeyOf } from '../../../platform/text/listing-keys.ts'
import type { HomesApp } from '../../homes-app.ts'
import { type ReadRow, readRow } from '../import/fields/read-row.ts'
import { HeldBackCounts } from '../import/held-back/import-held-back.ts'
import type { ImportHooks, ImportProgress } from '../import/import-hooks.ts'
import { openPlannedSource, planNewColumns, refuseUnclear } from '../import/open-planned-source.ts'
import type { ImportOptions } from '../import/plan-import.ts'
import { openSource } from '../import/reading/open-source.ts'
import type { SourceRecord } from '../import/reading/source.ts'
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

/** Compares every row of a file with what is there. Stores nothing. Throws an ImportRefusal. */
export async function measureUpload(
  app: Pick<HomesApp, 'patientDb'>,
  scope: ListingScope,
  bytes: AsyncIterable<Uint8Array>,
  { options, hooks }: { options: ImportOptions; hooks: ImportHooks },
): Promise<UploadFigures> {
  const progress: ImportProgress = { bytes: 0, rows: 0, faulty: 0 }
  const open = () => openSource(bytes, { progress, sheet: options.sheet })
  const { plan, source, sample } = await openPlannedSource(open, options)
  refuseUnclear(plan)
  const counted: Counted = { rows: 0, added: 0, updated: 0, unchanged: 0, repeated: 0, faulty: 0, faults: [] }
  const notes = new Map<string, number>()
  const heldBack = new HeldBackCounts()
  const seen = new Set<string>()
  let waiting: ReadRow[] = []
  const settle = async (): Promise<void> => {
    await compare(app, scope, { rows: waiting, key: options.key, seen, counted })
    waiting = []
    hooks.onProgress?.({ ...progress, ...counted })
  }
  const read = async (records: readonly SourceRecord[]): Promise<void> => {
    planNewColumns(plan, source, records)
    for (const record of records) {
      await hooks.rest?.()
      if (record.tells !== undefined) continue
      counted.rows += 1
      const row = readRow(
        plan,
        record,
        (note) => notes.set(note, (notes.get(note) ?? 0) + 1),
        (held) => heldBack.note(held),
      )
      if ('listing' in row) waiting.push(row)
      else {
        counted.faulty += 1
        if (counted.faults.length < toldFaults)
          counted.faults.push({ line: record.line, reasons: row.faults.slice(0, 3).map((each) => each.slice(0, 300)) })
      }
      if (waiting.length >= rowsAtOnce) await settle()
    }
  }
  await read(sample)
  for await (const records of source.batches) {
    if (hooks.signal?.aborted) break
    await read(records)
  }
  await settle()
  return {
    ...counted,
    notes: [...notes, ...(source.leftOut ?? [])].map(([note, rows]) => ({ note, rows })),
    heldBack: heldBack.list(plan.columns),
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

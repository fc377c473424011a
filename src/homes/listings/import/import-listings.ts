import type pg from 'pg'
import { readerInSteps } from '../../listing-text/feature-reader.ts'
import type { ListingScope } from '../listing-scope.ts'
import { type PlannedSource, planHere } from './apart/planned-source.ts'
import { type CellFault, CellFaults } from './cells/cell-fault.ts'
import { findHints } from './columns/hints.ts'
import type { PlannedColumn } from './columns/planned-column.ts'
import { type ReadRow, readRow } from './fields/read-row.ts'
import { HeldBackCounts, type HeldBackOfImport } from './held-back/import-held-back.ts'
import type { ImportHooks, ImportProgress } from './import-hooks.ts'
import { ImportInterrupted } from './import-interrupted.ts'
import type { ImportOptions } from './import-options.ts'
import { ImportRefusal } from './import-refusal.ts'
import type { ImportSummary } from './import-summary.ts'
import type { ListingWriter } from './listing-writer.ts'
import { openPlannedSource, sampleRows } from './open-planned-source.ts'
import { type Pruning, pruneGone } from './prune-gone.ts'
import { openSource } from './reading/open-source.ts'
import type { Source } from './reading/source.ts'
import { makeNoteTaker, type StoreContext, storeRecords } from './store-records.ts'
import { openListingWriter } from './write-listings.ts'

export interface ImportPreview {
  columns: readonly PlannedColumn[]
  /** What somebody should know before it is done: whole sentences. */
  hints: readonly string[]
  /** Of a spreadsheet: its sheets, and the one that is read. */
  sheets: NonNullable<Source['sheets']> | null
  /** Required fields that have to be named before an import. */
  missing: readonly string[]
  /** The first rows, as they would be stored, or why not. */
  rows: ({ line: number } & (Pick<ReadRow, 'listing'> | { faults: string[] }))[]
  /** What was filled in or changed in the rows that were looked at. */
  notes: ReadonlyMap<string, number>
  looked: number
  /** Cells of the rows that were looked at that are unknown. */
  cells: readonly CellFault[]
  /** What the rows that were looked at say for members alone. */
  heldBack: readonly HeldBackOfImport[]
  unusedMaps: readonly string[]
}

const previewRows = 3

/**
 * Reads CSV or NDJSON of any size and stores its rows as listings of a known chatbot; faulty rows are told and passed
 * over. The caller closes `bytes`. Throws an ImportRefusal before anything is stored, or ImportInterrupted with what has been stored.
 */
export async function importListings(
  pool: pg.Pool,
  scope: ListingScope,
  bytes: AsyncIterable<Uint8Array>,
  options: ImportOptions,
  hooks: ImportHooks = {},
): Promise<ImportSummary> {
  const progress: ImportProgress = { bytes: 0, rows: 0, faulty: 0 }
  const open = () => openSource(bytes, { progress, sheet: options.sheet })
  return importSource(pool, scope, { open, progress }, options, hooks)
}

/** The same with rows from anywhere, planned already or not. `progress` is counted up. */
export async function importSource(
  pool: pg.Pool,
  scope: ListingScope,
  { open, progress }: { open(): Promise<Source | PlannedSource>; progress: ImportProgress },
  options: ImportOptions,
  hooks: ImportHooks = {},
): Promise<ImportSummary> {
  const startedAt = performance.now()
  const opened = await open()
  const source = 'facts' in opened ? opened : await planHere(async () => opened, options, hooks.rest)
  try {
    return await importPlanned(pool, scope, { source, progress, startedAt }, options, hooks)
  } finally {
    source.close()
  }
}

async function importPlanned(
  pool: pg.Pool,
  scope: ListingScope,
  { source, progress, startedAt }: { source: PlannedSource; progress: ImportProgress; startedAt: number },
  options: ImportOptions,
  hooks: ImportHooks,
): Promise<ImportSummary> {
  requireClear(source)
  hooks.onHints?.(source.facts.hints)
  await hooks.requireRoom?.()
  for (const _ of readerInSteps()) await hooks.rest?.()
  const notes = new Map<string, number>()
  const heldBack = new HeldBackCounts()
  const cells = new CellFaults()
  const owner = { ...scope, by: options.by ?? 'import', sourceId: options.sourceId ?? null, edit: options.edit ?? null }
  const writer = await openListingWriter(pool, owner, options.key, options.prune?.how)
  await refuseWithoutNumbers(source, writer)
  const context: StoreContext = { writer, progress, notes, heldBack, cells, hooks, lost: 0, told: 0 }
  let pruning: Pruning = { gone: 0, pruned: 0, missed: 0, notPruned: null }
  const summarize = (): ImportSummary => ({
    rows: progress.rows,
    ...writer.stored,
    faulty: progress.faulty,
    gone: pruning.gone + writer.withdrawn,
    pruned: pruning.pruned + writer.withdrawn,
    missed: pruning.missed,
    notPruned: pruning.notPruned,
    seconds: (performance.now() - startedAt) / 1000,
    notes: new Map([...notes, ...(source.leftOut ?? [])]),
    columns: source.facts.columns,
    heldBack: heldBack.list(source.facts.columns),
    cells: { count: cells.count, told: cells.told },
    contacts: source.facts.contacts,
    unusedMaps: source.facts.unusedMaps,
  })
  let noRoom: unknown
  try {
    for await (const readings of source.batches) {
      await storeRecords(readings, context)
      if (source.onStored) {
        await writer.flush()
        await source.onStored()
      }
      hooks.onProgress?.({ ...progress, ...writer.stored })
      if (hooks.signal?.aborted) break
      noRoom = await hooks.requireRoom?.().catch((error: unknown) => error)
      if (noRoom !== undefined) break
    }
    await writer.end()
    if (noRoom === undefined && !hooks.signal?.aborted && (source.isWhole?.() ?? true))
      pruning = await pruneGone(writer, options, { rows: progress.rows + context.told, lost: context.lost })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new ImportInterrupted(`${tellPlace('cut off', writer)}: ${reason}`, summarize(), writer.lastLine, error)
  } finally {
    await writer.close()
  }
  if (noRoom !== undefined) {
    const reason = noRoom instanceof Error ? noRoom.message : String(noRoom)
    throw new ImportInterrupted(`${tellPlace('stopped', writer)}. ${reason}`, summarize(), writer.lastLine, noRoom)
  }
  if (hooks.signal?.aborted) {
    throw new ImportInterrupted(`${tellPlace('stopped', writer)}.`, summarize(), writer.lastLine)
  }
  return summarize()
}

/** Throws an ImportRefusal where a field has to be named first. */
export function requireClear({ facts }: PlannedSource): void {
  if (facts.unclear !== null) throw new ImportRefusal(facts.unclear)
}

/** A column that has another name since would bring every home a second time, under a made number. */
async function refuseWithoutNumbers({ facts }: PlannedSource, writer: ListingWriter): Promise<void> {
  if (facts.fillsNumber) return
  const isMissed = await writer.hasOwnNumbers().catch(() => false)
  if (!isMissed) return
  await writer.close()
  throw new ImportRefusal(
    'No column of the file is MLSNumber any more, by which earlier imports of this source told homes apart: all would be stored a second time. Name it with --map theirs=MLSNumber.',
  )
}

function tellPlace(how: string, { lastLine }: Pick<ListingWriter, 'lastLine'>): string {
  return `The import was ${how}, ${lastLine === 0 ? 'nothing is stored' : `the rows up to line ${lastLine} are stored`}`
}

/** Looks at the beginning of a file and tells what an import would make of it. Stores nothing. */
export async function previewImport(bytes: AsyncIterable<Uint8Array>, options: ImportOptions): Promise<ImportPreview> {
  const open = () => openSource(bytes, { sheet: options.sheet })
  const { plan, source, sample } = await openPlannedSource(open, options)
  const notes = new Map<string, number>()
  const note = makeNoteTaker(notes)
  const heldBack = new HeldBackCounts()
  const looked = sample.slice(0, sampleRows)
  const rows = looked.map((record) => ({
    line: record.line,
    ...readRow(plan, record, note, (held) => heldBack.note(held)),
  }))
  return {
    columns: plan.columns,
    hints: [...(source.hints ?? []), ...findHints(plan, looked)],
    sheets: source.sheets ?? null,
    missing: plan.findMissingFields(),
    rows: rows.slice(0, previewRows),
    notes,
    looked: looked.length,
    cells: rows.flatMap((row) => ('odd' in row ? row.odd : [])),
    heldBack: heldBack.list(plan.columns),
    unusedMaps: plan.findUnusedMaps(),
  }
}

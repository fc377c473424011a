import type pg from 'pg'
import type { ListingScope } from '../listing-scope.ts'
import { type ReadRow, readRow } from './fields/read-row.ts'
import { findHints } from './hints.ts'
import { ImportInterrupted } from './import-interrupted.ts'
import { ImportRefusal } from './import-refusal.ts'
import type { ImportSummary } from './import-summary.ts'
import { type ImportOptions, ImportPlan, type PlannedColumn } from './plan-import.ts'
import { openSource } from './reading/open-source.ts'
import type { Source, SourceRecord } from './reading/source.ts'
import { type ListingWriter, openListingWriter } from './write-listings.ts'

export interface ImportProgress {
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
  /** Asked before the first rows and after every few hundred; what it throws ends the import in the same good order. */
  requireRoom?(): Promise<void>
}

export interface ImportPreview {
  columns: readonly PlannedColumn[]
  /** What somebody should know before it is done: whole sentences. */
  hints: readonly string[]
  /** Required fields that have to be named before an import. */
  missing: readonly string[]
  /** The first rows, as they would be stored, or why not. */
  rows: ({ line: number } & (Pick<ReadRow, 'listing'> | { faults: string[] }))[]
  /** What was filled in or changed in the rows that were looked at. */
  notes: ReadonlyMap<string, number>
  looked: number
  unusedMaps: readonly string[]
}

/** Rows that the columns are judged by. */
const sampleRows = 100
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
  const startedAt = performance.now()
  const progress: ImportProgress = { bytes: 0, rows: 0, faulty: 0 }
  const { plan, source, sample } = await openPlannedSource(countBytes(bytes, progress), options)
  refuseUnclear(plan)
  hooks.onHints?.(findHints(plan, sample.slice(0, sampleRows)))
  await hooks.requireRoom?.()
  const notes = new Map<string, number>()
  const writer = await openListingWriter(pool, { ...scope, by: options.by ?? 'import' }, options.key)
  const summarize = (): ImportSummary => ({
    rows: progress.rows,
    ...writer.stored,
    faulty: progress.faulty,
    seconds: (performance.now() - startedAt) / 1000,
    notes,
    columns: plan.columns,
    unusedMaps: plan.findUnusedMaps(),
  })
  let noRoom: unknown
  try {
    for await (const records of chain(sample, source)) {
      planNewColumns(plan, source, records)
      await storeRecords(plan, source, records, { writer, progress, notes, hooks, afterLine: options.afterLine ?? 0 })
      hooks.onProgress?.(progress)
      if (hooks.signal?.aborted) break
      noRoom = await hooks.requireRoom?.().catch((error: unknown) => error)
      if (noRoom !== undefined) break
    }
    await writer.end()
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

function tellPlace(how: string, { lastLine }: Pick<ListingWriter, 'lastLine'>): string {
  return `The import was ${how}, ${lastLine === 0 ? 'nothing is stored' : `the rows up to line ${lastLine} are stored`}`
}

/** Looks at the beginning of a file and tells what an import would make of it. Stores nothing. */
export async function previewImport(bytes: AsyncIterable<Uint8Array>, options: ImportOptions): Promise<ImportPreview> {
  const { plan, sample } = await openPlannedSource(bytes, options)
  const notes = new Map<string, number>()
  const note = makeNoteTaker(notes)
  const looked = sample.slice(0, sampleRows)
  const rows = looked.map((record) => ({ line: record.line, ...readRow(plan, record, note) }))
  return {
    columns: plan.columns,
    hints: findHints(plan, looked),
    missing: plan.findMissingFields(),
    rows: rows.slice(0, previewRows),
    notes,
    looked: looked.length,
    unusedMaps: plan.findUnusedMaps(),
  }
}

interface StoreContext {
  writer: ListingWriter
  progress: ImportProgress
  notes: Map<string, number>
  hooks: ImportHooks
  /** Rows up to this line are stored already. */
  afterLine: number
}

async function storeRecords(
  plan: ImportPlan,
  source: Source,
  records: readonly SourceRecord[],
  { writer, progress, notes, hooks, afterLine }: StoreContext,
): Promise<void> {
  const note = makeNoteTaker(notes)
  for (const record of records) {
    if (record.line <= afterLine) continue
    progress.rows += 1
    const row = readRow(plan, record, note)
    if ('faults' in row) {
      progress.faulty += 1
      const { line, values, text } = record
      await hooks.onFaultyRow?.({
        line,
        reasons: row.faults,
        columns: source.columns,
        values,
        ...(text === undefined ? {} : { text }),
      })
      continue
    }
    const full = writer.add(row)
    if (full) await full
  }
}

async function openPlannedSource(
  bytes: AsyncIterable<Uint8Array>,
  options: ImportOptions,
): Promise<{ plan: ImportPlan; source: Source; sample: SourceRecord[] }> {
  const plan = new ImportPlan(options)
  const source = await openSource(bytes)
  const sample: SourceRecord[] = []
  while (sample.length < sampleRows) {
    const next = await source.batches.next()
    if (next.done) break
    sample.push(...next.value)
  }
  planNewColumns(plan, source, sample)
  const unused = plan.findUnusedMaps()
  if (source.format === 'csv' && unused.length > 0) {
    throw new ImportRefusal(
      `--map names "${unused[0]}", but the columns are ${source.columns.map((name) => `"${name}"`).join(', ')}.`,
    )
  }
  const [lookup] = source.format === 'csv' ? plan.findUnusedLookups() : []
  if (lookup) {
    throw new ImportRefusal(
      `--lookup goes by ${lookup.column}, but no column of the file is that: name it with --map theirs=${lookup.column}.`,
    )
  }
  return { plan, source, sample }
}

function planNewColumns(plan: ImportPlan, source: Source, records: readonly SourceRecord[]): void {
  const known = plan.columns.length
  if (source.columns.length === known) return
  const names = source.columns.slice(known)
  const judged = records.slice(0, sampleRows)
  plan.addColumns(
    names,
    names.map((_, index) => judged.map((record) => record.values[known + index])),
  )
}

function refuseUnclear(plan: ImportPlan): void {
  const [missing] = plan.findMissingFields()
  if (missing !== undefined) {
    throw new ImportRefusal(
      `No column of the file is ${missing}: name it with --map theirs=${missing}, or give all rows one value with --set ${missing}=…. --dry-run shows how every column is understood.`,
    )
  }
  if (plan.options.key === 'URL' && !plan.hasColumnFor('Url') && plan.urlTemplate === null) {
    throw new ImportRefusal('--key URL needs a column with the Url: name it with --map theirs=Url.')
  }
}

async function* chain(sample: SourceRecord[], source: Source): AsyncGenerator<SourceRecord[]> {
  yield sample
  yield* source.batches
}

async function* countBytes(bytes: AsyncIterable<Uint8Array>, progress: ImportProgress): AsyncGenerator<Uint8Array> {
  for await (const piece of bytes) {
    progress.bytes += piece.length
    yield piece
  }
}

function makeNoteTaker(notes: Map<string, number>): (note: string) => void {
  return (note) => notes.set(note, (notes.get(note) ?? 0) + 1)
}

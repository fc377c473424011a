import { hostname } from 'node:os'
import type pg from 'pg'
import type { Database, OpenDatabase } from '../../../../platform/database/connect.ts'
import type { Events } from '../../../../platform/events/events.ts'
import { beginImportEdit, endImportEdit, type ImportEdit } from '../../edits/undo-import.ts'
import type { ListingScope } from '../../listing-scope.ts'
import { addContacts } from '../../releases/releases.ts'
import type { PlannedSource } from '../apart/planned-source.ts'
import { describeCellFault } from '../cells/cell-fault.ts'
import { keepReleases, withReleases } from '../held-back/with-releases.ts'
import { ImportBusy } from '../import-busy.ts'
import type { ImportHooks, ImportProgress } from '../import-hooks.ts'
import { ImportInterrupted } from '../import-interrupted.ts'
import { importSource } from '../import-listings.ts'
import type { ImportOptions } from '../import-options.ts'
import type { ImportSummary } from '../import-summary.ts'
import type { Source } from '../reading/source.ts'
import { tellImport } from '../tell-import.ts'
import { NothingNew } from './nothing-new.ts'
import {
  deleteRun,
  endLostRuns,
  endRun,
  ensureSource,
  forgetOldRuns,
  type ImportSource,
  insertRun,
  listRuns,
  lockSource,
  type RunCounts,
  type RunFault,
  unlockSource,
  updateRun,
} from './run-store.ts'

/** What a source is read with. */
export interface RunReading {
  /** Is counted up. */
  progress: ImportProgress
  /** Ends when the run must. */
  signal: AbortSignal
  /** Those of the request, with all columns that the firm has released for the chatbot. */
  options: ImportOptions
}

export interface RunRequest {
  database: Pick<OpenDatabase, 'pool' | 'db'>
  events: Events
  scope: ListingScope
  source: ImportSource
  by: string
  /**
   * Begins to read. What takes long beforehand belongs here: a process that dies in it has then left a run that the next
   * one finds. Throws NothingNew where there is nothing to do.
   */
  open(reading: RunReading): Promise<Source | PlannedSource>
  options: ImportOptions
  hooks?: ImportHooks
  /** Hears the id of the run. */
  onBegin?(runId: number): Promise<void>
}

/** So many runs of a source are kept. */
export const keptRuns = 100
/** So many of the faulty rows of a run are told in its report, each in so many characters. */
const toldFaults = 20
const faultCharacters = 300
/** How often a run that is at work tells how far it is. */
const tellMs = 2_000

/**
 * Imports from a source, as the only one that does so at this time in any process, and keeps a report. Fails with an
 * ImportBusy, with what `open` throws, and as importListings does.
 */
export async function runImport(request: RunRequest): Promise<ImportSummary> {
  const { database, scope, source } = request
  const sourceId = await ensureSource(database.db, scope, source)
  return withSource(database, { ...scope, sourceId }, source, (lost) => importAlone(request, sourceId, lost))
}

async function withSource<Result>(
  { pool, db }: Pick<OpenDatabase, 'pool' | 'db'>,
  { workspaceId, sourceId }: ListingScope & { sourceId: number },
  source: ImportSource,
  work: (lost: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  // Without its connection nobody keeps the source any more, and the next one may begin.
  const lost = new AbortController()
  const onError = (error: Error): void => lost.abort(error)
  client.on('error', onError)
  try {
    if (!(await lockSource(client, sourceId)))
      throw new ImportBusy(await describeBusy(db, workspaceId, sourceId, source))
    await endLostRuns(db, workspaceId, sourceId)
    return await work(lost.signal)
  } finally {
    await release(client, sourceId, lost.signal.aborted)
    client.off('error', onError)
  }
}

async function release(client: pg.PoolClient, sourceId: number, isLost: boolean): Promise<void> {
  const isFree =
    !isLost &&
    (await unlockSource(client, sourceId)
      .then(() => true)
      .catch(() => false))
  client.release(!isFree)
}

async function describeBusy(
  db: Database,
  workspaceId: number,
  sourceId: number,
  { kind, name }: ImportSource,
): Promise<string> {
  const [run] = await listRuns(db, { workspaceId, sourceId }, 1)
  const who =
    run?.state === 'running'
      ? `: ${run.by} on ${run.place}, since ${run.startedAt.toISOString()}, ${run.rows} rows`
      : ''
  return `The ${kind} "${name}" is being imported already${who}. Try again when that has ended; nothing is stored.`
}

async function importAlone(request: RunRequest, sourceId: number, lost: AbortSignal): Promise<ImportSummary> {
  const { database, scope, events, by, options, hooks = {} } = request
  const { db, pool } = database
  const id = await insertRun(db, { ...scope, sourceId, by, place: `${hostname()}, process ${process.pid}` })
  const run = { workspaceId: scope.workspaceId, id }
  const signal = hooks.signal ? AbortSignal.any([hooks.signal, lost]) : lost
  const faults: RunFault[] = []
  let toldAt = performance.now()
  let telling = Promise.resolve()
  const ownHooks: ImportHooks = {
    ...hooks,
    signal,
    onFaultyRow: async (row) => {
      if (faults.length < toldFaults) faults.push(shorten(row))
      await hooks.onFaultyRow?.(row)
    },
    onProgress: (progress) => {
      hooks.onProgress?.(progress)
      if (performance.now() - toldAt < tellMs) return
      toldAt = performance.now()
      // How far it is is no reason to fail.
      telling = telling.then(() => updateRun(db, run, countsOf(progress))).catch(() => {})
    },
  }
  const progress: ImportProgress = { bytes: 0, rows: 0, faulty: 0 }
  let edit: ImportEdit | null = null
  try {
    edit = await beginImportEdit(db, scope, { by, sourceId, runId: id })
    await request.onBegin?.(id)
    await keepReleases(db, scope, options, by)
    const all = { ...(await withReleases(db, scope, options)), by, sourceId, edit }
    const source = { open: () => request.open({ progress, signal, options: all }), progress }
    const summary = await importSource(pool, scope, source, all, ownHooks)
    await telling
    await addContacts(db, scope, summary.contacts, by)
    // Rows come first: of cells the home is stored.
    for (const cell of summary.cells.told.slice(0, toldFaults - faults.length))
      faults.push(shorten({ line: cell.line, reasons: [describeCellFault(cell)] }))
    await endRun(db, run, {
      ...countsOf(summary),
      state: 'finished',
      message: summary.notPruned ?? tellMissed(summary.missed),
      faults,
      heldBack: summary.heldBack,
    })
    await tellImport(db, events, { workspaceId: scope.workspaceId, id: scope.chatbotId }, summary)
    return summary
  } catch (error) {
    await telling
    if (error instanceof NothingNew) await deleteRun(db, run).catch(() => {})
    const message = tellEnd(error, signal)
    const state = hooks.signal?.aborted ? 'stopped' : 'failed'
    const counts = error instanceof ImportInterrupted ? countsOf(error.summary) : {}
    const heldBack = error instanceof ImportInterrupted ? error.summary.heldBack : []
    // The database may be what failed: then the next run finds this one at work and ends it.
    await endRun(db, run, { ...counts, state, message, faults, heldBack }).catch(() => {})
    throw error
  } finally {
    if (edit) await endImportEdit(db, scope, edit).catch(() => {})
    await forgetOldRuns(db, scope.workspaceId, sourceId, keptRuns).catch(() => {})
  }
}

function tellMissed(missed: number): string {
  if (missed === 0) return ''
  return `${missed.toLocaleString('en-US')} ${missed === 1 ? 'listing was' : 'listings were'} not in it for the first time: what the next run does not bring either is pruned.`
}

function tellEnd(error: unknown, signal: AbortSignal): string {
  // What is broken off before there are rows says so in words of its own.
  if (signal.aborted && !(error instanceof ImportInterrupted)) return 'It was stopped before anything was stored.'
  return error instanceof Error ? error.message : String(error)
}

function shorten({ line, reasons }: RunFault): RunFault {
  return { line, reasons: reasons.slice(0, 3).map((reason) => reason.slice(0, faultCharacters)) }
}

function countsOf(progress: Partial<RunCounts>): Partial<RunCounts> {
  const names = ['rows', 'added', 'updated', 'unchanged', 'repeated', 'faulty', 'gone', 'pruned'] as const
  return Object.fromEntries(names.flatMap((name) => (progress[name] === undefined ? [] : [[name, progress[name]]])))
}

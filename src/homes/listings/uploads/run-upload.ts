import { isUnavailable } from '../../../platform/database/database-trouble.ts'
import { keepTelling } from '../../../platform/jobs/keep-telling.ts'
import type { HomesApp } from '../../homes-app.ts'
import { findArchivePictures, keepArchivePictures } from '../../pictures/archive-pictures.ts'
import type { PlannedSource } from '../import/apart/planned-source.ts'
import type { TableRequest } from '../import/apart/table-readers.ts'
import { findWouldGo } from '../import/count-would-go.ts'
import { withReleases } from '../import/held-back/with-releases.ts'
import { ImportBusy } from '../import/import-busy.ts'
import type { ImportHooks, ImportProgress } from '../import/import-hooks.ts'
import { ImportInterrupted } from '../import/import-interrupted.ts'
import { ImportRefusal } from '../import/import-refusal.ts'
import type { ImportSummary } from '../import/import-summary.ts'
import { runImport } from '../import/runs/run-import.ts'
import { prepareSource } from '../import/runs/source-runs.ts'
import { FaultsFile } from './faults-file.ts'
import { type ImportChoices, toOptions } from './import-choices.ts'
import { readForgiven } from './kept-choices.ts'
import { measureUpload } from './measure-upload.ts'
import type { UploadFigures } from './present-upload.ts'
import { giveUpUpload, openUpload } from './upload-file.ts'
import { noteRun, settleUpload, tellProgress, type UploadRow } from './upload-store.ts'

/** A process that dies at it is tried again so often. */
const mostTries = 3
const toldFaults = 50

type UploadApp = Pick<
  HomesApp,
  | 'db'
  | 'patientDb'
  | 'pool'
  | 'events'
  | 'files'
  | 'newId'
  | 'now'
  | 'log'
  | 'slices'
  | 'space'
  | 'stopping'
  | 'tables'
  | 'quotas'
  | 'media'
  | 'publicUrl'
> & { timeZoneOf(upload: UploadRow): Promise<string> }

/** Imports an uploaded file, or counts what that would do, and keeps what became of it. */
export async function runUpload(app: UploadApp, upload: UploadRow): Promise<void> {
  if (upload.tries > mostTries) {
    await end(app, upload, {
      state: 'failed',
      message: 'The process that was at it ended in the middle, again and again.',
    })
    return
  }
  const wish = new AbortController()
  const telling = keepTelling({ bytesRead: 0, figures: {} }, (newest) => tellProgress(app.db, upload, newest), wish)
  const faulty = new FaultsFile(app)
  const faults: NonNullable<UploadFigures['faults']> = []
  const hooks: ImportHooks = {
    signal: AbortSignal.any([wish.signal, app.stopping]),
    rest: () => app.slices.aside(),
    requireRoom: () => app.space.requireRoom(),
    onProgress: ({ bytes, ...figures }) => telling.note({ bytesRead: bytes, figures }),
    onFaultyRow: async (row) => {
      if (faults.length < toldFaults) {
        const reasons = row.reasons.slice(0, 3).map((reason) => reason.slice(0, 300))
        faults.push({ line: row.line, reasons })
      }
      await faulty.add(row)
    },
  }
  try {
    if (upload.isCheck) {
      const figures = await measure(app, upload, hooks)
      await telling.stop()
      // What was counted is not all of the file.
      app.stopping.throwIfAborted()
      const state = wish.signal.aborted ? 'ready' : 'checked'
      await settleUpload(app.db, upload, { state, figures, isDone: false })
      return
    }
    const summary = await store(app, upload, hooks)
    await telling.stop()
    const figures = { ...figuresOf(summary), faults }
    await end(app, upload, {
      state: 'finished',
      message: summary.notPruned ?? '',
      figures,
      faultsName: await faulty.close(),
    })
  } catch (error) {
    await telling.stop()
    await settleFailure(app, upload, error, { isWished: wish.signal.aborted, faults, faultsName: await faulty.close() })
  }
}

async function store(app: UploadApp, upload: UploadRow, hooks: ImportHooks): Promise<ImportSummary> {
  const { workspaceId, chatbotId, fileName } = upload
  const scope = { workspaceId, chatbotId }
  const source = { kind: 'file', name: fileName } as const
  const pictures = await findArchivePictures(app, scope, [() => openUpload(app, upload)])
  const options = {
    ...optionsOf(upload),
    forgiven: await readForgiven(app.db, scope, fileName),
    timeZone: await app.timeZoneOf(upload),
    pictures: pictures.addresses,
  }
  const summary = await runImport({
    database: { pool: app.pool, db: app.patientDb },
    events: app.events,
    scope,
    source,
    by: upload.by,
    open: (reading) => readUpload(app, upload, reading),
    options,
    hooks,
    onBegin: (runId) => noteRun(app.db, upload, runId),
  })
  const sourceId = await prepareSource(app.patientDb, scope, source)
  await keepArchivePictures(app, { ...scope, sourceId }, pictures)
  return summary
}

function readUpload(app: UploadApp, upload: UploadRow, request: Omit<TableRequest, 'files'>): Promise<PlannedSource> {
  return app.tables.read({ files: [() => openUpload(app, upload)], ...request })
}

async function measure(app: UploadApp, upload: UploadRow, hooks: ImportHooks): Promise<UploadFigures> {
  const { workspaceId, chatbotId, fileName } = upload
  const scope = { workspaceId, chatbotId }
  const choices = await withReleases(app.db, scope, optionsOf(upload))
  const forgiven = await readForgiven(app.db, scope, fileName)
  const options = { ...choices, forgiven, timeZone: await app.timeZoneOf(upload) }
  const { signal = app.stopping } = hooks
  const progress: ImportProgress = { bytes: 0, rows: 0, faulty: 0 }
  const source = await readUpload(app, upload, { options, progress, signal })
  const figures = await measureUpload(app, scope, source, { options, hooks, progress })
  if (!options.prune || signal.aborted) return figures
  const sourceId = await prepareSource(app.db, scope, { kind: 'file', name: fileName })
  const again = await readUpload(app, upload, { options, signal })
  const pruning = { ...options, prune: options.prune }
  const { gone, reason } = await findWouldGo(app.pool, { ...scope, sourceId }, again, pruning)
  return { ...figures, gone, pruned: reason === null ? gone : 0 }
}

/** They were checked when the import was started. */
function optionsOf({ choices }: UploadRow) {
  return toOptions(choices as ImportChoices)
}

async function settleFailure(
  app: UploadApp,
  upload: UploadRow,
  error: unknown,
  found: { isWished: boolean; faults: NonNullable<UploadFigures['faults']>; faultsName: string | null },
): Promise<void> {
  const { isWished, faults, faultsName } = found
  const figures = error instanceof ImportInterrupted ? { ...figuresOf(error.summary), faults } : undefined
  const message = error instanceof Error ? error.message : String(error)
  // The same file under the same key gives the same homes: it is begun again, by whichever process is there.
  if (!isWished && (app.stopping.aborted || isUnavailable(error) || error instanceof ImportBusy)) {
    await settleUpload(app.db, upload, { state: 'waiting', isDone: false })
    return
  }
  if (upload.isCheck && isWished) {
    await settleUpload(app.db, upload, { state: 'ready', isDone: false })
    return
  }
  if (!isWished && !(error instanceof ImportRefusal || error instanceof ImportInterrupted))
    app.log.error({ err: error, import: upload.id }, 'an import of a file failed')
  await end(app, upload, { state: isWished ? 'stopped' : 'failed', message, ...(figures && { figures }), faultsName })
}

async function end(
  app: UploadApp,
  upload: UploadRow,
  result: Omit<Parameters<typeof settleUpload>[2], 'isDone'>,
): Promise<void> {
  await giveUpUpload(app, upload)
  await settleUpload(app.db, upload, { ...result, isDone: true })
}

function figuresOf(summary: ImportSummary): UploadFigures {
  const { rows, added, updated, unchanged, repeated, faulty, gone, pruned, notes, heldBack, cells } = summary
  const told = [...notes].map(([note, count]) => ({ note, rows: count }))
  return {
    ...{ rows, added, updated, unchanged, repeated, faulty, gone, pruned, notes: told, heldBack: [...heldBack] },
    ...{ unknownCells: cells.count, cells: cells.told.slice(0, toldFaults) },
  }
}

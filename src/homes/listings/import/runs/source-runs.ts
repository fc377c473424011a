import { hostname } from 'node:os'
import type { Database } from '../../../../platform/database/connect.ts'
import type { ListingScope } from '../../listing-scope.ts'
import { keptRuns } from './run-import.ts'
import {
  endAllLostRuns,
  endRun,
  ensureSource,
  findSource,
  forgetOldRuns,
  type ImportRun,
  type ImportSource,
  insertRun,
  listRuns,
} from './run-store.ts'

/** The id of a source, which is made where there is none. */
export function prepareSource(db: Database, scope: ListingScope, source: ImportSource): Promise<number> {
  return ensureSource(db, scope, source)
}

/** The id of a source; null: nothing came from it. */
export function findSourceId(db: Database, scope: ListingScope, source: ImportSource): Promise<number | null> {
  return findSource(db, scope, source)
}

export async function lastRunOf(
  db: Database,
  { workspaceId, sourceId }: { workspaceId: number; sourceId: number },
): Promise<ImportRun | null> {
  const [run] = await listRuns(db, { workspaceId, sourceId }, 1)
  return run ?? null
}

/** Runs of a source, newest first. */
export function listRunsOf(
  db: Database,
  { workspaceId, sourceId }: { workspaceId: number; sourceId: number },
  limit: number,
): Promise<ImportRun[]> {
  return listRuns(db, { workspaceId, sourceId }, limit)
}

export type { ImportRun }

/** Ends the runs whose process is gone. Answers their sources. */
export function endLostImports(transaction: Database): Promise<{ workspaceId: number; sourceId: number }[]> {
  return endAllLostRuns(transaction)
}

/** Keeps a run that failed before there was anything to import. */
export async function keepFailedRun(
  db: Database,
  run: ListingScope & { sourceId: number; by: string; message: string },
): Promise<void> {
  const { workspaceId, chatbotId, sourceId, by, message } = run
  const place = `${hostname()}, process ${process.pid}`
  const id = await insertRun(db, { workspaceId, chatbotId, sourceId, by, place })
  await endRun(db, { workspaceId, id }, { state: 'failed', message, faults: [] })
  await forgetOldRuns(db, workspaceId, sourceId, keptRuns)
}

import type { Database } from '../../database/connect.ts'
import { markNamed, markUnnamed, selectDocuments } from './document-store.ts'
import type { StoredDocument } from './stored-document.ts'

/** Those of the ids that are usable files of the workspace, none of a visitor's, in no particular order. */
export async function findDocuments(
  db: Database,
  workspaceId: number,
  ids: readonly number[],
): Promise<StoredDocument[]> {
  return ids.length === 0 ? [] : selectDocuments(db, workspaceId, ids)
}

/** Notes that sources name these files: they are kept. Answers how many of them are there. */
export async function keepDocuments(
  transaction: Database,
  workspaceId: number,
  ids: readonly number[],
): Promise<number> {
  return ids.length === 0 ? 0 : markNamed(transaction, workspaceId, ids)
}

/** Notes since when no source of the workspace names these files: a day later they are removed, unless one does again. */
export async function giveUpDocuments(
  transaction: Database,
  workspaceId: number,
  ids: readonly number[],
  now: Date,
): Promise<void> {
  if (ids.length > 0) await markUnnamed(transaction, workspaceId, ids, now)
}

import { recordChange } from '../../../platform/change-log/record-change.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import { fail } from '../../../platform/errors.ts'
import type { ListingScope } from '../listing-scope.ts'
import { listEdited } from './edit-store.ts'
import {
  findNewestUndoable,
  type ImportEdit,
  insertImportEdit,
  listUndoable,
  lockImportEdit,
  removeAdded,
  restoreChanged,
  settleImportEdit,
} from './import-edit-store.ts'
import type { ImportUndone } from './import-undone.ts'
import { keysOf } from './keys-of-values.ts'
import { undoDays } from './listing-change.ts'
import { noteUndone, restoreListings } from './undo-store.ts'

export type { ImportEdit }

const atOnce = 1_000

/** Begins to note what an import changes. */
export function beginImportEdit(
  db: Database,
  scope: ListingScope,
  run: { by: string; sourceId: number; runId: number },
): Promise<ImportEdit> {
  return insertImportEdit(db, scope, run)
}

export function endImportEdit(db: Database, scope: ListingScope, { editId }: ImportEdit): Promise<void> {
  return settleImportEdit(db, scope, editId)
}

/** Until when each of the runs can be undone; those that cannot are left out. */
export function findUndoable(
  db: Database,
  workspaceId: number,
  runIds: readonly (number | null)[],
): Promise<Map<number, Date>> {
  return listUndoable(
    db,
    workspaceId,
    runIds.filter((id) => id !== null),
    undoDays,
  )
}

export function findNewestImport(
  db: Database,
  scope: ListingScope,
  of: { sourceId: number | null; kind: 'file' | 'feed' },
): Promise<{ runId: number; name: string } | null> {
  return findNewestUndoable(db, scope, { ...of, days: undoDays })
}

/** Takes back what an import or a run of a feed did. Fails with `import-not-undoable`. */
export function undoImportRun(
  db: Database,
  scope: ListingScope,
  { runId, by, serialNumber }: { runId: number; by: string; serialNumber: string },
): Promise<ImportUndone> {
  return inTransaction(db, async (transaction) => {
    const edit = await lockImportEdit(transaction, scope, runId, undoDays)
    if (edit === null)
      throw fail('import-not-undoable', {
        reason: `it changed nothing, is at work, was undone already, or is older than ${undoDays} days`,
      })
    if (edit.isCovered)
      throw fail('import-not-undoable', { reason: 'a later one of the same source has to be undone first' })
    // First: what it removed may have the numbers of what it added.
    const added = await removeAdded(transaction, scope, edit)
    let [seen, restored] = [0, 0]
    for (let after = 0; ; ) {
      const rows = await listEdited(transaction, scope, edit.id, { after, limit: atOnce })
      const changed = rows.filter((row) => row.after !== null)
      restored += await restoreChanged(
        transaction,
        scope,
        changed.map(({ id, before }) => ({ id, before: { ...before, ...keysOf(before) } })),
        edit.endedAt,
      )
      const removed = rows.filter((row) => row.after === null)
      if (removed.length > 0)
        restored += await restoreListings(
          transaction,
          scope,
          removed.map(({ id, before }) => ({ id, values: before, keys: keysOf(before), now: null })),
        )
      seen += rows.length
      if (rows.length < atOnce) break
      after = rows.at(-1)?.id ?? 0
    }
    await noteUndone(transaction, scope, edit.id)
    const result = { removed: added.removed, restored, kept: added.kept + seen - restored }
    await recordChange(transaction, {
      workspaceId: scope.workspaceId,
      by,
      action: 'listings.updated',
      target: `chatbot ${serialNumber}`,
      details: { count: result.removed + restored, undone: edit.id, ...result },
    })
    return result
  })
}

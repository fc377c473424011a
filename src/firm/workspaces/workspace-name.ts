import { recordChange } from '../../platform/change-log/record-change.ts'
import type { Database } from '../../platform/database/connect.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { readWorkspaceName, updateWorkspaceName } from './workspace-store.ts'

/** What the workspace of a first start is called until the firm names it. */
export const unnamed = 'First workspace'

export function isNamedByFirm(name: string): boolean {
  return name !== '' && name !== unnamed
}

/** What a workspace is called. */
export function nameOfWorkspace(db: Database, workspaceId: number): Promise<string> {
  return readWorkspaceName(db, workspaceId)
}

/** Gives it another name, and keeps who did. */
export function renameWorkspace(
  db: Database,
  { workspaceId, by }: { workspaceId: number; by: string },
  name: string,
): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const before = { Name: await readWorkspaceName(transaction, workspaceId) }
    await updateWorkspaceName(transaction, workspaceId, name)
    const change = { workspaceId, by, action: 'workspace.renamed', target: `workspace ${workspaceId}` } as const
    await recordChange(transaction, { ...change, details: { before, after: { Name: name } } })
  })
}

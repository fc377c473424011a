import { recordChange } from '../../platform/change-log/record-change.ts'
import type { Database } from '../../platform/database/connect.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Assignment } from './workspace-settings.ts'
import { readAssignmentOf, updateAssignment } from './workspace-store.ts'

/** Whose conversations of a workspace become by themselves. */
export function readAssignment(db: Database, workspaceId: number): Promise<Assignment> {
  return readAssignmentOf(db, workspaceId)
}

/** Sets it, and keeps who did. */
export function changeAssignment(
  db: Database,
  { workspaceId, by }: { workspaceId: number; by: string },
  assignment: Assignment,
): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const before = { Assignment: await readAssignmentOf(transaction, workspaceId) }
    await updateAssignment(transaction, workspaceId, assignment)
    const change = { workspaceId, by, action: 'assignment.changed', target: `workspace ${workspaceId}` } as const
    await recordChange(transaction, { ...change, details: { before, after: { Assignment: assignment } } })
  })
}

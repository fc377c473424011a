import { recordChange } from '../../platform/change-log/record-change.ts'
import type { Database } from '../../platform/database/connect.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { readRetentionDays, updateRetentionDays } from './workspace-store.ts'

/** Sets for how many days a workspace keeps conversations, null: for good; and keeps who did. */
export function changeRetention(
  db: Database,
  { workspaceId, by }: { workspaceId: number; by: string },
  days: number | null,
): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const before = { RetentionDays: await readRetentionDays(transaction, workspaceId) }
    await updateRetentionDays(transaction, workspaceId, days)
    const change = { workspaceId, by, action: 'retention.changed', target: `workspace ${workspaceId}` } as const
    await recordChange(transaction, { ...change, details: { before, after: { RetentionDays: days } } })
  })
}

import { recordChange } from '../../platform/change-log/record-change.ts'
import type { Database } from '../../platform/database/connect.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { lockLimits, updateLimits } from './limit-store.ts'

interface Change {
  workspaceId: number
  by: string
}

/** Sets how many answered messages a session of the workspace may have, null: any number; and keeps who did. */
export function changeSessionLimit(db: Database, change: Change, limit: number | null): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const { sessionMessagesLimit: before } = await lockLimits(transaction, change.workspaceId)
    await updateLimits(transaction, change.workspaceId, { sessionMessagesLimit: limit })
    const details = { before: { MessagesLimit: before ?? none }, after: { MessagesLimit: limit ?? none } }
    const target = `workspace ${change.workspaceId}`
    await recordChange(transaction, { ...change, action: 'session-limit.changed', target, details })
  })
}

/** Sets how many messages visitors of the workspace may send in a month, null: any number; and keeps who did. */
export function changeAllowance(db: Database, change: Change, allowance: number | null): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const { messageAllowance: before } = await lockLimits(transaction, change.workspaceId)
    await updateLimits(transaction, change.workspaceId, { messageAllowance: allowance })
    const details = { before: { Total: before ?? none }, after: { Total: allowance ?? none } }
    const target = `workspace ${change.workspaceId}`
    await recordChange(transaction, { ...change, action: 'allowance.changed', target, details })
  })
}

/** How the wire writes that there is no limit. */
const none = -1

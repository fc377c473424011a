import { recordChange } from '../../platform/change-log/record-change.ts'
import type { Database } from '../../platform/database/connect.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { readOwnerEmail, updateOwnerEmail } from './workspace-store.ts'

/** Who is told where no chatbot names anybody; '': nobody. */
export function ownerOf(db: Database, workspaceId: number): Promise<string> {
  return readOwnerEmail(db, workspaceId)
}

/** Sets who is told where no chatbot names anybody, '': nobody; and keeps that it was changed, not to whom. */
export function changeOwner(
  db: Database,
  { workspaceId, by }: { workspaceId: number; by: string },
  email: string,
): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const before = await readOwnerEmail(transaction, workspaceId)
    await updateOwnerEmail(transaction, workspaceId, email)
    const details = { before: { OwnerEmail: before !== '' }, after: { OwnerEmail: email !== '' } }
    const change = { workspaceId, by, action: 'owner.changed', target: `workspace ${workspaceId}` } as const
    await recordChange(transaction, { ...change, details })
  })
}

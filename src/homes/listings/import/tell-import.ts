import type { Database } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import type { Events } from '../../../platform/events/events.ts'
import type { ImportSummary } from './import-summary.ts'

/** Tells that an import came to its end, and what became of its rows. */
export function tellImport(
  db: Database,
  events: Events,
  { workspaceId, id: chatbotId }: { workspaceId: number; id: number },
  { rows, added, updated, unchanged, repeated, faulty, gone, pruned }: ImportSummary,
): Promise<void> {
  const data = { rows, added, updated, unchanged, repeated, faulty, gone, pruned }
  return inTransaction(db, (transaction) =>
    events.record(transaction, { workspaceId, chatbotId, type: 'import.finished', data }),
  )
}

import { recordChange } from '../platform/change-log/record-change.ts'
import type { Database } from '../platform/database/connect.ts'
import { afterCommit, inTransaction } from '../platform/database/in-transaction.ts'
import { fail } from '../platform/errors.ts'
import type { ChangedKnowledge } from './change-knowledge.ts'
import type { KnowledgeApp } from './knowledge-app.ts'
import { putSheet } from './put-sheet.ts'
import type { KnowledgeScope } from './source.ts'
import { holdChatbot, lockKnowledge, noteChanged } from './sources/knowledge-store.ts'

/**
 * Changes rows of a chatbot's sheet, and has it learned again. `change` answers the ids of the rows that it touched;
 * when it fails, nothing is changed.
 */
export async function changeRows(
  app: Pick<KnowledgeApp, 'db' | 'learning'>,
  { workspaceId, serialNumber, by }: ChangedKnowledge,
  change: (
    transaction: Database,
    scope: KnowledgeScope,
  ) => Promise<{ kind: 'added' | 'updated' | 'deleted'; count: number }>,
): Promise<void> {
  await inTransaction(app.db, async (transaction) => {
    const scope = await holdChatbot(transaction, workspaceId, serialNumber)
    if (scope === null) throw fail('chatbot-not-found', { serialNumber })
    const { sheetUrl } = await lockKnowledge(transaction, scope)
    const { kind, count } = await change(transaction, scope)
    if (count === 0) return
    const { gone } = await putSheet(transaction, scope, sheetUrl, { isAnew: false })
    await noteChanged(transaction, scope, gone)
    const target = `chatbot ${serialNumber.toLowerCase()}`
    await recordChange(transaction, { workspaceId, by, action: 'sheet.changed', target, details: { [kind]: count } })
  })
  afterCommit(app.db, () => app.learning.wake())
}

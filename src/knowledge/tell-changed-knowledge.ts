import { inTransaction } from '../platform/database/in-transaction.ts'
import type { KnowledgeApp } from './knowledge-app.ts'
import { takeUntold } from './sources/knowledge-store.ts'

/** Ids in one event. */
const idsAtOnce = 1_000

/** Tells which sources were learned, failed or went since it was told last: what happens meanwhile is gathered. */
export async function tellChangedKnowledge({
  db,
  events,
  stopping,
}: Pick<KnowledgeApp, 'db' | 'events' | 'stopping'>): Promise<void> {
  for (let isMore = true; isMore && !stopping.aborted; ) {
    isMore = await inTransaction(db, async (transaction) => {
      const untold = await takeUntold(transaction)
      if (untold === null) return false
      const { workspaceId, chatbotId, ids } = untold
      for (let from = 0; from < ids.length; from += idsAtOnce) {
        const data = { ids: ids.slice(from, from + idsAtOnce) }
        await events.record(transaction, { workspaceId, chatbotId, type: 'knowledge.changed', data })
      }
      return true
    })
  }
}

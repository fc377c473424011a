import { inTransaction } from '../../../platform/database/in-transaction.ts'
import type { HomesApp } from '../../homes-app.ts'
import { type ChangedListings, listWritten, lockUntold, noteTold } from './changed-listings-store.ts'

/** Ids in one event. */
const idsAtOnce = 1_000

/**
 * Tells which listings were written since it was told last, in one event a chatbot where they are few: what is written
 * meanwhile is gathered. The writes themselves do nothing for it; that they are noted is the search index's need too.
 */
export function tellChangedListings({ patientDb, events }: Pick<HomesApp, 'patientDb' | 'events'>): Promise<void> {
  return inTransaction(patientDb, async (transaction) => {
    const untold = await lockUntold(transaction)
    if (untold === null || untold.changes.length === 0) return
    const byChatbot = Map.groupBy(untold.changes, ({ chatbotId }) => chatbotId)
    for (const [chatbotId, changes] of byChatbot) {
      const gathered = new Set<number>()
      for (const change of changes) {
        const ids = idsOf(change) ?? (await listWritten(transaction, change, untold.toldAt))
        for (const id of ids) gathered.add(id)
      }
      const all = [...gathered]
      const workspaceId = changes[0]?.workspaceId ?? 0
      for (let from = 0; from < all.length; from += idsAtOnce) {
        const data = { ids: all.slice(from, from + idsAtOnce) }
        await events.record(transaction, { workspaceId, chatbotId, type: 'listings.changed', data })
      }
    }
    await noteTold(transaction, untold.snapshot)
  })
}

/** Null: they are not known one by one. */
function idsOf({ ids, firstId, lastId }: ChangedListings): number[] | null {
  return ids ?? (firstId === lastId ? [firstId] : null)
}

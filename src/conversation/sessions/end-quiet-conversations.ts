import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { ConversationApp } from '../conversation-app.ts'
import { closeQuietSessions } from './session-store.ts'

const quietMs = 30 * 60_000
/** In one transaction. */
const atOnce = 200

/** Ends conversations in which nothing was said for half an hour, and tells it; of several processes one does. */
export async function endQuietConversations({
  patientDb,
  events,
  now,
  stopping,
}: Pick<ConversationApp, 'patientDb' | 'events' | 'now' | 'stopping'>): Promise<void> {
  let ended = atOnce
  while (ended === atOnce && !stopping.aborted) {
    ended = await inTransaction(patientDb, async (transaction) => {
      const places = await closeQuietSessions(transaction, new Date(now().getTime() - quietMs), atOnce)
      for (const place of places) await events.record(transaction, { ...place, type: 'conversation.ended', data: {} })
      return places.length
    })
  }
}

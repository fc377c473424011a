import { fail } from '../../platform/errors.ts'
import type { Caller } from '../../platform/operation.ts'
import { maySee, placeSeenBy } from '../assignment/seen-by.ts'
import type { ConversationApp } from '../conversation-app.ts'
import { findConversationRow, findEarlierIds, listConversationsOfIds } from './conversation-store.ts'
import { type ConversationSummary, summarizeConversation } from './present-conversation.ts'

/**
 * Where a conversation is that the caller may see, the language of its visitor, and how others of the same visitor are
 * found. Fails with `session-not-found`, also where it is not for the agent who asks.
 */
export async function findSeenConversation({ db }: Pick<ConversationApp, 'db'>, caller: Caller, sessionID: number) {
  const place = placeSeenBy(caller, sessionID)
  const row = await findConversationRow(db, place.workspaceId, sessionID)
  if (!row || !maySee(place.agentId ?? null, row.assignedTo)) throw fail('session-not-found', { sessionID })
  return {
    visitor: { workspaceId: place.workspaceId, chatbotId: row.chatbotId, sessionId: sessionID },
    language: row.language,
    /** Other conversations in which the same address or number was left, the newest first, that the caller may see. */
    async listEarlier(limit: number): Promise<ConversationSummary[]> {
      const ids = await findEarlierIds(db, place, limit)
      const rows = ids.length === 0 ? [] : await listConversationsOfIds(db, place.workspaceId, ids)
      return rows.map(summarizeConversation)
    },
  }
}

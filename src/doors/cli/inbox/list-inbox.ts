import { readConversationPage } from '../../../conversation/history/conversation-page.ts'
import type { ConversationSummary } from '../../../conversation/history/present-conversation.ts'
import type { Database } from '../../../platform/database/connect.ts'

const mostOfState = 100

/**
 * Conversations as a person wants them: first those in which a visitor waits for one, the longest waiting first, then
 * those that a person has, then all others, newest first.
 */
export async function listInbox(db: Database, workspaceId: number, limit: number): Promise<ConversationSummary[]> {
  const read = async (state?: 'waiting' | 'taken', most = mostOfState) =>
    (await readConversationPage(db, workspaceId, { state, limit: most })).conversations
  const [waiting, taken] = await Promise.all([listWaiting(db, workspaceId), read('taken')])
  const known = new Set([...waiting, ...taken].map(({ sessionID }) => sessionID))
  // As many more as stand above are passed over below.
  const others = (await read(undefined, limit + known.size)).filter(({ sessionID }) => !known.has(sessionID))
  return [...waiting, ...taken, ...others].slice(0, limit)
}

/** Those in which a visitor waits for a person, the longest waiting first. */
export async function listWaiting(db: Database, workspaceId: number): Promise<ConversationSummary[]> {
  const { conversations } = await readConversationPage(db, workspaceId, { state: 'waiting', limit: mostOfState })
  return conversations.toSorted((one, other) => (one.waitingSince ?? '').localeCompare(other.waitingSince ?? ''))
}

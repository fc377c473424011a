import type { Database } from '../../platform/database/connect.ts'
import { readNewestSaid } from './history-store.ts'
import { type HistoryMessage, presentSaid } from './present-said.ts'

/** A conversation as an item of ChatContentHistory (firm.md). */
export interface HistoryItem {
  SessionID: number
  CreateTime: string
  URI: string
  Messages: HistoryMessage[]
}

/** Far more than people say in a conversation. */
const mostCharacters = 1_000_000

/** One conversation as it stands, its newest part where it is very long; null when it was erased. */
export async function readConversation(
  db: Database,
  workspaceId: number,
  sessionId: number,
): Promise<HistoryItem | null> {
  const said = await readNewestSaid(db, { workspaceId, sessionId }, mostCharacters)
  if (said === null) return null
  const { createTime, page, messages } = said
  return { SessionID: sessionId, CreateTime: createTime, URI: page, Messages: messages.map(presentSaid) }
}

import { type Conversation, readWholeConversation } from '../../../conversation/history/show-conversation.ts'
import type { Database } from '../../../platform/database/connect.ts'

/** The whole of a conversation, page after page. Fails with `session-not-found`. */
export async function readAll(
  db: Database,
  place: { workspaceId: number; sessionId: number },
): Promise<Omit<Conversation, 'nextCursor'>> {
  const { nextCursor, ...whole } = await readWholeConversation({ db }, place, { limit: 1_000 })
  for (let cursor = nextCursor; cursor !== null; ) {
    const page = await readWholeConversation({ db }, place, { cursor, limit: 1_000 })
    whole.messages.push(...page.messages)
    cursor = page.nextCursor
  }
  return whole
}

import type { Database } from '../database/connect.ts'
import type { Chatbot } from './chatbot.ts'
import { findChatbotById } from './chatbot-store.ts'

/** The chatbot of an event; null when it was removed meanwhile. */
export function findChatbotOf(
  db: Database,
  { workspaceId, chatbotId }: { workspaceId: number; chatbotId: number },
): Promise<Chatbot | null> {
  return findChatbotById(db, workspaceId, chatbotId)
}

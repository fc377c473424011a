import type { Database } from '../../platform/database/connect.ts'
import type { Chatbot } from './chatbot.ts'
import { findChatbot, findChatbotById } from './chatbot-store.ts'

/** The chatbot of an event; null when it was removed meanwhile. */
export function findChatbotOf(
  db: Database,
  { workspaceId, chatbotId }: { workspaceId: number; chatbotId: number },
): Promise<Chatbot | null> {
  return findChatbotById(db, workspaceId, chatbotId)
}

/** The chatbot of a workspace with a serialNumber; null when it has none. */
export function findChatbotWith(db: Database, workspaceId: number, serialNumber: string): Promise<Chatbot | null> {
  return findChatbot(db, workspaceId, serialNumber)
}

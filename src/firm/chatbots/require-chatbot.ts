import type { Database } from '../../platform/database/connect.ts'
import { fail } from '../../platform/errors.ts'
import type { Chatbot } from './chatbot.ts'
import { findChatbot } from './chatbot-store.ts'

/** The chatbot of a workspace; fails with `chatbot-not-found` when it has none of this serialNumber. */
export async function requireChatbot(db: Database, workspaceId: number, serialNumber: string): Promise<Chatbot> {
  const chatbot = await findChatbot(db, workspaceId, serialNumber)
  if (!chatbot) throw fail('chatbot-not-found', { serialNumber })
  return chatbot
}

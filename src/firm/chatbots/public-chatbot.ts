import type { Database } from '../../platform/database/connect.ts'
import { fail } from '../../platform/errors.ts'
import type { VisitorPlace } from '../../platform/visitor-place.ts'
import type { Chatbot } from './chatbot.ts'
import { findChatbotAnywhere, findChatbotById } from './chatbot-store.ts'

/**
 * The chatbot that a web page names by its serialNumber, whoever it belongs to: 128 random bits, which the page shows
 * to everybody. Fails with `chatbot-not-found`.
 */
export async function requirePublicChatbot(db: Database, serialNumber: string): Promise<Chatbot> {
  const chatbot = await findChatbotAnywhere(db, serialNumber)
  if (!chatbot) throw fail('chatbot-not-found', { serialNumber })
  return chatbot
}

/** The chatbot of a visitor's session. Fails with `session-not-found` when it was removed, and the session with it. */
export async function requireChatbotOf(db: Database, place: VisitorPlace): Promise<Chatbot> {
  const chatbot = await findChatbotById(db, place.workspaceId, place.chatbotId)
  if (!chatbot) throw fail('session-not-found', { sessionID: place.sessionId })
  return chatbot
}

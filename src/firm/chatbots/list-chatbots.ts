import { Type } from 'typebox'
import type { Database } from '../../platform/database/connect.ts'
import { nextCursorField, pageFields, readCursor, writeCursor } from '../../platform/paging/page-cursor.ts'
import { defineOperation } from '../define-operation.ts'
import { findListedChatbot, listChatbotPage } from './chatbot-store.ts'
import { ChatbotSummary, summarizeChatbot } from './present-chatbot.ts'

const usualLimit = 50

/** GET /v1/chatbots */
export const listChatbots = defineOperation({
  id: 'listChatbots',
  summary: 'List the chatbots of the workspace',
  description: 'Oldest first, a page at a time: where `nextCursor` is not null, send it as `cursor` for the next page.',
  tag: 'Chatbots',
  access: 'secret-key',
  input: Type.Object(pageFields(200, usualLimit)),
  output: Type.Object({ chatbots: Type.Array(ChatbotSummary), nextCursor: nextCursorField }),
  example: { limit: 50 },
  errors: [],
  async run(app, caller, input) {
    return readChatbotPage(app.db, caller.workspaceId, input)
  },
})

export interface ChatbotPage {
  chatbots: ChatbotSummary[]
  nextCursor: string | null
}

/** One page of the chatbots of a workspace, oldest first. */
export async function readChatbotPage(
  db: Database,
  workspaceId: number,
  { cursor, limit = usualLimit }: { cursor?: string; limit?: number },
): Promise<ChatbotPage> {
  const [after = 0] = readCursor(cursor ?? '') ?? []
  // One more than is shown, to know whether there are others.
  const found = await listChatbotPage(db, workspaceId, { after, limit: limit + 1 })
  const shown = found.slice(0, limit)
  const last = shown.at(-1)
  return {
    chatbots: shown.map(summarizeChatbot),
    nextCursor: last && found.length > limit ? writeCursor(last.id) : null,
  }
}

/** The same of one chatbot; null when the workspace has no such one. */
export async function readSummary(
  db: Database,
  workspaceId: number,
  serialNumber: string,
): Promise<ChatbotSummary | null> {
  const chatbot = await findListedChatbot(db, workspaceId, serialNumber)
  return chatbot && summarizeChatbot(chatbot)
}

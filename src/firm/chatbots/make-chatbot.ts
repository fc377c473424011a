import type { FirmApp } from '../firm-app.ts'
import type { ChatbotSettings } from './chatbot-settings.ts'
import { insertChatbot } from './chatbot-store.ts'

/** Makes a chatbot with these settings and the defaults of all others. */
export async function makeChatbot(
  app: Pick<FirmApp, 'db' | 'newId'>,
  workspaceId: number,
  settings: Partial<ChatbotSettings>,
): Promise<{ chatbotId: number; serialNumber: string }> {
  const serialNumber = app.newId()
  const chatbotId = await insertChatbot(app.db, { workspaceId, serialNumber, settings })
  return { chatbotId, serialNumber }
}

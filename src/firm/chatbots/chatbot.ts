import type { ChatbotSettings } from './chatbot-settings.ts'

export interface Chatbot {
  workspaceId: number
  id: number
  serialNumber: string
  settings: ChatbotSettings
}

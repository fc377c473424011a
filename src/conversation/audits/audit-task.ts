import type { ChatbotSettings } from '../../firm/chatbots/chatbot-settings.ts'
import type { ConversationApp } from '../conversation-app.ts'
import type { AuditPart, Finding } from './audit-report.ts'
import type { AuditRequest } from './make-requests.ts'

export interface AuditedChatbot {
  workspaceId: number
  id: number
  serialNumber: string
  settings: ChatbotSettings
}

/** What every part of the audit works with. */
export interface AuditTask {
  app: ConversationApp
  chatbot: AuditedChatbot
  requests: readonly AuditRequest[]
  signal: AbortSignal
  /** Awaited after each question. */
  step(): void | Promise<void>
}

/** What a part found. */
export interface PartResult {
  part: AuditPart
  findings: Finding[]
}

import { chatbotOperationsWith } from '../firm/chatbots/chatbot-operation.ts'
import { operationsWith } from '../platform/operation.ts'
import type { ConversationApp } from './conversation-app.ts'

export const defineOperation = operationsWith<ConversationApp>()

/** Of one that is about a chatbot, which it is handed. */
export const chatbotOperation = chatbotOperationsWith<ConversationApp>()

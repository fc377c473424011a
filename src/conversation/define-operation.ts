import { chatbotOperationsWith, narrowedOperationsWith } from '../firm/chatbots/chatbot-operation.ts'
import { operationsWith } from '../platform/operation.ts'
import type { ConversationApp } from './conversation-app.ts'

export const defineOperation = operationsWith<ConversationApp>()

/** Of one that is about a chatbot, which it is handed. */
export const chatbotOperation = chatbotOperationsWith<ConversationApp>()

/** Of one that is about all chatbots, or about the one that it is handed. */
export const narrowedOperation = narrowedOperationsWith<ConversationApp>()

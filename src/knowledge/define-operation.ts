import { chatbotOperationsWith } from '../firm/chatbots/chatbot-operation.ts'
import { operationsWith } from '../platform/operation.ts'
import type { KnowledgeApp } from './knowledge-app.ts'

export const defineOperation = operationsWith<KnowledgeApp>()

/** Of one that is about a chatbot, which it is handed. */
export const chatbotOperation = chatbotOperationsWith<KnowledgeApp>()

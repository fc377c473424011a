import { chatbotOperationsWith } from '../firm/chatbots/chatbot-operation.ts'
import { operationsWith } from '../platform/operation.ts'
import type { App } from './app.ts'

export const defineOperation = operationsWith<App>()

/** Of one that is about a chatbot, which it is handed. */
export const chatbotOperation = chatbotOperationsWith<App>()

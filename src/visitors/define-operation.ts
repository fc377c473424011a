import { chatbotOperationsWith } from '../firm/chatbots/chatbot-operation.ts'
import { operationsWith } from '../platform/operation.ts'
import type { VisitorsApp } from './visitors-app.ts'

export const defineOperation = operationsWith<VisitorsApp>()

/** Of one that is about a chatbot, which it is handed. */
export const chatbotOperation = chatbotOperationsWith<VisitorsApp>()

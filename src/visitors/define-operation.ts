import { chatbotOperationsWith, narrowedOperationsWith } from '../firm/chatbots/chatbot-operation.ts'
import { operationsWith } from '../platform/operation.ts'
import type { VisitorsApp } from './visitors-app.ts'

export const defineOperation = operationsWith<VisitorsApp>()

/** Of one that is about a chatbot, which it is handed. */
export const chatbotOperation = chatbotOperationsWith<VisitorsApp>()

/** Of one that is about all chatbots, or about the one that it is handed. */
export const narrowedOperation = narrowedOperationsWith<VisitorsApp>()

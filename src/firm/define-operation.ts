import { operationsWith } from '../platform/operation.ts'
import { chatbotOperationsWith } from './chatbots/chatbot-operation.ts'
import type { FirmApp } from './firm-app.ts'

export const defineOperation = operationsWith<FirmApp>()

/** Of one that is about a chatbot, which it is handed. */
export const chatbotOperation = chatbotOperationsWith<FirmApp>()

import { operationsWith } from '../platform/operation.ts'
import type { ConversationApp } from './conversation-app.ts'

export const defineOperation = operationsWith<ConversationApp>()

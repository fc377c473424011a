import { operationsWith } from '../platform/operation.ts'
import type { KnowledgeApp } from './knowledge-app.ts'

export const defineOperation = operationsWith<KnowledgeApp>()

import { operationsWith } from '../platform/operation.ts'
import type { VisitorsApp } from './visitors-app.ts'

export const defineOperation = operationsWith<VisitorsApp>()

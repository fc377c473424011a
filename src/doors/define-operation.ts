import { operationsWith } from '../platform/operation.ts'
import type { App } from './app.ts'

export const defineOperation = operationsWith<App>()

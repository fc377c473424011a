import { operationsWith } from '../platform/operation.ts'
import type { FirmApp } from './firm-app.ts'

export const defineOperation = operationsWith<FirmApp>()

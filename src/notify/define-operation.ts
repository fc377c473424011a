import { operationsWith } from '../platform/operation.ts'
import type { NotifyApp } from './notify-app.ts'

export const defineOperation = operationsWith<NotifyApp>()

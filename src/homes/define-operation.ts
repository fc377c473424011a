import { operationsWith } from '../platform/operation.ts'
import type { HomesApp } from './homes-app.ts'

export const defineOperation = operationsWith<HomesApp>()

import { operationsWith } from './operation.ts'
import type { PlatformApp } from './platform-app.ts'

export const defineOperation = operationsWith<PlatformApp>()

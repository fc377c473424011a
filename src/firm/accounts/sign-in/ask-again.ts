import type { Database } from '../../../platform/database/connect.ts'
import { announceEnd } from './session-store.ts'

/** Has the open inboxes of a firm ask again what they may, in every process: somebody was signed out, or their role has changed. */
export function askAgain(db: Database, workspaceId: number): Promise<void> {
  return announceEnd(db, workspaceId)
}

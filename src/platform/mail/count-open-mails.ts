import type { Database } from '../database/connect.ts'
import { countMails } from './outbox-list-store.ts'

/** How many mails of a workspace wait, and how many failed for good. */
export function countOpenMails(db: Database, workspaceId: number): Promise<{ waiting: number; failed: number }> {
  return countMails(db, workspaceId)
}

import type { Database } from '../database/connect.ts'
import { countWork } from './event-store.ts'

/** How many pieces of a workspace's work wait to be told, and how many have failed for good. */
export function countOpenEvents(db: Database, workspaceId: number): Promise<{ waiting: number; failed: number }> {
  return countWork(db, workspaceId)
}

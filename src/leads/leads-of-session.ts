import type { Database } from '../database/connect.ts'
import { listReplies } from './lead-store.ts'

/** What the visitor of a session was told after leaving contact details, oldest first; at most the newest `limit`. */
export function listLeadReplies(
  db: Database,
  place: { workspaceId: number; sessionId: number },
  limit: number,
): Promise<{ id: number; reply: string; createdAt: Date }[]> {
  return listReplies(db, place, limit)
}

import type { Database } from '../../../platform/database/connect.ts'
import type { TourDescription } from '../present-tour.ts'
import { describeTours } from './describe-tours.ts'
import { selectToursOfSessions } from './desk-store.ts'

/** The tours that were asked for in some conversations, as the firm sees them, the newest first. */
export async function listToursOfSessions(
  db: Database,
  workspaceId: number,
  sessionIds: readonly number[],
  limit: number,
): Promise<TourDescription[]> {
  return describeTours(db, await selectToursOfSessions(db, workspaceId, sessionIds, limit))
}

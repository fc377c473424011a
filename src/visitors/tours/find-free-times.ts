import type { DayOfTimes } from '../../conversation/day-of-times.ts'
import type { Database } from '../../platform/database/connect.ts'
import { listFreeTimes, type TourRules } from './free-times.ts'
import { listTakenTimes } from './tour-store.ts'

/** When a home can be seen, without its confirmed tours but the one `besides`: by days of the firm's clock, today first. */
export async function findFreeTimes(
  db: Database,
  home: { workspaceId: number; chatbotId: number; listingId: number },
  rules: TourRules,
  now: Date,
  besides = 0,
): Promise<DayOfTimes[]> {
  return listFreeTimes(rules, await listTakenTimes(db, home, now, besides), now)
}

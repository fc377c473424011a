import type { Database } from '../../platform/database/connect.ts'
import { writeTime } from '../../platform/lists/write-time.ts'
import { selectToursOfSession, type Tour } from './tour-store.ts'
import { findTouredHomes, unlistedHome } from './toured-home.ts'
import type { VisitorTour } from './visitor-tour.ts'

export function presentForVisitor(tour: Tour, { address }: { address: string }): VisitorTour {
  const { id, status, kind, listingId, times, startsAt, minutes, answers, createdAt } = tour
  return {
    ...{ id, status, kind, listingId, address, minutes },
    times: times.map(writeTime),
    time: startsAt === null ? null : writeTime(startsAt),
    answer: answers.at(-1) ?? '',
    createdAt: createdAt.toISOString(),
  }
}

/** The tours that were asked for in a conversation, oldest first; at most the newest `limit`. */
export async function listToursOf(
  db: Database,
  place: { workspaceId: number; chatbotId: number; sessionId: number },
  limit: number,
): Promise<VisitorTour[]> {
  const tours = await selectToursOfSession(db, place, limit)
  if (tours.length === 0) return []
  const ids = tours.map(({ listingId }) => listingId)
  const homes = await findTouredHomes(db, place, ids)
  return tours.map((tour) => presentForVisitor(tour, homes.get(tour.listingId) ?? unlistedHome))
}

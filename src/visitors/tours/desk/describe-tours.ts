import type { Database } from '../../../platform/database/connect.ts'
import { presentTour, type TourDescription, type TouredHome } from '../present-tour.ts'
import { findTouredHomes, unlistedHome } from '../toured-home.ts'
import type { TourOfChatbot } from './desk-store.ts'

/** Tours as the firm sees them, in their order, with their homes. */
export async function describeTours(db: Database, tours: readonly TourOfChatbot[]): Promise<TourDescription[]> {
  const homes = await findHomesOf(db, tours)
  return tours.map((tour) => presentTour(tour, tour.serialNumber, homes.get(tour.listingId) ?? unlistedHome))
}

/** The homes of tours, by their ids, which are no other home’s in any chatbot. */
export async function findHomesOf(
  db: Database,
  tours: readonly { workspaceId: number; chatbotId: number; listingId: number }[],
): Promise<Map<number, TouredHome>> {
  const homes = new Map<number, TouredHome>()
  for (const [, some] of Map.groupBy(tours, ({ chatbotId }) => chatbotId)) {
    const [scope] = some
    if (!scope) continue
    const ids = some.map(({ listingId }) => listingId)
    for (const [id, { address, agent }] of await findTouredHomes(db, scope, ids)) homes.set(id, { address, agent })
  }
  return homes
}

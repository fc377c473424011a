import type { Agent } from '../../../homes/listings/agent.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { TakenTime } from '../free-times.ts'
import { findHomesOf } from './describe-tours.ts'
import { selectConfirmedWithin } from './desk-store.ts'

/** Tours of a workspace that are looked at: no firm shows more homes in two weeks. */
const mostTours = 2_000

/** When the agent of a home shows other homes, or this one to others, within a time. */
export async function findBusyTimes(
  db: Database,
  { workspaceId, id }: { workspaceId: number; id: number },
  { agent, from, to }: { agent: Agent; from: Date; to: Date },
): Promise<TakenTime[]> {
  const others = (await selectConfirmedWithin(db, workspaceId, { from, to }, mostTours)).filter(
    (tour) => tour.id !== id,
  )
  const homes = await findHomesOf(db, others)
  return others
    .filter(({ listingId }) => isSameAgent(homes.get(listingId)?.agent ?? null, agent))
    .flatMap(({ startsAt, minutes }) => (startsAt === null ? [] : [{ startsAt, minutes }]))
}

/** By the address; where one of them has none, by the name within an office. */
export function isSameAgent(one: Agent | null, other: Agent): boolean {
  if (one === null) return false
  if (one.email !== '' && other.email !== '') return same(one.email, other.email)
  return one.name !== '' && same(one.name, other.name) && same(one.office, other.office)
}

function same(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

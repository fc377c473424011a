import type { Chatbot } from '../../firm/chatbots/chatbot.ts'
import { findChatbotOf } from '../../firm/chatbots/find-chatbot.ts'
import { actorOf, recordChange } from '../../platform/change-log/record-change.ts'
import type { Database } from '../../platform/database/connect.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { fail } from '../../platform/errors.ts'
import { requiredText, trimmedText } from '../../platform/fields.ts'
import { tellLive } from '../../platform/live/tell-live.ts'
import { agentOf } from '../../platform/member.ts'
import type { Caller } from '../../platform/operation.ts'
import type { VisitorsApp } from '../visitors-app.ts'
import { presentTour, type TourDescription } from './present-tour.ts'
import { findTour, type Tour, type TourStatus, updateTour } from './tour-store.ts'
import { findTouredHomes, unlistedHome } from './toured-home.ts'
import { presentForVisitor } from './tours-of-session.ts'

/** The fields that every change of a tour has. */
export const tourIdField = requiredText({ description: 'Id of the tour', maxLength: 20 })
export const answerField = trimmedText({
  description: 'What the firm writes to the visitor, with the mail',
  maxLength: 5_000,
})

/** What becomes of a tour. */
export interface TourChange {
  status: TourStatus
  startsAt: Date | null
  /** Whether it was confirmed before, at another time. */
  isMoved?: true
  /** Starts that are asked for instead of the former ones. */
  times?: Date[]
  /** Whether its visitor has done it, and not the firm. */
  isByVisitor?: true
  /** Whether so much came from its network that the firm is mailed nothing of it. */
  isQuiet?: true
}

/** A tour that the caller may see, by what stands in a path; null when there is none. */
export async function readTour(
  db: Database,
  caller: Pick<Caller, 'workspaceId' | 'member'>,
  id: string,
  options: { hold?: boolean } = {},
): Promise<Tour | null> {
  return findTour(db, caller.workspaceId, /^\d{1,15}$/.test(id) ? Number(id) : 0, {
    ...options,
    agentId: agentOf(caller),
  })
}

/**
 * Changes a tour of the caller’s workspace, with the event that tells both sides. `decide` says what becomes of it (null:
 * nothing), or throws; meanwhile nobody else changes it.
 */
export async function changeTour(
  app: VisitorsApp,
  caller: Caller,
  { id, message = '' }: { id: string; message?: string },
  decide: (transaction: Database, tour: Tour, chatbot: Chatbot) => Promise<TourChange | null> | TourChange | null,
): Promise<TourDescription> {
  return inTransaction(app.db, async (transaction) => {
    const tour = await readTour(transaction, caller, id, { hold: true })
    const chatbot = tour && (await findChatbotOf(transaction, tour))
    if (!tour || !chatbot) throw fail('tour-not-found', { id })
    const decided = await decide(transaction, tour, chatbot)
    const homes = await findTouredHomes(transaction, tour, [tour.listingId])
    const { address, agent } = homes.get(tour.listingId) ?? unlistedHome
    if (decided === null) return presentTour(tour, chatbot.serialNumber, { address, agent })
    const changed = await applyChange(app, transaction, tour, {
      change: decided,
      message,
      by: actorOf(caller),
      address,
    })
    return presentTour(changed, chatbot.serialNumber, { address, agent })
  })
}

/** Stores what becomes of a tour, with the event that tells both sides. Answers it as it then is. */
export async function applyChange(
  app: Pick<VisitorsApp, 'events'>,
  transaction: Database,
  tour: Tour,
  { change, message = '', by, address }: { change: TourChange; message?: string; by: string; address: string },
): Promise<Tour> {
  const { isMoved, isByVisitor, isQuiet, ...update } = change
  const how = { ...(isMoved && { isMoved }), ...(isByVisitor && { isByVisitor }), ...(isQuiet && { isQuiet }) }
  const changed = await updateTour(transaction, tour, { ...update, answer: message })
  await noteChange(app, transaction, changed, { by, ...how })
  await tellLive(transaction, changed, 'tour', presentForVisitor(changed, { address }))
  return changed
}

async function noteChange(
  { events }: Pick<VisitorsApp, 'events'>,
  transaction: Database,
  tour: Tour,
  { by, ...how }: { by: string } & Pick<TourChange, 'isMoved' | 'isByVisitor' | 'isQuiet'>,
): Promise<void> {
  const { workspaceId, chatbotId, sessionId, id, listingId, status, sequence } = tour
  const target = `tour ${id}`
  await recordChange(transaction, {
    workspaceId,
    by,
    action: 'tour.changed',
    target,
    details: { status, ...how },
  })
  const startsAt = tour.startsAt?.toISOString() ?? null
  const data = { tourId: id, listingId, status, startsAt, sequence, ...how }
  await events.record(transaction, { workspaceId, chatbotId, sessionId, type: 'tour.changed', data })
}

/** Fails with `tour-settled` unless the tour is in one of the states; `able` says what it can be no more. */
export function checkState(tour: Tour, states: readonly TourStatus[], able: string): void {
  if (!states.includes(tour.status)) throw fail('tour-settled', { status: tour.status, able })
}

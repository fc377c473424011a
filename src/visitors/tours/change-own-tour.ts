import type { OwnVisit } from '../../conversation/guide/guide-request.ts'
import type { Telling } from '../../conversation/taken-contact.ts'
import { findChatbotOf } from '../../firm/chatbots/find-chatbot.ts'
import { actorOf } from '../../platform/change-log/record-change.ts'
import type { Database } from '../../platform/database/connect.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { VisitorPlace } from '../../platform/visitor-place.ts'
import type { VisitorsApp } from '../visitors-app.ts'
import { applyChange, type TourChange } from './change-tour.ts'
import { findTimeFault } from './find-time-fault.ts'
import { findTour, selectToursOfSession, type Tour } from './tour-store.ts'
import { findTouredHomes } from './toured-home.ts'

const mostOwn = 10

/** Where somebody changes it, and by which message. */
type Place = VisitorPlace & { question: Telling }

type App = Pick<VisitorsApp, 'db' | 'events' | 'now'>

/** The tours that were asked for in a conversation and are neither over nor settled otherwise, oldest first. */
export async function findOwnVisits({ db, now }: App, place: VisitorPlace): Promise<OwnVisit[]> {
  const tours = (await selectToursOfSession(db, place, mostOwn)).filter((tour) => stands(tour, now()))
  const homes = await findTouredHomes(
    db,
    place,
    tours.map(({ listingId }) => listingId),
  )
  return tours.flatMap(({ id, listingId, status, startsAt, times }) => {
    const start = startsAt ?? times[0]
    if (start === undefined) return []
    const address = homes.get(listingId)?.address ?? ''
    return [{ id, listing: listingId, address, isConfirmed: status === 'confirmed', start }]
  })
}

/** One that was asked for waits for the firm, whichever day it is; one that is confirmed can be changed until it begins. */
function stands({ status, startsAt }: Tour, now: Date): boolean {
  return status === 'requested' || (status === 'confirmed' && startsAt !== null && startsAt > now)
}

/**
 * A visitor asks for another time. One that was confirmed is so no more: its time is free again, and the firm confirms the new one.
 * False: the time is not free, or the tour cannot be moved any more.
 */
export function moveOwnVisit(app: App, place: Place, id: number, start: Date): Promise<boolean> {
  return changeOwn(app, place, id, async (transaction, tour) => {
    const chatbot = await findChatbotOf(transaction, tour)
    if (chatbot === null) return null
    const fault = await findTimeFault(transaction, tour, [start], {
      rules: chatbot.settings,
      now: app.now(),
      besides: tour.id,
    })
    return fault === null ? { status: 'requested', startsAt: null, times: [start] } : null
  })
}

/** A visitor takes a tour back. False: it is settled already. */
export function cancelOwnVisit(app: App, place: Place, id: number): Promise<boolean> {
  return changeOwn(app, place, id, (_, { startsAt }) => ({ status: 'cancelled', startsAt }))
}

async function changeOwn(
  app: App,
  place: Place,
  id: number,
  decide: (transaction: Database, tour: Tour) => Promise<TourChange | null> | TourChange | null,
): Promise<boolean> {
  return inTransaction(app.db, async (transaction) => {
    const tour = await findTour(transaction, place.workspaceId, id, { hold: true })
    if (tour === null || tour.sessionId !== place.sessionId || !stands(tour, app.now())) return false
    const change = await decide(transaction, tour)
    if (change === null) return false
    const homes = await findTouredHomes(transaction, tour, [tour.listingId])
    const by = actorOf({ grade: 'visitor', visitor: place })
    await applyChange(app, transaction, tour, {
      change: { ...change, isByVisitor: true, ...(place.question.mayTell?.() === false && { isQuiet: true }) },
      by,
      address: homes.get(tour.listingId)?.address ?? '',
    })
    return true
  })
}

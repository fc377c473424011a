import { Type } from 'typebox'
import type { VisitorsApp } from '../visitors-app.ts'
import '../../firm/chatbots/setting-formats.ts'
import { keepSession } from '../../conversation/sessions/visitor-session.ts'
import { openVisit } from '../../firm/visits/open-visit.ts'
import { keepListed } from '../../homes/listings/chatbot-listings.ts'
import { actorOf, recordChange } from '../../platform/change-log/record-change.ts'
import type { Database } from '../../platform/database/connect.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { fail } from '../../platform/errors.ts'
import { choice, requiredText, trimmedText } from '../../platform/fields.ts'
import { tooManyCalls } from '../../platform/limits/visitor-limits.ts'
import { defineOperation } from '../define-operation.ts'
import { contactFields, pageThatAsks, readContactFields } from '../leads/contact-fields.ts'
import { keepLeadWith } from '../leads/keep-lead.ts'
import { findTimeFault } from './find-time-fault.ts'
import { insertTour, type NewTour, waitForTour } from './tour-store.ts'
import { readOffset, readTourTime } from './tour-time.ts'
import { tourKinds } from './visitor-tour.ts'

/** What a session may ask for: visitors see several homes in a day; nobody needs more. */
const toursOfSession = { limit: 20, windowSeconds: 3_600 }

const mostTimes = 3
/** All its texts, each as long as it may be, with characters of four bytes. */
const maxBodyBytes = 131_072

/** POST /v1/visitor/tour */
export const requestTour = defineOperation({
  id: 'bookTour',
  summary: 'Ask to see a home',
  description:
    'Up to three starts, in the order of preference, each one of those that the tour times give. The firm is told at once and confirms one, or another; until then nothing is settled. An e-mail address or a phone number is needed; with ConsentEnable also the consent, whose wording is kept, as that of TourNotice is. At most 20 an hour for one session.',
  tag: 'Tours',
  access: 'visitor-key',
  countsAs: 'tours',
  maxBodyBytes,
  atomic: true,
  input: Type.Object({
    listingId: Type.Integer({ description: 'Id of the home', minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
    times: Type.Array(requiredText({ description: 'A start with its offset', maxLength: 40, format: 'tour-time' }), {
      description: 'Starts, the preferred one first',
      minItems: 1,
      maxItems: mostTimes,
    }),
    kind: choice(tourKinds, { description: 'How the home is seen' }),
    ...contactFields,
    message: Type.Optional(trimmedText({ description: 'What the visitor wants to say', maxLength: 5_000 })),
    timeZone: Type.Optional(
      trimmedText({
        description: 'The visitor’s IANA time zone, for mails; left out: the offset of the first time',
        maxLength: 100,
        format: 'iana-time-zone',
      }),
    ),
  }),
  output: Type.Object({
    id: Type.Integer({ description: 'Id of the tour' }),
    status: Type.Literal('requested'),
  }),
  example: {
    listingId: 70_812,
    times: ['2026-12-01T10:00:00-08:00', '2026-12-02T16:30:00-08:00'],
    kind: 'in-person',
    firstName: 'Ana',
    email: 'ana@example.com',
  },
  errors: ['session-not-found', 'origin-not-allowed', 'listing-not-found', 'tour-time-taken', 'too-many-calls'],
  async run(app, caller, input, context) {
    const { visitor, chatbot } = await openVisit(app, caller, context)
    const { settings } = chatbot
    const { faults, ...contact } = readContactFields(settings, input)
    if (faults.length > 0) throw fail('invalid-fields', { faults: faults.join(' ') })
    const { listingId, kind, message = '', timeZone = '' } = input
    const tour: NewTour = {
      ...visitor,
      ...contact,
      listingId,
      kind,
      times: readTimes(input.times),
      minutes: settings.TourMinutes,
      visitorZone: timeZone || readOffset(input.times[0] ?? ''),
      message,
      notice: settings.TourNotice,
      page: pageThatAsks(context),
    }
    const id = await inTransaction(app.db, async (transaction) => {
      if ((await keepListed(transaction, visitor, [listingId])).length === 0) {
        throw fail('listing-not-found', { keyType: 'NewOaks', key: listingId })
      }
      await keepSession(transaction, visitor, context.client)
      const waitSeconds = await waitForTour(transaction, visitor, toursOfSession)
      if (waitSeconds !== null) throw tooManyCalls('tours were asked for in this conversation', waitSeconds)
      const fault = await findTimeFault(transaction, tour, tour.times, { rules: settings, now: app.now() })
      if (fault !== null) throw fault
      return keepTour(app, transaction, tour)
    })
    return { id, status: 'requested' as const }
  },
})

/** Each once, in the order given. */
function readTimes(texts: readonly string[]): Date[] {
  const times = texts.map((text) => readTourTime(text)?.getTime()).filter((time) => time !== undefined)
  return [...new Set(times)].map((time) => new Date(time))
}

/** Stores a tour with the event that tells the firm. */
async function keepTour(
  { events }: Pick<VisitorsApp, 'events'>,
  transaction: Database,
  tour: NewTour,
): Promise<number> {
  const { workspaceId, chatbotId, sessionId, listingId } = tour
  const id = await insertTour(transaction, tour)
  // The change log has the numbers alone: it outlives what a visitor may ask to have erased.
  const by = actorOf({ grade: 'visitor', visitor: tour })
  const details = { listing: listingId }
  await recordChange(transaction, { workspaceId, by, action: 'tour.requested', target: `tour ${id}`, details })
  const data = { tourId: id, listingId }
  await events.record(transaction, { workspaceId, chatbotId, sessionId, type: 'tour.requested', data })
  // Who wants to see a home is a lead of the firm as who sends the form is.
  const { firstName, lastName, email, phone, message, consentText, page } = tour
  const contact = { firstName, lastName, email, phone, message, consentText, page }
  const of = { workspaceId, chatbotId, sessionId, listingIds: [listingId] }
  await keepLeadWith({ events }, transaction, { ...of, ...contact, reply: '', told: null, source: 'tour' })
  return id
}

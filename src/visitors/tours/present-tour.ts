import { type Static, Type } from 'typebox'
import type { Agent } from '../../homes/listings/agent.ts'
import { choice } from '../../platform/fields.ts'
import { writeTime } from '../../platform/lists/write-time.ts'
import type { Tour } from './tour-store.ts'
import { tourKinds, tourStatuses } from './visitor-tour.ts'

const words = (description: string) => Type.String({ description: `${description}; "" when not given` })

export const AgentOfHome = Type.Object({
  name: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  office: Type.String(),
})

/** A tour as the firm sees it. */
export const TourDescription = Type.Object({
  id: Type.Integer(),
  serialNumber: Type.String({ description: 'Chatbot' }),
  sessionID: Type.Integer({ description: 'Conversation in which it was asked for' }),
  status: choice(tourStatuses, { description: 'How it stands' }),
  kind: choice(tourKinds, { description: 'How the home is seen' }),
  listingId: Type.Integer(),
  address: Type.String({ description: 'Of the home; "" when it has none or is listed no more' }),
  agent: Type.Union([AgentOfHome, Type.Null()], {
    description: 'Who looks after the home, from its ExtensionColumn; null: it names nobody',
  }),
  times: Type.Array(Type.String(), { description: 'Starts that were asked for, the preferred one first; UTC' }),
  time: Type.Union([Type.String(), Type.Null()], { description: 'The confirmed start, UTC; null: none was' }),
  minutes: Type.Integer({ description: 'How long it takes' }),
  timeZone: words('The visitor’s time zone or offset'),
  firstName: words('First name'),
  lastName: words('Last name'),
  email: words('E-mail address'),
  phone: words('Phone number'),
  message: words('What the visitor wrote'),
  consentText: Type.Union([Type.String(), Type.Null()], { description: 'What was agreed to; null: nothing was asked' }),
  notice: words('TourNotice as it was shown'),
  answer: words('What the firm wrote last'),
  page: words('Address of the page that the chat stood on'),
  createdAt: Type.String({ description: 'UTC' }),
  updatedAt: Type.String({ description: 'UTC' }),
})

export type TourDescription = Static<typeof TourDescription>

/** What of its home a tour is told with. */
export interface TouredHome {
  address: string
  agent: Agent | null
}

export function presentTour(tour: Tour, serialNumber: string, home: TouredHome): TourDescription {
  return {
    id: tour.id,
    serialNumber,
    sessionID: tour.sessionId,
    status: tour.status,
    kind: tour.kind,
    listingId: tour.listingId,
    ...home,
    times: tour.times.map(writeTime),
    time: tour.startsAt === null ? null : writeTime(tour.startsAt),
    minutes: tour.minutes,
    timeZone: tour.visitorZone,
    firstName: tour.firstName,
    lastName: tour.lastName,
    email: tour.email,
    phone: tour.phone,
    message: tour.message,
    consentText: tour.consentText,
    notice: tour.notice,
    answer: tour.answers.at(-1) ?? '',
    page: tour.page,
    createdAt: writeTime(tour.createdAt),
    updatedAt: writeTime(tour.updatedAt),
  }
}

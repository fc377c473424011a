import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator'

/** A tour as calendars know it. */
export interface CalendarTour {
  uid: string
  /** Grows with every change. */
  sequence: number
  isCancelled: boolean
  startsAt: Date
  minutes: number
  summary: string
  description: string
  location: string
  /** Page of the home; null: it has none. */
  url: string | null
  organizer: { name: string; email: string }
  /** Null: the visitor left no address, and the organizer is there alone. */
  guest: { name: string; email: string } | null
}

const longest = 2_000

/**
 * The iCalendar object (RFC 5545, 5546) that puts a tour into the calendars of both sides, or takes it out of them. Times
 * are in UTC, so that no calendar needs to know a zone.
 */
export function writeTourCalendar(tour: CalendarTour, now: Date): string {
  const organizer = { name: plain(tour.organizer.name), email: tour.organizer.email }
  const host = { ...organizer, status: ICalAttendeeStatus.ACCEPTED, role: ICalAttendeeRole.REQ }
  const guest = tour.guest && {
    name: plain(tour.guest.name) || tour.guest.email,
    email: tour.guest.email,
    status: ICalAttendeeStatus.NEEDSACTION,
    role: ICalAttendeeRole.REQ,
    rsvp: !tour.isCancelled,
  }
  return ical({
    method: tour.isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
    prodId: { company: 'Porchlight', product: 'Tours', language: 'EN' },
    events: [
      {
        id: tour.uid,
        sequence: tour.sequence,
        stamp: now,
        start: tour.startsAt,
        end: new Date(tour.startsAt.getTime() + tour.minutes * 60_000),
        summary: plain(tour.summary),
        description: lines(tour.description),
        location: plain(tour.location) || null,
        ...(tour.url === null ? {} : { url: tour.url }),
        status: tour.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
        transparency: ICalEventTransparency.OPAQUE,
        organizer,
        attendees: guest ? [host, guest] : [host],
      },
    ],
  }).toString()
}

/** One line, without what would end a parameter: quotation marks cannot be written in one at all. */
function plain(text: string): string {
  return text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replaceAll('"', '’')
    .trim()
    .slice(0, longest)
    .toWellFormed()
}

function lines(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, ' ')
    .slice(0, longest)
    .toWellFormed()
}

import type { ColumnType, Generated } from 'kysely'

/** A visitor’s wish to see a home, and what became of it. */
export interface ToursTable {
  workspaceId: number
  chatbotId: number
  id: Generated<number>
  sessionId: number
  listingId: number
  /** Names it in calendars, for good. */
  uid: Generated<string>
  kind: 'in-person' | 'video'
  status: Generated<'requested' | 'confirmed' | 'declined' | 'cancelled'>
  /** The starts that were asked for, in the visitor’s order. */
  times: Date[]
  /** The start that was confirmed; kept when it is cancelled. */
  startsAt: Generated<Date | null>
  /** How long it takes, as it was when it was asked for. */
  minutes: number
  /** Of the visitor: a name of the IANA list or an offset; '' when not known. */
  visitorZone: string
  firstName: string
  lastName: string
  email: string
  phone: string
  message: string
  /** The wording that the visitor agreed to; null when none was asked for. */
  consentText: string | null
  /** TourNotice as it was shown. */
  notice: string
  /** Address of the page that the chat stood on; "" when not known. */
  page: string
  /** How often the firm has changed it; calendars go by it. */
  sequence: Generated<number>
  /** What the firm wrote with each change. */
  answers: Generated<string[]>
  createdAt: ColumnType<Date, Date | undefined, never>
  updatedAt: Generated<Date>
}

import { Type } from 'typebox'
import { choice } from '../../platform/fields.ts'

const itemTypes = ['Lead', 'Appointment'] as const
const itemStatuses = ['new', 'open', 'done', 'requested', 'confirmed', 'declined', 'cancelled'] as const

/** What somebody left, as LeadList and its export give it. Its fields are in the order of the contract (firm.md). */
export interface LeadItem {
  Type: (typeof itemTypes)[number]
  Name: string
  Email: string
  Phone: string
  Message: string
  AppointmentTime: string
  CreateTime: string
  SessionID: number
  URI: string
  ID: number
  Status: (typeof itemStatuses)[number]
  Listings: number[]
}

export const LeadItemSchema = Type.Object({
  Type: choice(itemTypes, { description: 'Lead: contact details that somebody left; Appointment: a tour' }),
  Name: Type.String({ description: 'Name, as it was left last; "" when not known, as everywhere here' }),
  Email: Type.String({ description: 'E-mail addresses, the newest first, joined by ", "' }),
  Phone: Type.String({ description: 'Phone numbers, the newest first, joined by ", "' }),
  Message: Type.String({
    description: 'What was written, the oldest first, one message after the other on lines of their own',
  }),
  AppointmentTime: Type.String({ description: 'When the appointment is, ISO 8601; "" for a Lead' }),
  CreateTime: Type.String({ description: 'When it was left first, ISO 8601 in UTC with microseconds' }),
  SessionID: Type.Integer({ description: 'Id of the session' }),
  URI: Type.String({ description: 'Address of the page on which it was left' }),
  ID: Type.Integer({ description: 'Number of the item among those of its Type' }),
  Status: choice(itemStatuses, {
    description: 'Lead: new, open or done; Appointment: requested, confirmed, declined or cancelled',
  }),
  Listings: Type.Array(Type.Integer(), { description: 'Ids of the homes that it is about' }),
})

/** The columns of its export. */
export const itemColumns = Object.keys(LeadItemSchema.properties) as (keyof LeadItem)[]

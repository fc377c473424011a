import { type Static, Type } from 'typebox'
import { ListingCard } from '../../../conversation/guide/answer-view.ts'
import { choice } from '../../../platform/fields.ts'
import { writeTime } from '../../../platform/lists/write-time.ts'
import { AlertDescription } from '../../alerts/present-alert.ts'
import { ProvenIdentity } from '../../identity/identity-of.ts'
import { TourDescription } from '../../tours/present-tour.ts'
import type { FoundLead } from './found-lead-store.ts'
import { gatherLead } from './gather-lead.ts'
import { leadStatuses } from './lead-status.ts'

export const leadIdField = Type.Integer({ description: 'Id of the lead', minimum: 1, maximum: Number.MAX_SAFE_INTEGER })

const words = (description: string) => Type.String({ description: `${description}; "" when not known` })

/** A person who left contact details, as the firm works with them. */
export const LeadSummary = Type.Object({
  id: Type.Integer({ description: 'Id of the lead' }),
  serialNumber: Type.String({ description: 'Chatbot of its first conversation' }),
  status: choice(leadStatuses, { description: 'How it stands' }),
  assignedTo: Type.Union(
    [
      Type.Object({
        accountId: Type.String({ description: 'Id of the account' }),
        name: Type.String({ description: 'Who it is' }),
      }),
      Type.Null(),
    ],
    { description: 'Who of the firm has it; null: nobody' },
  ),
  firstName: words('First name, as it was left last'),
  lastName: words('Last name'),
  emails: Type.Array(Type.String(), { description: 'E-mail addresses, the newest first' }),
  phones: Type.Array(Type.String(), { description: 'Phone numbers, the newest first' }),
  message: Type.String({ description: 'What was written last, up to 300 characters' }),
  listingIds: Type.Array(Type.Integer(), { description: 'Homes that it is about' }),
  page: words('Address of the page on which it was left'),
  sessionIDs: Type.Array(Type.Integer(), { description: 'Its conversations, that of the lead itself first' }),
  mergedIds: Type.Array(Type.Integer(), { description: 'Leads that were made parts of it' }),
  doubles: Type.Integer({ description: 'Other leads with an address or a number of it, up to 20' }),
  createdAt: Type.String({ description: 'When it was left first, UTC' }),
  updatedAt: Type.String({ description: 'When something of it changed last, UTC' }),
})

export type LeadSummary = Static<typeof LeadSummary>

export const LeadNote = Type.Object({
  id: Type.Integer(),
  sessionID: Type.Integer({ description: 'Conversation in which it was left' }),
  name: words('Name'),
  email: words('E-mail address'),
  phone: words('Phone number'),
  message: words('What was written'),
  consentText: Type.Union([Type.String(), Type.Null()], { description: 'What was agreed to; null: nothing was asked' }),
  page: words('Address of the page'),
  source: choice(['form', 'chat', 'tour'], {
    description: 'Whether the form was sent, it was said in the conversation, or it came with a tour',
  }),
  createdAt: Type.String({ description: 'UTC' }),
})

/** A lead with all that hangs on it. */
export const LeadDetail = Type.Object({
  ...LeadSummary.properties,
  parts: Type.Array(
    Type.Object({
      leadId: Type.Integer({ description: 'The lead that it was before it was merged; its own for the first' }),
      sessionID: Type.Integer({ description: 'Conversation' }),
      createdAt: Type.String({ description: 'When something was left first, UTC' }),
    }),
    { description: 'The conversations of the lead, its own first' },
  ),
  identity: ProvenIdentity,
  notes: Type.Array(LeadNote, { description: 'Each time that something was left, the newest first, up to 100' }),
  homes: Type.Array(ListingCard, { description: 'Those of listingIds that are listed, as cards show them, up to 50' }),
  tours: Type.Array(TourDescription, { description: 'Tours that were asked for, the newest first, up to 50' }),
  doubleLeads: Type.Array(LeadSummary, { description: 'Leads with an address or a number of it, the newest first' }),
  alerts: Type.Array(AlertDescription, { description: 'What the visitor wants to be told of, up to 50' }),
  savedListingIds: Type.Array(Type.Integer(), { description: 'Homes that the visitor saved, up to 100' }),
})

export type LeadDetail = Static<typeof LeadDetail>

export function presentLead(found: FoundLead): LeadSummary {
  const { id, serialNumber, status, assignedTo, assignedName, message, doubles, createdAt, parts } = found
  const { sessionIds, updatedAt, ...gathered } = gatherLead(found, parts)
  return {
    id,
    serialNumber,
    status,
    assignedTo: assignedTo === null ? null : { accountId: assignedTo, name: assignedName ?? '' },
    ...gathered,
    message,
    sessionIDs: sessionIds,
    mergedIds: parts.map((part) => part.id),
    doubles,
    createdAt: writeTime(createdAt),
    updatedAt: writeTime(updatedAt),
  }
}

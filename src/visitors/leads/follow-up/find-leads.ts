import { Type } from 'typebox'
import { choice, requiredText } from '../../../platform/fields.ts'
import { dayField, readDays } from '../../../platform/lists/utc-days.ts'
import { agentOf } from '../../../platform/member.ts'
import { nextCursorField, pageFields } from '../../../platform/paging/page-cursor.ts'
import { narrowedOperation } from '../../define-operation.ts'
import { readLeadPage } from './lead-page.ts'
import { leadStatuses } from './lead-status.ts'
import { LeadSummary } from './present-lead.ts'

const usualLeads = 50

const count = Type.Integer({ description: 'How many; 1000: that many or more' })

/** What leads can be looked for by. */
export const leadFilterFields = {
  q: Type.Optional(
    requiredText({
      description: 'Words that must all stand in a name, an address, a number or what was written',
      maxLength: 200,
    }),
  ),
  status: Type.Optional(choice(leadStatuses, { description: 'Only those that stand so' })),
  assignedTo: Type.Optional(
    requiredText({ description: 'Only those of this account; `none`: only those that nobody has', maxLength: 100 }),
  ),
  from: dayField('First day on which they were left, as YYYY-MM-DD'),
  to: dayField('Last day'),
}

/** Nobody’s account has this id. */
export function readAssignedTo(given: string | undefined): string | null | undefined {
  return given === 'none' ? null : given
}

/** GET /v1/leads */
export const findLeads = narrowedOperation({
  id: 'findLeads',
  summary: 'Find leads, newest first',
  description:
    'People who left contact details in any chatbot, a page at a time: where `nextCursor` is not null, send it as `cursor` for the next page. Parts of words are found too, without regard to case and accents. Several conversations that were merged are one lead. Days are those of UTC. An agent who is signed in to the console sees their own leads and those that nobody has.',
  tag: 'Leads',
  access: 'secret-key',
  input: Type.Object({
    ...leadFilterFields,
    ...pageFields(100, usualLeads),
  }),
  output: Type.Object({
    leads: Type.Array(LeadSummary),
    counts: Type.Union([Type.Object({ new: count, open: count, done: count }), Type.Null()], {
      description: 'How many of each status the filter finds, whatever status is asked for; null with `q` or `cursor`',
    }),
    nextCursor: nextCursorField,
  }),
  reads: { action: 'leads.listed' },
  example: { q: 'ana saturday', status: 'new', limit: 20 },
  errors: [],
  async run(app, caller, { chatbot, q, status, assignedTo, from, to, cursor = '', limit = usualLeads }) {
    const { workspaceId } = caller
    const query = {
      workspaceId,
      seenBy: agentOf(caller),
      chatbotId: chatbot?.id,
      q,
      status,
      assignedTo: readAssignedTo(assignedTo),
      days: readDays({ name: 'from', day: from }, { name: 'to', day: to }),
    }
    return readLeadPage(app.db, query, { cursor, limit })
  },
})

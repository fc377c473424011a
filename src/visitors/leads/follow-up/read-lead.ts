import { Type } from 'typebox'
import { makeCard } from '../../../conversation/guide/present-view.ts'
import { lookUpListings } from '../../../homes/search/listing-questions.ts'
import { fail } from '../../../platform/errors.ts'
import { writeTime } from '../../../platform/lists/write-time.ts'
import { agentOf } from '../../../platform/member.ts'
import { readAlertsOf } from '../../alerts/read-alert.ts'
import { defineOperation } from '../../define-operation.ts'
import { identityOf } from '../../identity/identity-of.ts'
import { listToursOfSessions } from '../../tours/desk/tours-of-sessions.ts'
import type { VisitorsApp } from '../../visitors-app.ts'
import { type FoundLead, findDoublesOf, findLeadRow, findLeadsById } from './found-lead-store.ts'
import { type NoteRow, readNotes } from './lead-work-store.ts'
import { LeadDetail, leadIdField, presentLead } from './present-lead.ts'

const mostNotes = 100
const mostHomes = 50
const mostOfEach = 50

/** GET /v1/leads/{id} */
export const readLead = defineOperation({
  id: 'readLead',
  summary: 'Read a lead with all that hangs on it',
  description:
    'What was left, each time; the homes, tours and alerts of all its conversations. The id of a lead that was merged into another answers that one.',
  tag: 'Leads',
  access: 'secret-key',
  input: Type.Object({ id: leadIdField }),
  output: LeadDetail,
  reads: { action: 'lead.opened', of: ({ id }) => ({ leadId: id }) },
  example: {},
  errors: ['lead-not-found'],
  async run(app, caller, { id }) {
    const place = { workspaceId: caller.workspaceId, seenBy: agentOf(caller) }
    const found = await findLeadRow(app.db, place, id)
    if (!found) throw fail('lead-not-found', { id })
    const doubles = await findLeadsById(app.db, place, await findDoublesOf(app.db, place, found.id))
    return { ...(await describeLead(app, caller.workspaceId, found)), doubleLeads: doubles.map(presentLead) }
  },
})

async function describeLead(
  { db, publicUrl }: Pick<VisitorsApp, 'db' | 'publicUrl'>,
  workspaceId: number,
  found: FoundLead,
): Promise<Omit<LeadDetail, 'doubleLeads'>> {
  const lead = presentLead(found)
  const notes = await readNotes(db, workspaceId, [lead.id, ...lead.mergedIds], mostNotes)
  const tours = await listToursOfSessions(db, workspaceId, lead.sessionIDs, mostOfEach)
  const { alerts, savedListingIds } = await readAlertsOf(db, workspaceId, lead.sessionIDs, mostOfEach)
  const ids = [...new Set([...lead.listingIds, ...savedListingIds])].slice(0, mostHomes)
  const homes: LeadDetail['homes'] = []
  for (const chatbotId of new Set([found, ...found.parts].map((part) => part.chatbotId))) {
    homes.push(...(await lookUpListings(db, { workspaceId, chatbotId, publicUrl }, ids)).map(makeCard))
  }
  const parts = [found, ...found.parts].map((part) => ({
    leadId: part.id,
    sessionID: part.sessionId,
    createdAt: writeTime(part.createdAt),
  }))
  const identity = await identityOf(db, { workspaceId, sessionId: found.sessionId })
  return { ...lead, parts, identity, notes: notes.map(presentNote), homes, tours, alerts, savedListingIds }
}

function presentNote({ sessionId, firstName, lastName, createdAt, ...note }: NoteRow): LeadDetail['notes'][number] {
  return { ...note, sessionID: sessionId, name: `${firstName} ${lastName}`.trim(), createdAt: writeTime(createdAt) }
}

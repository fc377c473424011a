import type { Database } from '../../../platform/database/connect.ts'
import { writeCsvRow } from '../csv-row.ts'
import { itemColumns, type LeadItem } from '../lead-item.ts'
import { type LeadQuery, readAllLeads } from './lead-page.ts'
import { readMessages } from './lead-work-store.ts'
import { type LeadSummary, presentLead } from './present-lead.ts'

/** Leads in memory at a time. */
const atOnce = 100

/** Found leads as a table with the columns of LeadList, piece by piece, however many there are: a row for each person. */
export async function* exportFoundLeads(db: Database, query: LeadQuery): AsyncGenerator<string> {
  yield writeCsvRow(itemColumns)
  for await (const found of readAllLeads(db, query, atOnce)) {
    const leads = found.map(presentLead)
    const ids = leads.flatMap(({ id, mergedIds }) => [id, ...mergedIds])
    const messages = await readMessages(db, query.workspaceId, ids)
    yield leads
      .map((lead) => {
        const said = [lead.id, ...lead.mergedIds].flatMap((id) => messages.get(id) ?? [])
        return writeRow({ ...toItem(lead), Message: said.join('\n') })
      })
      .join('')
  }
}

function toItem(lead: LeadSummary): Omit<LeadItem, 'Message'> {
  return {
    Type: 'Lead',
    Name: `${lead.firstName} ${lead.lastName}`.trim(),
    Email: lead.emails.join(', '),
    Phone: lead.phones.join(', '),
    AppointmentTime: '',
    CreateTime: lead.createdAt,
    SessionID: lead.sessionIDs[0] ?? 0,
    URI: lead.page,
    ID: lead.id,
    Status: lead.status,
    Listings: lead.listingIds,
  }
}

function writeRow(item: LeadItem): string {
  return writeCsvRow(
    itemColumns.map((name) => {
      const value = item[name]
      return Array.isArray(value) ? value.join(', ') : String(value)
    }),
  )
}

import { Type } from 'typebox'
import { requireChatbot } from '../../firm/chatbots/require-chatbot.ts'
import { fail } from '../../platform/errors.ts'
import { requiredText } from '../../platform/fields.ts'
import { readDays } from '../../platform/lists/utc-days.ts'
import { agentOf } from '../../platform/member.ts'
import { DataStream } from '../../platform/operation.ts'
import { defineOperation } from '../define-operation.ts'
import { exportFoundLeads } from './follow-up/export-found-leads.ts'
import { leadFilterFields, readAssignedTo } from './follow-up/find-leads.ts'
import { itemSources } from './item-sources.ts'
import { exportItems } from './write-items.ts'

/** GET /v1/leads/export */
export const exportLeads = defineOperation({
  id: 'exportLeads',
  summary: 'Download leads as a table',
  description:
    'With `serialNumber` and days alone, all that LeadList lists, in its order and with its fields as columns. Otherwise what findLeads finds, the newest first, in the same columns: no appointments, and merged conversations as one row. As comma-separated values (RFC 4180, UTF-8); several homes are joined by ", ". A cell that a spreadsheet would run as a formula begins with an apostrophe. A body that breaks off before its end is not whole.',
  tag: 'Leads',
  access: 'secret-key-first',
  asksProof: true,
  file: { mediaType: 'text/csv; charset=utf-8', name: 'leads.csv' },
  input: Type.Object({
    serialNumber: Type.Optional(
      requiredText({
        description: 'Chatbot identifier; left out: of all, as findLeads finds them',
        maxLength: 100,
      }),
    ),
    merged: Type.Optional(
      Type.Boolean({ description: 'Also with `serialNumber` and days alone, as findLeads finds them' }),
    ),
    ...leadFilterFields,
  }),
  reads: { action: 'leads.exported' },
  output: Type.String({ description: 'Comma-separated values, the first line with the names of the columns' }),
  example: { serialNumber: '0123456789abcdef0123456789abcdef' },
  errors: ['chatbot-not-found'],
  async run(app, caller, { serialNumber, merged = false, q, status, assignedTo, from, to }) {
    const { workspaceId, grade } = caller
    const days = readDays({ name: 'from', day: from }, { name: 'to', day: to })
    const chatbot = serialNumber === undefined ? null : await requireChatbot(app.db, workspaceId, serialNumber)
    const place = { workspaceId, days, seenBy: agentOf(caller) }
    const isFound = merged || [q, status, assignedTo].some((each) => each !== undefined)
    if (chatbot !== null && !isFound) {
      return new DataStream(exportItems(app.db, itemSources, { ...place, chatbotId: chatbot.id, sessionId: null }))
    }
    if (chatbot === null && !isFound) {
      throw fail('invalid-fields', {
        faults: 'serialNumber: is required unless the leads are found by something else.',
      })
    }
    if (grade !== 'secret') throw fail('key-scope', { reason: 'a session key exports the leads of one chatbot whole' })
    const query = { ...place, chatbotId: chatbot?.id, q, status, assignedTo: readAssignedTo(assignedTo) }
    return new DataStream(exportFoundLeads(app.db, query))
  },
})

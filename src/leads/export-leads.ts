import { Type } from 'typebox'
import { requireChatbot } from '../chatbots/require-chatbot.ts'
import { requiredText } from '../fields.ts'
import { dayField, readDays } from '../lists/utc-days.ts'
import { DataStream, defineOperation } from '../operation.ts'
import { itemSources } from './item-sources.ts'
import { exportItems } from './write-items.ts'

/** GET /v1/leads/export */
export const exportLeads = defineOperation({
  id: 'exportLeads',
  summary: 'Download leads as a table',
  description:
    'All that LeadList lists, in its order and with its fields as columns, as comma-separated values (RFC 4180, UTF-8); several homes are joined by ", ". A cell that a spreadsheet would run as a formula begins with an apostrophe. A body that breaks off before its end is not whole.',
  tag: 'Leads',
  access: 'secret-key-first',
  jsonOnly: false,
  bare: true,
  file: { mediaType: 'text/csv; charset=utf-8', name: 'leads.csv' },
  input: Type.Object({
    serialNumber: requiredText({ description: 'Chatbot identifier', maxLength: 100 }),
    from: dayField('First day, as YYYY-MM-DD'),
    to: dayField('Last day, as YYYY-MM-DD'),
  }),
  output: Type.String({ description: 'Comma-separated values, the first line with the names of the columns' }),
  example: { serialNumber: '0123456789abcdef0123456789abcdef' },
  errors: ['chatbot-not-found'],
  async run(app, { workspaceId }, { serialNumber, from, to }) {
    const days = readDays({ name: 'from', day: from }, { name: 'to', day: to })
    const { id: chatbotId } = await requireChatbot(app.db, workspaceId, serialNumber)
    return new DataStream(exportItems(app.db, itemSources, { workspaceId, chatbotId, days, sessionId: null }))
  },
})

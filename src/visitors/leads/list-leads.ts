import { Type } from 'typebox'
import { itemPageFields, readItemPage, refuseTooMany } from '../../platform/lists/item-pages.ts'
import { dayField, readDays } from '../../platform/lists/utc-days.ts'
import { agentOf } from '../../platform/member.ts'
import { DataStream } from '../../platform/operation.ts'
import { chatbotOperation } from '../define-operation.ts'
import { itemSources } from './item-sources.ts'
import { findItems } from './item-store.ts'
import { LeadItemSchema } from './lead-item.ts'
import { writeItems } from './write-items.ts'

/** POST /chat/Chatbot/LeadList */
export const listLeads = chatbotOperation({
  id: 'listLeads',
  summary: 'List leads',
  description:
    'What visitors left of themselves, oldest first. One conversation is one lead, which grows: its newest e-mail address and phone number come first, earlier ones are kept. Days are those of UTC on which it was left first, both ends within, and each may be left out. Without `pageNumber` and `pageSize`, more than 10,000 items are a 400. An agent who is signed in to the console sees their own leads and those that nobody has. A body that breaks off is not whole.',
  tag: 'Leads',
  access: 'secret-key-first',
  envelope: true,
  input: Type.Object({
    startTime: dayField('First day, as YYYY-MM-DD'),
    endTime: dayField('Last day, as YYYY-MM-DD'),
    sessionID: Type.Optional(
      Type.Integer({
        description: 'Only what was left in this session; 0: in any',
        minimum: 0,
        maximum: Number.MAX_SAFE_INTEGER,
      }),
    ),
    ...itemPageFields,
  }),
  reads: { action: 'leads.listed' },
  output: Type.Array(LeadItemSchema),
  example: { serialNumber: '0123456789abcdef0123456789abcdef', startTime: '2026-11-01', endTime: '2026-11-30' },
  errors: ['too-many-items', 'too-large-to-keep'],
  async run(app, caller, { chatbot, startTime, endTime, sessionID, ...page }) {
    const { workspaceId } = caller
    const days = readDays({ name: 'startTime', day: startTime }, { name: 'endTime', day: endTime })
    const filter = { workspaceId, chatbotId: chatbot.id, days, sessionId: sessionID || null, seenBy: agentOf(caller) }
    const keys = await findItems(app.db, itemSources, filter, readItemPage(page))
    refuseTooMany(keys.length, 'items')
    return new DataStream(writeItems(app.db, itemSources, filter, keys))
  },
})

import { Type } from 'typebox'
import { fail } from '../../platform/errors.ts'
import { choice, requiredText } from '../../platform/fields.ts'
import { itemPageFields, readItemPage, refuseTooMany } from '../../platform/lists/item-pages.ts'
import { dayField, readDays } from '../../platform/lists/utc-days.ts'
import { agentOf } from '../../platform/member.ts'
import { DataStream } from '../../platform/operation.ts'
import { defineOperation } from '../define-operation.ts'
import { findConversations } from './history-store.ts'
import { historyTypes } from './present-said.ts'
import { writeHistory } from './write-history.ts'

/** POST /chat/Chatbot/ChatContentHistory */
export const readHistory = defineOperation({
  id: 'readHistory',
  summary: 'Read what was said',
  description:
    'Every conversation in which something was said within the days, each whole, oldest first: what visitors, the chatbot and persons of the firm said, without greetings and notices; files as a line `[image: name]`, interrupted answers as far as they went. Days are those of UTC, both ends within, and each may be left out. Without `pageNumber` and `pageSize`, more than 10,000 conversations are a 400. A body that breaks off is not whole.',
  tag: 'Messages',
  access: 'secret-key-first',
  envelope: true,
  input: Type.Object({
    SerialNumber: requiredText({ description: 'Chatbot identifier', maxLength: 100 }),
    StartTime: dayField('First day, as YYYY-MM-DD'),
    EndTime: dayField('Last day, as YYYY-MM-DD'),
    ...itemPageFields,
  }),
  reads: { action: 'conversations.exported' },
  output: Type.Array(
    Type.Object({
      SessionID: Type.Integer({ description: 'Id of the session' }),
      CreateTime: Type.String({ description: 'When it began, ISO 8601 in UTC with microseconds' }),
      URI: Type.String({ description: 'Address of the page on which it began; "" when not known' }),
      Messages: Type.Array(
        Type.Object({
          Type: choice(historyTypes, {
            description: 'AI: the chatbot; User: the visitor; Human: a person of the firm',
          }),
          Content: Type.String({ description: 'What was said' }),
        }),
      ),
    }),
  ),
  example: { SerialNumber: '0123456789abcdef0123456789abcdef', StartTime: '2026-11-01', EndTime: '2026-11-30' },
  errors: ['chatbot-not-found', 'too-many-items', 'too-large-to-keep'],
  async run(app, caller, { SerialNumber: serialNumber, StartTime, EndTime, ...page }) {
    const { workspaceId } = caller
    const days = readDays({ name: 'StartTime', day: StartTime }, { name: 'EndTime', day: EndTime })
    const asked = { workspaceId, serialNumber, agentId: agentOf(caller) }
    const sessionIds = await findConversations(app.db, asked, days, readItemPage(page))
    if (sessionIds === null) throw fail('chatbot-not-found', { serialNumber })
    refuseTooMany(sessionIds.length, 'conversations')
    return new DataStream(writeHistory(app.db, workspaceId, sessionIds))
  },
})

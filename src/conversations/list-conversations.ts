import { Type } from 'typebox'
import { requireChatbot } from '../chatbots/require-chatbot.ts'
import { choice, defineFormat, requiredText, trimmedText } from '../fields.ts'
import { defineOperation } from '../operation.ts'
import { nextCursorField, pageFields } from '../paging/page-cursor.ts'
import { readConversationPage, usualConversations } from './conversation-page.ts'
import { ConversationSummary } from './present-conversation.ts'

defineFormat('date', 'a day as YYYY-MM-DD', isDay)

const day = (description: string) => Type.Optional(trimmedText({ description, maxLength: 10, format: 'date' }))

/** GET /v1/conversations */
export const listConversations = defineOperation({
  id: 'listConversations',
  summary: 'List conversations, newest first',
  description:
    'Those in which something was said, by the time of their last message, a page at a time: where `nextCursor` is not null, send it as `cursor` for the next page. `from` and `to` are days of UTC, both inclusive: conversations in which something was said then. `q` finds those in which each of its words was said by anybody, whole words, without regard to case and accents. `state` finds those in which a visitor waits for a person, or that a person has.',
  tag: 'Conversations',
  access: 'secret-key',
  jsonOnly: false,
  bare: true,
  input: Type.Object({
    serialNumber: Type.Optional(requiredText({ description: 'Only of this chatbot', maxLength: 100 })),
    from: day('First day, YYYY-MM-DD'),
    to: day('Last day, YYYY-MM-DD'),
    q: Type.Optional(requiredText({ description: 'Words to look for', maxLength: 200 })),
    state: Type.Optional(
      choice(['waiting', 'taken'], { description: 'waiting: for a person; taken: a person of the firm has it' }),
    ),
    ...pageFields(100, usualConversations),
  }),
  output: Type.Object({ conversations: Type.Array(ConversationSummary), nextCursor: nextCursorField }),
  example: { serialNumber: '0123456789abcdef0123456789abcdef', q: 'garden', limit: 20 },
  errors: ['chatbot-not-found'],
  async run(app, { workspaceId }, { serialNumber, ...query }) {
    const chatbot = serialNumber === undefined ? null : await requireChatbot(app.db, workspaceId, serialNumber)
    return readConversationPage(app.db, workspaceId, { ...query, chatbotId: chatbot?.id })
  },
})

/** A day of the calendar that databases know too: the year 0 is none. */
export function isDay(value: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(value) || value.startsWith('0000')) return false
  const time = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(value)
}

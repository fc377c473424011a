import { Type } from 'typebox'
import { fail } from '../../platform/errors.ts'
import { choice, defineFormat, requiredText, trimmedText } from '../../platform/fields.ts'
import { agentOf } from '../../platform/member.ts'
import type { Caller } from '../../platform/operation.ts'
import { nextCursorField, pageFields } from '../../platform/paging/page-cursor.ts'
import { spokenLanguages } from '../../reading/languages/spoken/spoken-language.ts'
import { narrowedOperation } from '../define-operation.ts'
import { readConversationPage, usualConversations } from './conversation-page.ts'
import { ConversationSummary } from './present-conversation.ts'

defineFormat('date', 'a day as YYYY-MM-DD', isDay)

const day = (description: string) => Type.Optional(trimmedText({ description, maxLength: 10, format: 'date' }))

/** GET /v1/conversations */
export const listConversations = narrowedOperation({
  id: 'listConversations',
  summary: 'List conversations, newest first',
  description:
    'Those in which something was said, by the time of their last message, a page at a time: where `nextCursor` is not null, send it as `cursor` for the next page. `from` and `to` are days of UTC, both inclusive: conversations in which something was said then. `q` finds those in which each of its words was said by anybody, whole words, without regard to case and accents. `state` finds those in which a visitor waits for a person, or that a person has; `assigned` those of a member, or nobody’s; `unanswered` those in which the visitor has the last word, or the chatbot said that it knows no answer. Agents of the console are given their own and nobody’s.',
  tag: 'Conversations',
  access: 'secret-key',
  input: Type.Object({
    from: day('First day, YYYY-MM-DD'),
    to: day('Last day, YYYY-MM-DD'),
    q: Type.Optional(requiredText({ description: 'Words to look for', maxLength: 200 })),
    state: Type.Optional(
      choice(['waiting', 'taken'], { description: 'waiting: for a person; taken: a person of the firm has it' }),
    ),
    assigned: Type.Optional(
      requiredText({
        description: 'Only those of this account; `me`: of who asks; `nobody`: of nobody',
        maxLength: 100,
      }),
    ),
    unanswered: Type.Optional(
      Type.Boolean({ description: 'true: only those that wait for an answer; false: only those that do not' }),
    ),
    language: Type.Optional(
      choice(spokenLanguages, { description: 'Only those in which the visitor asked last in this language' }),
    ),
    ...pageFields(100, usualConversations),
  }),
  output: Type.Object({ conversations: Type.Array(ConversationSummary), nextCursor: nextCursorField }),
  example: { serialNumber: '0123456789abcdef0123456789abcdef', q: 'garden', limit: 20 },
  errors: [],
  async run(app, caller, { chatbot, assigned, unanswered, ...query }) {
    const { workspaceId } = caller
    return readConversationPage(app.db, workspaceId, {
      ...query,
      chatbotId: chatbot?.id,
      assignedTo: assigned === undefined ? undefined : accountNamed(caller, assigned),
      isUnanswered: unanswered,
      agentId: agentOf(caller),
    })
  },
})

/** Whose conversations a filter asks for; null: nobody's. */
function accountNamed({ member }: Caller, assigned: string): string | null {
  if (assigned === 'nobody') return null
  if (assigned !== 'me') return assigned
  if (!member) throw fail('invalid-fields', { faults: 'assigned: a key is nobody; name an account.' })
  return member.accountId
}

/** A day of the calendar that databases know too: the year 0 is none. */
export function isDay(value: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(value) || value.startsWith('0000')) return false
  const time = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(value)
}

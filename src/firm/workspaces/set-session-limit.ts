import { Type } from 'typebox'
import { actorOf } from '../../platform/change-log/record-change.ts'
import { defineNumberRule } from '../../platform/fields.ts'
import { defineOperation } from '../define-operation.ts'
import { changeSessionLimit } from './change-limits.ts'

/** The largest integer of the database's column. */
const largest = 2_147_483_647

defineNumberRule('limit-or-none', {
  expected: () => '-1 (no limit), or a whole number from 1',
  check: (value) => value === -1 || value >= 1,
})

/** POST /chat/Chatbot/SetSessionMessagesLimit */
export const setSessionLimit = defineOperation({
  id: 'setSessionLimit',
  summary: 'Limit the messages of a conversation',
  description:
    'For every conversation of the workspace: once so many of its messages were answered, the next one is refused with 429 `session-limit-reached`, for good. Exact also where many come at once.',
  tag: 'Messages',
  access: 'secret-key-first',
  envelope: true,
  atomic: true,
  input: Type.Object({
    MessagesLimit: Type.Integer({
      description: 'Answered messages of one conversation, from 1; -1: no limit',
      minimum: -1,
      maximum: largest,
      'x-number-rule': 'limit-or-none',
    }),
  }),
  output: Type.Boolean({ description: 'true' }),
  example: { MessagesLimit: 100 },
  errors: [],
  async run(app, caller, { MessagesLimit: limit }) {
    const change = { workspaceId: caller.workspaceId, by: actorOf(caller) }
    await changeSessionLimit(app.db, change, limit === -1 ? null : limit)
    return true
  },
})

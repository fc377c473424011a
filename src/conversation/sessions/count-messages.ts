import { Type } from 'typebox'
import { fail } from '../../platform/errors.ts'
import { requiredText } from '../../platform/fields.ts'
import { defineOperation } from '../define-operation.ts'
import { countStored } from './usage-store.ts'

/** POST /chat/Chatbot/GetMessageCountByChatbot */
export const countMessages = defineOperation({
  id: 'countMessages',
  summary: 'Count the messages of a chatbot’s visitors',
  description:
    'All that were ever stored, those whose answer failed and those that were removed by RetentionDays among them. Refused messages were never stored; erased ones are not counted any more.',
  tag: 'Messages',
  access: 'secret-key-first',
  envelope: true,
  atomic: true,
  input: Type.Object({ SerialNumber: requiredText({ description: 'Chatbot identifier', maxLength: 100 }) }),
  output: Type.Integer({ description: 'How many' }),
  example: { SerialNumber: '0123456789abcdef0123456789abcdef' },
  errors: ['chatbot-not-found'],
  async run(app, caller, { SerialNumber: serialNumber }) {
    const count = await countStored(app.db, caller.workspaceId, serialNumber)
    if (count === null) throw fail('chatbot-not-found', { serialNumber })
    return count
  },
})

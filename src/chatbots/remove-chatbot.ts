import { Type } from 'typebox'
import { describeTrouble } from '../database/database-trouble.ts'
import { afterCommit } from '../database/in-transaction.ts'
import { fail } from '../errors.ts'
import { requiredText } from '../fields.ts'
import { defineOperation, noData } from '../operation.ts'
import { markRemoved, purgeRemovedChatbots } from './chatbot-store.ts'

/** POST /chat/Chatbot/Remove */
export const removeChatbot = defineOperation({
  summary: 'Delete a chatbot with everything that belongs to it',
  description:
    'The chatbot is unknown from this moment on; its listings, sessions and messages are deleted in the background.',
  tag: 'Chatbots',
  access: 'secret-key',
  jsonOnly: false,
  atomic: true,
  input: Type.Object({ serialNumber: requiredText({ description: 'Chatbot identifier', maxLength: 100 }) }),
  output: Type.Null({ description: 'A success has no Data key' }),
  example: { serialNumber: '0123456789abcdef0123456789abcdef' },
  errors: ['chatbot-not-found'],
  async run(app, caller, { serialNumber }) {
    const removed = await markRemoved(app.db, caller.workspaceId, serialNumber)
    if (!removed) throw fail('chatbot-not-found', { serialNumber })
    afterCommit(app.db, () => {
      purgeRemovedChatbots(app.patientDb, app.stopping).catch((error: unknown) => {
        // Taken up again at the next start and by the hourly job.
        app.log.warn(describeTrouble(error), 'deleting a removed chatbot was cut off')
      })
    })
    return noData
  },
})

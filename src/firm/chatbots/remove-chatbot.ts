import { Type } from 'typebox'
import { actorOf, recordChange } from '../../platform/change-log/record-change.ts'
import type { Database } from '../../platform/database/connect.ts'
import { describeTrouble } from '../../platform/database/database-trouble.ts'
import { afterCommit, inTransaction } from '../../platform/database/in-transaction.ts'
import { fail } from '../../platform/errors.ts'
import { requiredText } from '../../platform/fields.ts'
import { noData } from '../../platform/operation.ts'
import { defineOperation } from '../define-operation.ts'
import { markRemoved, purgeRemovedChatbots } from './chatbot-store.ts'

/** POST /chat/Chatbot/Remove */
export const removeChatbot = defineOperation({
  id: 'removeChatbot',
  summary: 'Delete a chatbot with everything that belongs to it',
  description:
    'The chatbot is unknown from this moment on; its listings, sessions and messages are deleted in the background.',
  tag: 'Chatbots',
  access: 'secret-key',
  takesLong: true,
  envelope: true,
  atomic: true,
  input: Type.Object({ serialNumber: requiredText({ description: 'Chatbot identifier', maxLength: 100 }) }),
  output: Type.Null({ description: 'A success has no Data key' }),
  example: { serialNumber: '0123456789abcdef0123456789abcdef' },
  errors: ['chatbot-not-found'],
  async run(app, caller, { serialNumber }) {
    const { workspaceId } = caller
    await takeAwayChatbot(app.db, { workspaceId, serialNumber, by: actorOf(caller) })
    afterCommit(app.db, () => {
      purgeRemovedChatbots(app.patientDb, app.stopping).catch((error: unknown) => {
        // Taken up again at the next start and by the hourly job.
        app.log.warn(describeTrouble(error), 'deleting a removed chatbot was cut off')
      })
    })
    return noData
  },
})

/** Makes a chatbot unknown and keeps who did; its rows are still to be purged. Fails with `chatbot-not-found`. */
export function takeAwayChatbot(
  db: Database,
  { workspaceId, serialNumber, by }: { workspaceId: number; serialNumber: string; by: string },
): Promise<void> {
  return inTransaction(db, async (transaction) => {
    if (!(await markRemoved(transaction, workspaceId, serialNumber))) throw fail('chatbot-not-found', { serialNumber })
    const target = `chatbot ${serialNumber.toLowerCase()}`
    await recordChange(transaction, { workspaceId, by, action: 'chatbot.removed', target })
  })
}

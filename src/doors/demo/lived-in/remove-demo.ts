import { Type } from 'typebox'
import { countAgain } from '../../../conversation/insight/count-again.ts'
import { actorOf, recordChange } from '../../../platform/change-log/record-change.ts'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import { removeConversations } from '../../../visitors/privacy/remove-conversations.ts'
import { defineOperation } from '../../define-operation.ts'
import { endFill, findFilledChatbot, listDemoSessions } from './demo-fill-store.ts'

/** DELETE /v1/demo */
export const removeDemo = defineOperation({
  id: 'removeDemo',
  summary: 'Remove the conversations of the lived-in demo',
  description:
    'All of the made-up conversations with their leads, tours and saved homes; nothing that a true visitor said. The demo chatbot and its homes stay.',
  tag: 'Team',
  access: 'secret-key',
  takesLong: true,
  input: Type.Object({}),
  output: Type.Object({ conversations: Type.Integer({ description: 'How many were removed' }) }),
  example: {},
  errors: [],
  async run(app, caller) {
    const { workspaceId } = caller
    // First: one that is being made is waited for, and none is made afterwards.
    await inTransaction(app.db, (transaction) => endFill(transaction, workspaceId))
    const conversations = await removeConversations(app, workspaceId, await listDemoSessions(app.db, workspaceId))
    const chatbotId = await findFilledChatbot(app.db, workspaceId)
    if (conversations > 0 && chatbotId !== null) {
      await inTransaction(app.patientDb, (transaction) => countAgain(transaction, { workspaceId, chatbotId }))
    }
    if (conversations > 0) {
      const target = `workspace ${workspaceId}`
      await recordChange(app.db, {
        workspaceId,
        by: actorOf(caller),
        action: 'demo.removed',
        target,
        details: { conversations },
      })
    }
    return { conversations }
  },
})

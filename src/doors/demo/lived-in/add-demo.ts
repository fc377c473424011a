import { Type } from 'typebox'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import { fail } from '../../../platform/errors.ts'
import { defineOperation } from '../../define-operation.ts'
import { findDemoState, findFilledChatbot, insertFill } from './demo-fill-store.ts'
import { DemoDescription } from './present-demo.ts'

/** POST /v1/demo */
export const addDemo = defineOperation({
  id: 'addDemo',
  summary: 'Make the conversations of the lived-in demo again',
  description:
    'After they were removed; where some are there, nothing happens. They are made within some seconds, with the demo chatbot, and nobody is mailed or told of them.',
  tag: 'Team',
  access: 'secret-key',
  atomic: true,
  input: Type.Object({}),
  output: DemoDescription,
  example: {},
  errors: ['demo-not-here'],
  run: (app, { workspaceId }) =>
    inTransaction(app.db, async (transaction) => {
      const chatbotId = await findFilledChatbot(transaction, workspaceId)
      if (chatbotId === null) throw fail('demo-not-here')
      const state = await findDemoState(transaction, workspaceId)
      if (state.conversations > 0 || state.isFilling) return state
      await insertFill(transaction, { workspaceId, chatbotId }, { again: true })
      return { conversations: 0, isFilling: true }
    }),
})

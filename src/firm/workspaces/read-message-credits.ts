import { Type } from 'typebox'
import { defineOperation } from '../define-operation.ts'
import { readUsage } from './limit-store.ts'

/** POST /chat/Chatbot/GetMessageCreditsUsage */
export const readMessageCredits = defineOperation({
  id: 'readMessageCredits',
  summary: 'Read how many messages are left this month',
  description:
    'Messages of visitors to all chatbots of the workspace in this calendar month of UTC. A message whose answer failed does not count. The operator sets the allowance: `porchlight workspace set-allowance`.',
  tag: 'Messages',
  access: 'secret-key-first',
  envelope: true,
  atomic: true,
  input: Type.Object({}),
  output: Type.Object({
    Total: Type.Integer({ description: 'The allowance of the month; -1: there is none, and no limit' }),
    Used: Type.Integer({ description: 'How many were used, with an allowance or without' }),
    Remain: Type.Integer({ description: 'How many are left; -1 without an allowance' }),
  }),
  example: {},
  errors: [],
  async run(app, caller) {
    const { allowance, used } = await readUsage(app.db, caller.workspaceId)
    if (allowance === null) return { Total: -1, Used: used, Remain: -1 }
    // The allowance may have been made smaller since.
    return { Total: allowance, Used: used, Remain: Math.max(0, allowance - used) }
  },
})

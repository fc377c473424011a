import { Type } from 'typebox'
import { actorOf, recordChange } from '../../../platform/change-log/record-change.ts'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import { fail } from '../../../platform/errors.ts'
import { chatbotOperation } from '../../define-operation.ts'
import { forgetAudits, insertAudit } from './audit-run-store.ts'
import { KeptAudit, presentAudit } from './present-audit.ts'

/** So many audits of a chatbot are kept. */
const kept = 50

/** POST /v1/chatbots/{serialNumber}/audits */
export const startAudit = chatbotOperation({
  id: 'startAudit',
  summary: 'Start a fair-housing audit',
  description: `Asks the chatbot the same requests as different people, in the background, and compares the homes; GET tells how far it is. One audit of a chatbot at a time; the newest ${kept} are kept. Nothing of it is counted or shown as a conversation. A language model is only asked where the chatbot has one, and each of its answers costs what it costs.`,
  tag: 'Chatbots',
  access: 'secret-key',
  input: Type.Object({
    requests: Type.Optional(
      Type.Integer({ description: 'Requests drawn from the listings, at most; 12', minimum: 1, maximum: 30 }),
    ),
    modelCalls: Type.Optional(
      Type.Integer({
        description: 'Answers that a language model is asked for, at most; 40',
        minimum: 0,
        maximum: 1_000,
      }),
    ),
    seed: Type.Optional(
      Type.Integer({ description: 'Draws where people speak of themselves; 1', minimum: 0, maximum: 999_999 }),
    ),
  }),
  output: KeptAudit,
  example: { requests: 12, modelCalls: 40 },
  errors: ['audit-at-work'],
  async run(app, caller, { chatbot, requests = 12, modelCalls = 40, seed = 1 }) {
    const scope = { workspaceId: chatbot.workspaceId, chatbotId: chatbot.id }
    const by = actorOf(caller)
    return inTransaction(app.db, async (transaction) => {
      const row = await insertAudit(transaction, { ...scope, by, requests, modelCalls, seed })
      if (row === null) throw fail('audit-at-work', { serialNumber: chatbot.serialNumber })
      await forgetAudits(transaction, scope, kept)
      const { workspaceId } = scope
      const details = { requests, modelCalls }
      await recordChange(transaction, {
        workspaceId,
        by,
        action: 'audit.started',
        target: `chatbot ${chatbot.serialNumber}`,
        details,
      })
      return presentAudit(row)
    })
  },
})

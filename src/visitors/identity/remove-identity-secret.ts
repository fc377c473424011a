import { Type } from 'typebox'
import { requireChatbot } from '../../firm/chatbots/require-chatbot.ts'
import { actorOf, recordChange } from '../../platform/change-log/record-change.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { defineOperation } from '../define-operation.ts'
import { describeSecret, placeOfSecret, stateOfSecret } from './describe-secret.ts'
import { deleteIdentitySecrets } from './identity-secret-store.ts'

/** DELETE /v1/chatbots/{serialNumber}/identity-secret */
export const removeIdentitySecret = defineOperation({
  id: 'removeIdentitySecret',
  summary: 'Remove the identity secret of a chatbot',
  description: 'From then on nobody is identified. Who was identified before stays so in the conversations of then.',
  tag: 'Chatbots',
  access: 'secret-key',
  jsonOnly: false,
  bare: true,
  atomic: true,
  asksProof: true,
  pathFields: ['serialNumber'],
  input: Type.Object(placeOfSecret),
  output: Type.Object(stateOfSecret),
  example: {},
  errors: ['chatbot-not-found'],
  async run(app, caller, { serialNumber }) {
    const { workspaceId } = caller
    return inTransaction(app.db, async (db) => {
      const chatbot = await requireChatbot(db, workspaceId, serialNumber)
      const scope = { workspaceId, chatbotId: chatbot.id }
      if (await deleteIdentitySecrets(db, scope)) {
        const change = { workspaceId, by: actorOf(caller), action: 'identity-secret.removed' } as const
        await recordChange(db, { ...change, target: `chatbot ${chatbot.serialNumber}` })
      }
      return describeSecret({ db, now: app.now }, scope)
    })
  },
})

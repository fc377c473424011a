import { Type } from 'typebox'
import { actorOf, recordChange } from '../../platform/change-log/record-change.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { chatbotOperation } from '../define-operation.ts'
import { describeSecret, stateOfSecret } from './describe-secret.ts'
import { deleteIdentitySecrets } from './identity-secret-store.ts'

/** DELETE /v1/chatbots/{serialNumber}/identity-secret */
export const removeIdentitySecret = chatbotOperation({
  id: 'removeIdentitySecret',
  summary: 'Remove the identity secret of a chatbot',
  description: 'From then on nobody is identified. Who was identified before stays so in the conversations of then.',
  tag: 'Chatbots',
  access: 'secret-key',
  atomic: true,
  asksProof: true,
  input: Type.Object({}),
  output: Type.Object(stateOfSecret),
  example: {},
  errors: [],
  async run(app, caller, { chatbot }) {
    const { workspaceId } = caller
    return inTransaction(app.db, async (db) => {
      const scope = { workspaceId, chatbotId: chatbot.id }
      if (await deleteIdentitySecrets(db, scope)) {
        const change = { workspaceId, by: actorOf(caller), action: 'identity-secret.removed' } as const
        await recordChange(db, { ...change, target: `chatbot ${chatbot.serialNumber}` })
      }
      return describeSecret({ db, now: app.now }, scope)
    })
  },
})

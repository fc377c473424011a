import { Type } from 'typebox'
import { actorOf, recordChange } from '../../change-log/record-change.ts'
import { afterCommit, inTransaction } from '../../database/in-transaction.ts'
import { defineOperation } from '../../define-operation.ts'
import { presentModelKeys } from './list-model-keys.ts'
import { ModelKeys, providerField } from './model-key.ts'
import { deleteModelKey, findModelKey } from './model-key-store.ts'

/** DELETE /v1/model-keys/{provider} */
export const removeModelKey = defineOperation({
  id: 'removeModelKey',
  summary: 'Remove the key of a provider of language models',
  description: 'Chatbots that use a model of this provider are answered for by the built-in guide from then on.',
  tag: 'Operation',
  access: 'secret-key',
  asksProof: true,
  atomic: true,
  input: Type.Object({ provider: providerField }),
  output: ModelKeys,
  example: { provider: 'openai' },
  errors: [],
  async run(app, caller, { provider }) {
    const { workspaceId } = caller
    return inTransaction(app.db, async (transaction) => {
      const before = await findModelKey(transaction, workspaceId, provider)
      if (before !== null) {
        await deleteModelKey(transaction, workspaceId, provider)
        await recordChange(transaction, {
          workspaceId,
          by: actorOf(caller),
          action: 'model-key.changed',
          target: `workspace ${workspaceId}`,
          details: { before: { provider, lastFour: before.lastFour, model: before.model }, after: {} },
        })
        afterCommit(transaction, () => app.models.tellChanged(workspaceId))
      }
      return presentModelKeys(app, workspaceId, transaction)
    })
  },
})

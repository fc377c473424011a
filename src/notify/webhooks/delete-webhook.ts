import { Type } from 'typebox'
import { actorOf, recordChange } from '../../platform/change-log/record-change.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { fail } from '../../platform/errors.ts'
import { defineOperation } from '../define-operation.ts'
import { deleteEndpoint } from './endpoint-store.ts'
import { webhookIdField } from './present-webhook.ts'

/** DELETE /v1/webhooks/{id} */
export const deleteWebhook = defineOperation({
  id: 'deleteWebhook',
  summary: 'Delete a webhook',
  description: 'With its secrets and its log; what is on its way to it is not sent any more.',
  tag: 'Webhooks',
  access: 'secret-key',
  input: Type.Object({ id: webhookIdField }),
  output: Type.Object({ id: Type.Integer({ description: 'Id that it had' }) }),
  example: {},
  errors: ['webhook-not-found'],
  async run(app, caller, { id }) {
    const { workspaceId } = caller
    return inTransaction(app.db, async (transaction) => {
      if (!(await deleteEndpoint(transaction, { workspaceId, id }))) throw fail('webhook-not-found', { id })
      const change = { workspaceId, by: actorOf(caller), action: 'webhook.deleted' } as const
      await recordChange(transaction, { ...change, target: `webhook ${id}` })
      return { id }
    })
  },
})

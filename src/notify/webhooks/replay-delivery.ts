import { Type } from 'typebox'
import { afterCommit, inTransaction } from '../../platform/database/in-transaction.ts'
import { fail } from '../../platform/errors.ts'
import { defineOperation } from '../define-operation.ts'
import { findDelivery, lockDelivery, restartDelivery } from './delivery-store.ts'
import { Delivery, presentDelivery } from './present-webhook.ts'

/** POST /v1/webhooks/deliveries/{id}/replay */
export const replayDelivery = defineOperation({
  id: 'replayDelivery',
  summary: 'Send a message again',
  description: 'Whatever came of it before, with the same `webhook-id`, at once and then as often as a new one.',
  tag: 'Webhooks',
  access: 'secret-key',
  atomic: true,
  input: Type.Object({
    id: Type.Integer({ description: 'Id of the delivery', minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
  }),
  output: Delivery,
  example: {},
  errors: ['delivery-not-found', 'webhook-off'],
  async run(app, { workspaceId }, { id }) {
    return inTransaction(app.db, async (transaction) => {
      const found = await lockDelivery(transaction, workspaceId, id)
      if (!found) throw fail('delivery-not-found', { id })
      if (found.switchedOff !== null) throw fail('webhook-off', { id: found.endpointId })
      await restartDelivery(transaction, workspaceId, id, app.now())
      const delivery = await findDelivery(transaction, workspaceId, id)
      if (!delivery) throw fail('delivery-not-found', { id })
      afterCommit(transaction, () => app.webhooks.wake())
      return presentDelivery(delivery)
    })
  },
})

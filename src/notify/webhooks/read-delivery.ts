import { Type } from 'typebox'
import { fail } from '../../platform/errors.ts'
import { defineOperation } from '../define-operation.ts'
import { findWholeDelivery } from './delivery-store.ts'
import { Delivery, presentDelivery } from './present-webhook.ts'

/** GET /v1/webhooks/deliveries/{id} */
export const readDelivery = defineOperation({
  id: 'readDelivery',
  summary: 'Read one delivery: what is sent, where, and what came of each try',
  description: 'Of answers the status is kept, and nothing that they said.',
  tag: 'Webhooks',
  access: 'secret-key',
  reads: { action: 'delivery.opened' },
  input: Type.Object({
    id: Type.Integer({ description: 'Id of the delivery', minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
  }),
  output: Type.Object({
    ...Delivery.properties,
    webhookId: Type.Integer({ description: 'Id of the webhook' }),
    url: Type.String({ description: 'Where it is sent to today' }),
    happenedAt: Type.String({ description: 'When it happened: UTC, with microseconds' }),
    body: Type.Union([Type.String(), Type.Null()], {
      description: 'What is sent, as JSON text; null: it is written when it is sent',
    }),
  }),
  example: {},
  errors: ['delivery-not-found'],
  async run(app, { workspaceId }, { id }) {
    const row = await findWholeDelivery(app.db, workspaceId, id)
    if (row === null) throw fail('delivery-not-found', { id })
    const { url, endpointId, happenedAt, body } = row
    return { ...presentDelivery(row), webhookId: endpointId, url, happenedAt, body }
  },
})

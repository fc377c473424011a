import { Type } from 'typebox'
import { fail } from '../../platform/errors.ts'
import { choice } from '../../platform/fields.ts'
import { defineOperation } from '../define-operation.ts'
import { listDeliveries as readDeliveries } from './delivery-store.ts'
import { findEndpoint } from './endpoint-store.ts'
import { Delivery, presentDelivery, webhookIdField } from './present-webhook.ts'

const pageSize = 100

/** GET /v1/webhooks/{id}/deliveries */
export const listDeliveries = defineOperation({
  id: 'listDeliveries',
  summary: 'List what a webhook was told',
  description: `Newest first, ${pageSize} a page: send the id of the last one as \`before\` for the next page. Kept for 30 days.`,
  tag: 'Webhooks',
  access: 'secret-key',
  input: Type.Object({
    id: webhookIdField,
    status: Type.Optional(choice(['pending', 'delivered', 'failed'], { description: 'Only those' })),
    before: Type.Optional(
      Type.Integer({
        description: 'Only those older than this delivery',
        minimum: 1,
        maximum: Number.MAX_SAFE_INTEGER,
      }),
    ),
  }),
  output: Type.Array(Delivery),
  example: { status: 'failed' },
  errors: ['webhook-not-found'],
  async run(app, { workspaceId }, { id, status, before }) {
    const place = { workspaceId, id }
    if (!(await findEndpoint(app.db, place))) throw fail('webhook-not-found', { id })
    return (await readDeliveries(app.db, place, { status, before, limit: pageSize })).map(presentDelivery)
  },
})

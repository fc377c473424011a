import { Type } from 'typebox'
import { fail } from '../../platform/errors.ts'
import { defineOperation } from '../define-operation.ts'
import { findEndpoint } from './endpoint-store.ts'
import { presentWebhook, Webhook, webhookIdField } from './present-webhook.ts'

/** GET /v1/webhooks/{id} */
export const readWebhook = defineOperation({
  id: 'readWebhook',
  summary: 'Read a webhook',
  tag: 'Webhooks',
  access: 'secret-key',
  input: Type.Object({ id: webhookIdField }),
  output: Webhook,
  example: {},
  errors: ['webhook-not-found'],
  async run(app, { workspaceId }, { id }) {
    const row = await findEndpoint(app.db, { workspaceId, id })
    if (!row) throw fail('webhook-not-found', { id })
    return presentWebhook(row)
  },
})

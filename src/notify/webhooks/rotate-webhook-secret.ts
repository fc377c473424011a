import { Type } from 'typebox'
import { actorOf, recordChange } from '../../platform/change-log/record-change.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { fail } from '../../platform/errors.ts'
import { defineOperation } from '../define-operation.ts'
import { lockEndpoint } from './endpoint-store.ts'
import { presentWebhook, WebhookWithSecret, webhookIdField } from './present-webhook.ts'
import { renewSecret } from './secret-of-webhook.ts'

/** POST /v1/webhooks/{id}/rotate */
export const rotateWebhookSecret = defineOperation({
  id: 'rotateWebhookSecret',
  summary: 'Give a webhook a new secret',
  description:
    'The secret of before signs beside the new one for 24 hours: both headers then carry both signatures, the newer first. Of more than two, the two newest sign.',
  tag: 'Webhooks',
  access: 'secret-key',
  asksProof: true,
  atomic: true,
  tellsSecret: true,
  input: Type.Object({ id: webhookIdField }),
  output: WebhookWithSecret,
  example: {},
  errors: ['webhook-not-found'],
  async run(app, caller, { id }) {
    const place = { workspaceId: caller.workspaceId, id }
    return inTransaction(app.db, async (transaction) => {
      const row = await lockEndpoint(transaction, place)
      if (!row) throw fail('webhook-not-found', { id })
      const secret = await renewSecret(app, transaction, place)
      const change = { workspaceId: place.workspaceId, by: actorOf(caller), action: 'webhook.rotated' } as const
      await recordChange(transaction, { ...change, target: `webhook ${id}` })
      return { ...presentWebhook(row), secret }
    })
  },
})

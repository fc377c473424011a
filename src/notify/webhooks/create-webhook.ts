import { Type } from 'typebox'
import { checkSentOn } from '../../firm/workspaces/keys/scopes.ts'
import { actorOf, recordChange } from '../../platform/change-log/record-change.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { fail } from '../../platform/errors.ts'
import { requireRoom } from '../../platform/quotas/use-quota.ts'
import { defineOperation } from '../define-operation.ts'
import { countEndpoints, findEndpoint, insertEndpoint } from './endpoint-store.ts'
import {
  chatbotIdOf,
  checkUrl,
  presentWebhook,
  tidyEvents,
  WebhookWithSecret,
  webhookFields,
} from './present-webhook.ts'
import { renewSecret } from './secret-of-webhook.ts'

/** POST /v1/webhooks */
export const createWebhook = defineOperation({
  id: 'createWebhook',
  summary: 'Make a webhook',
  description:
    'From now on the address is told of what happens, each time with a POST that is signed as Standard Webhooks and as the original service do. The secret is shown this once. docs/webhooks.md says how to verify a message and when it comes again.',
  tag: 'Webhooks',
  access: 'secret-key',
  asksProof: true,
  atomic: true,
  tellsSecret: true,
  input: Type.Object({
    url: webhookFields.url,
    events: webhookFields.events,
    serialNumber: Type.Optional(webhookFields.serialNumber),
    description: Type.Optional(webhookFields.description),
  }),
  output: WebhookWithSecret,
  example: { url: 'https://crm.example.com/porchlight', events: ['lead.created', 'lead.updated'] },
  errors: ['chatbot-not-found', 'quota-reached'],
  async run(app, caller, { url, events, serialNumber, description = '' }) {
    const { workspaceId } = caller
    checkSentOn(caller.scopes)
    checkUrl(app.webhooks, url)
    return inTransaction(app.db, async (transaction) => {
      await requireRoom(app, transaction, { workspaceId, quota: 'webhooks' }, (db) => countEndpoints(db, workspaceId))
      const chatbotId = await chatbotIdOf(transaction, workspaceId, serialNumber)
      const settings = { url, events: tidyEvents(events), chatbotId, description }
      const place = { workspaceId, id: await insertEndpoint(transaction, { workspaceId, ...settings }) }
      const secret = await renewSecret(app, transaction, place)
      const details = { after: { events: settings.events, serialNumber: serialNumber ?? null } }
      const change = { workspaceId, by: actorOf(caller), action: 'webhook.created' } as const
      await recordChange(transaction, { ...change, target: `webhook ${place.id}`, details })
      const row = await findEndpoint(transaction, place)
      if (!row) throw fail('webhook-not-found', { id: place.id })
      return { ...presentWebhook(row), secret }
    })
  },
})

import { Type } from 'typebox'
import { checkProof } from '../../firm/accounts/sign-in/check-proof.ts'
import { checkSentOn } from '../../firm/workspaces/keys/scopes.ts'
import { actorOf, recordChange } from '../../platform/change-log/record-change.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { fail } from '../../platform/errors.ts'
import { defineOperation } from '../define-operation.ts'
import { giveUpDeliveries } from './delivery-store.ts'
import { findEndpoint, lockEndpoint, updateEndpoint } from './endpoint-store.ts'
import {
  chatbotIdOf,
  checkUrl,
  presentWebhook,
  tidyEvents,
  Webhook,
  webhookFields,
  webhookIdField,
} from './present-webhook.ts'

/** PATCH /v1/webhooks/{id} */
export const editWebhook = defineOperation({
  id: 'editWebhook',
  summary: 'Change a webhook, or switch it on or off',
  description:
    'What is left out stays as it is; `serialNumber` null: it is told of all chatbots. Switched off, what is on its way to it is given up; switched on again, it is told of what happens from then on, and `replay` sends what it has missed.',
  tag: 'Webhooks',
  access: 'secret-key',
  asksProof: 'by-itself',
  nullClears: true,
  input: Type.Object({
    id: webhookIdField,
    url: Type.Optional(webhookFields.url),
    events: Type.Optional(webhookFields.events),
    serialNumber: Type.Optional(webhookFields.serialNumber),
    description: Type.Optional(webhookFields.description),
    enabled: Type.Optional(Type.Boolean({ description: 'Whether it is told' })),
  }),
  output: Webhook,
  example: { events: ['*'], enabled: true },
  errors: ['webhook-not-found', 'chatbot-not-found'],
  async run(app, caller, { id, url, events, serialNumber, description, enabled }, { cleared }) {
    const place = { workspaceId: caller.workspaceId, id }
    return inTransaction(app.db, async (transaction) => {
      const before = await lockEndpoint(transaction, place)
      if (!before) throw fail('webhook-not-found', { id })
      const address = url === undefined ? before.url : checkUrl(app.webhooks, url)
      // All that happens would go to whoever found an open console.
      if (caller.member && address !== before.url) checkProof(caller.member)
      if (address !== before.url) checkSentOn(caller.scopes)
      const namesChatbot = serialNumber !== undefined || cleared.has('serialNumber')
      const changes = {
        url: address,
        ...(events === undefined ? {} : { events: tidyEvents(events) }),
        ...(namesChatbot ? { chatbotId: await chatbotIdOf(transaction, place.workspaceId, serialNumber) } : {}),
        ...(cleared.has('description') ? { description: '' } : description === undefined ? {} : { description }),
        ...(enabled === undefined
          ? {}
          : { switchedOff: enabled ? null : (before.switchedOff ?? ('by-hand' as const)) }),
      }
      await updateEndpoint(transaction, place, changes)
      if (enabled === false) await giveUpDeliveries(transaction, place)
      const row = await findEndpoint(transaction, place)
      if (!row) throw fail('webhook-not-found', { id })
      const after = presentWebhook(row)
      const details = {
        before: tellChange(presentWebhook(before)),
        after: tellChange(after),
        url: address !== before.url,
      }
      const change = { workspaceId: place.workspaceId, by: actorOf(caller), action: 'webhook.changed' } as const
      await recordChange(transaction, { ...change, target: `webhook ${id}`, details })
      return after
    })
  },
})

/** For the change log: addresses may hold a secret, descriptions a name. */
function tellChange({ events, serialNumber, enabled }: Webhook): Record<string, unknown> {
  return { events, serialNumber, enabled }
}

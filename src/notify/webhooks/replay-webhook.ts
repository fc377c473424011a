import { Type } from 'typebox'
import { afterCommit, inTransaction } from '../../platform/database/in-transaction.ts'
import { fail } from '../../platform/errors.ts'
import { defineFormat, requiredText } from '../../platform/fields.ts'
import { defineOperation } from '../define-operation.ts'
import { lockEndpoint } from './endpoint-store.ts'
import { countSince, replaySince } from './message-store.ts'
import { webhookIdField } from './present-webhook.ts'
import { webhookTypes } from './webhook-types.ts'

defineFormat('moment', 'a time as 2026-11-22T10:15:30Z', isMoment)

/** POST /v1/webhooks/{id}/replay */
export const replayWebhook = defineOperation({
  id: 'replayWebhook',
  summary: 'Send a webhook again what happened since a time',
  description:
    'All that it listens to, whatever came of it before, and what happened while it was off; each with the `webhook-id` that it had. What happened is kept for 30 days. With `dryRun` nothing is sent: it only says how many that would be.',
  tag: 'Webhooks',
  access: 'secret-key',
  atomic: true,
  input: Type.Object({
    id: webhookIdField,
    since: requiredText({ description: 'From when on: ISO 8601 with an offset or Z', maxLength: 40, format: 'moment' }),
    dryRun: Type.Optional(Type.Boolean({ description: 'true: only count them' })),
  }),
  output: Type.Object({ deliveries: Type.Integer({ description: 'How many messages are sent, or would be' }) }),
  example: { since: '2026-11-22T00:00:00Z' },
  errors: ['webhook-not-found', 'webhook-off'],
  async run(app, { workspaceId }, { id, since, dryRun = false }) {
    const place = { workspaceId, id }
    return inTransaction(app.db, async (transaction) => {
      const endpoint = await lockEndpoint(transaction, place)
      if (!endpoint) throw fail('webhook-not-found', { id })
      if (endpoint.switchedOff !== null) throw fail('webhook-off', { id })
      const options = { since: new Date(since), types: webhookTypes, now: app.now() }
      if (dryRun) return { deliveries: await countSince(transaction, place, options) }
      const deliveries = await replaySince(transaction, place, options)
      afterCommit(transaction, () => app.webhooks.wake())
      return { deliveries }
    })
  },
})

/** Of a year that databases and calendars agree about. */
function isMoment(text: string): boolean {
  const isShaped = /^(19|2\d)\d\d-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/.test(text)
  return isShaped && !Number.isNaN(Date.parse(text))
}

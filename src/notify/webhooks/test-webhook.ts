import { Type } from 'typebox'
import { afterCommit, inTransaction } from '../../platform/database/in-transaction.ts'
import { fail } from '../../platform/errors.ts'
import { writeTime } from '../../platform/lists/write-time.ts'
import { defineOperation } from '../define-operation.ts'
import { findDelivery } from './delivery-store.ts'
import { lockEndpoint } from './endpoint-store.ts'
import { writeBodyText } from './event-data.ts'
import { insertMessages } from './message-store.ts'
import { Delivery, presentDelivery, webhookIdField } from './present-webhook.ts'
import { testType } from './webhook-types.ts'

/** POST /v1/webhooks/{id}/test */
export const testWebhook = defineOperation({
  id: 'testWebhook',
  summary: 'Send a webhook a test message',
  description: `A message of the type \`${testType}\`, signed and tried again as every other; the list of deliveries tells what came of it.`,
  tag: 'Webhooks',
  access: 'secret-key',
  atomic: true,
  input: Type.Object({ id: webhookIdField }),
  output: Delivery,
  example: {},
  errors: ['webhook-not-found', 'webhook-off'],
  async run(app, { workspaceId }, { id }) {
    return inTransaction(app.db, async (transaction) => {
      const endpoint = await lockEndpoint(transaction, { workspaceId, id })
      if (!endpoint) throw fail('webhook-not-found', { id })
      if (endpoint.switchedOff !== null) throw fail('webhook-off', { id })
      const happenedAt = app.now()
      const eventId = `evt_${app.newId()}`
      const { serialNumber } = endpoint
      const data = { message: 'This is a test.' }
      const body = writeBodyText({ id: eventId, type: testType, timestamp: writeTime(happenedAt), serialNumber, data })
      const event = { workspaceId, eventId, type: testType, chatbotId: null, sessionId: null, body, happenedAt }
      const [deliveryId = 0] = await insertMessages(transaction, [{ message: event, endpointIds: [id] }], happenedAt)
      const delivery = await findDelivery(transaction, workspaceId, deliveryId)
      if (!delivery) throw fail('delivery-not-found', { id: deliveryId })
      afterCommit(transaction, () => app.webhooks.wake())
      return presentDelivery(delivery)
    })
  },
})

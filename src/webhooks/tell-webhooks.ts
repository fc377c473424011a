import { afterCommit } from '../database/in-transaction.ts'
import type { EventConsumer } from '../events/consumer.ts'
import { type EventType, eventTypes } from '../events/event-types.ts'
import { writeEventBody } from './event-data.ts'
import { findListeners, insertMessage, listListeningWorkspaces } from './message-store.ts'
import { webhookTypes } from './webhook-types.ts'

/** Of what may happen, what endpoints can listen to. */
export const toldTypes = Object.keys(eventTypes).filter((type): type is EventType =>
  webhookTypes.some((told) => told === type),
)

/** Has every endpoint told that listens to what happened: the message is written once, and sent by `sender.ts`. */
export const tellWebhooks: EventConsumer = {
  name: 'webhooks',
  types: toldTypes,
  among: listListeningWorkspaces,
  async handle(app, transaction, event) {
    const listeners = await findListeners(transaction, event)
    if (listeners.length === 0) return
    const body = await writeEventBody(transaction, event)
    if (body === null) return
    await insertMessage(transaction, { ...event, body }, listeners, app.now())
    afterCommit(transaction, () => app.webhooks.wake())
  },
}

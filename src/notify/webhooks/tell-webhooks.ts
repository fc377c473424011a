import type { Database } from '../../platform/database/connect.ts'
import { afterCommit } from '../../platform/database/in-transaction.ts'
import type { EventConsumer } from '../../platform/events/consumer.ts'
import { type EventType, eventTypes, type StoredEvent } from '../../platform/events/event-types.ts'
import type { NotifyApp } from '../notify-app.ts'
import { writeEventBody } from './event-data.ts'
import { readSerialNumber } from './event-data-store.ts'
import { findListeners, insertMessages, listListeningWorkspaces, type Posting } from './message-store.ts'
import { webhookTypes } from './webhook-types.ts'

/** Of what may happen, what endpoints can listen to. */
export const toldTypes = Object.keys(eventTypes).filter((type): type is EventType =>
  webhookTypes.some((told) => told === type),
)

/** Has every endpoint told that listens to what happened: the message is written once, and sent by `sender.ts`. */
export const tellWebhooks: EventConsumer<NotifyApp> = {
  name: 'webhooks',
  types: toldTypes,
  among: listListeningWorkspaces,
  handle: (app, transaction, event) => tellAll(app, transaction, [event]),
  handleAll: tellAll,
}

/** Who listens, and what a chatbot is called, is read once for all of them. */
async function tellAll(app: NotifyApp, transaction: Database, events: readonly StoredEvent[]): Promise<void> {
  const listenersOf = readOnce(
    ({ workspaceId, type, chatbotId }: StoredEvent) => `${workspaceId} ${chatbotId} ${type}`,
    (event) => findListeners(transaction, event),
  )
  const serialNumbers = readOnce(
    ([workspaceId, chatbotId]: [number, number]) => `${workspaceId} ${chatbotId}`,
    ([workspaceId, chatbotId]) => readSerialNumber(transaction, workspaceId, chatbotId),
  )
  const postings: Posting[] = []
  for (const event of events) {
    const endpointIds = await listenersOf(event)
    if (endpointIds.length === 0) continue
    const body = await writeEventBody(transaction, event, (_db, ...place) => serialNumbers(place))
    if (body !== null) postings.push({ message: { ...event, body }, endpointIds })
  }
  if (postings.length === 0) return
  await insertMessages(transaction, postings, app.now())
  afterCommit(transaction, () => app.webhooks.wake())
}

/** Reads something once for all that have it in common. */
function readOnce<Item, Value>(
  keyOf: (item: Item) => string,
  read: (item: Item) => Promise<Value>,
): (item: Item) => Promise<Value> {
  const known = new Map<string, Promise<Value>>()
  return (item) => {
    const key = keyOf(item)
    const value = known.get(key) ?? read(item)
    known.set(key, value)
    return value
  }
}

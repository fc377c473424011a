import type { Database } from '../../platform/database/connect.ts'
import type { EventConsumer } from '../../platform/events/consumer.ts'
import type { StoredEvent } from '../../platform/events/event-types.ts'
import { cameWithTour } from '../../visitors/leads/keep-lead.ts'
import type { NotifyApp } from '../notify-app.ts'
import { kindOfEvent, type PushedEvent } from './push-kinds.ts'
import { insertMessages, listSubscribed } from './push-store.ts'

/** Has the people of the firm told on their devices of what cannot wait until they look. */
export const tellPush: EventConsumer<NotifyApp> = {
  name: 'push',
  types: Object.keys(kindOfEvent) as PushedEvent[],
  among: listSubscribed,
  async handle(_app: NotifyApp, transaction: Database, event: StoredEvent) {
    const { workspaceId, chatbotId, sessionId, type, data } = event
    if (chatbotId === null || sessionId === null || 'isQuiet' in data) return
    if (await cameWithTour(transaction, event)) return
    await insertMessages(transaction, { workspaceId, chatbotId, sessionId, kind: kindOfEvent[type as PushedEvent] })
  },
}

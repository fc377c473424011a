import type { Database } from '../database/connect.ts'
import type { LiveEventData, SessionPlace, Side, StoredLiveType } from './live-events.ts'
import { insertLiveEvent, notifyTyping } from './live-store.ts'

/** Tells open windows and inboxes of something, in the transaction that makes it happen. */
export function tellLive<Type extends StoredLiveType>(
  transaction: Database,
  session: SessionPlace & { chatbotId: number },
  type: Type,
  data: LiveEventData[Type],
): Promise<void> {
  return insertLiveEvent(transaction, session, type, data)
}

/**
 * Tells that somebody types: who does not hear it at once never does. A visitor is heard only while a person has the
 * conversation. Answers whether the workspace has it.
 */
export function tellTyping(db: Database, session: SessionPlace, who: Side): Promise<boolean> {
  return notifyTyping(db, session, who)
}

import type { Database } from '../database/connect.ts'
import { fail } from '../errors.ts'
import type { VisitorPlace } from '../visitors/visitor-place.ts'
import { findLastMessageTime, insertReservedSession, nextSessionId } from './session-store.ts'

/** Sets a session id aside: looking at a page must not fill the database, so its row comes with the first message. */
export function reserveSession(db: Database): Promise<number> {
  return nextSessionId(db)
}

/** Makes sure that a visitor's session has its row. Fails with session-not-found when its chatbot is gone. */
export async function keepSession(db: Database, place: VisitorPlace): Promise<void> {
  if (!(await insertReservedSession(db, place))) throw fail('session-not-found', { sessionID: place.sessionId })
}

/** When the last message of a visitor's session was stored; null before the first. */
export function timeOfLastMessage(db: Database, place: VisitorPlace): Promise<Date | null> {
  return findLastMessageTime(db, place)
}

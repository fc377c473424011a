import { pageOf } from '../../firm/visits/check-site.ts'
import type { Database } from '../../platform/database/connect.ts'
import { fail } from '../../platform/errors.ts'
import type { ClientHeaders } from '../../platform/operation.ts'
import type { VisitorPlace } from '../../platform/visitor-place.ts'
import { findLastMessageTime, insertReservedSession, nextSessionId } from './session-store.ts'

const maxPageLength = 2_000

/** Sets a session id aside: looking at a page must not fill the database, so its row comes with the first message. */
export function reserveSession(db: Database): Promise<number> {
  return nextSessionId(db)
}

/**
 * Makes sure that a visitor's session has its row, which keeps the page that the window says it stands on. Fails with
 * session-not-found when its chatbot is gone.
 */
export async function keepSession(
  db: Database,
  place: VisitorPlace,
  { referrerInfo }: Pick<ClientHeaders, 'referrerInfo'>,
): Promise<void> {
  const page = (pageOf(referrerInfo) ?? '').slice(0, maxPageLength)
  if (!(await insertReservedSession(db, place, page))) throw fail('session-not-found', { sessionID: place.sessionId })
}

/** When the last message of a visitor's session was stored; null before the first. */
export function timeOfLastMessage(db: Database, place: VisitorPlace): Promise<Date | null> {
  return findLastMessageTime(db, place)
}

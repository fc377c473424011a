import { hash } from 'node:crypto'
import { afterCommit } from '../../platform/database/in-transaction.ts'
import { fail } from '../../platform/errors.ts'
import type { ConversationApp } from '../conversation-app.ts'
import { findChatbotOf, insertSession, takeNamedSession } from './session-store.ts'

/** How a program of another tongue says which conversation a message belongs to. */
export type SessionWish =
  /** One that it got from us. */
  | { is: 'id'; id: number }
  /** One that it calls by a name of its own, which may be a person's: only a hash of it is kept. */
  | { is: 'named'; name: string }
  | { is: 'new' }

/** The id of that conversation with a chatbot of the workspace. Fails with `chatbot-not-found` and `session-not-found`. */
export async function takeSession(
  app: Pick<ConversationApp, 'db' | 'searchIndex'>,
  workspaceId: number,
  serialNumber: string,
  wish: SessionWish,
): Promise<number> {
  if (wish.is === 'id') {
    const own = await findChatbotOf(app.db, { workspaceId, sessionId: wish.id })
    if (own !== serialNumber.toLowerCase()) throw fail('session-not-found', { sessionID: wish.id })
    return wish.id
  }
  if (wish.is === 'named') {
    const name = Buffer.from(hash('sha256', wish.name, 'hex'), 'hex')
    const id = await takeNamedSession(app.db, workspaceId, serialNumber, name)
    if (id === null) throw fail('chatbot-not-found', { serialNumber })
    return id
  }
  const made = await insertSession(app.db, workspaceId, serialNumber)
  if (made === null) throw fail('chatbot-not-found', { serialNumber })
  afterCommit(app.db, () => app.searchIndex.warm({ workspaceId, chatbotId: made.chatbotId }))
  return made.id
}

import { hash } from 'node:crypto'
import { afterCommit } from '../../platform/database/in-transaction.ts'
import { fail } from '../../platform/errors.ts'
import { addUsage, noUsage, type TokenUsage } from '../../platform/models/token-usage.ts'
import type { ConversationApp } from '../conversation-app.ts'
import { findAsked, findChatbotOf, findRunningQuestion, insertSession, takeNamedSession } from './session-store.ts'

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
    const id = await takeNamedSession(app.db, workspaceId, serialNumber, digestOf(wish.name))
    if (id === null) throw fail('chatbot-not-found', { serialNumber })
    return id
  }
  const made = await insertSession(app.db, workspaceId, serialNumber)
  if (made === null) throw fail('chatbot-not-found', { serialNumber })
  afterCommit(app.db, () => app.searchIndex.warm({ workspaceId, chatbotId: made.chatbotId }))
  return made.id
}

function digestOf(name: string): Buffer {
  return hash('sha256', name, 'buffer')
}

/** The question of a conversation, by the name of it, that is being answered just now; null: there is none. */
export function findRunning(
  { db }: Pick<ConversationApp, 'db'>,
  { workspaceId, serialNumber }: { workspaceId: number; serialNumber: string },
  name: string,
): Promise<number | null> {
  return findRunningQuestion(db, workspaceId, serialNumber, digestOf(name))
}

export interface AskedOutside {
  sessionId: number
  serialNumber: string
  isPending: boolean
  /** Code of the failure of a question that came to nothing. */
  failure: string | null
  askedAt: Date
  /** "" where nothing was answered. */
  answer: string
  totalToken: number
  usage: TokenUsage | null
}

/** What became of a question of the workspace, by its id. Fails with `message-not-found`. */
export async function readAsked(
  { db }: Pick<ConversationApp, 'db'>,
  workspaceId: number,
  questionId: number,
): Promise<AskedOutside> {
  const found = await findAsked(db, { workspaceId, questionId })
  if (found === null) throw fail('message-not-found', { id: questionId })
  const { sessionId, serialNumber, status, failure, askedAt, answer, totalToken, usage } = found
  return {
    sessionId,
    serialNumber,
    isPending: status === 'pending',
    failure: status === 'failed' ? (failure ?? 'internal-error') : null,
    askedAt,
    answer: answer ?? '',
    totalToken: totalToken ?? 0,
    usage: usage?.reduce<TokenUsage>(addUsage, noUsage) ?? null,
  }
}

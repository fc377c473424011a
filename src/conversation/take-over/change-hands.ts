import type { Database } from '../../platform/database/connect.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { fail } from '../../platform/errors.ts'
import type { SessionPlace } from '../../platform/live/live-events.ts'
import { tellLive } from '../../platform/live/tell-live.ts'
import { giveTo } from '../assignment/give-to.ts'
import { requireSeen } from '../assignment/seen-by.ts'
import type { ConversationApp } from '../conversation-app.ts'
import {
  findTakeOver,
  isStillSilent,
  type LockedSession,
  listSilentPersons,
  lockSession,
  noteReleased,
  noteTaken,
  setTaken,
} from './take-over-store.ts'

/** A person who says nothing for so long has gone (firm.md). */
const silentSeconds = 15 * 60
const atOnce = 100

/**
 * Does something in a conversation while nobody else takes, releases, assigns or answers in it. Fails with
 * `session-not-found`, also where it is not for the agent who asks.
 */
export function withSession<Result>(
  db: Database,
  place: SessionPlace,
  work: (transaction: Database, session: LockedSession) => Promise<Result>,
): Promise<Result> {
  return inTransaction(db, async (transaction) => {
    const session = await lockSession(transaction, place)
    if (!session) throw fail('session-not-found', { sessionID: place.sessionId })
    // Only now: whose it is may have changed while this waited.
    if (place.agentId) await requireSeen(transaction, place)
    return work(transaction, session)
  })
}

/**
 * Gives a conversation to a person. From the commit on the chatbot says nothing in it: what it is about to say is not
 * stored, and what it is saying stops. A member has it assigned to them; who takes it by a program changes nothing of that.
 */
export function takeConversation(
  { db }: Pick<ConversationApp, 'db'>,
  place: SessionPlace,
  { name, picture, accountId = null }: { name: string; picture: string; accountId?: string | null },
): Promise<{ takenAt: Date }> {
  return withSession(db, place, async (transaction, session) => {
    const before = session.isTaken ? await findTakeOver(transaction, place) : null
    if (!session.isTaken) await setTaken(transaction, place, true)
    const person = { name, picture, accountId }
    const takenAt = await noteTaken(transaction, session, person)
    if (accountId !== null) await giveTo(transaction, session, { accountId, name })
    const isKnown = before?.name === name && before.picture === picture && before.accountId === accountId
    if (!isKnown) await tellLive(transaction, session, 'taken', person)
    return { takenAt }
  })
}

/** Gives a conversation back to the chatbot. Answers whether a person had it. */
export function releaseConversation({ db }: Pick<ConversationApp, 'db'>, place: SessionPlace): Promise<boolean> {
  return withSession(db, place, async (transaction, session) => {
    if (session.isTaken) await release(transaction, session)
    return session.isTaken
  })
}

/** Gives back what persons have who have gone. Each is told once, also by several processes. */
export async function releaseSilentPersons(db: Database, seconds = silentSeconds): Promise<void> {
  for (const place of await listSilentPersons(db, seconds, atOnce)) {
    await inTransaction(db, async (transaction) => {
      const session = await lockSession(transaction, place)
      if (session?.isTaken && (await isStillSilent(transaction, place, seconds))) await release(transaction, session)
    })
  }
}

async function release(transaction: Database, session: LockedSession): Promise<void> {
  await setTaken(transaction, session, false)
  await noteReleased(transaction, session)
  await tellLive(transaction, session, 'released', {})
}

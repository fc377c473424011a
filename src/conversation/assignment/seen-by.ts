import type { Database } from '../../platform/database/connect.ts'
import { fail } from '../../platform/errors.ts'
import type { SessionPlace } from '../../platform/live/live-events.ts'
import { agentOf, type Member } from '../../platform/member.ts'
import { findHolder } from './assignment-store.ts'

interface Asking {
  workspaceId: number
  member?: Member
}

/** A conversation as who asks for it may see it. */
export function placeSeenBy(caller: Asking, sessionId: number): SessionPlace {
  return { workspaceId: caller.workspaceId, sessionId, agentId: agentOf(caller) }
}

/**
 * Fails with `session-not-found` unless the workspace has the conversation and who asks may see it: what is another's is
 * not there.
 */
export async function requireSeen(db: Database, place: SessionPlace): Promise<void> {
  const holder = await findHolder(db, place)
  if (holder === null || !maySee(place.agentId ?? null, holder.assignedTo))
    throw fail('session-not-found', { sessionID: place.sessionId })
}

/** Whether an agent, null: somebody who sees all, may see a conversation of this member, null: of nobody. */
export function maySee(agentId: string | null, assignedTo: string | null): boolean {
  return agentId === null || assignedTo === null || assignedTo === agentId
}

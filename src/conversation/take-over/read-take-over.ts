import type { SessionPlace } from '../../platform/live/live-events.ts'
import type { ConversationApp } from '../conversation-app.ts'
import { findTakeOver } from './take-over-store.ts'

/** Who of the firm has a conversation, and what the firm has read of it. */
export async function readTakeOver(
  { db }: Pick<ConversationApp, 'db'>,
  { workspaceId, sessionId }: SessionPlace,
): Promise<{ person: { name: string; picture: string } | null; readUpTo: number }> {
  const known = await findTakeOver(db, { workspaceId, sessionId })
  const person = known?.takenAt ? { name: known.name, picture: known.picture } : null
  return { person, readUpTo: known?.personReadUpTo ?? 0 }
}

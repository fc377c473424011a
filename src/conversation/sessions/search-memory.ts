import type { Database } from '../../platform/database/connect.ts'
import { fail } from '../../platform/errors.ts'
import { readSearchState, writeSearchState } from './session-store.ts'

export interface SessionPlace {
  workspaceId: number
  chatbotId: number
  sessionId: number
}

/** The last search of a session, for a sentence that refines it. Fails with session-not-found. */
export async function recallSearch(db: Database, place: SessionPlace): Promise<Record<string, unknown> | null> {
  const state = await readSearchState(db, place)
  if (state === undefined) throw fail('session-not-found', { sessionID: place.sessionId })
  return state
}

export async function rememberSearch(
  db: Database,
  place: SessionPlace,
  state: Record<string, unknown> | null,
): Promise<void> {
  await writeSearchState(db, place, state)
}

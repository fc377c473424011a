import { readAssignment } from '../../firm/workspaces/workspace-assignment.ts'
import { readAgent } from '../../homes/listings/agent.ts'
import { lookUpListings } from '../../homes/search/listing-questions.ts'
import type { Database } from '../../platform/database/connect.ts'
import type { SessionPlace } from '../../platform/live/live-events.ts'
import { foldEmail } from '../../platform/mail/fold-email.ts'
import {
  type Colleague,
  findColleagueByEmail,
  findHolder,
  findHomesOf,
  holdSession,
  takeTurn,
} from './assignment-store.ts'
import { giveTo } from './give-to.ts'

/**
 * Makes a conversation somebody's as the workspace has set it, where it is nobody's yet: called when its visitor asks for
 * a person or leaves contact details. `listingIds`: homes that it is known to be about.
 */
export async function assignByItself(
  transaction: Database,
  session: SessionPlace & { chatbotId: number },
  listingIds: readonly number[] = [],
): Promise<void> {
  const how = await readAssignment(transaction, session.workspaceId)
  if (how === 'off') return
  await holdSession(transaction, session)
  const holder = await findHolder(transaction, session)
  if (holder === null || holder.assignedTo !== null) return
  const agent = how === 'agentOfListing' ? await findAgentOfHome(transaction, session, listingIds) : null
  const colleague = agent ?? (await takeTurn(transaction, session.workspaceId))
  if (colleague) await giveTo(transaction, session, colleague)
}

/** The member whose address one of the homes names as that of its agent. */
async function findAgentOfHome(
  transaction: Database,
  session: SessionPlace & { chatbotId: number },
  listingIds: readonly number[],
): Promise<Colleague | null> {
  const ids = [...new Set([...listingIds, ...(await findHomesOf(transaction, session))])]
  if (ids.length === 0) return null
  // In the order of the ids: the likeliest home first.
  for (const { ExtensionColumn } of await lookUpListings(transaction, session, ids)) {
    const email = foldEmail(readAgent(ExtensionColumn)?.email ?? '')
    const colleague = email === '' ? null : await findColleagueByEmail(transaction, session.workspaceId, email)
    if (colleague) return colleague
  }
  return null
}

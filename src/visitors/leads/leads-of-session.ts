import type { Database } from '../../platform/database/connect.ts'
import { itemSources } from './item-sources.ts'
import { findItems, readItems } from './item-store.ts'
import type { LeadItem } from './lead-item.ts'
import { leadItems } from './lead-item-store.ts'
import { hasNoteSince, listReplies } from './lead-store.ts'

/** What the visitor of a session was told after leaving contact details, oldest first; at most the newest `limit`. */
export function listLeadReplies(
  db: Database,
  place: { workspaceId: number; sessionId: number },
  limit: number,
): Promise<{ id: number; reply: string; told: boolean | null; createdAt: Date }[]> {
  return listReplies(db, place, limit)
}

/** Whether the visitor of a session has left contact details since then, by the form or in words. */
export function hasLeftContact(
  db: Database,
  place: { workspaceId: number; sessionId: number },
  since: Date,
): Promise<boolean> {
  return hasNoteSince(db, place, since)
}

/** What was left in a session, as LeadList lists it. */
export async function listLeadsOf(
  db: Database,
  { workspaceId, chatbotId, sessionId }: { workspaceId: number; chatbotId: number; sessionId: number },
): Promise<LeadItem[]> {
  const filter = { workspaceId, chatbotId, sessionId, days: { from: null, to: null }, seenBy: null }
  return readItems(db, itemSources, filter, await findItems(db, itemSources, filter, { offset: 0, limit: 100 }))
}

/** A lead as it stands, as LeadList lists it; null when it was erased. */
export async function readLead(
  db: Database,
  place: { workspaceId: number; chatbotId: number },
  id: number,
): Promise<LeadItem | null> {
  const [lead] = await leadItems.readItems(db, place, [id])
  return lead ?? null
}

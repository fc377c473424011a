import type { Database } from '../../../platform/database/connect.ts'
import { holdBack, type ListingTexts } from '../../../reading/members-only/held-back.ts'
import { foldName } from '../intake/intake-target.ts'
import { selectReleasesOf } from './releases-store.ts'

/**
 * The fields that a call gives, without what is for members alone: nothing is refused for it. What the firm has released
 * stays.
 */
export async function withoutMembersTexts<Fields extends ListingTexts>(
  db: Database,
  chatbot: { workspaceId: number; serialNumber: string },
  fields: Fields,
): Promise<Fields> {
  const judged = holdBack(fields)
  if (judged.held.length === 0) return judged.listing
  const released = await selectReleasesOf(db, chatbot)
  if (released.size === 0) return judged.listing
  return holdBack(fields, { isReleased: (name) => released.has(foldName(name)) }).listing
}

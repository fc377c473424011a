import type { Database } from '../../../platform/database/connect.ts'
import { holdBack, type ListingTexts } from '../../../reading/members-only/held-back.ts'
import { judgingBy } from './releases.ts'
import { selectReleasesOf } from './releases-store.ts'

/**
 * The fields that a call gives, without what is for members alone: nothing is refused for it. What the firm has released
 * stays, and so do its own people.
 */
export async function withoutMembersTexts<Fields extends ListingTexts>(
  db: Database,
  chatbot: { workspaceId: number; serialNumber: string },
  fields: Fields,
): Promise<Fields> {
  const judged = holdBack(fields)
  if (judged.held.length === 0) return judged.listing
  const releases = await selectReleasesOf(db, chatbot)
  if (releases.released.size === 0 && releases.contacts.size === 0) return judged.listing
  return holdBack(fields, judgingBy(releases)).listing
}

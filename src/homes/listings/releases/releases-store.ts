import type { Database } from '../../../platform/database/connect.ts'
import { foldName } from '../intake/intake-target.ts'
import type { ListingScope } from '../listing-scope.ts'

/** The names that a chatbot's firm has released, folded. */
export async function selectReleases(db: Database, { workspaceId, chatbotId }: ListingScope): Promise<Set<string>> {
  const rows = await db
    .selectFrom('listingReleases')
    .select('name')
    .where('workspaceId', '=', workspaceId)
    .where('chatbotId', '=', chatbotId)
    .execute()
  return new Set(rows.map(({ name }) => name))
}

/** The same by serialNumber. */
export async function selectReleasesOf(
  db: Database,
  { workspaceId, serialNumber }: { workspaceId: number; serialNumber: string },
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('listingReleases as r')
    .innerJoin('chatbots as c', (join) =>
      join.onRef('c.workspaceId', '=', 'r.workspaceId').onRef('c.id', '=', 'r.chatbotId'),
    )
    .select('r.name')
    .where('r.workspaceId', '=', workspaceId)
    .where('c.serialNumber', '=', serialNumber.toLowerCase())
    .execute()
  return new Set(rows.map(({ name }) => name))
}

/** Keeps who released what. */
export async function insertReleases(
  db: Database,
  { workspaceId, chatbotId }: ListingScope,
  names: readonly string[],
  by: string,
): Promise<void> {
  const folded = [...new Set(names.map(foldName))].filter((name) => name !== '')
  if (folded.length === 0) return
  await db
    .insertInto('listingReleases')
    .values(folded.map((name) => ({ workspaceId, chatbotId, name, by })))
    .onConflict((conflict) => conflict.columns(['workspaceId', 'chatbotId', 'name']).doNothing())
    .execute()
}

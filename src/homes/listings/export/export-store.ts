import type { Database } from '../../../platform/database/connect.ts'
import { type ListingField, listingFieldNames } from '../listing.ts'
import type { ListingScope } from '../listing-scope.ts'
import { isFilledIn } from '../marks/filled-in.ts'

/** A listing as the firm has it, what visitors may not see too; what nobody said is null. */
export type ExportedListing = Record<ListingField, string | number | null>

const atOnce = 500

/** All listings of a chatbot, the oldest first, some at a time. No connection is held in between. */
export async function* readAllListings(
  db: Database,
  { workspaceId, chatbotId }: ListingScope,
): AsyncGenerator<ExportedListing[]> {
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom('listings')
      .select(['id', 'filledIn', 'withheldFields', ...listingFieldNames])
      .where('workspaceId', '=', workspaceId)
      .where('chatbotId', '=', chatbotId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(atOnce)
      .execute()
    if (rows.length > 0) {
      yield rows.map(({ withheldFields, filledIn, ...row }) => {
        const all = { ...row, ...withheldFields }
        const pairs = listingFieldNames.map((field) => [field, isFilledIn(filledIn, field) ? null : all[field]])
        // Each field stands in it once.
        return Object.fromEntries(pairs) as ExportedListing
      })
    }
    after = rows.at(-1)?.id ?? 0
    if (rows.length < atOnce) return
  }
}

export async function countListings(db: Database, { workspaceId, chatbotId }: ListingScope): Promise<number> {
  const row = await db
    .selectFrom('listings')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('workspaceId', '=', workspaceId)
    .where('chatbotId', '=', chatbotId)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

import type { Database } from '../../../platform/database/connect.ts'
import type { ListingScope } from '../listing-scope.ts'

/** The ids of a chatbot's listings, and whether there are more than `most`: then `total` is above it. */
export async function selectIds(
  db: Database,
  { workspaceId, chatbotId }: ListingScope,
  saleType: 'for_sale' | 'for_rent' | null,
  most: number,
): Promise<{ total: number; ids: number[] }> {
  let query = db
    .selectFrom('listings')
    .select('id')
    .where('workspaceId', '=', workspaceId)
    .where('chatbotId', '=', chatbotId)
    .orderBy('id', 'desc')
    .limit(most + 1)
  if (saleType !== null) query = query.where('SaleType', '=', saleType)
  const rows = await query.execute()
  return { total: rows.length, ids: rows.slice(0, most).map(({ id }) => id) }
}

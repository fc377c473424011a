import type { Database } from '../../platform/database/connect.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { urlKeyOf } from '../../platform/text/listing-keys.ts'
import type { ListingScope } from './listing-scope.ts'

/**
 * Gives listings whose addresses begin with `from` the same addresses under `to`: for pages that this installation
 * serves itself, when its own address has changed. Answers how many listings there were.
 */
export async function moveListingAddresses(
  db: Database,
  scope: ListingScope,
  from: string,
  to: string,
): Promise<number> {
  const rows = await db
    .selectFrom('listings')
    .select(['id', 'Url', 'Images'])
    .where('workspaceId', '=', scope.workspaceId)
    .where('chatbotId', '=', scope.chatbotId)
    .where((where) => where(where.fn<string>('left', ['Url', where.val(from.length)]), '=', from))
    .execute()
  await inTransaction(db, async (transaction) => {
    for (const row of rows) {
      const url = to + row.Url.slice(from.length)
      await transaction
        .updateTable('listings')
        .set({ Url: url, urlKey: urlKeyOf(url), Images: row.Images?.replaceAll(`"${from}`, `"${to}`) ?? null })
        .where('workspaceId', '=', scope.workspaceId)
        .where('chatbotId', '=', scope.chatbotId)
        .where('id', '=', row.id)
        .execute()
    }
  })
  return rows.length
}

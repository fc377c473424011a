import type { Database } from '../../platform/database/connect.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Listing } from './listing.ts'
import { toColumns } from './listing-columns.ts'
import type { ListingScope } from './listing-scope.ts'
import { insertRows, selectListedIds, sumListingCounts } from './listing-store.ts'

/** PostgreSQL takes 65,535 parameters a statement; a listing has 37. */
const rowsPerInsert = 1_000

/** Stores many listings of a known chatbot, all or none. */
export async function addListings(db: Database, scope: ListingScope, listings: readonly Listing[]): Promise<void> {
  const addAll = async (transaction: Database): Promise<void> => {
    for (let start = 0; start < listings.length; start += rowsPerInsert) {
      await insertRows(
        transaction,
        scope,
        listings.slice(start, start + rowsPerInsert).map((listing) => toColumns(listing)),
      )
    }
  }
  await inTransaction(db, addAll)
}

/** The exact number of a chatbot's listings. */
export function countListings(db: Database, scope: ListingScope): Promise<number> {
  return sumListingCounts(db, scope)
}

/** Those of the ids that are homes of the chatbot, in the order given, each once. */
export async function keepListed(db: Database, scope: ListingScope, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const listed = new Set(await selectListedIds(db, scope, ids))
  return [...new Set(ids)].filter((id) => listed.has(id))
}

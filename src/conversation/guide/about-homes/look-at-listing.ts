import { findFirst, lookUpListings } from '../../../homes/search/listing-questions.ts'
import type { SearchScope } from '../../../homes/search/search-listings.ts'
import type { FoundListing } from '../../../homes/search/search-schema.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { mlsKeyOf } from '../../../platform/text/listing-keys.ts'
import { anyStatus } from './any-status.ts'

/** How a home is named: by its place in the list that was shown last, by its MLS number, or by its id. */
export interface ListingName {
  number?: number
  MLSNumber?: string
  id?: number
}

/** The listing that a model asks for, if this chatbot has it. */
export async function lookAtListing(
  db: Database,
  scope: SearchScope,
  { number, MLSNumber, id }: ListingName,
  shown: readonly number[],
): Promise<FoundListing | null> {
  if (MLSNumber !== undefined) {
    const key = mlsKeyOf(MLSNumber)
    const criterion = {
      topic: 'Place' as const,
      mode: 'must' as const,
      anyOf: [{ is: 'mls' as const, keys: [key], name: MLSNumber }],
    }
    const [found] = await findFirst(db, scope, [criterion, anyStatus], null, 1)
    return found ?? null
  }
  const wanted = id ?? (number === undefined ? undefined : shown[number - 1])
  return wanted === undefined ? null : ((await lookUpListings(db, scope, [wanted]))[0] ?? null)
}

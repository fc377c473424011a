import { type Static, Type } from 'typebox'
import type { Database } from '../../database/connect.ts'
import { findFirst, lookUpListings } from '../../listing-search/listing-questions.ts'
import type { SearchScope } from '../../listing-search/search-listings.ts'
import type { FoundListing } from '../../listing-search/search-schema.ts'
import { mlsKeyOf } from '../../listings/listing-keys.ts'
import { anyStatus } from './any-status.ts'

export const lookToolInput = Type.Object({
  number: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 100,
      description: 'Its number in the list that was shown last: 2 for "the second one".',
    }),
  ),
  MLSNumber: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
  id: Type.Optional(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })),
})

export const lookToolName = 'look_at_listing'
export const lookToolDescription =
  'Tells everything that one listing says: by its number in the list that was shown last, by its MLS number, or by its id. Use it for questions about a home that was shown.'

export const longestTold = 3_000

/** The listing that a model asks for, if this chatbot has it. */
export async function lookAtListing(
  db: Database,
  scope: SearchScope,
  { number, MLSNumber, id }: Static<typeof lookToolInput>,
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

import { type Static, Type } from 'typebox'
import { choice, requiredText } from '../../../platform/fields.ts'
import { listingFields, saleTypes } from '../listing.ts'

/** So many days a change can be undone. */
export const undoDays = 7
/** So many listings are changed at once. */
export const mostListings = 100_000
/** So many are named one by one. */
const mostIds = 5_000

/** Which listings: by their ids, or all that are found. */
export const chosenListings = {
  ids: Type.Optional(
    Type.Array(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }), {
      description: 'Ids of the listings',
      minItems: 1,
      maxItems: mostIds,
    }),
  ),
  found: Type.Optional(
    Type.Object(
      {
        q: Type.Optional(requiredText({ description: 'A sentence: all that it finds', maxLength: 32_000 })),
        saleType: Type.Optional(choice(saleTypes, { description: 'Only what is for sale, or for rent' })),
      },
      { description: 'Instead of ids: all listings that are found; {} for all of the chatbot' },
    ),
  ),
}

export const PriceChange = Type.Object(
  {
    how: choice(['percent', 'amount', 'set'], {
      description: 'percent: by so many percent; amount: by so much; set: to so much. Below 0 for less',
    }),
    amount: Type.Number({ description: 'How much', minimum: -1e14, maximum: 1e14 }),
    roundTo: Type.Optional(
      Type.Number({ description: 'Rounded to a multiple of that; 1 unless said', exclusiveMinimum: 0, maximum: 1e9 }),
    ),
  },
  { description: 'A new asking price, or rent of a rental, made of the one that is there' },
)
export interface PriceChange {
  how: 'percent' | 'amount' | 'set'
  amount: number
  roundTo: number
}

// Every field of a listing, none of them required: what is left out stays.
export const changedFields = Type.Partial(Type.Object(listingFields)).properties

export const ChangedListing = Type.Object({
  id: Type.Integer({ description: 'Id of the listing' }),
  title: Type.String({ description: 'Its address, or what else it is called' }),
  before: Type.Record(Type.String(), Type.Unknown(), { description: 'The fields as they are' }),
  after: Type.Union([Type.Record(Type.String(), Type.Unknown()), Type.Null()], {
    description: 'As they become; null: it is deleted',
  }),
})
export type ChangedListing = Static<typeof ChangedListing>

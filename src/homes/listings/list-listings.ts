import { Type } from 'typebox'
import { fail } from '../../platform/errors.ts'
import { choice, trimmedText } from '../../platform/fields.ts'
import { cityKeyOf, mlsKeyOf } from '../../platform/text/listing-keys.ts'
import { defineOperation } from '../define-operation.ts'
import { listItemSchema, toListItem } from './list-item.ts'
import { saleTypes, serialNumberField } from './listing.ts'
import { findListingPage } from './listing-page-store.ts'

const filter = (description: string) =>
  Type.Optional(trimmedText({ description, maxLength: 500, 'x-empty-is-null': true }))

/** POST /chat/Chatbot/RealEstateList */
export const listListings = defineOperation({
  id: 'listListings',
  summary: 'List listings, newest first',
  tag: 'Listings',
  access: 'session-key-first',
  envelope: true,
  input: Type.Object({
    SerialNumber: serialNumberField,
    CityName: filter('Only listings of this City; case and accents do not matter'),
    SaleType: Type.Optional(
      choice(saleTypes, { description: 'Only what is for sale, or for rent', 'x-empty-is-null': true, 'x-trim': true }),
    ),
    MLSNumber: filter('Only listings with this MLSNumber; case and accents do not matter'),
    PageNumber: Type.Optional(
      Type.Integer({ description: 'Page, from 1', minimum: 1, maximum: Number.MAX_SAFE_INTEGER, default: 1 }),
    ),
    PageSize: Type.Optional(Type.Integer({ description: 'Listings a page', minimum: 1, maximum: 100, default: 20 })),
  }),
  output: Type.Object({
    List: Type.Array(listItemSchema),
    VirtualCount: Type.Integer({ description: 'Number of all matches before paging' }),
  }),
  example: { SerialNumber: '0123456789abcdef0123456789abcdef', CityName: 'Seattle', PageNumber: 1, PageSize: 20 },
  errors: ['chatbot-not-found'],
  async run(app, caller, input) {
    const { SerialNumber: serialNumber, CityName, SaleType, MLSNumber, PageNumber = 1, PageSize = 20 } = input
    const page = await findListingPage(
      app.pool,
      { workspaceId: caller.workspaceId, serialNumber },
      {
        ...(CityName === undefined ? {} : { cityKey: cityKeyOf(CityName) }),
        ...(SaleType === undefined ? {} : { saleType: SaleType }),
        ...(MLSNumber === undefined ? {} : { mlsKey: mlsKeyOf(MLSNumber) }),
      },
      // A page number may be larger than any integer of the database; nothing is there either way.
      { offset: Math.min((PageNumber - 1) * PageSize, Number.MAX_SAFE_INTEGER), limit: PageSize },
    )
    if (!page) throw fail('chatbot-not-found', { serialNumber })
    return { List: page.rows.map(toListItem), VirtualCount: page.total }
  },
})

import { Type } from 'typebox'
import { choice, requiredText } from '../../../platform/fields.ts'
import { chatbotOperation } from '../../define-operation.ts'
import { findAll } from '../edits/choose-listings.ts'
import { saleTypes } from '../listing.ts'
import { selectPlaces } from './points-store.ts'

/** More than that one answer does not carry. */
const mostPoints = 25_000

const ListingPoint = Type.Object({
  id: Type.Integer({ description: 'Id of the listing' }),
  latitude: Type.Number({ description: 'Degrees north' }),
  longitude: Type.Number({ description: 'Degrees east' }),
  price: Type.Union([Type.Number(), Type.Null()], { description: 'Asking price, or rent a month' }),
  currency: Type.String({ description: 'Currency symbol' }),
  title: Type.String({ description: 'Street address, else the place, else what kind of home it is' }),
  bedrooms: Type.Union([Type.Number(), Type.Null()], { description: '0: a studio; null: nobody said' }),
})

/** GET /v1/chatbots/{serialNumber}/listings/points */
export const listPoints = chatbotOperation({
  id: 'listListingPoints',
  summary: 'List where listings are',
  description:
    'The positions of all listings that a sentence finds, or of all of the chatbot, in one answer of at most 25,000; where the sentence finds none, of those that miss least. `withoutPlace` counts those that do not say where they are. `tiles` tells what readMapTile has.',
  tag: 'Listings',
  access: 'secret-key',
  takesLong: true,
  input: Type.Object({
    q: Type.Optional(requiredText({ description: 'A sentence that describes a home', maxLength: 500 })),
    saleType: Type.Optional(choice(saleTypes, { description: 'Only what is for sale, or for rent; not with q' })),
  }),
  output: Type.Object({
    points: Type.Array(ListingPoint, { description: 'Newest first' }),
    withoutPlace: Type.Integer({ description: 'Found ones that do not say where they are' }),
    isWhole: Type.Boolean({
      description: 'Whether all that are found were looked at; false: there are more than 25,000',
    }),
    tiles: Type.Union(
      [
        Type.Object({
          kind: choice(['drawing', 'picture'], { description: 'As readMapTile describes it, or a picture' }),
          mostZoom: Type.Integer({ description: 'The last zoom that there are tiles of' }),
          attribution: Type.String({ description: 'Who made the tiles' }),
        }),
        Type.Null(),
      ],
      { description: 'Tiles of streets; null: none are set up' },
    ),
  }),
  example: { q: '3 bedrooms in Seattle' },
  errors: [],
  async run(app, { workspaceId }, { chatbot, q, saleType }, { signal }) {
    const scope = { workspaceId, chatbotId: chatbot.id }
    const found = { ...(q !== undefined && { q }), ...(saleType && { saleType }), most: mostPoints }
    const { total, ids, closest } = await findAll(app, scope, found, signal)
    const wanted = ids.length > 0 ? ids : closest
    const points = await selectPlaces(app.db, scope, wanted)
    const provider = app.mapTiles?.provider
    return {
      points,
      withoutPlace: Math.max(0, wanted.length - points.length),
      isWhole: total <= mostPoints,
      tiles: provider ? { kind: provider.kind, mostZoom: provider.mostZoom, attribution: provider.attribution } : null,
    }
  },
})

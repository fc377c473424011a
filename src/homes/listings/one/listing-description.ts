import { type Static, Type } from 'typebox'
import { choice } from '../../../platform/fields.ts'
import { FoundValue } from '../../search/search-schema.ts'

const orNull = <Schema extends ReturnType<typeof Type.String> | ReturnType<typeof Type.Number>>(
  schema: Schema,
  description: string,
) => Type.Union([schema, Type.Null()], { description })
const time = (description: string) => Type.String({ description: `${description}, UTC` })
const text = (description: string) => orNull(Type.String(), description)
const number = (description: string) => orNull(Type.Number(), description)

/** Every field of a listing in its natural type, as it is stored: visitors may see less of it. */
const StoredFields = Type.Object({
  SaleType: choice(['for_sale', 'for_rent'], { description: 'What is offered' }),
  Status: choice(['Active', 'PreOnMarket', 'Sold'], { description: 'State of the offer' }),
  CurrencySymbol: Type.String({ description: 'Currency of all amounts' }),
  PropertyType: Type.String({ description: 'Type of the home' }),
  Bedrooms: Type.Number({ description: '0 for a studio' }),
  Bathrooms: Type.Number({ description: 'Number of bathrooms' }),
  Url: Type.String({ description: 'Address of its page' }),
  MLSNumber: Type.String({ description: 'Number in the multiple listing service' }),
  YearBuilt: Type.Number({ description: '0 when unknown' }),
  DaysOnMarket: Type.Number({ description: 'Days since it appeared' }),
  LotArea: Type.Number({ description: 'In AreaUnit; 0 when unknown' }),
  BuildingArea: Type.Number({ description: 'In AreaUnit; 0 when unknown' }),
  AreaUnit: choice(['Square Feet', 'Square Meters'], { description: 'Unit of both areas' }),
  ParkingSpots: Type.Number({ description: 'Number of parking spots' }),
  Images: Type.Array(Type.String(), { description: 'Addresses of pictures' }),
  Tours: text('OpenHouse or 3D'),
  Description: text('Text about the home'),
  ExtensionColumn: Type.Array(FoundValue, {
    description: 'Further values, each with its name',
  }),
  Location: text('Location in words'),
  Address: text('Street address'),
  City: text('City'),
  State: text('State'),
  ZIP: text('ZIP code'),
  Latitude: number('Degrees north'),
  Longitude: number('Degrees east'),
  SalePrice: number('Price of a home for sale'),
  UnitAreaPrice: number('Price per unit of area'),
  HOAMonth: number('Monthly fee of the homeowners association'),
  ZestimatePrice: number('Estimated price'),
  RentPrice: number('Monthly rent'),
  SpaceType: text('Entire place or Room'),
  DepositFee: number('Deposit'),
})

const Values = Type.Union([Type.Record(Type.String(), Type.Unknown()), Type.Null()])

/** One listing with all that is kept of it. */
export const ListingDescription = Type.Object({
  id: Type.Integer({ description: 'Identifier of the listing' }),
  listing: StoredFields,
  price: number('RentPrice of a rental, SalePrice otherwise'),
  unsaid: Type.Array(Type.String(), {
    description: 'Fields whose number only stands in for one that no file or call gave',
  }),
  shown: Type.Object(
    {
      isShown: Type.Boolean({ description: 'Whether visitors see it at all' }),
      status: Type.String({ description: 'Where visitors see it stand: its Status, Pending or ActiveUnderContract' }),
      hiddenFields: Type.Array(Type.String(), { description: 'Fields that no visitor may see' }),
      features: Type.Array(Type.String(), { description: 'What its texts say, as searches know it' }),
      isRead: Type.Boolean({ description: 'Whether its texts, as they are now, have been read for searches' }),
      withheldSentences: Type.Array(Type.String(), {
        description:
          'Sentences of the description that are shown to no visitor, since they choose people (fair housing)',
      }),
    },
    { description: 'What the chat knows of it' },
  ),
  pictures: Type.Array(
    Type.Object({
      address: Type.String({ description: 'Where it is' }),
      note: Type.String({ description: 'What was done to it; "" where nobody says that anything was' }),
      original: Type.String({ description: 'Address of the picture before that; "" where nobody says' }),
    }),
    { description: 'Its pictures in their order' },
  ),
  source: Type.Union(
    [
      Type.Object({
        kind: choice(['file', 'feed'], { description: 'What it came by' }),
        name: Type.String({ description: 'Name of the file or feed' }),
      }),
      Type.Null(),
    ],
    { description: 'What brought it last; null: calls or people did' },
  ),
  goneSince: text('Since when its source has it no more; null: it has'),
  createdAt: time('When it came'),
  updatedAt: time('When it was changed last'),
  history: Type.Array(
    Type.Object({
      at: time('When'),
      formerPrice: number('What it was'),
      price: number('What it became'),
      formerStatus: Type.String({ description: 'Where it stood' }),
      status: Type.String({ description: 'Where it then stood' }),
    }),
    { description: 'How its price and state changed, newest first, at most 100' },
  ),
  changes: Type.Array(
    Type.Object({
      at: time('When'),
      by: Type.String({ description: 'Who: a member, a key, a command' }),
      count: Type.Integer({ description: 'How many listings were changed together' }),
      before: Values,
      after: Values,
    }),
    { description: 'What was changed by people and by calls in 400 days, newest first, at most 20; null: not kept' },
  ),
})
export type ListingDescription = Static<typeof ListingDescription>

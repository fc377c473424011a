import { type Static, Type } from 'typebox'
import type { MaybeFilledIn } from '../listings/marks/filled-in.ts'
import { Explanation } from './explanation.ts'

const absent = { description: 'null when the listing does not say' }
const optionalText = (description: string) => Type.Union([Type.String(), Type.Null()], { description })
const optionalNumber = (description: string) => Type.Union([Type.Number(), Type.Null()], { description })

export const SearchInput = Type.Object({
  q: Type.String({ minLength: 1, maxLength: 32_000, description: 'What is looked for, in a sentence.' }),
  sessionID: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: Number.MAX_SAFE_INTEGER,
      description: 'The sentence refines the last search of this session.',
    }),
  ),
  limit: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 100, description: 'Listings to return; 20 when not given.' }),
  ),
  offset: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: Number.MAX_SAFE_INTEGER,
      description: 'Matches to skip before the first one returned.',
    }),
  ),
  explain: Type.Optional(
    Type.Boolean({ description: 'true: `explanation` tells how the sentence was read, clause by clause.' }),
  ),
})

/** A further fact of a listing, with its name. */
export const FoundValue = Type.Object({ Key: Type.String(), value: Type.String() })

export const FoundListing = Type.Object(
  {
    id: Type.Integer({ description: 'Identifier of the listing.' }),
    SaleType: Type.String({ description: 'for_sale or for_rent.' }),
    Status: Type.String({ description: 'Active, Pending, ActiveUnderContract, PreOnMarket or Sold.' }),
    CurrencySymbol: Type.String({ description: 'Currency of all amounts of the listing.' }),
    PropertyType: Type.String({ description: 'Kind of home, as the listing spells it.' }),
    Bedrooms: Type.Number({ description: '0 for a studio.' }),
    Bathrooms: Type.Number({ description: 'Halves are half bathrooms.' }),
    Url: Type.String({ description: 'Page of the listing.' }),
    MLSNumber: Type.String({ description: 'Number in the multiple listing service.' }),
    YearBuilt: Type.Number({ description: '0 when unknown.' }),
    DaysOnMarket: Type.Number({ description: 'Days since the home came on the market.' }),
    LotArea: Type.Number({ description: 'In AreaUnit; 0 when unknown.' }),
    BuildingArea: Type.Number({ description: 'In AreaUnit; 0 when unknown.' }),
    AreaUnit: Type.String({ description: 'Square Feet or Square Meters.' }),
    ParkingSpots: Type.Number({ description: 'Places to park a car.' }),
    Images: Type.Union([Type.Array(Type.String()), Type.Null()], { ...absent, description: 'Addresses of pictures.' }),
    Tours: optionalText('OpenHouse or 3D.'),
    Description: optionalText('The listing in its own words.'),
    ExtensionColumn: Type.Union([Type.Array(FoundValue), Type.Null()], {
      description: 'Further facts, each with its name.',
    }),
    Location: optionalText('Location in words.'),
    Address: optionalText('Street address.'),
    City: optionalText('City.'),
    State: optionalText('State or region.'),
    ZIP: optionalText('Postal code.'),
    Latitude: optionalNumber('Degrees north.'),
    Longitude: optionalNumber('Degrees east.'),
    Price: optionalNumber('RentPrice of a rental, SalePrice otherwise.'),
    SalePrice: optionalNumber('Asking price.'),
    UnitAreaPrice: optionalNumber('Price per unit of area.'),
    HOAMonth: optionalNumber('Fee of the homeowners association a month.'),
    ZestimatePrice: optionalNumber('Estimated value.'),
    RentPrice: optionalNumber('Rent a month.'),
    SpaceType: optionalText('Entire place or Room.'),
    DepositFee: optionalNumber('Deposit of a rental.'),
  },
  { description: 'A listing with every field in its natural type; null when absent.' },
)

export const SearchFigure = Type.Object({
  kind: Type.Union([
    Type.Literal('count'),
    Type.Literal('average'),
    Type.Literal('median'),
    Type.Literal('min'),
    Type.Literal('max'),
  ]),
  field: Type.String({ description: 'Listing field that the figure is of; id for a count.' }),
  value: Type.Number(),
  saleType: Type.Optional(
    Type.Union([Type.Literal('for_sale'), Type.Literal('for_rent')], {
      description: 'Always given for a figure of prices: over which homes it is. Sales and rentals are never mixed.',
    }),
  ),
})

export const ClosestHomes = Type.Object(
  {
    total: Type.Integer({ description: 'Homes that miss just as little.' }),
    listings: Type.Array(
      Type.Object({
        ...FoundListing.properties,
        misses: Type.Array(Type.String(), {
          description: 'What the home misses of what was asked, in the language of the sentence.',
        }),
      }),
      { description: 'At most five of them.' },
    ),
  },
  {
    description:
      'The homes that miss least: only where nothing matches, the sentence is lawful and something is left after giving up, in this order: a sale or rent that only an amount implied; features; parking, HOA, year, lot, kind of home; one room; 10 % of price or size; 10 miles of place.',
  },
)

export const SearchOutput = Type.Object({
  summary: Type.String({ description: 'What was understood, in words.' }),
  filters: Type.Record(Type.String(), Type.Unknown(), {
    description: 'What was understood, by listing field; under "not" what is excluded, under "wishes" what only ranks.',
  }),
  sort: Type.String({ description: 'Order of the listings.' }),
  total: Type.Integer({ description: 'All matches, also when fewer are returned.' }),
  listings: Type.Array(FoundListing),
  figures: Type.Array(SearchFigure, { description: 'Empty unless the sentence asks for one.' }),
  ignored: Type.Array(Type.String(), { description: 'Words that had no meaning for the search.' }),
  refused: Type.Union([Type.Null(), Type.Object({ code: Type.String(), message: Type.String() })], {
    description: 'Set when a part of the sentence asked to choose homes by who people are; the rest was acted on.',
  }),
  closest: Type.Optional(ClosestHomes),
  explanation: Type.Optional(Explanation),
})

export type FoundListing = Static<typeof FoundListing> & MaybeFilledIn
export type ClosestHomes = Omit<Static<typeof ClosestHomes>, 'listings'> & {
  listings: (FoundListing & { misses: string[] })[]
}
export type SearchOutput = Static<typeof SearchOutput>

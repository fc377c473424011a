import { type Static, Type } from 'typebox'
import { choice, defineNumberRule, requiredText, trimmedText } from '../../platform/fields.ts'
import { maxAddress } from './web-address.ts'

const maxShort = 500
const maxDescription = 100_000
const maxExtensionValue = 10_000
/** Doubles still tell cents apart below this. */
const numberLimit = 1e15

defineNumberRule('year-built', {
  expected: () => `0 or a year from 1000 to ${latestYearBuilt()}`,
  // Most homes are older than the calendar has to be asked for.
  check: (value) => value === 0 || (value >= 1000 && (value <= 2000 || value <= latestYearBuilt())),
})

/** Next year + 5 (wire-decisions.md, "Listings"). */
function latestYearBuilt(): number {
  return new Date().getUTCFullYear() + 1 + 5
}

const emptyIsNone = { 'x-empty-is-null': true, 'x-trim': true }

const words = (description: string, maxLength = maxShort) => requiredText({ description, maxLength })
const amount = (description: string) => Type.Number({ description, minimum: 0, exclusiveMaximum: numberLimit })
const optionalWords = (description: string, maxLength = maxShort) =>
  Type.Optional(trimmedText({ description, maxLength, ...emptyIsNone }))
const optionalAmount = (description: string) => Type.Optional(amount(description))
const degrees = (description: string, most: number) =>
  Type.Optional(Type.Number({ description, minimum: -most, maximum: most }))

export const saleTypes = ['for_sale', 'for_rent'] as const
export const keyTypes = ['NewOaks', 'MLSNumber', 'URL'] as const

export const FurtherValue = Type.Object({
  Key: words('Name of the value'),
  value: trimmedText({ description: 'The value', maxLength: maxExtensionValue }),
})

/** A listing (interface.md 2.4) without the chatbot it belongs to: the one source of validation, types and API guide. */
export const listingFields = {
  SaleType: choice(saleTypes, { description: 'What is offered' }),
  Status: choice(['Active', 'PreOnMarket', 'Sold'], { description: 'State of the offer' }),
  CurrencySymbol: words('Sign or name of the currency of all amounts, such as $'),
  PropertyType: words('Type of the home in words, such as Single Family or Condo'),
  Bedrooms: amount('Number of bedrooms; 0 for a studio'),
  Bathrooms: amount('Number of bathrooms; fractions allowed'),
  Url: requiredText({
    description: 'Address of the listing’s page, http or https',
    maxLength: maxAddress,
    format: 'listing-address',
  }),
  MLSNumber: words('Number in the multiple listing service'),
  YearBuilt: Type.Number({
    description: 'Year of construction, from 1000 to next year + 5; 0 when unknown',
    'x-number-rule': 'year-built',
  }),
  DaysOnMarket: amount('Days since the listing appeared'),
  LotArea: amount('Area of the lot in AreaUnit; 0 when unknown'),
  BuildingArea: amount('Living area in AreaUnit; 0 when unknown'),
  AreaUnit: choice(['Square Feet', 'Square Meters'], { description: 'Unit of both areas' }),
  ParkingSpots: amount('Number of parking spots'),
  Images: Type.Optional(
    Type.Array(trimmedText({ description: 'Address of a picture', maxLength: maxAddress }), {
      description: 'Addresses of pictures; those that are no web address, http or https, are kept and not shown',
      maxItems: 200,
      ...emptyIsNone,
    }),
  ),
  Tours: Type.Optional(choice(['OpenHouse', '3D'], { description: 'How the home can be toured', ...emptyIsNone })),
  Description: optionalWords('Text about the home', maxDescription),
  ExtensionColumn: Type.Optional(
    Type.Array(FurtherValue, { description: 'Further values, each with its name', maxItems: 500, ...emptyIsNone }),
  ),
  Location: optionalWords('Description of the location', maxAddress),
  Address: optionalWords('Street address', maxAddress),
  City: optionalWords('City'),
  State: optionalWords('State'),
  ZIP: optionalWords('ZIP code'),
  Latitude: degrees('Latitude in degrees', 90),
  Longitude: degrees('Longitude in degrees', 180),
  SalePrice: optionalAmount('Price of a home for sale'),
  UnitAreaPrice: optionalAmount('Price per unit of area'),
  HOAMonth: optionalAmount('Monthly fee of the homeowners association'),
  ZestimatePrice: optionalAmount('Estimated price'),
  RentPrice: optionalAmount('Monthly rent'),
  SpaceType: Type.Optional(choice(['Entire place', 'Room'], { description: 'What is let', ...emptyIsNone })),
  DepositFee: optionalAmount('Deposit'),
}

/** One reseller's copy of the API spells Tours as Tour (vendor-compat.md). */
export const alsoNamed = { 'x-also': { Tour: 'Tours' } }

export const listingSchema = Type.Object(listingFields, alsoNamed)

export type Listing = Static<typeof listingSchema>
export type ListingField = keyof Listing

/** Every field, in the order of the contract. */
// Object.keys of an object literal gives just its keys.
export const listingFieldNames = Object.keys(listingFields) as ListingField[]

export const serialNumberField = requiredText({ description: 'serialNumber of the chatbot', maxLength: 100 })

/** A body for the API guide. */
export const listingExample = {
  SaleType: 'for_sale',
  Status: 'Active',
  CurrencySymbol: '$',
  PropertyType: 'Single Family',
  Bedrooms: 3,
  Bathrooms: 2.5,
  Url: 'https://www.example.com/listings/1234567',
  MLSNumber: '1234567',
  YearBuilt: 1998,
  DaysOnMarket: 12,
  LotArea: 5000,
  BuildingArea: 2100,
  AreaUnit: 'Square Feet',
  ParkingSpots: 2,
  Images: ['https://www.example.com/listings/1234567/front.jpg'],
  Tours: 'OpenHouse',
  Description: 'Light-filled home on a quiet street with a fenced garden.',
  ExtensionColumn: [{ Key: 'Heating', value: 'Heat pump' }],
  Address: '12 Alder Lane',
  City: 'Seattle',
  State: 'WA',
  ZIP: '98103',
  Latitude: 47.6763,
  Longitude: -122.3419,
  SalePrice: 650000,
  HOAMonth: 0,
}

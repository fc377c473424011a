import { type Static, Type } from 'typebox'
import type { ListingRow } from './listing-columns.ts'

const numberText = (description: string) =>
  Type.String({ description: `${description}; a number as text, "" when absent` })
const priceText = (description: string) =>
  Type.String({ description: `${description}, with two decimals; "" when absent` })
const plainText = (description: string) => Type.String({ description: `${description}; "" when absent` })
const degrees = (description: string) =>
  Type.Union([Type.Number(), Type.Literal('')], { description: `${description}; "" when absent` })

/** A listing as the list operation shows it (interface.md 2.5), its keys in the order of the contract. */
export const listItemSchema = Type.Object({
  ID: Type.Integer({ description: 'Identifier, the key under KeyType NewOaks' }),
  LATITUDE: degrees('Latitude in degrees'),
  LONGITUDE: degrees('Longitude in degrees'),
  PropertyType: plainText('Type of the home'),
  SaleType: Type.String({ description: '"For Sale" or "For Rent"' }),
  Status: Type.String({ description: 'Active, PreOnMarket or Sold' }),
  Images: plainText('JSON text of an array of picture addresses'),
  CurrencySymbol: plainText('Currency'),
  Price: priceText('RentPrice of a rental, SalePrice otherwise'),
  State: plainText('State'),
  City: plainText('City'),
  Address: plainText('Street address'),
  ZIP: plainText('ZIP code'),
  Area: plainText('BuildingArea with its unit, as in "2500 Square Feet"'),
  Bathrooms: numberText('Number of bathrooms'),
  Bedrooms: numberText('Number of bedrooms'),
  Url: plainText('Address of the listing’s page'),
  Tours: plainText('OpenHouse or 3D'),
  YearBuilt: numberText('Year of construction'),
  MLSNumber: plainText('MLS number'),
  DaysOnMarket: numberText('Days on the market'),
  LotArea: numberText('Area of the lot'),
  BuildingArea: numberText('Living area'),
  ParkingSpots: numberText('Number of parking spots'),
  Description: plainText('Text about the home'),
  ExtensionColumn: plainText('JSON text of an array of {"Key","value"}'),
  RentPrice: priceText('Monthly rent'),
  SpaceType: plainText('Entire place or Room'),
  DepositFee: priceText('Deposit'),
  SalePrice: priceText('Price of a home for sale'),
  UnitAreaPrice: priceText('Price per unit of area'),
  ZestimatePrice: priceText('Estimated price'),
  HOAMonth: priceText('Monthly fee of the homeowners association'),
})

export type ListItem = Static<typeof listItemSchema>

/** A stored listing in the wire form of lists (wire-decisions.md, "Listings"). */
export function toListItem(listed: ListingRow): ListItem {
  const { withheldFields, ...rest } = listed
  const row = withheldFields === null ? rest : { ...rest, ...withheldFields }
  return {
    ID: row.id,
    LATITUDE: row.Latitude ?? '',
    LONGITUDE: row.Longitude ?? '',
    PropertyType: row.PropertyType,
    SaleType: row.SaleType === 'for_rent' ? 'For Rent' : 'For Sale',
    Status: row.Status,
    Images: row.Images ?? '',
    CurrencySymbol: row.CurrencySymbol,
    Price: toPriceText(row.SaleType === 'for_rent' ? row.RentPrice : row.SalePrice),
    State: row.State ?? '',
    City: row.City ?? '',
    Address: row.Address ?? '',
    ZIP: row.ZIP ?? '',
    Area: `${toDecimalText(row.BuildingArea)} ${row.AreaUnit}`,
    Bathrooms: toDecimalText(row.Bathrooms),
    Bedrooms: toDecimalText(row.Bedrooms),
    Url: row.Url,
    Tours: row.Tours ?? '',
    YearBuilt: toDecimalText(row.YearBuilt),
    MLSNumber: row.MLSNumber,
    DaysOnMarket: toDecimalText(row.DaysOnMarket),
    LotArea: toDecimalText(row.LotArea),
    BuildingArea: toDecimalText(row.BuildingArea),
    ParkingSpots: toDecimalText(row.ParkingSpots),
    Description: row.Description ?? '',
    ExtensionColumn: row.ExtensionColumn ?? '',
    RentPrice: toPriceText(row.RentPrice),
    SpaceType: row.SpaceType ?? '',
    DepositFee: toPriceText(row.DepositFee),
    SalePrice: toPriceText(row.SalePrice),
    UnitAreaPrice: toPriceText(row.UnitAreaPrice),
    ZestimatePrice: toPriceText(row.ZestimatePrice),
    HOAMonth: toPriceText(row.HOAMonth),
  }
}

/** The shortest digits that mean this number, never with an exponent. */
export function toDecimalText(value: number): string {
  const text = String(value)
  if (!text.includes('e')) return text
  const [mantissa = '', exponent = '0'] = text.split('e')
  const [whole = '', fraction = ''] = mantissa.replace('-', '').split('.')
  const digits = whole + fraction
  const point = whole.length + Number(exponent)
  const sign = value < 0 ? '-' : ''
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`
  if (point >= digits.length) return `${sign}${digits}${'0'.repeat(point - digits.length)}`
  return `${sign}${digits.slice(0, point)}.${digits.slice(point)}`
}

/**
 * An amount of zero or more with two decimals; "" when absent. Halves are rounded up, and it is the decimal number as
 * the client wrote it that counts: 1.005 gives "1.01", although its nearest binary number lies a little below.
 */
export function toPriceText(value: number | null): string {
  if (value === null) return ''
  // As most prices are.
  if (Number.isSafeInteger(value)) return `${value}.00`
  const [whole = '0', fraction = ''] = toDecimalText(value).split('.')
  if (fraction.length <= 2) return `${whole}.${fraction.padEnd(2, '0')}`
  const cents = BigInt(whole + fraction.slice(0, 2)) + (fraction.charCodeAt(2) >= 0x35 ? 1n : 0n)
  const digits = String(cents).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

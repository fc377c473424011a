import type { Insertable, Selectable } from 'kysely'
import type { ListingsTable } from '../../platform/database/tables/listing-tables.ts'
import { cityKeyOf, mlsKeyOf, urlKeyOf } from '../../platform/text/listing-keys.ts'
import { readStoredText, type StoredText, storedTextColumns } from '../listing-text/stored-text.ts'
import { type Listing, type ListingField, listingFieldNames } from './listing.ts'
import { filledInBit } from './marks/filled-in.ts'

/** A listing as its row holds it, without the columns that the database fills. */
export type ListingColumns = Required<
  Omit<
    Insertable<ListingsTable>,
    'workspaceId' | 'chatbotId' | 'id' | 'createdAt' | 'updatedAt' | 'importSource' | 'goneSince'
  >
>
export type ListingColumn = keyof ListingColumns

/** What a list shows of a row: what visitors may not see too. */
export type ListingRow = Pick<Selectable<ListingsTable>, 'id' | ListingField | 'withheldFields'>

export const listingColumnNames: readonly ListingColumn[] = [
  ...listingFieldNames,
  'cityKey',
  'mlsKey',
  'urlKey',
  'filledIn',
  ...storedTextColumns,
]

/** The columns of a whole listing; what is absent becomes null. `filledIn`: the mark of what nobody said. */
export function toColumns(listing: Listing, filledIn = 0): ListingColumns {
  const fields = toFieldColumns(listing, filledIn)
  return { ...fields, ...readStoredText(fields) }
}

/** The same without what is read of its texts. */
export function toFieldColumns(listing: Listing, filledIn: number): Omit<ListingColumns, keyof StoredText> {
  return {
    SaleType: listing.SaleType,
    Status: listing.Status,
    CurrencySymbol: listing.CurrencySymbol,
    PropertyType: listing.PropertyType,
    Bedrooms: listing.Bedrooms,
    Bathrooms: listing.Bathrooms,
    Url: listing.Url,
    MLSNumber: listing.MLSNumber,
    YearBuilt: listing.YearBuilt,
    DaysOnMarket: listing.DaysOnMarket,
    LotArea: listing.LotArea,
    BuildingArea: listing.BuildingArea,
    AreaUnit: listing.AreaUnit,
    ParkingSpots: listing.ParkingSpots,
    Images: toImagesText(listing.Images),
    Tours: listing.Tours ?? null,
    // "": all of it was for members alone.
    Description: listing.Description || null,
    ExtensionColumn: toExtensionText(listing.ExtensionColumn),
    Location: listing.Location || null,
    Address: listing.Address || null,
    City: listing.City ?? null,
    State: listing.State ?? null,
    ZIP: listing.ZIP ?? null,
    Latitude: listing.Latitude ?? null,
    Longitude: listing.Longitude ?? null,
    SalePrice: listing.SalePrice ?? null,
    UnitAreaPrice: listing.UnitAreaPrice ?? null,
    HOAMonth: listing.HOAMonth ?? null,
    ZestimatePrice: listing.ZestimatePrice ?? null,
    RentPrice: listing.RentPrice ?? null,
    SpaceType: listing.SpaceType ?? null,
    DepositFee: listing.DepositFee ?? null,
    cityKey: cityKeyOf(listing.City),
    mlsKey: mlsKeyOf(listing.MLSNumber),
    urlKey: urlKeyOf(listing.Url),
    filledIn,
  }
}

/** The columns that an update sets: optional fields keep their value unless they were given or cleared. */
export function toChangedColumns(listing: Listing, cleared: ReadonlySet<string>): Partial<ListingColumns> {
  // Of changed texts the database forgets what was read; they are read again in the background.
  const columns = toFieldColumns(listing, 0)
  const kept = new Set<string>(listingFieldNames.filter((field) => listing[field] === undefined && !cleared.has(field)))
  if (kept.has('City')) kept.add('cityKey')
  return Object.fromEntries(Object.entries(columns).filter(([column]) => !kept.has(column)))
}

/**
 * The columns that an edit sets: the fields that are given, those that are cleared, and what they are compared by. Of a
 * number that is said now, the mark of what nobody said is to be taken away: `saidBits`.
 */
export function toEditedColumns(
  given: Partial<Listing>,
  cleared: ReadonlySet<string>,
): { columns: Partial<ListingColumns>; saidBits: number } {
  const fields = listingFieldNames.filter((field) => given[field] !== undefined || cleared.has(field))
  const columns = Object.fromEntries(
    fields.map((field) => {
      if (field === 'Images') return [field, toImagesText(given.Images)]
      if (field === 'ExtensionColumn') return [field, toExtensionText(given.ExtensionColumn)]
      return [field, given[field] === '' ? null : (given[field] ?? null)]
    }),
  ) as Partial<ListingColumns>
  if (fields.includes('City')) columns.cityKey = cityKeyOf(given.City)
  if (given.MLSNumber !== undefined) columns.mlsKey = mlsKeyOf(given.MLSNumber)
  if (given.Url !== undefined) columns.urlKey = urlKeyOf(given.Url)
  const saidBits = fields.reduce((bits, field) => bits | (filledInBit(field) ?? 0), 0)
  return { columns, saidBits }
}

/** Fields that visitors may not see where the listing says so; they then lie apart (0030-standing.ts). */
export const withholdableFields = [
  'Address',
  'Latitude',
  'Longitude',
  'ZestimatePrice',
] as const satisfies ListingField[]

/** As they came: remarks on pictures count them. Some editors send an empty address alone for "no picture". */
function toImagesText(images: readonly string[] | undefined): string | null {
  return images?.some((address) => address !== '') ? JSON.stringify(images) : null
}

function toExtensionText(entries: Listing['ExtensionColumn']): string | null {
  if (!entries || entries.length === 0) return null
  return JSON.stringify(entries.map(({ Key, value }) => ({ Key, value })))
}

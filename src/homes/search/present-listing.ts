import { filledInMark } from '../listings/marks/filled-in.ts'
import { pageOfHome } from '../pages/home-page-address.ts'
import type { ListingRow } from './find-listings.ts'
import type { Scope } from './scope.ts'
import type { FoundListing } from './search-schema.ts'

/** A row as the search returns it: every field in its natural type. */
export function presentListing(row: ListingRow, { publicUrl }: Pick<Scope, 'publicUrl'>): FoundListing {
  return {
    id: row.id,
    SaleType: row.SaleType,
    Status: row.Status,
    CurrencySymbol: row.CurrencySymbol,
    PropertyType: row.PropertyType,
    Bedrooms: row.Bedrooms,
    Bathrooms: row.Bathrooms,
    Url: pageOfHome(row, publicUrl),
    MLSNumber: row.MLSNumber,
    YearBuilt: row.YearBuilt,
    DaysOnMarket: row.DaysOnMarket,
    LotArea: row.LotArea,
    BuildingArea: row.BuildingArea,
    AreaUnit: row.AreaUnit,
    ParkingSpots: row.ParkingSpots,
    Images: readTexts(row.Images),
    Tours: row.Tours,
    Description: row.Description,
    ExtensionColumn: readEntries(row.ExtensionColumn),
    Location: row.Location,
    Address: row.Address,
    City: row.City,
    State: row.State,
    ZIP: row.ZIP,
    Latitude: row.Latitude,
    Longitude: row.Longitude,
    Price: row.ownPrice,
    SalePrice: row.SalePrice,
    UnitAreaPrice: row.UnitAreaPrice,
    HOAMonth: row.HOAMonth,
    ZestimatePrice: row.ZestimatePrice,
    RentPrice: row.RentPrice,
    SpaceType: row.SpaceType,
    DepositFee: row.DepositFee,
    ...(row.filledIn === 0 ? {} : { [filledInMark]: row.filledIn }),
  }
}

function readArray(text: string | null): unknown[] | null {
  if (text === null || text === '') return null
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value : null
  } catch {
    return null
  }
}

function readTexts(text: string | null): string[] | null {
  return readArray(text)?.filter((entry) => typeof entry === 'string') ?? null
}

function readEntries(text: string | null): { Key: string; value: string }[] | null {
  const entries = readArray(text)
  if (entries === null) return null
  return entries.flatMap((entry) => {
    if (typeof entry !== 'object' || entry === null) return []
    const fields = new Map(Object.entries(entry).map(([name, value]) => [name.toLowerCase(), value]))
    return [{ Key: String(fields.get('key') ?? ''), value: String(fields.get('value') ?? '') }]
  })
}

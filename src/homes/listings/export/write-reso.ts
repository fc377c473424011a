import { ownMark, ownObject } from '../import/fields/own-export.ts'
import { listingFieldNames } from '../listing.ts'
import type { ExportedListing } from './export-store.ts'

const statuses: Readonly<Record<string, string>> = { Active: 'Active', PreOnMarket: 'Coming Soon', Sold: 'Closed' }

/** Listings as RESO Common Format, one JSON object a line, with all that the dictionary has no name for. */
export async function* writeResoLines(batches: AsyncIterable<ExportedListing[]>): AsyncGenerator<string> {
  for await (const listings of batches) yield listings.map((listing) => `${JSON.stringify(toLine(listing))}\n`).join('')
}

function toLine(listing: ExportedListing): Record<string, unknown> {
  const isRental = listing.SaleType === 'for_rent'
  const units = listing.AreaUnit === 'Square Meters' ? 'Square Meters' : 'Square Feet'
  const said = (value: string | number | null): string | number | undefined => value || undefined
  const record = {
    ListingKey: listing.MLSNumber,
    ListingId: listing.MLSNumber,
    StandardStatus: statuses[String(listing.Status)],
    PropertyType: isRental ? 'Residential Lease' : 'Residential',
    PropertySubType: said(listing.PropertyType),
    ListPrice: said(isRental ? listing.RentPrice : listing.SalePrice),
    BedroomsTotal: listing.Bedrooms ?? undefined,
    BathroomsTotalDecimal: listing.Bathrooms ?? undefined,
    YearBuilt: said(listing.YearBuilt),
    LivingArea: said(listing.BuildingArea),
    LivingAreaUnits: listing.BuildingArea ? units : undefined,
    LotSizeArea: said(listing.LotArea),
    LotSizeUnits: listing.LotArea ? units : undefined,
    ParkingTotal: listing.ParkingSpots ?? undefined,
    AssociationFee: said(listing.HOAMonth),
    AssociationFeeFrequency: listing.HOAMonth ? 'Monthly' : undefined,
    DaysOnMarket: listing.DaysOnMarket ?? undefined,
    UnparsedAddress: said(listing.Address),
    City: said(listing.City),
    StateOrProvince: said(listing.State),
    PostalCode: said(listing.ZIP),
    Latitude: listing.Latitude ?? undefined,
    Longitude: listing.Longitude ?? undefined,
    PublicRemarks: said(listing.Description),
    ListingURL: said(listing.Url),
    Media: picturesOf(listing.Images),
  }
  const own = Object.fromEntries(listingFieldNames.map((field) => [field, listing[field]]))
  return { ...record, [ownObject]: { ...own, [ownMark]: 1 } }
}

function picturesOf(images: string | number | null): { MediaURL: string; Order: number }[] | undefined {
  if (typeof images !== 'string') return undefined
  // It is written as JSON text of a list of addresses.
  return (JSON.parse(images) as string[]).map((MediaURL, at) => ({ MediaURL, Order: at + 1 }))
}

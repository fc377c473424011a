import type { FoundListing, Listing } from 'porchlight/client'
import { webAddress } from '../../parts/web-address.ts'
import { standingOf } from './standing-of.ts'

/** A home as the room shows it, from the list or from a search. */
export interface HomeRow {
  id: number
  title: string
  place: string
  kind: string
  status: string
  forRent: boolean
  price: number | null
  currency: string
  bedrooms: number | null
  bathrooms: number | null
  area: number | null
  lotArea: number | null
  areaUnit: 'sqft' | 'sqm'
  days: number | null
  year: number | null
  parking: number | null
  hoaMonth: number | null
  unitPrice: number | null
  estimate: number | null
  deposit: number | null
  spaceType: string
  tours: string
  mls: string
  url: string
  images: string[]
  description: string
  further: { key: string; value: string }[]
  /** Of a home that comes close: what it misses. */
  misses: string[]
}

/** From RealEstateList, which tells everything as text. */
export function rowOfListing(listing: Listing): HomeRow {
  const rent = listing.SaleType === 'For Rent'
  const further = readFurther(readList(listing.ExtensionColumn))
  return {
    id: listing.ID,
    title: listing.Address || listing.PropertyType,
    place: placeOf(listing.City, listing.State, listing.ZIP),
    kind: listing.PropertyType,
    status: standingOf(listing.Status, further),
    forRent: rent,
    price: toNumber(listing.Price),
    currency: listing.CurrencySymbol,
    bedrooms: toNumber(listing.Bedrooms),
    bathrooms: toNumber(listing.Bathrooms),
    area: aboveNothing(toNumber(listing.BuildingArea)),
    lotArea: aboveNothing(toNumber(listing.LotArea)),
    areaUnit: listing.Area.endsWith('Meters') ? 'sqm' : 'sqft',
    days: toNumber(listing.DaysOnMarket),
    year: aboveNothing(toNumber(listing.YearBuilt)),
    parking: toNumber(listing.ParkingSpots),
    hoaMonth: toNumber(listing.HOAMonth),
    unitPrice: toNumber(listing.UnitAreaPrice),
    estimate: toNumber(listing.ZestimatePrice),
    deposit: toNumber(listing.DepositFee),
    spaceType: listing.SpaceType,
    tours: listing.Tours,
    mls: listing.MLSNumber,
    url: webAddress(listing.Url),
    images: readList(listing.Images).filter((each) => typeof each === 'string' && webAddress(each) !== '') as string[],
    description: listing.Description,
    further,
    misses: [],
  }
}

/** From a search by a sentence. */
export function rowOfFound(found: FoundListing & { misses?: string[] }): HomeRow {
  return {
    id: found.id,
    title: found.Address ?? found.Location ?? found.PropertyType,
    place: placeOf(found.City, found.State, found.ZIP),
    kind: found.PropertyType,
    status: found.Status,
    forRent: found.SaleType === 'for_rent',
    price: found.Price,
    currency: found.CurrencySymbol,
    bedrooms: found.Bedrooms,
    bathrooms: found.Bathrooms,
    area: aboveNothing(found.BuildingArea),
    lotArea: aboveNothing(found.LotArea),
    areaUnit: found.AreaUnit === 'Square Meters' ? 'sqm' : 'sqft',
    days: found.DaysOnMarket,
    year: aboveNothing(found.YearBuilt),
    parking: found.ParkingSpots,
    hoaMonth: found.HOAMonth,
    unitPrice: found.UnitAreaPrice,
    estimate: found.ZestimatePrice,
    deposit: found.DepositFee,
    spaceType: found.SpaceType ?? '',
    tours: found.Tours ?? '',
    mls: found.MLSNumber,
    url: webAddress(found.Url),
    images: (found.Images ?? []).filter((each) => webAddress(each) !== ''),
    description: found.Description ?? '',
    further: (found.ExtensionColumn ?? []).map(({ Key, value }) => ({ key: Key, value })),
    misses: found.misses ?? [],
  }
}

function placeOf(city: string | null, state: string | null, zip: string | null): string {
  return [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')
}

function toNumber(text: string): number | null {
  const value = Number(text)
  return text.trim() === '' || Number.isNaN(value) ? null : value
}

/** What is 0 where it is not known. */
function aboveNothing(value: number | null): number | null {
  return value !== null && value > 0 ? value : null
}

function readList(text: string): unknown[] {
  try {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) ? list : []
  } catch {
    return []
  }
}

function readFurther(list: readonly unknown[]): { key: string; value: string }[] {
  return list.flatMap((entry) => {
    if (typeof entry !== 'object' || entry === null) return []
    const [key, value] = [Reflect.get(entry, 'Key'), Reflect.get(entry, 'value')]
    return typeof key === 'string' && typeof value === 'string' ? [{ key, value }] : []
  })
}

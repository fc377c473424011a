import type { Listing } from '../../../src/homes/listings/listing.ts'
import type { AreaMeasure, Bound, Center } from '../meaning.ts'
import { fold, indexOfWords } from './fold.ts'
import { streetWords } from './street-words.ts'

/** Square feet: 1 acre = 43,560; 1 foot = 0.3048 m. */
const squareFeet: Record<AreaMeasure, number> = {
  'square feet': 1,
  'square meters': 1 / 0.3048 ** 2,
  acres: 43_560,
}

/** RentPrice of a rental, SalePrice otherwise; null when the listing says none. */
export function priceOf(listing: Listing): number | null {
  return (listing.SaleType === 'for_rent' ? listing.RentPrice : listing.SalePrice) ?? null
}

/** In square feet; null when unknown. */
export function areaOf(listing: Listing, field: 'BuildingArea' | 'LotArea'): number | null {
  if (listing[field] === 0) return null
  return listing[field] * squareFeet[listing.AreaUnit === 'Square Meters' ? 'square meters' : 'square feet']
}

export function toSquareFeet(bound: Bound, measure: AreaMeasure): Bound {
  return Object.fromEntries(Object.entries(bound).map(([side, value]) => [side, value * squareFeet[measure]]))
}

/** An unknown value satisfies no bound. */
export function isWithin(value: number | null, bound: Bound): boolean {
  if (value === null) return false
  // A bound that was computed ("ten percent more", acres) may be off by the last bit.
  const slack = 1e-9 * Math.abs(value)
  return (
    (bound.is === undefined || Math.abs(value - bound.is) <= slack) &&
    (bound.min === undefined || value >= bound.min - slack) &&
    (bound.max === undefined || value <= bound.max + slack) &&
    (bound.over === undefined || value > bound.over + slack) &&
    (bound.under === undefined || value < bound.under - slack)
  )
}

export interface Position {
  latitude: number
  longitude: number
}

export function positionOf(listing: Listing): Position | null {
  if (listing.Latitude === undefined || listing.Longitude === undefined) return null
  return { latitude: listing.Latitude, longitude: listing.Longitude }
}

const earthRadiusMiles = 3958.76

/** Along the great circle, in miles (haversine). */
export function distanceBetween(from: Position, to: Position): number {
  const radians = (degrees: number): number => (degrees * Math.PI) / 180
  const latitudes = radians(to.latitude - from.latitude)
  const longitudes = radians(to.longitude - from.longitude)
  const half =
    Math.sin(latitudes / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(longitudes / 2) ** 2
  return 2 * earthRadiusMiles * Math.asin(Math.sqrt(half))
}

/** Mean position of all the listings there that have one, whatever their status. */
export function findCenter(listings: readonly Listing[], center: Center): Position {
  if ('latitude' in center) return center
  const positions = listings.filter((listing) => isAt(listing, center)).flatMap((listing) => positionOf(listing) ?? [])
  if (positions.length === 0) throw new Error(`no listing has a position at ${JSON.stringify(center)}`)
  const mean = (pick: (position: Position) => number): number =>
    positions.reduce((sum, position) => sum + pick(position), 0) / positions.length
  return { latitude: mean(({ latitude }) => latitude), longitude: mean(({ longitude }) => longitude) }
}

function isAt(listing: Listing, center: Exclude<Center, Position>): boolean {
  if ('city' in center) return fold(listing.City ?? '') === fold(center.city)
  if ('zip' in center) return listing.ZIP === center.zip
  if ('mls' in center) return fold(listing.MLSNumber) === fold(center.mls)
  return indexOfWords(streetWords(listing.Address ?? ''), streetWords(center.address)) >= 0
}

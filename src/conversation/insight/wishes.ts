import type { Family } from '../../reading/criteria/condition.ts'
import { type PriceBand, priceBandOf } from './price-band.ts'

/** A search that found nothing, by what was understood of it. */
export interface Wish extends PriceBand {
  /** City, ZIP or state; '': none. */
  place: string
  state: string
  saleType: string
  currency: string
  kind: string
  bedrooms: number
  features: string[]
}

const families: ReadonlySet<unknown> = new Set<Family>(['house', 'condo', 'townhouse', 'multiFamily', 'land', 'mobile'])
const mostFeatures = 4
const mostPlaces = 3

/** A feature's English name; null for words that no table has: those may be anybody's. */
export type FeatureNames = (words: string) => string | null

/**
 * What the searches of an answer asked for and did not find, by its trace; one for each place where several were named.
 * Nothing of it is what the visitor wrote: numbers are bands, features are those that the languages have words for, and
 * a place is a name or nothing.
 */
export function wishesOf(trace: Record<string, unknown>, featureNames: FeatureNames): Wish[] {
  return searchesOf(trace)
    .filter(({ total }) => total === 0)
    .flatMap(({ filters }) => (isRecord(filters) ? readWishes(filters, featureNames) : []))
}

/** The searches of an answer: of the guide itself, of its parts, or of the last tool that searched for a model. */
function searchesOf(trace: Record<string, unknown>): Record<string, unknown>[] {
  const parts = listOf(trace.parts).filter(isRecord)
  if (parts.length > 0) return parts.flatMap(searchesOf)
  const steps = listOf(trace.steps).filter(isRecord)
  const last = steps.findLast((step) => isRecord(step.filters) && typeof step.total === 'number')
  if (last) return [last]
  return trace.kind === 'search' && isRecord(trace.filters) ? [trace] : []
}

function readWishes(filters: Record<string, unknown>, featureNames: FeatureNames): Wish[] {
  const { City, ZIP, State, SaleType, CurrencySymbol, Price, Bedrooms, PropertyType, Description } = filters
  const states = listOf(State).flatMap(placeName)
  const cities = listOf(City).flatMap(placeName)
  const zips = listOf(ZIP).flatMap((zip) => (typeof zip === 'string' && /^[\p{L}\d -]{3,10}$/u.test(zip) ? [zip] : []))
  const places = cities.length > 0 ? cities : zips.length > 0 ? zips : states
  const features = listOf(Description).flatMap((words) =>
    typeof words === 'string' ? (featureNames(words) ?? []) : [],
  )
  if (limitOf(filters.ParkingSpots, 'low') > 0) features.push('parking')
  const wish = {
    state: cities.length > 0 ? (states[0] ?? '') : '',
    saleType: SaleType === 'for_rent' || SaleType === 'for_sale' ? SaleType : '',
    currency: typeof CurrencySymbol === 'string' ? CurrencySymbol.slice(0, 5) : '',
    ...priceBandOf(limitOf(Price, 'high'), SaleType === 'for_rent'),
    kind: families.has(PropertyType) ? String(PropertyType) : '',
    bedrooms: Math.min(10, Math.floor(limitOf(Bedrooms, 'low'))),
    features: [...new Set(features)].sort().slice(0, mostFeatures),
  }
  const wishes = (places.length > 0 ? [...new Set(places)] : [''])
    .slice(0, mostPlaces)
    .map((place) => ({ ...wish, place }))
  // A search for nothing that is counted here, such as for a year or an address.
  return wishes.filter((each) => each.place || each.priceTo || each.kind || each.bedrooms || each.features.length > 0)
}

/** A number that is asked for: the upper end of it, or the lower one; 0 where there is none. */
function limitOf(limits: unknown, end: 'low' | 'high'): number {
  if (typeof limits === 'number') return limits
  if (Array.isArray(limits)) {
    const numbers = limits.filter((each): each is number => typeof each === 'number')
    return numbers.length === 0 ? 0 : end === 'low' ? Math.min(...numbers) : Math.max(...numbers)
  }
  if (!isRecord(limits)) return 0
  const [low, high] = [limits.min ?? limits.above, limits.max ?? limits.below]
  const found = end === 'low' ? (low ?? high) : (high ?? low)
  return typeof found === 'number' && Number.isFinite(found) && found > 0 ? found : 0
}

/** A name of a place, of a few words without numbers. */
function placeName(name: unknown): string[] {
  if (typeof name !== 'string' || name.length > 40) return []
  return /^\p{L}[\p{L}\p{M}.’' -]*$/u.test(name) && name.split(/\s+/).length <= 4 ? [name] : []
}

function listOf(value: unknown): unknown[] {
  return value === undefined || value === null ? [] : Array.isArray(value) ? value : [value]
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

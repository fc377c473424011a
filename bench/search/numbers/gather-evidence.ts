import { askEngine, type SearchState } from '../ask-engine.ts'
import { evaluate } from '../evaluate/evaluate.ts'
import { familyOf } from '../evaluate/families.ts'
import type { StoredListing } from '../evaluate/holds.ts'
import { findCenter, type Position, positionOf, priceOf } from '../evaluate/measure.ts'
import { saysFeature } from '../evaluate/mention.ts'
import type { Meaning } from '../meaning.ts'
import type { BenchDatabase } from '../open-database.ts'
import type { SentenceSet } from '../sentence-set.ts'
import { findCited } from './verify-numbers.ts'

/** What is true of a question, worked out on the rows in memory. */
export interface Truth {
  counts: Set<number>
  figures: number[]
}

/** The counts and figures that an answer may tell over the homes that the sentence means, with and without one criterion. */
export function gatherTruth(database: BenchDatabase, set: SentenceSet, readings: readonly Meaning[]): Truth {
  const groups = readings.flatMap((meaning) => listGroups(meaning, database.listings))
  return summarizeGroups(groups, groups[0] ?? [], set)
}

/**
 * The same over the homes that the search really delivers when it is paged through: for sentences that were misunderstood,
 * which is counted elsewhere.
 */
export async function gatherDelivered(
  database: BenchDatabase,
  set: SentenceSet,
  text: string,
  previous: SearchState | null,
): Promise<Truth> {
  const byId = new Map(database.listings.map((listing) => [listing.id, listing]))
  const { everything } = await askEngine(database, text, { previous, pageSize: 5, wantsEverything: true })
  const delivered = (everything ?? []).flatMap((id) => byId.get(id) ?? [])
  return summarizeGroups([delivered], delivered, set)
}

/** The counts and figures over groups of homes, and what one more criterion would leave of one. */
export function summarizeGroups(
  groups: readonly (readonly StoredListing[])[],
  narrowed: readonly StoredListing[],
  set: SentenceSet,
): { counts: Set<number>; figures: number[] } {
  const bySale = groups.flatMap((homes) => [
    homes,
    homes.filter(({ SaleType }) => SaleType === 'for_sale'),
    homes.filter(({ SaleType }) => SaleType === 'for_rent'),
  ])
  const counts = new Set([...groups.map(({ length }) => length), ...narrow(narrowed, set)])
  return { counts, figures: bySale.flatMap(computeFigures) }
}

function listGroups(meaning: Meaning, listings: readonly StoredListing[]): StoredListing[][] {
  if (meaning.all.some(({ kind }) => kind === 'beyondShown')) return []
  const find = (all: Meaning['all']): StoredListing[] =>
    evaluate({ ...meaning, all, figures: [], sort: null }, { listings, shown: [] }).matches
  return [find(meaning.all), ...meaning.all.map((_, index) => find(meaning.all.toSpliced(index, 1)))]
}

function computeFigures(homes: readonly StoredListing[]): number[] {
  const prices = homes.flatMap((home) => priceOf(home) ?? []).toSorted((one, other) => one - other)
  if (prices.length === 0) return []
  const middle = (prices.length - 1) / 2
  const median = ((prices[Math.floor(middle)] ?? 0) + (prices[Math.ceil(middle)] ?? 0)) / 2
  const average = prices.reduce((sum, price) => sum + price, 0) / prices.length
  return [prices[0] ?? 0, prices.at(-1) ?? 0, average, Math.round(average), median, Math.round(median)]
}

/** For those that an answer may propose. */
function narrow(homes: readonly StoredListing[], set: SentenceSet): number[] {
  const count = (test: (home: StoredListing) => boolean): number => homes.filter(test).length
  const prices = homes.flatMap((home) => priceOf(home) ?? [])
  return [
    count(({ SaleType }) => SaleType === 'for_sale'),
    count(({ SaleType }) => SaleType === 'for_rent'),
    ...[0, 1, 2, 3, 4, 5, 6].flatMap((beds) => [
      count(({ Bedrooms }) => Bedrooms === beds),
      count(({ Bedrooms }) => Bedrooms >= beds),
    ]),
    ...[...new Set(prices)].map((bound) => count((home) => (priceOf(home) ?? Number.POSITIVE_INFINITY) <= bound)),
    ...['house', 'condo', 'townhouse', 'multi-family', 'land', 'mobile'].map((family) =>
      count(({ PropertyType }) => familyOf(PropertyType) === family),
    ),
    ...set.listings.features.map(({ name }) => count((home) => saysFeature(home, name))),
    count(({ ParkingSpots }) => ParkingSpots >= 1),
    // "Say 'show me more' for the next 4."
    ...[1, 2, 3].map((page) => Math.min(5, Math.max(0, homes.length - 5 * page))),
  ]
}

/** Centres of the towns and ZIP codes that a text names. */
export function findPlaces(text: string, listings: readonly StoredListing[], set: SentenceSet): Position[] {
  const [, latitude, longitude] = /(-?\d{1,2}\.\d+),\s*(-?\d{1,3}\.\d+)/.exec(text) ?? []
  const towns = set.listings.places.flatMap(({ city, zips }) => [
    ...(text.toLowerCase().includes(city.toLowerCase()) ? [findCenter(listings, { city })] : []),
    ...zips.filter((zip) => text.includes(zip)).map((zip) => findCenter(listings, { zip })),
  ])
  const homes = findCited(text, listings).flatMap((home) => [
    ...(positionOf(home) ? [findCenter(listings, { mls: home.MLSNumber })] : []),
    ...(positionOf(home) && home.Address ? [findCenter(listings, { address: home.Address })] : []),
  ])
  return [...towns, ...homes, ...(latitude ? [{ latitude: Number(latitude), longitude: Number(longitude) }] : [])]
}

/** Every number in a meaning, also where the sentence has it in words. */
export function listMeantNumbers(readings: readonly Meaning[]): number[] {
  return (JSON.stringify(readings).match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number)
}

import { saysSaleType } from '../implied-sale-type.ts'
import type { Criterion, Meaning, Sort, WantedFigure } from '../meaning.ts'
import { type Context, distanceFrom, makeTest, type StoredListing } from './holds.ts'
import { areaOf, findCenter, priceOf } from './measure.ts'

export interface ExpectedFigure extends WantedFigure {
  value: number
  /** null for a count. */
  saleType: SaleType | null
}

export type SaleType = 'for_sale' | 'for_rent'

/** What a meaning gives on the listings. */
export interface Expected {
  /** Every match, in order; listings that the specification does not order among each other have equal ranks. */
  matches: StoredListing[]
  ranks: Map<number, string>
  figures: ExpectedFigure[]
  /** Whether a comparison had nothing left and sorts instead. */
  isNothingLeft: boolean
}

/** The answer that the specification gives, worked out on the rows in memory. */
export function evaluate(meaning: Meaning, context: Context): Expected {
  const latest = context.shown.length - 1
  const narrowed = findMatches(meaning.all, context)
  // "when nothing is left, say so and sort by it"
  const comparison = meaning.all.find((each) => each.kind === 'beyondShown' && each.turn === latest)
  if (comparison?.kind !== 'beyondShown' || narrowed.length > 0) return finish(meaning, narrowed, meaning.sort, context)
  const all = meaning.all.filter((each) => each !== comparison)
  const sort: Sort = { by: comparison.field, direction: comparison.side === 'below' ? 'up' : 'down' }
  return { ...finish(meaning, findMatches(all, context), sort, context), isNothingLeft: true }
}

function finish(meaning: Meaning, matches: StoredListing[], sort: Sort | null, context: Context): Expected {
  const wishes = meaning.wishes.map((wish) => makeTest(wish, context))
  const keyOf = makeSortKey(sort, !saysSaleType(meaning.all), context)
  const keys = new Map(
    matches.map((listing) => {
      const met = wishes.map((test) => (test(listing) ? 1 : 0))
      const count = met.reduce<number>((sum, each) => sum + each, 0)
      return [listing.id, [-count, ...(meaning.areWishesRanked ? met.map((each) => -each) : []), ...keyOf(listing)]]
    }),
  )
  const ordered = matches.toSorted((one, other) => {
    const difference = compareKeys(keys.get(one.id) ?? [], keys.get(other.id) ?? [])
    return difference || compareKeys(newestKey(one), newestKey(other))
  })
  return {
    matches: ordered,
    ranks: new Map([...keys].map(([id, key]) => [id, key.map((value) => value.toPrecision(12)).join(' ')])),
    figures: meaning.figures.flatMap((figure) => computeFigures(figure, matches)),
    isNothingLeft: false,
  }
}

/** Unless the criteria speak of a status: everything but Sold. */
function findMatches(criteria: readonly Criterion[], context: Context): StoredListing[] {
  const tests = criteria.map((criterion) => makeTest(criterion, context))
  const namesStatus = criteria.some(speaksOfStatus)
  return context.listings.filter(
    (listing) => (namesStatus || listing.Status !== 'Sold') && tests.every((test) => test(listing)),
  )
}

function speaksOfStatus(criterion: Criterion): boolean {
  if (criterion.kind === 'any' || criterion.kind === 'every') return criterion.criteria.some(speaksOfStatus)
  return criterion.kind === 'status'
}

/** DaysOnMarket up, then id down. */
function newestKey(listing: StoredListing): number[] {
  return [listing.DaysOnMarket, -listing.id]
}

/** Small keys come first; what is unknown comes last. Prices of sales and of rentals are not compared: sales come first. */
function makeSortKey(
  sort: Sort | null,
  isSaleTypeOpen: boolean,
  context: Context,
): (listing: StoredListing) => number[] {
  if (sort === null || sort.by === 'newest listing') return newestKey
  if (sort.by === 'distance') {
    const center = findCenter(context.listings, sort.center)
    // To a thousandth of a mile: formulas of different people differ below.
    return (listing) => [Math.round(distanceFrom(center, listing) * 1_000) / 1_000]
  }
  const { by, direction } = sort
  const readValue = (listing: StoredListing): number | null => {
    if (by === 'Price') return priceOf(listing)
    if (by === 'BuildingArea') return areaOf(listing, by)
    return listing.YearBuilt === 0 ? null : listing.YearBuilt
  }
  return (listing) => {
    const value = readValue(listing)
    const side = by === 'Price' && isSaleTypeOpen ? (listing.SaleType === 'for_sale' ? 0 : 1) : 0
    return [side, value === null ? Number.POSITIVE_INFINITY : direction === 'up' ? value : -value]
  }
}

function compareKeys(one: readonly number[], other: readonly number[]): number {
  for (const [index, value] of one.entries()) {
    const against = other[index] ?? 0
    if (value !== against) return value < against ? -1 : 1
  }
  return 0
}

/** A figure of prices for each of sales and rentals that there are. */
function computeFigures(figure: WantedFigure, matches: readonly StoredListing[]): ExpectedFigure[] {
  if (figure.kind === 'count' || figure.of === null) return [{ ...figure, value: matches.length, saleType: null }]
  return (['for_sale', 'for_rent'] as const).flatMap((saleType) => {
    const values = matches
      .filter((listing) => listing.SaleType === saleType)
      .flatMap((listing) => priceOf(listing) ?? [])
      .toSorted((one, other) => one - other)
    return values.length === 0 ? [] : [{ ...figure, value: computeFigure(figure.kind, values), saleType }]
  })
}

/** Of values from the smallest to the largest. */
function computeFigure(kind: WantedFigure['kind'], values: readonly number[]): number {
  if (kind === 'min') return values[0] ?? Number.NaN
  if (kind === 'max') return values.at(-1) ?? Number.NaN
  if (kind === 'average') return values.reduce((sum, value) => sum + value, 0) / values.length
  const middle = (values.length - 1) / 2
  return ((values[Math.floor(middle)] ?? Number.NaN) + (values[Math.ceil(middle)] ?? Number.NaN)) / 2
}

import type { Listing } from '../../../src/homes/listings/listing.ts'
import type { LocalLanguage } from '../data/features.ts'
import type { Criterion } from '../meaning.ts'
import { districtsOf } from './districts.ts'
import { familyOf } from './families.ts'
import { fold, indexOfWords, wordsOf } from './fold.ts'
import {
  areaOf,
  distanceBetween,
  findCenter,
  isWithin,
  type Position,
  positionOf,
  priceOf,
  toSquareFeet,
} from './measure.ts'
import { saysFeature, saysForms } from './mention.ts'
import { streetWords } from './street-words.ts'

export interface StoredListing extends Listing {
  id: number
}

/** What a criterion may need besides the listing itself. */
export interface Context {
  listings: readonly StoredListing[]
  /** What each earlier turn showed. */
  shown: readonly (readonly StoredListing[])[]
  /** Languages besides English in which a listing may say a feature; all when absent. */
  texts?: readonly LocalLanguage[]
}

const stateNames: Record<string, string> = {
  wa: 'washington',
  or: 'oregon',
  ca: 'california',
  me: 'maine',
  tn: 'tennessee',
  tx: 'texas',
  co: 'colorado',
  il: 'illinois',
  nc: 'north carolina',
  id: 'idaho',
  az: 'arizona',
  mn: 'minnesota',
  fl: 'florida',
  ny: 'new york',
  nm: 'new mexico',
  pa: 'pennsylvania',
}
const stateName = (text: string): string => stateNames[fold(text)] ?? fold(text)

/** Makes the test of a criterion. Whatever does not hang on the one listing is worked out once. */
export function makeTest(criterion: Criterion, context: Context): (listing: StoredListing) => boolean {
  switch (criterion.kind) {
    case 'count': {
      const { field, bound } = criterion
      // 0 as a year is unknown.
      const readValue = (listing: Listing) => (field === 'YearBuilt' && listing.YearBuilt === 0 ? null : listing[field])
      return (listing) => isWithin(readValue(listing), bound)
    }
    case 'price':
      return (listing) => isWithin(priceOf(listing), criterion.bound)
    case 'area': {
      const bound = toSquareFeet(criterion.bound, criterion.measure)
      return (listing) => isWithin(areaOf(listing, criterion.field), bound)
    }
    case 'hoa':
      return (listing) => (listing.HOAMonth ?? 0) <= criterion.max
    case 'currency':
      return (listing) => listing.CurrencySymbol === criterion.symbol
    case 'family':
      return (listing) => familyOf(listing.PropertyType) === criterion.family
    case 'spelling':
      return (listing) => indexOfWords(wordsOf(listing.PropertyType), wordsOf(criterion.word)) >= 0
    case 'saleType':
      return (listing) => listing.SaleType === criterion.is
    case 'status':
      return (listing) => listing.Status === criterion.is
    case 'tours':
      return (listing) => listing.Tours === criterion.is
    case 'spaceType':
      return (listing) => listing.SpaceType === criterion.is
    case 'city':
      return (listing) => fold(listing.City ?? '') === fold(criterion.is)
    case 'state':
      return (listing) => listing.State !== undefined && stateName(listing.State) === stateName(criterion.is)
    case 'zip':
      return (listing) => listing.ZIP === criterion.is
    case 'street': {
      const sought = streetWords(criterion.is)
      return (listing) => indexOfWords(streetWords(listing.Address ?? ''), sought) >= 0
    }
    case 'mls':
      return (listing) => fold(listing.MLSNumber) === fold(criterion.is)
    case 'district':
      return (listing) => districtsOf(listing).includes(fold(criterion.is))
    case 'near': {
      const center = findCenter(context.listings, criterion.center)
      return (listing) => distanceFrom(center, listing) <= criterion.miles
    }
    case 'feature':
      return (listing) => saysFeature(listing, criterion.name, context.texts)
    case 'words':
      return (listing) => saysForms(listing, [criterion.words, `${criterion.words}s`])
    case 'beyondShown':
      return makeShownTest(criterion, context)
    case 'not': {
      const test = makeTest(criterion.criterion, context)
      return (listing) => !test(listing)
    }
    case 'any': {
      const tests = criterion.criteria.map((each) => makeTest(each, context))
      return (listing) => tests.some((test) => test(listing))
    }
    case 'every': {
      const tests = criterion.criteria.map((each) => makeTest(each, context))
      return (listing) => tests.every((test) => test(listing))
    }
    case 'nothing':
      return () => false
  }
}

/** In miles; a listing without a position is farther than everything. */
export function distanceFrom(center: Position, listing: Listing): number {
  const position = positionOf(listing)
  return position === null ? Number.POSITIVE_INFINITY : distanceBetween(center, position)
}

function makeShownTest(criterion: Extract<Criterion, { kind: 'beyondShown' }>, { shown }: Context) {
  const { field, side, turn } = criterion
  const readValue = (listing: Listing): number | null => {
    if (field === 'Price') return priceOf(listing)
    if (field === 'BuildingArea') return areaOf(listing, field)
    return listing.YearBuilt === 0 ? null : listing.YearBuilt
  }
  const values = (shown[turn] ?? []).flatMap((listing) => readValue(listing) ?? [])
  const bound = side === 'below' ? { under: Math.min(...values) } : { over: Math.max(...values) }
  return (listing: Listing) => isWithin(readValue(listing), bound)
}

import { checkListings, lookUpListings } from '../../../homes/search/listing-questions.ts'
import type { FoundListing } from '../../../homes/search/search-schema.ts'
import type { Comparison } from '../../../reading/languages/wording.ts'
import { squareFeetInSquareMeter } from '../../../reading/measures/measures.ts'
import type { Understood } from '../../../reading/understanding/understand.ts'
import type { GuideContext, GuideState } from '../guide-context.ts'
import type { Asks } from '../wishes/read-asks.ts'
import { findTargets, isFactTag, isQuestion, namesTypeWithin, type Targets } from './targets.ts'

export type Measure = (listing: FoundListing) => number | null

const price: Measure = ({ Price }) => Price
const area: Measure = ({ BuildingArea, AreaUnit }) =>
  BuildingArea > 0 ? BuildingArea * (AreaUnit === 'Square Meters' ? squareFeetInSquareMeter : 1) : null
const year: Measure = ({ YearBuilt }) => (YearBuilt > 0 ? YearBuilt : null)
const rooms: Measure = ({ Bedrooms }) => Bedrooms

export const measures: Record<Comparison, { of: Measure; most: boolean }> = {
  cheaper: { of: price, most: false },
  pricier: { of: price, most: true },
  bigger: { of: area, most: true },
  smaller: { of: area, most: false },
  newer: { of: year, most: true },
  older: { of: year, most: false },
  moreBedrooms: { of: rooms, most: true },
  fewerBedrooms: { of: rooms, most: false },
}

/**
 * The homes that a question points at. "The cheaper one" is one of those that were just compared, else shown; "the
 * condo" is the only condo among them.
 */
export async function resolveTargets(
  context: GuideContext,
  asks: Asks,
  understood: Understood,
  previous: GuideState,
): Promise<Targets | null> {
  const targets = findTargets(asks, understood, previous)
  // With a home in talk and no such place in the list: "can a second house go on it", "no quarto há aquecimento".
  if (targets?.kind === 'missing' && previous.focus !== null) return { kind: 'homes', ids: [previous.focus] }
  if (targets !== null)
    return targets.kind === 'homes' ? findOfType(context, asks, understood, previous, targets) : targets
  const comparison = comparisonIn(asks, understood, previous)
  const asksOne = (asksFactBeside(asks, understood) && isQuestion(asks)) || asks.has('loan.payment')
  // "a monthly payment" sounds like a rent to the search.
  const isSearch = understood.criteria.some(({ topic }) => topic !== 'SaleType')
  if (comparison === undefined || !asksOne || isSearch) return null
  const { of, most } = measures[comparison]
  const listings = await lookUpListings(context.db, context.scope, previous.compared ?? previous.shown)
  const known = listings.flatMap((listing) => {
    const value = of(listing)
    return value === null ? [] : [{ listing, value }]
  })
  const [best] = known.toSorted((a, b) => (most ? b.value - a.value : a.value - b.value))
  return best ? { kind: 'homes', ids: [best.listing.id] } : null
}

/** "vous avez moins cher ?" asks for others: its only fact is the comparison itself. */
function asksFactBeside({ found }: Asks, { lexemes }: Understood): boolean {
  const compares = lexemes.filter(({ tags }) => tags.some((tag) => isComparison(tag)))
  return found.some(
    ({ tags, start, end }) =>
      tags.some(isFactTag) && !compares.some((lexeme) => lexeme.start <= start && end <= lexeme.end),
  )
}

const isComparison = (tag: string): boolean => tag.startsWith('follow.') && tag.slice('follow.'.length) in measures

/** "the cheaper one", and "the cheapest" where a payment is asked for or homes were just compared. */
function comparisonIn(asks: Asks, { follow, sort }: Understood, { compared }: GuideState): Comparison | undefined {
  const said = follow.find((action): action is Comparison => action in measures)
  const isAmongFew = asks.has('loan.payment') || compared !== undefined
  if (said !== undefined || sort === null || !isAmongFew) return said
  return superlatives[`${sort.field}.${sort.direction}`]
}

/** Orders by what comes first in them. */
const superlatives: Record<string, Comparison | undefined> = {
  'Price.up': 'cheaper',
  'Price.down': 'pricier',
  'BuildingArea.up': 'smaller',
  'BuildingArea.down': 'bigger',
  'YearBuilt.up': 'older',
  'YearBuilt.down': 'newer',
  'Bedrooms.up': 'fewerBedrooms',
  'Bedrooms.down': 'moreBedrooms',
}

async function findOfType(
  { db, scope }: GuideContext,
  asks: Asks,
  understood: Understood,
  { shown }: GuideState,
  targets: Targets,
): Promise<Targets> {
  const type = understood.criteria.find(({ topic, mode }) => topic === 'PropertyType' && mode === 'must')
  const isNamed = type && namesTypeWithin(asks, understood)
  if (!isNamed) return targets
  const pointed = targets.kind === 'homes' ? targets.ids : []
  const fitting = await checkListings(db, scope, [...pointed, ...shown], [type])
  // "that house", of a house in talk that stands in no list, is no house of the list.
  if (pointed.length > 0 && pointed.every((id) => fitting.has(id))) return targets
  return fitting.size === 1 ? { kind: 'homes', ids: [...fitting] } : targets
}

import { missesOf } from '../../../homes/search/closest/misses-of.ts'
import { countSearches, findFirst } from '../../../homes/search/listing-questions.ts'
import { boundsOf } from '../../../homes/search/next-state.ts'
import type { SearchResult } from '../../../homes/search/search-listings.ts'
import type { Criterion, Sort } from '../../../reading/criteria/condition.ts'
import { areaCondition, numberCondition } from '../../../reading/criteria/make-condition.ts'
import type { Comparison } from '../../../reading/languages/wording.ts'
import type { SearchState } from '../../../reading/understanding/search-state.ts'
import type { GuideContext } from '../guide-context.ts'

const shownAtOnce = 3

/** What was compared, and in which order homes beyond it come nearest. */
interface Beyond {
  criterion: Criterion
  sort: Sort
}

/** Comparisons of which homes beyond the search are told. */
export type BeyondKind = Extract<Comparison, 'cheaper' | 'bigger'>

export const isBeyondKind = (comparison: Comparison | null): comparison is BeyondKind =>
  comparison === 'cheaper' || comparison === 'bigger'

/**
 * "cheaper", where nothing that was looked for costs less: the homes that do and miss one thing of it, as those that come
 * close. The result as it was where there is none. `before`: what was shown, with its bounds.
 */
export async function withBeyond(
  context: GuideContext,
  result: SearchResult,
  before: SearchState | null,
): Promise<SearchResult> {
  const { nothingLeft } = result.reading
  const beyond = before !== null && isBeyondKind(nothingLeft) ? beyondOf(nothingLeft, before) : null
  if (beyond === null || result.refused !== null) return result
  const { db, scope, words } = context
  const { criteria, limit } = result.state
  const kept = criteria.filter(({ topic }) => topic !== beyond.criterion.topic && topic !== 'Shown')
  const given = kept.filter(({ mode, topic }) => mode !== 'wish' && !always.has(topic)).sort(byLoss)
  const ways = [...given.map((one) => [one]), given.filter(({ topic }) => topic !== 'Place')]
  const searches = ways.map((missed) => [...kept.filter((each) => !missed.includes(each)), beyond.criterion])
  const totals = await countSearches(db, scope, searches)
  const at = totals.findIndex((total) => total > 0)
  const wanted = searches[at]
  const missed = ways[at]
  if (wanted === undefined || missed === undefined) {
    // Where nothing matched before either, it is told as that.
    const { reading } = result
    return result.total > 0 ? result : { ...result, reading: { ...reading, nothingLeft: null } }
  }
  // Those that come nearest, in the order that was asked for.
  const homes = (await findFirst(db, scope, wanted, beyond.sort, shownAtOnce)).toReversed()
  const misses = await missesOf(db, scope, homes, missed, words.code)
  const listings = homes.map((home, index) => ({ ...home, misses: misses[index] ?? [] }))
  const plan = { criteria: wanted, sort: result.state.sort, limit }
  return {
    ...result,
    total: 0,
    listings: [],
    closest: { total: totals[at] ?? homes.length, listings, plan },
    state: {
      ...result.state,
      offset: 0,
      shown: homes.map(({ id }) => id),
      bounds: boundsOf(homes, before),
      focus: homes.length === 1 ? (homes[0]?.id ?? null) : null,
    },
  }
}

function beyondOf(comparison: BeyondKind, { bounds: { lowestPrice, largestArea } }: SearchState): Beyond | null {
  if (comparison === 'cheaper')
    return lowestPrice === null
      ? null
      : {
          criterion: { topic: 'Price', mode: 'must', anyOf: [numberCondition('Price', { below: lowestPrice })] },
          sort: { field: 'Price', direction: 'down' },
        }
  return largestArea === null
    ? null
    : {
        criterion: {
          topic: 'BuildingArea',
          mode: 'must',
          anyOf: [areaCondition('BuildingArea', { above: largestArea }, 'Square Feet')],
        },
        sort: { field: 'BuildingArea', direction: 'up' },
      }
}

/** Nobody who looks for a home to buy is shown a rent. */
const always: ReadonlySet<Criterion['topic']> = new Set(['SaleType', 'Status', 'CurrencySymbol'])

/** Features are missed least, the place most. */
const byLoss = (one: Criterion, other: Criterion): number => lossOf(one) - lossOf(other)

function lossOf({ topic, mode }: Criterion): number {
  if (mode === 'not' || topic === 'Feature') return 0
  if (topic === 'Place') return 3
  return topic === 'Bedrooms' ? 2 : 1
}

import { runSearch, type SearchResult } from '../../../homes/search/search-listings.ts'
import type { Condition, Criterion } from '../../../reading/criteria/condition.ts'
import { formatMoney } from '../../../reading/languages/wording.ts'
import { emptyState } from '../../../reading/understanding/search-state.ts'
import { understoodNothing } from '../../../reading/understanding/understood-nothing.ts'
import { escapeMarkdown } from '../escape-markdown.ts'
import type { GuideContext } from '../guide-context.ts'

/** Amounts below this may be thousands of which somebody left out the zeros, as the search language has it. */
const leastFull = 10_000
const leastBare = 100
const shownAtOnce = 5

/**
 * "3 bedrooms, 600 max", where no home rents for so little: the same with the amount in thousands, for sale. null where
 * something matched, or nothing would that way either.
 */
export async function searchInThousands(
  context: GuideContext,
  found: SearchResult,
): Promise<{ result: SearchResult; amount: string } | null> {
  const { state, total, refused } = found
  const { criteria, sort, limit } = state
  const isImplied = criteria.some(({ topic, implied }) => topic === 'SaleType' && implied)
  const price = criteria.find(({ topic, mode }) => topic === 'Price' && mode === 'must')
  if (total > 0 || refused !== null || !isImplied || price === undefined) return null
  const most = largestOf(price.anyOf)
  if (most < leastBare || most >= leastFull) return null
  const inFull: Criterion[] = criteria
    .filter(({ topic }) => topic !== 'SaleType')
    .map((criterion) => (criterion === price ? { ...price, anyOf: price.anyOf.map(timesThousand) } : criterion))
  const forSale: Criterion = {
    topic: 'SaleType',
    mode: 'must',
    // No longer only implied: what comes close shall be for sale as well.
    anyOf: [{ is: 'value', field: 'SaleType', value: 'for_sale' }],
  }
  const { db, scope, words, wording, now, asked } = context
  const plan = { ...emptyState(), criteria: [...inFull, forSale], sort, limit }
  const result = await runSearch(db, scope, understoodNothing(asked), {
    q: '',
    limit: shownAtOnce,
    now,
    language: words.code,
    previous: plan,
  })
  if (result.total === 0 && (result.closest === undefined || found.closest !== undefined)) return null
  const amount = escapeMarkdown(formatMoney(wording, most * 1000, result.reading.money.symbol))
  return { result, amount }
}

function largestOf(conditions: readonly Condition[]): number {
  const ends = conditions.flatMap((condition) => {
    if (condition.is !== 'number') return []
    const { min = 0, max = 0, above = 0, below = 0, oneOf = [] } = condition
    return [min, max, above, below, ...oneOf]
  })
  return Math.max(0, ...ends)
}

function timesThousand(condition: Condition): Condition {
  if (condition.is !== 'number') return condition
  const { min, max, above, below, oneOf } = condition
  return {
    ...condition,
    ...(min === undefined ? {} : { min: min * 1000 }),
    ...(max === undefined ? {} : { max: max * 1000 }),
    ...(above === undefined ? {} : { above: above * 1000 }),
    ...(below === undefined ? {} : { below: below * 1000 }),
    ...(oneOf === undefined ? {} : { oneOf: oneOf.map((value) => value * 1000) }),
  }
}

import { countSearches } from '../../../homes/search/listing-questions.ts'
import type { SearchResult } from '../../../homes/search/search-listings.ts'
import type { Criterion } from '../../../reading/criteria/condition.ts'
import { numberCondition } from '../../../reading/criteria/make-condition.ts'
import { formatNumber, nameValue } from '../../../reading/languages/wording.ts'
import type { GuideContext } from '../guide-context.ts'
import { halfPrice } from './half-price.ts'
import { listsHomes } from './list-homes.ts'

/** Fewer matches than these are looked through rather than narrowed down. */
const fewToNarrow = 15
const pageLength = 5

interface Narrowing {
  said: string
  criterion: Criterion
}

interface NextStep {
  line: string | null
  /** What a mere "yes" asks for. */
  offers: 'more' | 'these' | null
  /** Whether the line says nothing but what a button below the cards does as well. */
  isButton?: boolean
  /** The bound that it names, as one says it. */
  narrows?: string
}

/** One useful thing to say next. `isAsked`: the answer asks something that halves what was found. */
export async function nextStep(context: GuideContext, result: SearchResult, isAsked: boolean): Promise<NextStep> {
  const { words, wording } = context
  const { total, listings, state } = result
  const left = total - state.offset - listings.length
  const [first] = listings
  if (first === undefined) return { line: null, offers: null }
  if (!listsHomes(result)) return { line: words.sayYes(total), offers: 'these' }
  if (left > 0 && state.limit === null) {
    const narrowed = total > fewToNarrow && !isAsked ? await narrow(context, result) : null
    if (narrowed)
      return {
        line: words.next.narrowOrMore(words.quote(narrowed.said), narrowed.total),
        offers: 'more',
        isButton: true,
        narrows: narrowed.said,
      }
    const next = Math.min(left, pageLength)
    return { line: words.next.more(formatNumber(wording, next), next === 1), offers: 'more', isButton: true }
  }
  if (listings.length > 1) return { line: words.next.compare, offers: null }
  const canFinance = first.SaleType === 'for_sale' && first.Price !== null && first.Status !== 'Sold'
  return { line: canFinance ? words.next.askPayment : words.next.askAboutOne, offers: null }
}

/** A bound that leaves about half, by really counting; null when none does. */
async function narrow(
  context: GuideContext,
  { state, total }: SearchResult,
): Promise<{ said: string; total: string } | null> {
  const { words, wording, db, scope } = context
  const { criteria } = state
  const says = (topic: Criterion['topic']) => criteria.some((criterion) => criterion.topic === topic)
  const only = (value: string): Criterion => ({
    topic: 'SaleType',
    mode: 'must',
    anyOf: [{ is: 'value', field: 'SaleType', value }],
  })
  const options: Narrowing[] = []
  if (!says('SaleType')) {
    const values = ['for_sale', 'for_rent']
    options.push(...values.map((value) => ({ said: nameValue(wording, value), criterion: only(value) })))
  }
  const price = says('Price') ? null : await halfPrice(context, criteria)
  if (price) options.push(price)
  if (!says('Bedrooms'))
    for (const bedrooms of [3, 4])
      options.push({
        said: words.sayBedrooms(formatNumber(wording, bedrooms)),
        criterion: { topic: 'Bedrooms', mode: 'must', anyOf: [numberCondition('Bedrooms', { min: bedrooms })] },
      })
  const counts = await countSearches(
    db,
    scope,
    options.map(({ criterion }) => [...criteria, criterion]),
  )
  const half = (count: number) => Math.abs(count / total - 0.5)
  const useful = options
    .map(({ said }, index) => ({ said, count: counts[index] ?? 0 }))
    .filter(({ count }) => count > 0 && count < total * 0.75 && count > total * 0.1)
    .toSorted((a, b) => half(a.count) - half(b.count))
  const [best] = useful
  return best ? { said: best.said, total: formatNumber(wording, best.count) } : null
}

import { lookUpFigures } from '../../../homes/search/listing-questions.ts'
import type { SearchResult } from '../../../homes/search/search-listings.ts'
import { skillWordsOf } from '../../../reading/languages/all-wish-words.ts'
import { formatMoney, formatNumber } from '../../../reading/languages/wording.ts'
import { escapeMarkdown } from '../escape-markdown.ts'
import type { GuideContext, GuideState } from '../guide-context.ts'
import { sayOne } from '../skills/skill-turn.ts'
import { isBeyondKind } from './beyond-search.ts'

/** The answer in a sentence: how many fit and from which price on, or that none does. `closest`: the homes that come close. */
export async function tellLead(
  context: GuideContext,
  result: SearchResult,
  closest: string | null,
  variant: Pick<GuideState, 'turn' | 'seed'>,
): Promise<string | null> {
  const { words, wording } = context
  const { search } = skillWordsOf(words.code)
  const { total, reading } = result
  const { nothingLeft } = reading
  if (total === 0 && isBeyondKind(nothingLeft)) return sayOne(search.beyond[nothingLeft], variant)
  if (total === 0) return sayOne(closest === null ? search.none : search.close, variant)
  if (reading.refinement.isMore) return sayOne(search.next, variant)
  const [from, to] = await priceRange(context, result)
  return sayOne(search.fit(formatNumber(wording, total), total, from, to), variant)
}

/** From which price to which; empty where sales and rents, or currencies, stand side by side, or no price is known. */
async function priceRange(context: GuideContext, { state, listings, total }: SearchResult): Promise<[string, string]> {
  const { db, scope, words, wording } = context
  const kinds = new Set(listings.map(({ SaleType, CurrencySymbol }) => `${SaleType} ${CurrencySymbol}`))
  const [first] = listings
  if (first === undefined || kinds.size > 1) return ['', '']
  const { SaleType, CurrencySymbol } = first
  const tell = (value: number): string => {
    const money = escapeMarkdown(formatMoney(wording, value, CurrencySymbol))
    return SaleType === 'for_rent' ? words.aMonth(money) : money
  }
  if (total === listings.length) {
    const prices = listings.flatMap(({ Price }) => Price ?? []).sort((a, b) => a - b)
    const [least] = prices
    const most = prices.at(-1)
    return least === undefined || most === undefined ? ['', ''] : [tell(least), tell(most)]
  }
  const figures = await lookUpFigures(db, scope, state.criteria, [
    { kind: 'min', field: 'Price' },
    { kind: 'max', field: 'Price' },
  ])
  // Of sales and rents side by side there are more than two.
  if (figures.length !== 2) return ['', '']
  const of = (kind: string) => figures.find((figure) => figure.kind === kind)?.value
  const [least, most] = [of('min'), of('max')]
  return least === undefined || most === undefined ? ['', ''] : [tell(least), tell(most)]
}

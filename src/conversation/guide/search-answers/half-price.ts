import { lookUpFigures } from '../../../homes/search/listing-questions.ts'
import type { Criterion } from '../../../reading/criteria/condition.ts'
import { numberCondition } from '../../../reading/criteria/make-condition.ts'
import { formatMoney } from '../../../reading/languages/wording.ts'
import { escapeMarkdown } from '../escape-markdown.ts'
import type { GuideContext } from '../guide-context.ts'
import { listCurrencies } from './list-currencies.ts'
import { roundTo } from './round-amount.ts'

export interface HalfPrice {
  /** "under $400,000" */
  said: string
  /** "$400,000", safe as markdown. */
  amount: string
  criterion: Criterion
}

/** Near the middle of the prices; null where rents and prices, or currencies, stand side by side. */
export async function halfPrice(context: GuideContext, criteria: readonly Criterion[]): Promise<HalfPrice | null> {
  const { words, wording, db, scope } = context
  const [one, another] = await lookUpFigures(db, scope, criteria, [{ kind: 'median', field: 'Price' }])
  if (another !== undefined) return null
  const median = one?.value
  if (median === undefined || median <= 0) return null
  const symbols = await listCurrencies(context, criteria, 2)
  const [symbol] = symbols
  if (symbols.length !== 1 || symbol === undefined) return null
  const most = roundTo(median, Math.round)
  const amount = escapeMarkdown(formatMoney(wording, most, symbol))
  return {
    said: words.sayAtMost(amount),
    amount,
    criterion: { topic: 'Price', mode: 'must', anyOf: [numberCondition('Price', { max: most })] },
  }
}

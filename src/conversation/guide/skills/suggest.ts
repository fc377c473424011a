import { listCityNames, lookUpFigures, lookUpOnlyCurrency } from '../../../homes/search/listing-questions.ts'
import type { AnswerButton } from '../../../reading/answer-button.ts'
import type { Criterion } from '../../../reading/criteria/condition.ts'
import type { SaleType } from '../../../reading/criteria/figure.ts'
import type { SkillWords } from '../../../reading/languages/tables/skill-words.ts'
import { type CriteriaWords, formatMoney } from '../../../reading/languages/wording.ts'
import type { GuideContext } from '../guide-context.ts'
import { roundTo } from '../search-answers/round-amount.ts'
import { button, searchButton } from './skill-turn.ts'

/**
 * What one can begin with, derived from the chatbot's own homes: a place, an amount that finds some, and a tour. Each
 * finds something. With a feature besides it opens a window (`opening/`).
 */
export async function suggestSearches(context: GuideContext, skill: SkillWords): Promise<AnswerButton[]> {
  const [city] = await listCityNames(context.db, context.scope, 1)
  const price = await suggestPrice(context, { say: skill.say, wording: context.wording })
  return [
    ...(city === undefined || city === '' ? [] : [searchButton(skill.say.inPlace(city))]),
    ...(price === null ? [] : [searchButton(price)]),
    button(skill, 'tour', { say: skill.say.tour }),
  ]
}

/** An amount that half of the homes cost less than: of those for sale, or of those for rent where none is. */
export async function suggestPrice(
  { db, scope }: Pick<GuideContext, 'db' | 'scope'>,
  { say, wording }: { say: Pick<SkillWords['say'], 'under'>; wording: CriteriaWords },
): Promise<string | null> {
  for (const value of ['for_sale', 'for_rent'] satisfies SaleType[]) {
    const offered: Criterion = { topic: 'SaleType', mode: 'must', anyOf: [{ is: 'value', field: 'SaleType', value }] }
    const [only, another] = await lookUpFigures(db, scope, [offered], [{ kind: 'median', field: 'Price' }])
    const amount = only === undefined || another !== undefined ? 0 : roundTo(only.value, Math.round)
    // Of several currencies no middle can be told.
    const currency = amount > 0 ? await lookUpOnlyCurrency(db, scope, [offered]) : null
    if (currency !== null) return say.under(formatMoney(wording, amount, currency))
  }
  return null
}

import type { Criterion } from '../../criteria/condition.ts'
import type { SkillWords } from '../../language/tables/skill-words.ts'
import { formatMoney } from '../../language/wording.ts'
import { listCityNames, lookUpFigures } from '../../listing-search/listing-questions.ts'
import type { AnswerButton } from '../answer-button.ts'
import type { GuideContext } from '../guide-context.ts'
import { roundTo } from '../search-answers/round-amount.ts'
import { button, searchButton } from './skill-turn.ts'

/**
 * What one can begin with, derived from the chatbot's own homes: a place, an amount that finds some, and a tour. Each
 * finds something.
 */
export async function suggestSearches(context: GuideContext, skill: SkillWords): Promise<AnswerButton[]> {
  const { db, scope, wording } = context
  const [city] = await listCityNames(db, scope, 1)
  const sale: Criterion = {
    topic: 'SaleType',
    mode: 'must',
    anyOf: [{ is: 'value', field: 'SaleType', value: 'for_sale' }],
  }
  const figures = await lookUpFigures(db, scope, [sale], [{ kind: 'median', field: 'Price' }])
  const [only, another] = figures
  const amount = only === undefined || another !== undefined ? 0 : roundTo(only.value, Math.round)
  return [
    ...(city === undefined || city === '' ? [] : [searchButton(skill.say.inPlace(city))]),
    ...(amount > 0 ? [searchButton(skill.say.under(formatMoney(wording, amount, '$')))] : []),
    button(skill, 'tour', { say: skill.say.tour }),
  ]
}

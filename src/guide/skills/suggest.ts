import type { Criterion } from '../../criteria/condition.ts'
import { nameFeature } from '../../language/languages.ts'
import type { SkillWords } from '../../language/tables/skill-words.ts'
import { formatMoney } from '../../language/wording.ts'
import { countSearches, listCityNames, lookUpFigures } from '../../listing-search/listing-questions.ts'
import { readSentence } from '../../listing-search/read-sentence.ts'
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

/** What homes have, as the search knows it in English; each is named in the language of the words. */
const likelyFeatures = ['garage', 'fireplace', 'pool', 'balcony', 'yard', 'view'] as const

/**
 * Four sentences to begin with, from the chatbot's own homes: a place, an amount, something that some of them have, and a
 * tour. Fewer where its homes say less; each but the last finds something.
 */
export async function suggestOpenings(context: GuideContext, skill: SkillWords): Promise<string[]> {
  const { db, scope, asked } = context
  const [place, amount, tour] = await suggestSearches(context, skill)
  const named = likelyFeatures.map((feature) => nameFeature(asked, feature))
  const read = await Promise.all(
    named.map((feature) =>
      readSentence(db, scope, skill.say.withFeature(feature), scope.languages.tablesOf(asked), context.now),
    ),
  )
  const counts = await countSearches(db, scope, [[], ...read.map(({ criteria }) => criteria)])
  const [all = 0, ...found] = counts
  const at = found.findIndex((count, index) => count > 0 && count < all && (read[index]?.criteria.length ?? 0) > 0)
  const feature = named[at]
  return [place, amount]
    .flatMap((each) => (each?.say === undefined || each.kind === 'tour' ? [] : [each.label]))
    .concat(
      feature === undefined ? [] : [searchButton(skill.say.withFeature(feature)).label],
      tour === undefined ? [] : [skill.say.tour],
    )
}

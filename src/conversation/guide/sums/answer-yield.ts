import { lookUpListings } from '../../../homes/search/listing-questions.ts'
import { saysInAnyLanguage } from '../../../reading/sums/says-in-any-language.ts'
import { linkHome } from '../about-homes/describe-home.ts'
import { moneyIn } from '../about-homes/home-facts.ts'
import type { GuideState } from '../guide-context.ts'
import { asQuestion, homeInView, keep, turnToNamed } from '../guide-memory.ts'
import type { GuideTurn } from '../guide-request.ts'
import { incomeOfHome } from '../record/income-of-home.ts'
import type { GuideAnswer } from '../search-answers/answer-search.ts'

const monthsOfYear = 12
const longestRead = 200

/**
 * "gross yield?", of a home that is for sale and let: a year's rent by its price, in percent (rent × 12 ÷ price). null where the record
 * tells no rent, or no price.
 */
export async function answerYield(
  turn: GuideTurn,
  text: string,
  previous: GuideState | null,
): Promise<GuideAnswer | null> {
  if (previous === null || text.length > longestRead || !saysInAnyLanguage(text, 'yield')) return null
  const { context, reading } = turn
  const state = turnToNamed(previous, await reading.named(text, previous))
  const id = homeInView(state)
  const [home] = id === undefined ? [] : await lookUpListings(context.db, context.scope, [id])
  if (home === undefined || home.SaleType !== 'for_sale' || home.Price === null || home.Price <= 0) return null
  const income = incomeOfHome(context.scope.languages, home)
  if (income === null) return null
  const isYear = income.period === 'year'
  const share = ((isYear ? 1 : monthsOfYear) * income.amount) / home.Price
  const { words, wording } = context
  const percent = share.toLocaleString(wording.locale, { style: 'percent', maximumFractionDigits: 2 })
  const rent = moneyIn(context, income.amount, home)
  const worked = `${rent}${isYear ? '' : ` × ${monthsOfYear}`} ÷ ${moneyIn(context, home.Price, home)}`
  return {
    content: words.sentence(words.about(linkHome(context, home), `${percent} (${worked})`)),
    noAnswer: false,
    state: { ...keep(state, context.asked), focus: home.id, question: asQuestion(text) },
    trace: { kind: 'sum', sum: 'yield', skill: 'figures' },
  }
}

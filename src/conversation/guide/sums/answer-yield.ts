import { lookUpListings } from '../../../homes/search/listing-questions.ts'
import { asksYield } from '../../../reading/sums/asks-yield.ts'
import { linkHome } from '../about-homes/describe-home.ts'
import { moneyIn } from '../about-homes/home-facts.ts'
import type { GuideState } from '../guide-context.ts'
import { homeInView, keep, turnTo } from '../guide-memory.ts'
import type { GuideTurn } from '../guide-request.ts'
import { incomeOfHome } from '../record/income-of-home.ts'
import type { GuideAnswer } from '../search-answers/answer-search.ts'

const monthsOfYear = 12
const longestAsked = 200

/**
 * "gross yield?", of a home that is for sale and let: a year's rent by its price, in percent (rent × 12 ÷ price). null where the record
 * tells no rent, or no price.
 */
export async function answerYield(
  turn: GuideTurn,
  text: string,
  previous: GuideState | null,
): Promise<GuideAnswer | null> {
  if (previous === null || !asksYield(text)) return null
  const { context, reading } = turn
  const [named, another] = await reading.named(text, previous)
  const state = named === undefined || another !== undefined ? previous : turnTo(previous, named)
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
    state: { ...keep(state, context.asked), focus: home.id, question: text.slice(0, longestAsked) },
    trace: { kind: 'sum', sum: 'yield', skill: 'figures' },
  }
}

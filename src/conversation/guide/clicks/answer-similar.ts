import { describeCriterion } from '../../../homes/search/describe-criteria.ts'
import { countSearches, lookUpListings } from '../../../homes/search/listing-questions.ts'
import type { Criterion } from '../../../reading/criteria/condition.ts'
import type { Understood } from '../../../reading/understanding/understand.ts'
import { linkHome } from '../about-homes/describe-home.ts'
import { escapeMarkdown } from '../escape-markdown.ts'
import type { GuideContext, GuideState } from '../guide-context.ts'
import { keep } from '../guide-memory.ts'
import { answerPlan, type GuideAnswer, sayBefore } from '../search-answers/answer-search.ts'
import { listCurrencies } from '../search-answers/list-currencies.ts'
import { type Likeness, likeness, restoreOne, widenLikeness } from './likeness.ts'

/** Homes like one: as alike as there are some, and what had to be given up for that is said. */
export async function answerSimilar(
  context: GuideContext,
  nothing: Understood,
  previous: GuideState | null,
  id: number,
): Promise<GuideAnswer> {
  const { db, scope, words, wording } = context
  const [home] = await lookUpListings(db, scope, [id])
  const inWords = (content: string): GuideAnswer => ({
    content,
    noAnswer: false,
    state: keep(previous, context.asked),
    trace: { kind: 'similar', listing: home?.id ?? null },
  })
  if (!home) return inWords(words.clicks.gone(1))
  const hasCurrencies = (await listCurrencies(context, [], 2)).length > 1
  const alike = likeness(home, hasCurrencies)
  const wider = widenLikeness(alike)
  const counts = await countSearches(db, scope, wider.map(criteriaOf))
  const widest = wider[counts.findIndex((count) => count > 0)]
  const found = widest && (await narrowBack(context, widest, alike))
  if (found === undefined) return inWords(words.clicks.noneSimilar(linkHome(context, home)))
  const sort = home.Price === null ? null : { field: 'Price' as const, direction: 'up' as const, around: home.Price }
  const answer = await answerPlan(context, nothing, previous, { criteria: criteriaOf(found), sort, limit: null })
  const left = alike.filter(({ criterion }) => !criteriaOf(found).includes(criterion))
  const money = { symbol: home.CurrencySymbol }
  const told = left.map(({ criterion }) =>
    words.quote(escapeMarkdown(describeCriterion(wording, criterion, money), 150)),
  )
  const opening = [
    words.clicks.similarTo(linkHome(context, home)),
    ...(told.length === 0 ? [] : [words.clicks.wentBeyond(words.and(told))]),
  ]
  return sayBefore(opening.join('\n\n'), answer)
}

/** What need not have been given up holds after all. */
async function narrowBack(
  { db, scope }: GuideContext,
  widest: readonly Likeness[],
  alike: readonly Likeness[],
): Promise<readonly Likeness[]> {
  let found = widest
  for (const [at, each] of alike.entries()) {
    if (found.includes(each)) continue
    const narrower = restoreOne(found, alike, at)
    const [count = 0] = await countSearches(db, scope, [criteriaOf(narrower)])
    if (count > 0) found = narrower
  }
  return found
}

function criteriaOf(alike: readonly Likeness[]): Criterion[] {
  return alike.map(({ criterion }) => criterion)
}

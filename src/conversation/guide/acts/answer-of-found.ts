import { lookUpListings } from '../../../homes/search/listing-questions.ts'
import type { GuideContext } from '../guide-context.ts'
import type { GuideAnswer } from '../search-answers/answer-search.ts'
import { showHomes } from '../search-answers/search-view.ts'
import { type AskedOfHome, answerOfHome } from './answer-in-view.ts'
import { isAskedOf, shareOfSearch } from './asks-of-one-home.ts'

/** "the house on the square for 198,000, is it still free?": what is asked of the only home that is so; null where it says nothing of it. */
export async function answerOfFound(
  context: GuideContext,
  asked: AskedOfHome,
  { state, trace, view }: GuideAnswer,
): Promise<GuideAnswer | null> {
  const { act, understood } = asked
  const [only, another] = state?.shown ?? []
  if (act === null || state === null || only === undefined || another !== undefined || trace.kind !== 'search')
    return null
  const tells = understood.criteria.some(({ topic }) => topic === 'Place' || topic === 'Price')
  if (!isAskedOf(act) || !tells || shareOfSearch(act) >= perhapsSearch || state.total !== 1) return null
  const [home] = await lookUpListings(context.db, context.scope, [only])
  if (home === undefined) return null
  const answer = await answerOfHome(context, { ...asked, understood: { ...understood, criteria: [] } }, state, home)
  return answer.noAnswer ? null : { ...answer, view: { ...view, ...showHomes([home.id], { content: answer.content }) } }
}

const perhapsSearch = 0.2

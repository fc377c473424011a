import { lookUpListings } from '../../../homes/search/listing-questions.ts'
import type { Understood } from '../../../reading/understanding/understand.ts'
import { sortFact } from '../about-homes/answer-which.ts'
import { linkHome } from '../about-homes/describe-home.ts'
import type { GuideContext } from '../guide-context.ts'
import type { Asks } from '../wishes/read-asks.ts'
import type { GuideAnswer } from './answer-search.ts'
import { showHomes } from './search-view.ts'

const mostOfQuestion = 9

/** "which house is the most expensive you have?" asks for one: the first of the order that was found, with what puts it there. */
export async function tellBest(
  context: GuideContext,
  asks: Asks,
  { sort, limit, figures, follow }: Understood,
  found: GuideAnswer,
): Promise<GuideAnswer> {
  const [first, another] = found.state?.shown ?? []
  const asksForOne =
    sort !== null && asks.has('ask.question') && !asks.has('point.all') && asks.tokens.length <= mostOfQuestion
  if (!asksForOne || figures.length + follow.length > 0 || (limit !== null && limit > 1)) return found
  if (found.state === null || first === undefined || another === undefined || found.trace.kind !== 'search')
    return found
  const [home] = await lookUpListings(context.db, context.scope, [first])
  const value = home === undefined ? null : sortFact(context, home, sort).value
  if (home === undefined || value === null) return found
  const { words } = context
  const content = words.sentence(words.first[sort.field][sort.direction](linkHome(context, home), value))
  const { buttons = [], criteria, total } = found.view ?? {}
  return {
    ...found,
    content,
    state: { ...found.state, focus: first },
    view: {
      ...showHomes([first], { content }),
      buttons,
      ...(criteria && total !== undefined ? { criteria, total } : {}),
    },
  }
}

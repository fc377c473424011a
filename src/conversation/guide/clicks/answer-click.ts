import { lookUpListings } from '../../../homes/search/listing-questions.ts'
import type { SearchPlan } from '../../../reading/understanding/search-state.ts'
import type { Understood } from '../../../reading/understanding/understand.ts'
import { compareHomes } from '../about-homes/compare-homes.ts'
import type { ClickedWish } from '../answer-action.ts'
import { changeCriterion, removeCriterion } from '../chips/change-criterion.ts'
import { keyOfCriterion, keyOfOrder, readKey } from '../chips/criterion-key.ts'
import { listOptions } from '../chips/criterion-options.ts'
import { listOrders } from '../chips/order-chip.ts'
import { centreOf } from '../chips/show-criteria.ts'
import type { GuideContext, GuideState } from '../guide-context.ts'
import { keep, searchedBefore } from '../guide-memory.ts'
import { answerPlan, answerSearch, type GuideAnswer, sayBefore } from '../search-answers/answer-search.ts'
import { showHomes } from '../search-answers/search-view.ts'
import { answerSimilar } from './answer-similar.ts'

/** Answers a click as the same wish in words would be. `nothing`: what no words mean. */
export async function answerClick(
  context: GuideContext,
  action: ClickedWish,
  nothing: Understood,
  previous: GuideState | null,
): Promise<GuideAnswer> {
  const answer = await answerKind(context, action, nothing, previous)
  return { ...answer, trace: { ...answer.trace, click: action } }
}

async function answerKind(
  context: GuideContext,
  action: ClickedWish,
  nothing: Understood,
  previous: GuideState | null,
): Promise<GuideAnswer> {
  if (action.kind === 'compare') return compareClicked(context, action.listings, previous)
  if (action.kind === 'similar') return answerSimilar(context, nothing, previous, action.listing)
  const searched = searchedBefore(previous)
  if (searched === null) return answerInWords(context, previous, context.words.nothingShown)
  if (action.kind === 'more')
    return answerSearch(context, { sentence: '', asks: null }, { ...nothing, follow: ['more'] }, searched)
  const option = action.kind === 'change' ? action.option : null
  const plan = await planClicked(context, searched, action.criterion, option)
  if (plan === 'as it is') return showAgain(context, nothing, searched)
  if (plan !== null) return answerPlan(context, nothing, searched, plan)
  return sayBefore(context.words.clicks.changed, await showAgain(context, nothing, searched))
}

/** The search that a click on a chip asks for; null when the chip is no part of the search any more. */
async function planClicked(
  context: GuideContext,
  { criteria, sort, limit }: SearchPlan,
  clicked: string,
  option: number | null,
): Promise<SearchPlan | 'as it is' | null> {
  const { key, isOffered } = readKey(clicked)
  const plan = { criteria, sort, limit }
  if (key === keyOfOrder(sort)) {
    // "the 3 cheapest" is no number of homes without its order.
    if (option === null) return sort === null ? 'as it is' : { criteria, sort: null, limit: null }
    const order = listOrders(plan).filter((_, at) => isOffered(at))[option]
    return order === undefined ? null : { ...plan, sort: order }
  }
  const criterion = criteria.find((each) => keyOfCriterion(each) === key)
  if (criterion === undefined) return null
  if (option === null) return removeCriterion(plan, criterion)
  const options = listOptions(criterion, await centreOf(context, criterion)).filter((_, at) => isOffered(at))
  const changed = options[option]?.criterion
  return changed === undefined ? null : changeCriterion(plan, criterion, changed)
}

/** The search as it is, from its beginning. */
async function showAgain(context: GuideContext, nothing: Understood, previous: GuideState): Promise<GuideAnswer> {
  const { criteria, sort, limit, history } = previous
  const answer = await answerPlan(context, nothing, previous, { criteria, sort, limit })
  return { ...answer, state: answer.state && { ...answer.state, history } }
}

async function compareClicked(
  context: GuideContext,
  ids: readonly number[],
  previous: GuideState | null,
): Promise<GuideAnswer> {
  const { words, db, scope } = context
  const wanted = [...new Set(ids)]
  const listings = await lookUpListings(db, scope, wanted)
  const [first] = listings
  if (first === undefined || listings.length < 2)
    return answerInWords(
      context,
      previous,
      wanted.length < 2 ? words.needTwo : words.clicks.gone(wanted.length - listings.length),
    )
  const compared = listings.map(({ id }) => id)
  const { content, table } = compareHomes(
    context,
    listings.map((listing, index) => ({ position: index + 1, listing })),
  )
  return {
    content,
    noAnswer: false,
    state: { ...keep(previous, context.asked), focus: first.id, compared, numbered: compared },
    trace: { kind: 'about-shown', listing: first.id },
    view: showHomes(compared, { content, part: table, compared: true }),
  }
}

function answerInWords(context: GuideContext, previous: GuideState | null, content: string): GuideAnswer {
  return { content, noAnswer: false, state: keep(previous, context.asked), trace: { kind: 'talk' } }
}

import { emptyState, type SearchPlan } from '../../reading/understanding/search-state.ts'
import type { Understood } from '../../reading/understanding/understand.ts'
import type { GuideState } from './guide-context.ts'
import type { LoanTerms } from './money/mortgage.ts'
import type { Asks } from './wishes/read-asks.ts'

/** The language is remembered also where nothing was searched for yet. */
export function keep(previous: GuideState | null, language: GuideState['language']): GuideState {
  const {
    offer: _offer,
    awaits: _awaits,
    firm: _firm,
    pending: _pending,
    split: _split,
    watches: _watches,
    question: _question,
    told: _told,
    ...state
  }: GuideState = previous ?? emptyState()
  return { ...state, ...(language === undefined ? {} : { language }) }
}

/** As the visitor sees it: a table that was clicked together is what "the second one" and "both" speak of. */
export function asSeen(state: GuideState): GuideState {
  return state.numbered === undefined ? state : { ...state, shown: state.numbered, offset: 0 }
}

/** The home that is spoken of, or the only one that was shown. */
export function homeInView(state: Pick<GuideState, 'focus' | 'shown'> | null): number | undefined {
  return state?.focus ?? (state?.shown.length === 1 ? state.shown[0] : undefined)
}

/** What the search may refine; nothing, where nothing was searched for. */
export function searchedBefore(previous: GuideState | null): GuideState | null {
  if (previous === null) return null
  const { criteria, shown, history, sort } = previous
  return criteria.length + shown.length + history.length > 0 || sort !== null ? previous : null
}

/** "average price in Kent", then "and in Renton?" */
export function repeatFigures(understood: Understood, previous: GuideState | null): Understood {
  const { figures, markers, criteria, follow, sort } = understood
  const asksAgain = markers.includes('what') && criteria.length > 0 && figures.length + follow.length === 0
  return previous?.figures && asksAgain && sort === null ? { ...understood, figures: previous.figures } : understood
}

/** "show them", also after they were only counted. */
export function listsAtLast(asks: Asks, understood: Understood, previous: GuideState | null): SearchPlan | null {
  const saysNothing = understood.criteria.length + understood.figures.length + understood.follow.length === 0
  const asksForThem = asks.has('point.all') && understood.sort === null && !asks.has('ask.which')
  if (previous === null || !saysNothing || !asksForThem || understood.ignored.length > 0) return null
  if (previous.shown.length === 0 && !previous.unlisted) return null
  const { criteria, sort, limit } = previous
  return { criteria, sort, limit }
}

/** Another list was shown: the terms of the loan hold, the home does not. */
export function withoutHome({ listing: _listing, price: _price, ...terms }: LoanTerms): LoanTerms {
  return terms
}

/** A home that a message names by its id is the one that the conversation speaks of. */
export function turnTo(previous: GuideState | null, listing: number): GuideState {
  const state = previous ?? emptyState()
  return { ...state, focus: listing, shown: state.shown.length > 0 ? state.shown : [listing] }
}

/** The conversation turned to the only home that is named; as it was where none or several are. */
export function turnToNamed<State extends GuideState | null>(
  state: State,
  [named, another]: readonly number[],
): State | GuideState {
  return named === undefined || another !== undefined ? state : turnTo(state, named)
}

const longestQuestion = 200

/** A question as it is kept for "and the other one?". */
export const asQuestion = (text: string): string => text.slice(0, longestQuestion)

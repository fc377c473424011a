import type { AnswerView } from '../answer-view.ts'
import type { GuideAnswer } from '../search-answers/answer-search.ts'
import { showHomes } from '../search-answers/search-view.ts'
import { homesNamed } from './homes-named.ts'
import type { ToolTurn } from './tools/tool-turn.ts'

const mostCards = 10

/**
 * What to show beside an answer that a language model gave: what was understood of its last search, and the homes that
 * it names or that a skill shows; where there are none, those that the search returned, if `orFound`. Null when that is
 * nothing. Without buttons.
 */
export function showFindings(
  { answers, looked }: Pick<ToolTurn, 'answers' | 'looked'>,
  said: string,
  { orFound }: { orFound: boolean },
): AnswerView | null {
  const search = answers.findLast(isSearch)
  const named = homesNamed([...(search?.homes ?? []), ...looked], said)
  const ofSkills = answers.filter((answer) => !isSearch(answer)).flatMap(({ view }) => view?.listings ?? [])
  const ids = [...new Set([...ofSkills, ...named])].slice(0, mostCards)
  if (search?.view === undefined || (!orFound && ids.length === 0))
    return ids.length === 0 ? null : showHomes(ids, { content: '' })
  const { buttons: _buttons, notes = [], ...view } = search.view
  const listings = ids.length > 0 ? ids : view.listings.slice(0, mostCards)
  return {
    ...view,
    listings,
    notes: listings.map((id) => notes[view.listings.indexOf(id)] ?? ''),
    // The words are the model's own: what of them the cards repeat is not known.
    listSpan: null,
  }
}

export function isSearch({ trace }: GuideAnswer): boolean {
  return trace.kind === 'search'
}

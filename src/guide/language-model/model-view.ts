import type { App } from '../../app.ts'
import { guideWordsOf } from '../../language/all-words.ts'
import type { LanguageCode } from '../../language/language.ts'
import { wordingOf } from '../../language/languages.ts'
import { asOneSearch } from '../../listing-search/scope.ts'
import type { SearchResult } from '../../listing-search/search-listings.ts'
import type { FoundListing } from '../../listing-search/search-schema.ts'
import type { AnswerView } from '../answer-view.ts'
import type { Task } from '../answerer.ts'
import { showCriteria } from '../chips/show-criteria.ts'
import { scopeOfTask } from '../scope-of-task.ts'
import { listsHomes } from '../search-answers/list-homes.ts'
import { showHomes } from '../search-answers/search-view.ts'

/** What a language model was told in one turn. */
export interface Findings {
  search: SearchResult | null
  looked: readonly FoundListing[]
}

const mostCards = 10
/** Shorter numbers stand in answers for other things. */
const shortestNumber = 4

/**
 * What to show beside an answer that a language model gave: what was understood of its last search, and the homes that
 * the answer names; where it names none, those that the search returned. Null when it looked nothing up.
 */
export async function showFindings(
  app: App,
  task: Task,
  { search, looked }: Findings,
  answer: { said: string; language: LanguageCode },
): Promise<AnswerView | null> {
  if (search === null && looked.length === 0) return null
  const found = search?.closest?.listings ?? search?.listings ?? []
  const told = [...new Map([...found, ...looked].map((home) => [home.id, home])).values()]
  const named = told.filter((home) => isNamed(home, answer.said)).map(({ id }) => id)
  if (search === null) return named.length === 0 ? null : showHomes(named.slice(0, mostCards), { content: '' })
  const returned = search.closest || listsHomes(search) ? found.map(({ id }) => id) : []
  const { state, total, reading } = search
  const scope = asOneSearch(scopeOfTask(app, task), task.signal)
  const context = {
    db: app.db,
    scope,
    words: guideWordsOf(answer.language),
    wording: wordingOf(answer.language),
    now: app.now(),
  }
  return {
    criteria: await showCriteria(context, state, reading.money, total),
    total,
    more: search.listings.length > 0 && state.offset + search.listings.length < total,
    listings: (named.length > 0 ? named : returned).slice(0, mostCards),
    notes: [],
    compared: false,
    // The words are the model's own: what of them the cards repeat is not known.
    listSpan: null,
  }
}

/** By its address, its number or its link. */
function isNamed({ Address, MLSNumber, Url }: FoundListing, said: string): boolean {
  return (
    (Url !== '' && said.includes(Url)) ||
    (Address !== null && Address !== '' && standsIn(said, Address)) ||
    (MLSNumber.length >= shortestNumber && standsIn(said, MLSNumber))
  )
}

/** As words of their own: "12 Elm Street" does not stand in "112 Elm Street". */
function standsIn(text: string, name: string): boolean {
  const [within, wanted] = [text.toLowerCase(), name.toLowerCase()]
  for (let at = within.indexOf(wanted); at >= 0; at = within.indexOf(wanted, at + 1)) {
    const around = `${within.charAt(at - 1)}${within.charAt(at + wanted.length)}`
    if (!/[\p{L}\p{N}]/u.test(around)) return true
  }
  return false
}

import type { SearchResult } from '../../../homes/search/search-listings.ts'
import type { AnswerView } from '../answer-view.ts'
import { showCriteria } from '../chips/show-criteria.ts'
import type { GuideContext } from '../guide-context.ts'
import { listsHomes } from './list-homes.ts'
import type { ToldSearch } from './tell-search.ts'

/** What an answer to a search shows: what was understood, and the homes that are listed in it. */
export async function showSearch(
  context: GuideContext,
  result: SearchResult,
  { content, list, notes }: Pick<ToldSearch, 'content' | 'list' | 'notes'>,
): Promise<AnswerView> {
  const { state, reading, listings, total } = result
  const isListed = listsHomes(result)
  const shown = isListed ? listings : (result.closest?.listings ?? [])
  return {
    criteria: await showCriteria(context, state, reading.money, total),
    total,
    // What was only counted can be listed from its beginning.
    more: isListed ? state.offset + shown.length < total : total > 0 && listings.length > 0,
    listings: shown.map(({ id }) => id),
    notes,
    compared: false,
    listSpan: spanOf(content, list),
  }
}

/** What an answer about certain homes shows: these, and nothing of a search. */
export function showHomes(
  ids: number[],
  said: { content: string; part?: string; notes?: string[]; compared?: boolean },
): AnswerView {
  return {
    criteria: [],
    total: 0,
    more: false,
    listings: ids,
    notes: said.notes ?? [],
    compared: said.compared === true,
    listSpan: spanOf(said.content, said.part ?? null),
  }
}

/** Where a part of a text stands in it; null without one. */
export function spanOf(content: string, part: string | null): AnswerView['listSpan'] {
  const from = part === null || part === '' ? -1 : content.indexOf(part)
  return from < 0 || part === null ? null : { from, to: from + part.length }
}

/** The same view where a text was put before the answer. */
export function moveSpan(view: AnswerView, by: number): AnswerView {
  const { listSpan } = view
  return listSpan === null ? view : { ...view, listSpan: { from: listSpan.from + by, to: listSpan.to + by } }
}

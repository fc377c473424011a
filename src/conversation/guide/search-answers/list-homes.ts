import type { SearchResult } from '../../../homes/search/search-listings.ts'
import { describeHome } from '../about-homes/describe-home.ts'
import type { GuideContext } from '../guide-context.ts'

/** A figure is an answer of its own; the homes follow where they are few. */
export function listsHomes({ figures, listings, total, reading }: SearchResult): boolean {
  if (listings.length === 0) return false
  const onlyCounts = figures.every(({ kind }) => kind === 'count')
  return reading.understood.figures.length === 0 || (onlyCounts && total <= listings.length)
}

/** The homes of a page, numbered on from the page before, and what of each a card does not show. */
export function listHomes(context: GuideContext, { listings, state }: SearchResult): { list: string; notes: string[] } {
  const sameType = listings.length > 1 && new Set(listings.map(({ PropertyType }) => PropertyType)).size === 1
  const told = sameType ? state.criteria.filter(({ topic }) => topic !== 'PropertyType') : state.criteria
  const homes = listings.map((listing) => describeHome(context, listing, told, state.sort))
  return {
    list: homes.map(({ line }, index) => `${state.offset + index + 1}. ${line}`).join('\n'),
    notes: homes.map(({ note }) => note),
  }
}

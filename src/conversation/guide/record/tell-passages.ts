import type { FoundListing } from '../../../homes/search/search-schema.ts'
import { tellFact } from '../about-homes/home-facts.ts'
import { showListingText } from '../about-homes/listing-text.ts'
import type { GuideContext } from '../guide-context.ts'
import type { PassageOfHome } from './passages-of-home.ts'

const longestQuote = 200

/** A passage as it is told; `isQuote`: in the listing's own words. */
export interface ToldPassage {
  text: string
  isQuote: boolean
}

/** Passages of a home's record as a visitor is told them: fields in our words, entries and sentences in the listing's own; those that may not be shown are left out. */
export function tellPassages(
  context: GuideContext,
  home: FoundListing,
  passages: readonly PassageOfHome[],
): ToldPassage[] {
  const { words, scope } = context
  return passages.flatMap(({ fact, text }): ToldPassage[] => {
    if (fact !== undefined) return [{ text: tellFact(context, home, fact), isQuote: false }]
    const shown = showListingText(scope.languages, text, longestQuote)
    return shown === '' ? [] : [{ text: words.quote(shown), isQuote: true }]
  })
}

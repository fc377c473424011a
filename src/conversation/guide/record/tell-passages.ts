import type { FoundListing } from '../../../homes/search/search-schema.ts'
import { tellFact } from '../about-homes/home-facts.ts'
import { showListingText } from '../about-homes/listing-text.ts'
import type { GuideContext } from '../guide-context.ts'
import { tellAmount, tellWorked } from '../sums/tell-amounts.ts'
import { amountOfPassage } from './amounts-of-passages.ts'
import type { PassageOfHome } from './passages-of-home.ts'
import { tellAvailability } from './tell-availability.ts'

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
  return passages.flatMap((passage): ToldPassage[] => {
    const { fact, text } = passage
    // That it is listed tells less than "Under offer" does.
    const standing = fact === 'Status' ? tellAvailability(context, home) : null
    if (standing !== null) return [{ text: standing, isQuote: true }]
    if (fact !== undefined) return [{ text: tellFact(context, home, fact), isQuote: false }]
    const shown = showListingText(scope.languages, text, longestQuote)
    return shown === '' ? [] : [{ text: `${words.quote(shown)}${comesTo(context, home, passage)}`, isQuote: true }]
  })
}

/** What a deposit of "2 mois" or dues of "12元/㎡" come to; "" where the listing says the amount itself. */
function comesTo(context: GuideContext, home: FoundListing, passage: PassageOfHome): string {
  const amount = amountOfPassage(context.scope.languages, home, passage)
  const worked = amount === null ? null : tellWorked(context, home, amount)
  return amount === null || worked === null ? '' : ` (${worked} = ${tellAmount(context, home, amount)})`
}

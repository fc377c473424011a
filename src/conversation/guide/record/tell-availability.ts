import { readStatus } from '../../../homes/listings/intake/values/read-status.ts'
import type { FoundListing } from '../../../homes/search/search-schema.ts'
import { showListingText } from '../about-homes/listing-text.ts'
import type { GuideContext } from '../guide-context.ts'
import type { PassageOfHome } from './passages-of-home.ts'
import { likelyOfTopics, passagesOfTopics } from './record-topics.ts'

/** What tells whether a home can be had: an offer that was accepted as well. */
const standing = ['ask-home:status', 'ask-home:availability', 'ask-home:move-in-date', 'ask-home:offers']
const leastOfStanding = 0.35
const longestQuote = 200
/** Beside a word for the state of an offer ("Under contract, inspection passed") so much is enough. */
const leastBesideWord = 0.1

/** What a listing says in its own words of when and whether it can be had, an offer that was accepted first; null where it says nothing, or the home is on offer no more. */
export function tellAvailability(context: GuideContext, home: FoundListing): string | null {
  if (home.Status !== 'Active') return null
  const { languages } = context.scope
  const said = passagesOfTopics(languages, standing, home, leastBesideWord)
  // The likeliest stands first.
  const surely = said.filter(({ text }) => likelyOfTopics(languages, text, standing) >= leastOfStanding)
  const { text = '' } = said.find(isTaken) ?? surely[0] ?? {}
  const told = showListingText(languages, text, longestQuote)
  return told === '' ? null : context.words.quote(told)
}

/** Whether an entry says by a firm's word that somebody else has the home, or is about to. */
function isTaken({ kind, name, text }: PassageOfHome): boolean {
  if (kind !== 'entry') return false
  const read = readStatus(text.slice(name.length + 1))
  return read.unknown === undefined && (read.status === 'Sold' || read.standard !== '')
}

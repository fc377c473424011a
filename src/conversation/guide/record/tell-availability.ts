import { readStatus } from '../../../homes/listings/intake/values/read-status.ts'
import type { FoundListing } from '../../../homes/search/search-schema.ts'
import { showListingText } from '../about-homes/listing-text.ts'
import type { GuideContext } from '../guide-context.ts'
import type { PassageOfHome } from './passages-of-home.ts'
import { passagesOfTopics } from './record-topics.ts'

/** What tells whether a home can be had: an offer that was accepted as well. */
const standing = ['ask-home:status', 'ask-home:availability', 'ask-home:move-in-date', 'ask-home:offers']
const leastOfStanding = 0.35
const longestQuote = 200
/** Beside a word for the state of an offer ("Under contract, inspection passed") so much is enough. */
const leastBesideWord = 0.1

/** What a listing says in its own words of when and whether it can be had, an offer that was accepted first; null where it says nothing. */
export function tellAvailability(context: GuideContext, home: FoundListing): string | null {
  const { languages } = context.scope
  const said = passagesOfTopics(languages, standing, home, leastBesideWord)
  const taken = said.find(isTaken)
  const [first] = passagesOfTopics(languages, standing, home, leastOfStanding)
  const told = showListingText(languages, (taken ?? first)?.text ?? '', longestQuote)
  return told === '' ? null : context.words.quote(told)
}

/** Whether an entry says by a firm's word that somebody else has the home, or is about to. */
function isTaken({ kind, name, text }: PassageOfHome): boolean {
  if (kind !== 'entry') return false
  const read = readStatus(text.slice(name.length + 1))
  return read.unknown === undefined && (read.status === 'Sold' || read.standard !== '')
}

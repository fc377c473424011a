import type { FoundListing } from '../../../homes/search/search-schema.ts'
import type { GuideContext } from '../guide-context.ts'
import { passagesOfTopics } from './record-topics.ts'
import { tellPassages } from './tell-passages.ts'

/** What tells whether a home can be had: an offer that was accepted as well. */
const standing = ['ask-home:status', 'ask-home:availability', 'ask-home:move-in-date', 'ask-home:offers']
const leastOfStanding = 0.35

/** What a listing says in its own words of when and whether it can be had; null where it says nothing. */
export function tellAvailability(context: GuideContext, home: FoundListing): string | null {
  const said = passagesOfTopics(context.scope.languages, standing, home, leastOfStanding)
  const [told] = tellPassages(context, home, said)
  return told?.text ?? null
}

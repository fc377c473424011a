import type { FoundListing } from '../../../homes/search/search-schema.ts'
import { skillWordsOf } from '../../../reading/languages/all-wish-words.ts'
import { linkHome } from '../about-homes/describe-home.ts'
import type { GuideContext, GuideState } from '../guide-context.ts'
import { sayOne } from './skill-turn.ts'

/** Of a home, what its listing does not say: its agent may know. */
export function tellAskAgent(context: GuideContext, home: FoundListing, previous: GuideState | null): string {
  const { words } = context
  const agent = sayOne(skillWordsOf(words.code).askAgent, previous ?? {})
  return words.sentence(words.about(linkHome(context, home), agent))
}

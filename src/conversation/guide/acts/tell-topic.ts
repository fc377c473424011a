import type { FoundListing } from '../../../homes/search/search-schema.ts'
import type { ReadClause } from '../../../reading/acts/read-acts.ts'
import { factOf, tellFact } from '../about-homes/home-facts.ts'
import { quotePhrases } from '../about-homes/quote-entry.ts'
import type { GuideContext } from '../guide-context.ts'
import { toldIn } from './topic-of-record.ts'

/** What the record of a home tells of the topic that a clause asks of: its field, else its own words; null where it tells nothing. */
export function tellTopic(context: GuideContext, { topic }: ReadClause, home: FoundListing): string | null {
  const told = toldIn[topic?.name.replace(/^ask-home:/u, '') ?? '']
  if (told === undefined) return null
  const { fact, words } = told
  if (fact !== undefined && factOf(context, home, fact).value !== null) return tellFact(context, home, fact)
  const quoted = words === undefined ? null : quotePhrases(context.scope.languages, home, words.split(', '))
  return quoted === null ? null : context.words.quote(quoted)
}

import type { FoundListing } from '../../../homes/search/search-schema.ts'
import { loadNetworks } from '../../../reading/acts/load-networks.ts'
import { type ReadClause, topicsOfPassage } from '../../../reading/acts/read-acts.ts'
import { factOf, tellFact } from '../about-homes/home-facts.ts'
import { quoteLikely, quotePhrases } from '../about-homes/quote-entry.ts'
import type { GuideContext } from '../guide-context.ts'
import { toldIn } from './topic-of-record.ts'

/** What the record of a home tells of the topic that a clause asks of: its fields, else its own words; null where it tells nothing. */
export function tellTopic(context: GuideContext, { topic }: ReadClause, home: FoundListing): string | null {
  if (topic === null || !topic.name.startsWith(ofHome)) return null
  const { facts = [], words } = toldIn[topic.name.slice(ofHome.length)] ?? {}
  const known = facts.filter((fact) => factOf(context, home, fact).value !== null)
  // "Available: January 1" says more than that it is listed.
  const isListed = home.Status === 'Active' && known.every((fact) => fact === 'Status')
  const when = known.length > 0 && isListed ? quoteAvailability(context, home) : null
  if (when !== null) return context.words.quote(when)
  if (known.length > 0) return context.words.row(known.map((fact) => tellFact(context, home, fact)))
  const { languages } = context.scope
  const quoted =
    (ofAvailability.includes(topic.name) ? quoteAvailability(context, home) : null) ??
    quoteOfTopics(context, [topic.name], home) ??
    (words === undefined ? null : quotePhrases(languages, home, words.split(', ')))
  return quoted === null ? null : context.words.quote(quoted)
}

/** What a listing says in its own words of when and whether it can be had; null where it says nothing. */
export function quoteAvailability(context: GuideContext, home: FoundListing): string | null {
  const words = ofAvailability.flatMap((topic) => toldIn[topic.slice(ofHome.length)]?.words?.split(', ') ?? [])
  return quoteOfTopics(context, ofAvailability, home) ?? quotePhrases(context.scope.languages, home, words)
}

/** The entry or sentence of a listing that is of these topics ("ask-home:status"), as it stands there; null where none is. */
export function quoteOfTopics(
  { scope: { languages } }: GuideContext,
  topics: readonly string[],
  home: FoundListing,
): string | null {
  const networks = languages.derive(loadNetworks)
  const likely = (text: string) => {
    const found = topicsOfPassage(networks, text)
    return topics.reduce((sum, topic) => sum + (found.get(topic) ?? 0), 0)
  }
  return quoteLikely(languages, home, { likely, least: leastOfPassage })
}

const ofHome = 'ask-home:'
/** Topics of when and whether a home can be had. */
export const ofAvailability = ['ask-home:status', 'ask-home:availability', 'ask-home:move-in-date']
/** From so much on a sentence of a listing is of a topic. */
const leastOfPassage = 0.35

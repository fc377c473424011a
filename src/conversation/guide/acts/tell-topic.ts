import type { FoundListing } from '../../../homes/search/search-schema.ts'
import type { ReadClause } from '../../../reading/acts/read-acts.ts'
import { factOf, tellFact } from '../about-homes/home-facts.ts'
import { quotePhrases } from '../about-homes/quote-entry.ts'
import { quotesOfTopics, quotesOfTopicsOrWords } from '../about-homes/record-topics.ts'
import type { GuideContext } from '../guide-context.ts'
import { factsOfTopic, toldIn } from './topic-of-record.ts'

/** What a record tells, as it is said to the visitor; `isQuote`: in the listing's own words, which may leave something open. */
export interface Told {
  text: string
  isQuote: boolean
}

/** The words of a listing as it is told that it says them. */
export function asQuote({ words }: GuideContext, texts: readonly string[]): Told {
  return { text: words.row(texts.map(words.quote)), isQuote: true }
}

/** What the record of a home tells of the topic that a clause asks of: its fields, else its own words; null where it tells nothing. */
export function tellTopic(context: GuideContext, { topic, topics }: ReadClause, home: FoundListing): Told | null {
  if (topic === null || !topic.name.startsWith(ofHome)) return null
  const name = topic.name.slice(ofHome.length)
  const facts = factsOfTopic(name, home)
  const known = facts.filter((fact) => factOf(context, home, fact).value !== null)
  // "Available: January 1" says more than that it is listed.
  const isListed = home.Status === 'Active' && known.every((fact) => fact === 'Status')
  const when = known.length > 0 && isListed ? quoteAvailability(context, home) : null
  if (when !== null) return asQuote(context, [when])
  if (known.length > 0)
    return { text: context.words.row(known.map((fact) => tellFact(context, home, fact))), isQuote: false }
  const { languages } = context.scope
  const ofWhen = ofAvailability.includes(topic.name) ? quoteAvailability(context, home) : null
  if (ofWhen !== null) return asQuote(context, [ofWhen])
  // "Charges?" is of dues and of what is paid a month, and so are the entries of a listing.
  const alike = topics.filter(({ likely }) => likely >= perhapsAlike).map(({ name }) => name)
  const asked = { topics: [...new Set([topic.name, ...alike])], words: toldIn[name]?.words?.split(', ') ?? [] }
  const quoted = quotesOfTopicsOrWords(languages, asked, home)
  return quoted.length === 0 ? null : asQuote(context, quoted)
}

const perhapsAlike = 0.2

/** What a listing says in its own words of when and whether it can be had; null where it says nothing. */
export function quoteAvailability(context: GuideContext, home: FoundListing): string | null {
  const words = ofAvailability.flatMap((topic) => toldIn[topic.slice(ofHome.length)]?.words?.split(', ') ?? [])
  const { languages } = context.scope
  const [told = null] = quotesOfTopics(languages, standing, home)
  return told ?? quotePhrases(languages, home, words)
}

const ofHome = 'ask-home:'
/** What tells whether it can be had: an offer that was accepted as well. */
const standing = ['ask-home:status', 'ask-home:availability', 'ask-home:move-in-date', 'ask-home:offers']
/** Topics of when and whether a home can be had. */
export const ofAvailability = ['ask-home:status', 'ask-home:availability', 'ask-home:move-in-date']

import type { FoundListing } from '../../../homes/search/search-schema.ts'
import { languageCodes } from '../../../reading/languages/language-code.ts'
import { type RecordTopic, wordsOfRecords } from '../../../reading/languages/tables/topic-words.ts'
import { hearTopics } from '../../../reading/languages/words/hear-topics.ts'
import type { GuideContext } from '../guide-context.ts'
import type { Asks } from '../wishes/read-asks.ts'
import { quotePhrases } from './quote-entry.ts'

/** Of these a feature or a field says as much, and first. */
const toldElsewhere: ReadonlySet<RecordTopic> = new Set([
  'pets',
  'transit',
  'storage',
  'windows',
  'electricity',
  'flooring',
  'built',
  'laundry',
  'cooling',
  'water',
  'garage',
])

/** What a question about a home asks that its record tells in words, in whichever language it is asked. */
export function topicsOf({ scope: { languages }, asked }: GuideContext, { tokens }: Asks): RecordTopic[] {
  const sentence = tokens.map(({ raw, glued }) => (glued ? raw : ` ${raw}`)).join('')
  const own = hearTopics(sentence, languages.tablesOf(asked))
  if (own.length > 0 || tokens.length > mostOfAnyLanguage) return own
  // A word or two do not tell their language: "heizung?"
  return (
    languageCodes.map((code) => hearTopics(sentence, languages.tablesOf(code))).find(({ length }) => length > 0) ?? []
  )
}

const mostOfAnyLanguage = 4

/** Topics that no field tells: what looks like a fact beside them ("is the bedroom downstairs") is none that was asked. */
export function topicsOfWords(topics: readonly RecordTopic[]): RecordTopic[] {
  return topics.filter((topic) => !toldElsewhere.has(topic))
}

/** What the record says of them: "quel chauffage?" finds "Heating: Heat pump"; null where it says nothing. */
export function quoteTopics(
  { scope: { languages } }: GuideContext,
  topics: readonly RecordTopic[],
  home: FoundListing,
): string | null {
  const said = topics.flatMap((topic) => wordsOfRecords[topic].split(', '))
  return said.length === 0 ? null : quotePhrases(languages, home, said)
}

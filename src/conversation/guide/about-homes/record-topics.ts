import type { FoundListing } from '../../../homes/search/search-schema.ts'
import { loadNetworks, type Networks } from '../../../reading/acts/load-networks.ts'
import { topicsOfPassage } from '../../../reading/acts/read-acts.ts'
import type { Languages } from '../../../reading/languages/languages.ts'
import { quoteLikely, quotePhrases } from './quote-entry.ts'

/** From so much on a text of a listing is of a topic. */
const leastOfPassage = 0.35
/** From so much on nobody doubts it. */
const surelyTopic = 0.6
/** Texts whose topics are kept: those of some hundred homes. */
const mostKept = 10_000

/**
 * Of which topics of `ask-home` (corpus/acts.json) the entries and sentences of records are, as the networks read them: however a firm
 * names its fields, "Gastos de comunidad: 95 €/mes" is of dues. What was read of a text is kept.
 */
class RecordTopics {
  readonly #networks: Networks
  readonly #kept = new Map<string, ReadonlyMap<string, number>>()

  constructor(networks: Networks) {
    this.#networks = networks
  }

  /** How likely a text is of these topics ("ask-home:hoa") together, from 0 to 1. */
  likely(text: string, topics: readonly string[]): number {
    const found = this.#of(text)
    return topics.reduce((sum, topic) => sum + (found.get(topic) ?? 0), 0)
  }

  /** Of which topic a text surely is; null: of none. */
  surely(text: string): string | null {
    const [best] = [...this.#of(text)].toSorted((a, b) => b[1] - a[1])
    return best === undefined || best[1] < leastAkin ? null : best[0]
  }

  #of(text: string): ReadonlyMap<string, number> {
    const kept = this.#kept.get(text)
    if (kept !== undefined) return kept
    const found = topicsOfPassage(this.#networks, text)
    if (this.#kept.size >= mostKept) this.#kept.delete(this.#kept.keys().next().value ?? '')
    this.#kept.set(text, found)
    return found
  }
}

/** Named, as what is made of the languages is kept under the function that makes it. */
function makeRecordTopics(languages: Languages): RecordTopics {
  return new RecordTopics(languages.derive(loadNetworks))
}

/** The entries or sentence of a listing that are of these topics ("ask-home:status"), two at most, as they stand there; none where none is. */
export function quotesOfTopics(
  languages: Languages,
  topics: readonly string[],
  home: FoundListing,
  least = leastOfPassage,
): string[] {
  const read = languages.derive(makeRecordTopics)
  return quoteLikely(languages, home, { likely: (text) => read.likely(text, topics), least, another: surelyTopic })
}

/** The same, or else what the listing says with these words; none where it says neither. */
export function quotesOfTopicsOrWords(
  languages: Languages,
  { topics, words }: { topics: readonly string[]; words: readonly string[] },
  home: FoundListing,
): string[] {
  const quoted = quotesOfTopics(languages, topics, home)
  if (quoted.length > 0) return quoted
  const said = quotePhrases(languages, home, words)
  return said === null ? [] : [said]
}

/** The entry or sentence of a listing that is of the same topic as a feature that it does not name ("air conditioning"); none where none is. */
export function quotesAkin(languages: Languages, feature: string, home: FoundListing): string[] {
  const topic = languages.derive(makeRecordTopics).surely(feature)
  return topic === null ? [] : quotesOfTopics(languages, [topic], home, leastAkin)
}

const leastAkin = 0.5

/** What the entries of a listing that are of a topic hold, in their order; none where no entry is. */
export function valuesOfTopic(
  languages: Languages,
  topic: string,
  { ExtensionColumn }: Pick<FoundListing, 'ExtensionColumn'>,
  least: number,
): string[] {
  const read = languages.derive(makeRecordTopics)
  return (ExtensionColumn ?? [])
    .slice(0, mostEntries)
    .filter(({ Key, value }) => value.trim() !== '' && read.likely(`${Key}: ${value}`, [topic]) >= least)
    .map(({ value }) => value.trim())
}

const mostEntries = 50

import type { FoundListing } from '../../../homes/search/search-schema.ts'
import { loadNetworks, type Networks } from '../../../reading/acts/load-networks.ts'
import { topicsOfPassage } from '../../../reading/acts/read-acts.ts'
import type { Languages } from '../../../reading/languages/languages.ts'
import { type PassageOfHome, passagesOfHome } from './passages-of-home.ts'

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

/** How likely a text of a record is of these topics together, from 0 to 1. */
export function likelyOfTopics(languages: Languages, text: string, topics: readonly string[]): number {
  return languages.derive(makeRecordTopics).likely(text, topics)
}

/** The entries and sentences of a listing that are of these topics ("ask-home:status"), the likeliest first; none where none is. */
export function passagesOfTopics(
  languages: Languages,
  topics: readonly string[],
  home: FoundListing,
  least: number,
): PassageOfHome[] {
  const read = languages.derive(makeRecordTopics)
  return passagesOfHome(home)
    .filter(({ fact }) => fact === undefined)
    .map((passage) => ({ passage, likely: read.likely(passage.text, topics) }))
    .filter(({ likely }) => likely >= least)
    .toSorted((a, b) => b.likely - a.likely)
    .map(({ passage }) => passage)
}

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

const surelyAgent = 0.5

/** Whether a passage says who looks after the home: whoever asks for that is told it with the number to call. */
export function isOfAgent(languages: Languages, { text }: PassageOfHome): boolean {
  return languages.derive(makeRecordTopics).likely(text, ['ask-home:listing-agent']) >= surelyAgent
}

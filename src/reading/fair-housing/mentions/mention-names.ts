import type { ProtectedClassList } from '../../languages/tables/protected-class-words.ts'
import type { Lexicon } from '../../languages/words/lexicon.ts'
import type { Token } from '../../languages/words/tokens.ts'
import type { PhraseReading } from '../phrase-lists.ts'
import type { TextReading } from '../text-reading.ts'
import { classLists, type Mention } from './class-mentions.ts'

/** Tells names of places and streets that only contain words for people. */
export class MentionNames {
  readonly #lists: PhraseReading
  readonly #lexicon: Lexicon
  readonly #tokens: readonly Token[]
  readonly #hasFewCapitals: boolean

  constructor(text: TextReading, lexicon: Lexicon) {
    this.#lists = text.lists
    this.#lexicon = lexicon
    this.#tokens = text.tokens
    const words = text.tokens.slice(1).filter(({ kind }) => kind === 'word')
    this.#hasFewCapitals = words.filter(({ capital }) => capital).length <= words.length * 0.8 || words.length <= 2
  }

  /** "White Center", "12 Christian St": two capitals in a row are a name, where not every word has one. */
  isName(mention: Mention): boolean {
    const [before, first, next] = [mention.start - 1, mention.start, mention.end].map((at) => this.#tokens[at])
    if (this.isStreetName(mention)) return true
    if (this.#isQuarter(mention)) return true
    if (!first || next?.kind !== 'word') return false
    const { streetTypes, particles } = this.#lexicon.language
    const isStreet = streetTypes.some(([short, long]) => next.text === short || next.text === long)
    const people: readonly ProtectedClassList[] = ['persons', 'areas', 'selectingAfter', 'between', ...classLists]
    const isPeople = this.#lists.endOfAny(people, mention.end) !== null
    const isAddress = before?.kind === 'digits' || particles.streetLeads.includes(before?.text ?? '')
    if (isStreet && !isPeople && isAddress) return true
    // "Jewish Quarter Lane", "Catholic Community Services": more names follow.
    const further = this.#tokens[mention.end + 1]
    const isLonger = further?.capital === true && this.#lists.endOfAny(people, mention.end + 1) === null
    // "is it mostly Black I'd rather skip it": who is speaking begins no name.
    if (this.#lists.endOfAny(['selfSubjects', 'needs'], mention.end) !== null) return false
    if (!first.capital || !next.capital || (isPeople && !isStreet && !isLonger)) return false
    return this.#hasFewCapitals
  }

  /** "the Jewish Quarter", "el Barrio Chino": a part of town by its name, where capitals tell names. */
  #isQuarter(mention: Mention): boolean {
    const behind = this.#lists.endOf('quarters', mention.end)
    const before = this.#lists.startOfAny(['quarters'], mention.start)
    const isBehind = behind !== null && this.#areCapitals(mention.start, behind)
    // Where adjectives stand behind, they often keep a small letter: "Quartier chinois".
    const isBefore = before !== null && this.#lists.words.adjoined.length > 0 && this.#areCapitals(before, before + 1)
    if (!this.#hasFewCapitals || !(isBehind || isBefore)) return false
    const start = isBehind ? mention.start : (before ?? mention.start)
    // The first word of a sentence has a capital whatever it is.
    return start > 0 && this.#lists.startOfAny(['indefinites', 'shares'], start) === null
  }

  #areCapitals(start: number, end: number): boolean {
    return this.#tokens.slice(start, end).every(({ capital }) => capital)
  }

  /** "rue des Juifs", "calle de los Judíos": the name of a street, which no article makes one of many. */
  isStreetName({ start: index }: Mention): boolean {
    if (!this.#tokens[index]?.capital) return false
    const prefixes = this.#lexicon.language.streetPrefixes ?? []
    let joint: number | null = index
    for (let steps = 0; steps < 2 && joint !== null; steps++) {
      joint = this.#lists.startOfAny(['between', 'breaks'], joint)
      const street = this.#tokens[(joint ?? 0) - 1]?.text
      if (joint !== null && prefixes.some(([prefix]) => prefix === street))
        return this.#lists.startOfAny(['indefinites', 'selecting', 'shares'], joint - 1) === null
    }
    return false
  }
}

import { phraseForms } from './phrase-forms.ts'
import { breaksBit, deniedFromBit, deniedToBit, type ListingTexts, TextReader, wordShift } from './text-reader.ts'
import { WordList } from './word-list.ts'

/** Of all the texts that one hearing has read. */
const mostWords = 10_000

export type Heard = 'said' | 'denied'

/** One way to say one of them, by the numbers of its words. */
interface Form {
  of: number
  words: readonly number[]
}

/** Hears what texts say of several things at once, each in its own phrases, by the same reader as the search's. */
export class FeatureHearing {
  readonly #list = new WordList()
  readonly #reader = new TextReader(this.#list)
  /** The ways to say them, by the number of their first word. */
  readonly #forms: ReadonlyMap<number, readonly Form[]>

  /** `phrases`: of each thing. */
  constructor(phrases: readonly (readonly string[])[]) {
    const forms = phrases.flatMap((each, of) =>
      [...new Set(each)]
        .flatMap(phraseForms)
        .map((form) => ({ of, words: form.map((word) => this.#list.numberOf(word)) })),
    )
    this.#forms = Map.groupBy(forms, ({ words: [first = -1] }) => first)
  }

  /** It learns the words of each text. */
  get isFull(): boolean {
    return this.#list.size > mostWords
  }

  /** What is said of which thing; nothing of those that no text speaks of. */
  hear(texts: Partial<ListingTexts>): Map<number, Heard> {
    const reader = this.#reader
    reader.read({ PropertyType: '', Description: null, ExtensionColumn: null, Location: null, Address: null, ...texts })
    const heard = new Map<number, Heard>()
    for (let at = 0; at < reader.length; at++) {
      const token = reader.tokens[at] ?? 0
      for (const { of, words } of this.#forms.get(token >>> wordShift) ?? []) {
        const last = heard.get(of) === 'said' ? null : this.#endOf(words, at)
        if (last === null) continue
        heard.set(of, (token & deniedFromBit) === 0 && (last & deniedToBit) === 0 ? 'said' : 'denied')
      }
    }
    return heard
  }

  /** The last word of a form that begins at a place; null when another word stands between. */
  #endOf(form: readonly number[], at: number): number | null {
    const { tokens, length } = this.#reader
    if (at + form.length > length) return null
    let token = tokens[at] ?? 0
    for (let index = 1; index < form.length; index++) {
      token = tokens[at + index] ?? 0
      if (token >>> wordShift !== form[index] || (token & breaksBit) !== 0) return null
    }
    return token
  }
}

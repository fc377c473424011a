import { phraseForms } from './phrase-forms.ts'
import { breaksBit, deniedFromBit, deniedToBit, type ListingTexts, TextReader, wordShift } from './text-reader.ts'
import { WordList } from './word-list.ts'

/** Of all the texts that one hearing has read. */
const mostWords = 10_000

/** Hears what texts say of a phrase, by the same reader as the search's. */
export class MentionHearing {
  readonly #list = new WordList()
  readonly #reader = new TextReader(this.#list)
  /** The ways to say it, by the number of their first word. */
  readonly #forms: ReadonlyMap<number, readonly (readonly number[])[]>

  constructor(phrases: readonly string[]) {
    const forms = [...new Set(phrases)].flatMap(phraseForms)
    const numbered = forms.map((form) => form.map((word) => this.#list.numberOf(word)))
    this.#forms = Map.groupBy(numbered, ([first = -1]) => first)
  }

  /** It learns the words of each text. */
  get isFull(): boolean {
    return this.#list.size > mostWords
  }

  /** null: nothing of the kind. */
  hear(texts: Partial<ListingTexts>): 'said' | 'denied' | null {
    const reader = this.#reader
    reader.read({ PropertyType: '', Description: null, ExtensionColumn: null, Location: null, Address: null, ...texts })
    let isDenied = false
    for (let at = 0; at < reader.length; at++) {
      const token = reader.tokens[at] ?? 0
      for (const form of this.#forms.get(token >>> wordShift) ?? []) {
        const last = this.#endOf(form, at)
        if (last === null) continue
        if ((token & deniedFromBit) === 0 && (last & deniedToBit) === 0) return 'said'
        isDenied = true
      }
    }
    return isDenied ? 'denied' : null
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

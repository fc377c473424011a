import { memoize } from '../../platform/memoize.ts'
import { languageOf } from '../../reading/languages/languages.ts'
import { cutWords, isHan } from '../words/cut-words.ts'
import type { WordReader } from '../words/word-reader.ts'
import type { PassageIndex } from './passage-index.ts'

const shortest = 5
const longWord = 8
const mostKept = 500

/**
 * Mends slips of the pen in questions: a word that neither passages nor the language have becomes the one that they
 * have, with one letter wrong, two in a long word, two changed about; or the long word that it is short for.
 */
export class SlipFinder {
  readonly #reader: WordReader
  readonly #index: PassageIndex
  readonly #meant: (word: string) => string
  #real: ReadonlySet<string> | null = null

  constructor(reader: WordReader, index: PassageIndex) {
    this.#reader = reader
    this.#index = index
    this.#meant = memoize((word) => this.#find(word), mostKept)
  }

  /** The question as it was meant. */
  mend(question: string): string {
    const words = cutWords(question)
    if (words.some(isHan)) return question
    const meant = words.map((word) => this.#meant(word))
    return meant.every((word, at) => word === words[at]) ? question : meant.join(' ')
  }

  /** "horse" is no slip of the pen for "house". */
  #isReal(word: string): boolean {
    if (!this.#real) {
      const { ordinary, everyday = [], said, fillers } = languageOf(this.#reader.language)
      this.#real = new Set(
        [...ordinary, ...everyday, ...(said?.own ?? []), ...(said?.meant ?? []), ...fillers].flatMap(cutWords),
      )
    }
    return this.#real.has(word)
  }

  #find(word: string): string {
    if (word.length < shortest || /[\d.@]/.test(word)) return word
    const isKnown = this.#index.hasWord(word) || this.#index.hasKey(this.#reader.stem(word))
    if (isKnown || this.#isReal(word) || this.#reader.isKnown(word)) return word
    const most = word.length >= longWord ? 2 : 1
    let best = { word, slips: most + 1 }
    const look = (other: string) => {
      if (other[0] !== word[0] || Math.abs(other.length - word.length) > most) return
      const slips = slipsBetween(word, other, Math.min(most, best.slips))
      if (slips < best.slips) best = { word: other, slips }
    }
    for (const other of this.#reader.words()) look(other)
    for (const other of this.#index.words()) look(other)
    return best.word
  }
}

/** Letters wrong, missing, too many or changed about; `most` + 1 for all that are more. */
export function slipsBetween(one: string, other: string, most: number): number {
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row++) {
    const now = [row]
    let least = row
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      const replaced = (last[column - 1] ?? 0) + (isSame ? 0 : 1)
      let slips = Math.min((last[column] ?? 0) + 1, (now[column - 1] ?? 0) + 1, replaced)
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        slips = Math.min(slips, (before[column - 2] ?? 0) + 1)
      now.push(slips)
      least = Math.min(least, slips)
    }
    if (least > most) return most + 1
    before = last
    last = now
  }
  return Math.min(last[other.length] ?? most + 1, most + 1)
}

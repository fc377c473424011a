import type { GeneralWords } from '../../../reading/languages/tables/general-words.ts'
import { foldAligned } from '../text/fold-text.ts'

/** So high is a small number: "seven options". */
const mostFew = 10
/** From here on a word counts, and is no article. */
const leastCount = 3
/** So many letters stand before the ending of an act. */
const shortestAct = 2

/** Which single words speak of any, of every one and of a few, and which name what is done. */
export class GeneralLexicon {
  readonly #indefinite: ReadonlySet<string>
  readonly #every: ReadonlySet<string>
  readonly #few: ReadonlySet<string>
  readonly #actEndings: readonly string[]
  readonly #noActs: ReadonlySet<string>
  readonly #numbers: ReadonlyMap<string, number>

  /** `units`: the words of the language for small numbers. */
  constructor(words: GeneralWords, units: Readonly<Record<string, number>>) {
    this.#indefinite = wordsOf(words.indefinite)
    this.#every = wordsOf(words.every)
    this.#few = wordsOf(words.few)
    this.#actEndings = [...wordsOf(words.actEndings)]
    this.#noActs = wordsOf(words.noActs)
    this.#numbers = new Map(Object.entries(units).map(([word, value]) => [foldAligned(word), value]))
  }

  /** "a": any one of a kind. */
  isIndefinite(word: string): boolean {
    return this.#indefinite.has(word)
  }

  isEvery(word: string): boolean {
    return this.#every.has(word)
  }

  /** "three", "several" */
  isFew(word: string): boolean {
    const value = this.#numbers.get(word)
    return (value !== undefined && value > 0 && value <= mostFew) || this.#few.has(word)
  }

  isCount(word: string): boolean {
    return (this.#numbers.get(word) ?? 0) >= leastCount
  }

  /** "adding": what is done, as the subject of a sentence. */
  isAct(word: string): boolean {
    if (this.#noActs.has(word) || !/^[a-z]+$/u.test(word)) return false
    return this.#actEndings.some((ending) => word.endsWith(ending) && word.length >= ending.length + shortestAct)
  }
}

function wordsOf(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/u).filter((word) => word !== ''))
}

import { rolesOfWords } from './denial-words.ts'
import { PackedWords } from './packed-words.ts'

/** So many words come soonest and mostly, and are found fastest. */
const mostAtHand = 16_384

/** Numbers the words of a chatbot's listings in the order in which they come. */
export class WordList {
  readonly #numbers = new Map<string, number>()
  readonly #words: string[] = []
  /** Those behind them: names and numbers, of which each listing brings new ones. */
  readonly #others = new PackedWords()
  #roles = new Uint8Array(1024)
  #characters = 0

  get size(): number {
    return this.#words.length + this.#others.size
  }

  /** About what it takes in memory. */
  get bytes(): number {
    return this.#words.length * 80 + this.#characters + this.#others.bytes + this.#roles.length
  }

  numberOf(word: string): number {
    const known = this.find(word)
    if (known !== undefined) return known
    const number = this.size
    if (number < mostAtHand) {
      // A piece of a longer text would keep that text in memory.
      const own = word.length > 12 ? Buffer.from(word).toString() : word
      this.#numbers.set(own, number)
      this.#words.push(own)
      this.#characters += own.length
    } else this.#others.add(word)
    if (number === this.#roles.length) {
      const roles = this.#roles
      this.#roles = new Uint8Array(Math.ceil(number * 1.25))
      this.#roles.set(roles)
    }
    this.#roles[number] = rolesOfWords.get(word) ?? 0
    return number
  }

  find(word: string): number | undefined {
    const number = this.#numbers.get(word)
    if (number !== undefined || this.#others.size === 0) return number
    const place = this.#others.find(word)
    return place === -1 ? undefined : mostAtHand + place
  }

  wordOf(number: number): string {
    if (number < mostAtHand) return this.#words[number] ?? ''
    return number < this.size ? this.#others.at(number - mostAtHand) : ''
  }

  rolesOf(number: number): number {
    return this.#roles[number] ?? 0
  }
}

import { rolesOfWords } from './denial-words.ts'

/** One map of a million words would stop everything for a second each time it grows. */
const shards = 64

function shardOf(word: string): number {
  const last = word.length - 1
  return (word.charCodeAt(0) * 31 + word.charCodeAt(last) * 7 + word.charCodeAt(last >>> 1) * 3 + last) & (shards - 1)
}

/** Numbers the words of a chatbot's listings in the order in which they come. */
export class WordList {
  readonly #numbers: (Map<string, number> | undefined)[] = new Array(shards)
  readonly #words: string[] = []
  #roles = new Uint8Array(1024)
  #characters = 0

  get size(): number {
    return this.#words.length
  }

  /** About what it takes in memory. */
  get bytes(): number {
    return this.#words.length * 80 + this.#characters + this.#roles.length
  }

  numberOf(word: string): number {
    const shard = shardOf(word)
    const numbers = this.#numbers[shard] ?? new Map<string, number>()
    this.#numbers[shard] = numbers
    const known = numbers.get(word)
    if (known !== undefined) return known
    // A piece of a longer text would keep that text in memory.
    const own = word.length > 12 ? Buffer.from(word).toString() : word
    const number = this.#words.length
    numbers.set(own, number)
    this.#words.push(own)
    this.#characters += own.length
    if (number === this.#roles.length) {
      const roles = this.#roles
      this.#roles = new Uint8Array(number * 2)
      this.#roles.set(roles)
    }
    this.#roles[number] = rolesOfWords.get(own) ?? 0
    return number
  }

  find(word: string): number | undefined {
    return this.#numbers[shardOf(word)]?.get(word)
  }

  wordOf(number: number): string {
    return this.#words[number] ?? ''
  }

  rolesOf(number: number): number {
    return this.#roles[number] ?? 0
  }
}

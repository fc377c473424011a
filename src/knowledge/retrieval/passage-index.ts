import type { QuestionGroup } from './question-group.ts'

/** How soon more of the same says nothing more, and how much long passages are held back. */
const k1 = 1.1
const b = 0.45
/** A word of a heading counts for so many of the text, in quarters: what is stored is a whole number. */
const quarters = 4
const innerHeading = 10
const outerHeading = 3
const mostQuarters = 255
const firstRoom = 2
const shortestWord = 4

export interface IndexedPassage {
  id: number
  /** Keys of the text, as often as it has them. */
  keys: readonly string[]
  /** Of the heading that it stands right under, and of those around that. */
  innerHeading: readonly string[]
  outerHeadings: readonly string[]
  /** The words as they are written, for slips of the pen in questions. */
  words: readonly string[]
}

export interface Hit {
  id: number
  score: number
}

interface Postings {
  /** A passage's number and how much it has of the key, in quarters, in 8 bits. */
  entries: Uint32Array
  count: number
}

/**
 * Which passages of a chatbot have which words, in memory: BM25F, the heading that a passage stands under weighing more
 * than its text. Passages come and go one by one; what is gone is left out when the index is next made anew.
 */
export class PassageIndex {
  readonly #postings = new Map<string, Postings>()
  readonly #words = new Set<string>()
  readonly #ids: number[] = []
  readonly #lengths: number[] = []
  readonly #numbers = new Map<number, number>()
  #totalLength = 0
  #gone = 0
  #bytes = 0
  #scratch = new Float32Array(0)
  #scores = new Float32Array(0)

  get size(): number {
    return this.#numbers.size
  }

  /** Passages that were removed and still take room. */
  get gone(): number {
    return this.#gone
  }

  /** About what it takes in memory. */
  get bytes(): number {
    return this.#bytes + this.#ids.length * 72
  }

  ids(): IterableIterator<number> {
    return this.#numbers.keys()
  }

  has(id: number): boolean {
    return this.#numbers.has(id)
  }

  hasKey(key: string): boolean {
    return this.#postings.has(key)
  }

  hasWord(word: string): boolean {
    return this.#words.has(word)
  }

  words(): IterableIterator<string> {
    return this.#words.keys()
  }

  add(passage: IndexedPassage): void {
    if (this.#numbers.has(passage.id)) return
    const number = this.#ids.length
    const amounts = new Map<string, number>()
    const count = (keys: readonly string[], amount: number) => {
      for (const key of keys) amounts.set(key, (amounts.get(key) ?? 0) + amount)
    }
    count(passage.keys, quarters)
    count([...new Set(passage.innerHeading)], innerHeading)
    count([...new Set(passage.outerHeadings)], outerHeading)
    for (const [key, amount] of amounts) this.#addEntry(key, (number << 8) | Math.min(amount, mostQuarters))
    for (const word of passage.words) {
      if (word.length < shortestWord || this.#words.has(word)) continue
      this.#words.add(word)
      this.#bytes += 60
    }
    const length = passage.keys.length
    this.#ids.push(passage.id)
    this.#lengths.push(length)
    this.#totalLength += length
    this.#numbers.set(passage.id, number)
  }

  remove(id: number): void {
    const number = this.#numbers.get(id)
    if (number === undefined) return
    this.#numbers.delete(id)
    this.#totalLength -= this.#lengths[number] ?? 0
    this.#lengths[number] = -1
    this.#gone += 1
  }

  /**
   * The passages that have most of what is asked, best first. Tells each group how much it means here: what few
   * passages have means more.
   */
  search(groups: readonly QuestionGroup[], limit: number): Hit[] {
    this.#makeRoom()
    const averageLength = Math.max(1, this.#totalLength / Math.max(1, this.size))
    const found = new Set<number>()
    for (const group of groups) {
      const touched = this.#amountsOf(group)
      group.rarity = rarityOf(touched.length, this.size)
      for (const number of touched) {
        const amount = (this.#scratch[number] ?? 0) / quarters
        this.#scratch[number] = 0
        const length = (this.#lengths[number] ?? 0) / averageLength
        const gain = (amount * (k1 + 1)) / (amount + k1 * (1 - b + b * length))
        if (!found.has(number)) this.#scores[number] = 0
        found.add(number)
        this.#scores[number] = (this.#scores[number] ?? 0) + gain * group.rarity * group.weight
      }
    }
    return [...found]
      .map((number) => ({ id: this.#ids[number] ?? 0, score: this.#scores[number] ?? 0 }))
      .sort((one, other) => other.score - one.score || one.id - other.id)
      .slice(0, limit)
  }

  /** Of each passage that has a key of the group, how much at most; answers which passages those are. */
  #amountsOf(group: QuestionGroup): number[] {
    const touched: number[] = []
    for (const [key, weight] of group.keys) {
      const postings = this.#postings.get(key)
      if (!postings) continue
      for (let at = 0; at < postings.count; at++) {
        const entry = postings.entries[at] ?? 0
        const number = entry >>> 8
        if ((this.#lengths[number] ?? -1) < 0) continue
        const amount = (entry & 0xff) * weight
        const before = this.#scratch[number] ?? 0
        if (before === 0) touched.push(number)
        if (amount > before) this.#scratch[number] = amount
      }
    }
    return touched
  }

  #addEntry(key: string, entry: number): void {
    let postings = this.#postings.get(key)
    if (!postings) {
      postings = { entries: new Uint32Array(firstRoom), count: 0 }
      this.#postings.set(key, postings)
      this.#bytes += 180 + key.length * 2
    } else if (postings.count === postings.entries.length) {
      const grown = new Uint32Array(Math.ceil(postings.count * 1.5) + 1)
      grown.set(postings.entries)
      this.#bytes += (grown.length - postings.entries.length) * 4
      postings.entries = grown
    }
    postings.entries[postings.count++] = entry >>> 0
  }

  #makeRoom(): void {
    if (this.#scratch.length >= this.#ids.length) return
    this.#scratch = new Float32Array(this.#ids.length + 1_024)
    this.#scores = new Float32Array(this.#ids.length + 1_024)
  }
}

/** How much it means that a passage has what `having` of `all` have. */
export function rarityOf(having: number, all: number): number {
  return Math.log(1 + (Math.max(all, 8) - having + 0.5) / (having + 0.5))
}

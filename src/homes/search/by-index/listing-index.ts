import { isFilledIn } from '../../listings/marks/filled-in.ts'
import { type Bits, clearBit, hasBit, makeBits, setBit } from './columns/bits.ts'
import { ChoiceColumn } from './columns/choice-column.ts'
import { KeyFilter } from './columns/key-filter.ts'
import { KnownRows } from './columns/known-rows.ts'
import { NumberColumn } from './columns/number-column.ts'
import { type ChoiceName, choiceNames, type IndexedListing, type NumberName, numberNames } from './indexed-listing.ts'
import { TextIndex } from './text/text-index.ts'

const columnsOf = <Name extends string, Column>(names: readonly Name[], make: () => Column): Record<Name, Column> =>
  // Object.fromEntries forgets the names that it was given.
  Object.fromEntries(names.map((name) => [name, make()])) as Record<Name, Column>

/** Of the index, for what was found before. */
const knownShare = 8
const mostMatched = 8
const mostMiddles = 1_000

/** What a chatbot's listings are searched by, in columns. A changed listing gets a new row; its old one is dead. */
export class ListingIndex {
  readonly numbers: Readonly<Record<NumberName, NumberColumn>> = columnsOf(numberNames, () => new NumberColumn())
  readonly choices: Readonly<Record<ChoiceName, ChoiceColumn>> = columnsOf(choiceNames, () => new ChoiceColumn())
  /** null: the texts had no room in memory. */
  readonly texts: TextIndex | null
  readonly ids = new NumberColumn()
  readonly known = new KnownRows()
  /** Rows that satisfied the last searches; forgotten with each change. */
  readonly matched = new Map<string, Bits>()
  /** The middle of places that were asked for; forgotten with each change. */
  readonly middles = new Map<string, { latitude: number; longitude: number } | null>()
  /** What is expected to be asked was looked for. */
  isPrepared = false
  /** Rows that are listings now. */
  live: Bits = makeBits(64)
  liveCount = 0
  rowCount = 0
  readonly #mlsKeys: KeyFilter
  readonly #capacity: number
  /** Rows before this one are in the order of their ids. */
  #sorted = 0
  /** Rows of the ids that came later. */
  readonly #laterRows = new Map<number, number>()

  /** Tells it from all others of the process, those that it replaced too. */
  readonly serial: number
  /** Changes of the listings so far. */
  #changes = 0

  constructor(expected: number, withTexts: boolean, serial = 0) {
    this.serial = serial
    this.texts = withTexts ? new TextIndex() : null
    // The filter is made once, hence with room for what may come.
    this.#capacity = Math.max(4096, expected * 2)
    this.#mlsKeys = new KeyFilter(this.#capacity)
    const columns = [this.ids, ...Object.values(this.numbers), ...Object.values(this.choices)]
    for (const column of columns) column.reserve(expected)
    this.live = makeBits(expected + 64)
  }

  get bytes(): number {
    const columns = [this.ids, ...Object.values(this.numbers), ...Object.values(this.choices), this.#mlsKeys]
    const own = columns.reduce((sum, column) => sum + column.bytes, this.live.byteLength + this.#laterRows.size * 48)
    return own + (this.texts?.bytes ?? 0) + this.known.bytes
  }

  /** So many rows are dead, or came later than foreseen, that it is better made anew. */
  get isWorn(): boolean {
    const dead = this.rowCount - this.liveCount
    return dead > Math.max(20_000, this.liveCount / 2) || this.rowCount > this.#capacity
  }

  /** Adds a listing in place of what it was before. Its texts are found after `seal`. */
  put(listing: IndexedListing): void {
    this.remove(listing.id)
    this.#forget()
    const row = this.rowCount
    if (this.#sorted === row && (row === 0 || listing.id > this.idAt(row - 1))) this.#sorted = row + 1
    else this.#laterRows.set(listing.id, row)
    this.ids.set(row, listing.id)
    for (const name of numberNames)
      this.numbers[name].set(row, isFilledIn(listing.filledIn, name) ? null : listing[name])
    for (const name of choiceNames) this.choices[name].add(row, listing[name])
    this.#mlsKeys.add(listing.mlsKey)
    this.texts?.add(listing)
    if (row >= this.live.length * 32) {
      const live = makeBits(Math.ceil(row * 1.25) + 64)
      live.set(this.live)
      this.live = live
    }
    setBit(this.live, row)
    this.rowCount += 1
    this.liveCount += 1
  }

  remove(id: number): void {
    const row = this.rowOf(id)
    if (row === -1) return
    this.#forget()
    clearBit(this.live, row)
    this.liveCount -= 1
    this.#laterRows.delete(id)
    for (const name of choiceNames) this.choices[name].release(row)
  }

  seal(): void {
    this.texts?.seal()
    this.#forget()
    this.known.mostBytes = (this.bytes - this.known.bytes) / knownShare
  }

  idAt(row: number): number {
    return this.ids.values[row] ?? 0
  }

  /** The row of a listing; -1 when it is none of the chatbot's. */
  rowOf(id: number): number {
    const later = this.#laterRows.get(id)
    if (later !== undefined) return later
    const row = this.#firstAtLeast(id)
    return row < this.#sorted && this.idAt(row) === id && hasBit(this.live, row) ? row : -1
  }

  /** Ids of the listings from one id to another. */
  idsBetween(first: number, last: number): number[] {
    const ids: number[] = []
    for (let row = this.#firstAtLeast(first); row < this.#sorted && this.idAt(row) <= last; row++)
      if (hasBit(this.live, row)) ids.push(this.idAt(row))
    for (const id of this.#laterRows.keys()) if (id >= first && id <= last) ids.push(id)
    return ids
  }

  #firstAtLeast(id: number): number {
    let low = 0
    let high = this.#sorted
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.idAt(middle) < id) low = middle + 1
      else high = middle
    }
    return low
  }

  /** False: certainly no listing has the MLS number. */
  mayHaveMls(mlsKey: string): boolean {
    return this.#mlsKeys.mayHave(mlsKey)
  }

  keepMatched(key: string, bits: Bits): void {
    this.matched.delete(key)
    this.matched.set(key, bits)
    const [oldest] = this.matched.keys()
    if (this.matched.size > mostMatched && oldest !== undefined) this.matched.delete(oldest)
  }

  keepMiddle(key: string, middle: { latitude: number; longitude: number } | null): void {
    if (this.middles.size >= mostMiddles) this.middles.clear()
    this.middles.set(key, middle)
  }

  /** Another one as soon as a listing is added, changed or removed. */
  get version(): string {
    return `${this.serial}.${this.#changes}`
  }

  #forget(): void {
    this.#changes += 1
    this.matched.clear()
    this.middles.clear()
  }

  /** All listings, to be narrowed. */
  allRows(): Bits {
    return this.live.slice(0, (this.rowCount + 31) >>> 5)
  }
}

import { deniedBits, wordShift } from '../../../listing-text/text-reader.ts'

/** A word of more rows than this share has a set. Sets of rarer words would take less too, but are slower to look through. */
const setShare = 0.125
/** Offsets say where a row is to be looked at from, to so many words; those behind the last say the last. */
const offsetStep = 8
const lastOffset = 15

/**
 * For each word of a segment the rows that have it. Those of a rare word are a list; of a word that many rows have, as
 * most words of texts are, a set of bits takes a fourth of that.
 */
export class WordRows {
  /** Where the list of each word begins; one without a list has a set. */
  readonly starts: Uint32Array
  /** Row, shifted by one; the lowest bit: said there and not denied. */
  readonly lists: Uint16Array
  /** Of each row of a list, where in it the word comes first, two in a byte. */
  readonly offsets: Uint8Array
  /** Sets one after the other, each of so many numbers. */
  readonly sets: Uint32Array
  readonly setLength: number
  /** Words that have a set, upwards, and how many rows are in each. */
  readonly #setPlaces: Uint32Array
  readonly #setCounts: Uint16Array
  /** Of each row of each set, in their order, where in it the word comes first, two in a byte; and where those of a set begin. */
  readonly setOffsets: Uint8Array
  readonly #offsetStarts: Uint32Array
  /** Of each set the rows that only deny the word. */
  readonly #deniedStarts: Uint32Array
  readonly #denied: Uint16Array

  constructor(tokens: Uint16Array | Uint32Array, starts: Uint32Array, distinct: number) {
    const rowCount = starts.length - 1
    this.setLength = (rowCount + 31) >>> 5
    const counts = countRows(tokens, starts, distinct)
    const isSet = (place: number) => (counts[place] ?? 0) > rowCount * setShare
    const setPlaces = counts.map((_, place) => (isSet(place) ? place + 1 : 0)).filter((place) => place > 0)
    this.#setPlaces = setPlaces.map((place) => place - 1)
    this.#setCounts = Uint16Array.from(this.#setPlaces, (place) => counts[place] ?? 0)
    this.starts = new Uint32Array(distinct + 1)
    for (let place = 0; place < distinct; place++)
      this.starts[place + 1] = (this.starts[place] ?? 0) + (isSet(place) ? 0 : (counts[place] ?? 0))
    this.lists = new Uint16Array(this.starts[distinct] ?? 0)
    this.offsets = new Uint8Array((this.lists.length + 1) >>> 1)
    this.sets = new Uint32Array(this.#setPlaces.length * this.setLength)
    this.#offsetStarts = new Uint32Array(this.#setPlaces.length + 1)
    for (const [set, count] of this.#setCounts.entries())
      this.#offsetStarts[set + 1] = (this.#offsetStarts[set] ?? 0) + count
    this.setOffsets = new Uint8Array(((this.#offsetStarts.at(-1) ?? 0) + 1) >>> 1)
    const said = this.#fill(tokens, starts)
    const denied: number[] = []
    this.#deniedStarts = new Uint32Array(this.#setPlaces.length + 1)
    for (let at = 0; at < this.sets.length; at++) {
      let only = (this.sets[at] ?? 0) & ~(said[at] ?? 0)
      while (only !== 0) {
        const bit = only & -only
        only ^= bit
        denied.push(((at % this.setLength) << 5) + 31 - Math.clz32(bit))
      }
      if ((at + 1) % this.setLength === 0) this.#deniedStarts[(at + 1) / this.setLength] = denied.length
    }
    this.#denied = Uint16Array.from(denied)
  }

  get bytes(): number {
    const arrays = [this.starts, this.lists, this.offsets, this.sets]
    const more = [this.#setPlaces, this.#setCounts, this.setOffsets, this.#offsetStarts]
    return [...arrays, ...more, this.#deniedStarts, this.#denied].reduce((sum, array) => sum + array.byteLength, 0)
  }

  /** Where the set of a word begins in `sets`; -1 when it has a list. */
  setAt(place: number): number {
    const set = this.#setOf(place)
    return set === -1 ? -1 : set * this.setLength
  }

  /** Where the offsets of a set begin, in half bytes. */
  offsetsOf(setAt: number): number {
    return this.#offsetStarts[setAt / this.setLength] ?? 0
  }

  /** How many rows have the word. */
  count(place: number): number {
    const listed = (this.starts[place + 1] ?? 0) - (this.starts[place] ?? 0)
    return listed > 0 ? listed : (this.#setCounts[this.#setOf(place)] ?? 0)
  }

  /** Marks the rows that say the word, and those that only deny it. */
  hear(place: number, said: Uint32Array, denied: Uint32Array): void {
    const set = this.#setOf(place)
    if (set === -1) this.#hearList(place, said, denied)
    else this.#hearSet(set, said, denied)
  }

  #hearSet(set: number, said: Uint32Array, denied: Uint32Array): void {
    const first = set * this.setLength
    let next = this.#deniedStarts[set] ?? 0
    const end = this.#deniedStarts[set + 1] ?? 0
    for (let at = 0; at < this.setLength; at++) {
      let only = 0
      while (next < end && (this.#denied[next] ?? 0) >>> 5 === at) only |= 1 << ((this.#denied[next++] ?? 0) & 31)
      said[at] = (said[at] ?? 0) | ((this.sets[first + at] ?? 0) & ~only)
      denied[at] = (denied[at] ?? 0) | only
    }
  }

  #hearList(place: number, said: Uint32Array, denied: Uint32Array): void {
    const end = this.starts[place + 1] ?? 0
    for (let at = this.starts[place] ?? 0; at < end; at++) {
      const posting = this.lists[at] ?? 0
      const word = posting >>> 6
      const bit = 1 << ((posting >>> 1) & 31)
      if ((posting & 1) === 1) said[word] = (said[word] ?? 0) | bit
      else denied[word] = (denied[word] ?? 0) | bit
    }
  }

  #setOf(place: number): number {
    if ((this.starts[place + 1] ?? 0) > (this.starts[place] ?? 0)) return -1
    let low = 0
    let high = this.#setPlaces.length - 1
    while (low <= high) {
      const middle = (low + high) >>> 1
      const there = this.#setPlaces[middle] ?? 0
      if (there === place) return middle
      if (there < place) low = middle + 1
      else high = middle - 1
    }
    return -1
  }

  /** Fills lists and sets; what of the sets is said. */
  #fill(tokens: Uint16Array | Uint32Array, starts: Uint32Array): Uint32Array {
    const said = new Uint32Array(this.sets.length)
    const distinct = this.starts.length - 1
    const setAt = new Int32Array(distinct).fill(-1)
    for (const [set, place] of this.#setPlaces.entries()) setAt[place] = set * this.setLength
    const next = this.starts.slice()
    const nextOffset = this.#offsetStarts.slice()
    const lastRow = new Int32Array(distinct).fill(-1)
    for (let row = 0; row + 1 < starts.length; row++) {
      const start = starts[row] ?? 0
      const end = starts[row + 1] ?? 0
      for (let at = start; at < end; at++) {
        const token = tokens[at] ?? 0
        const place = token >>> wordShift
        const isSaid = (token & deniedBits) === 0
        const set = setAt[place] ?? -1
        if (set >= 0) {
          const word = set + (row >>> 5)
          const bit = 1 << (row & 31)
          if (((this.sets[word] ?? 0) & bit) === 0) {
            this.sets[word] = (this.sets[word] ?? 0) | bit
            const index = set / this.setLength
            const to = nextOffset[index] ?? 0
            nextOffset[index] = to + 1
            putOffset(this.setOffsets, to, at - start)
          }
          if (isSaid) said[word] = (said[word] ?? 0) | bit
          continue
        }
        if (lastRow[place] !== row) {
          lastRow[place] = row
          const posting = next[place] ?? 0
          this.lists[posting] = row << 1
          putOffset(this.offsets, posting, at - start)
          next[place] = posting + 1
        }
        const posting = (next[place] ?? 0) - 1
        if (isSaid) this.lists[posting] = (this.lists[posting] ?? 0) | 1
      }
    }
    return said
  }
}

/** Where to look from in a row. */
export function offsetAt(offsets: Uint8Array, at: number): number {
  return (((offsets[at >>> 1] ?? 0) >>> ((at & 1) << 2)) & lastOffset) * offsetStep
}

function putOffset(offsets: Uint8Array, at: number, place: number): void {
  const offset = Math.min(lastOffset, Math.floor(place / offsetStep))
  offsets[at >>> 1] = (offsets[at >>> 1] ?? 0) | (offset << ((at & 1) << 2))
}

function countRows(tokens: Uint16Array | Uint32Array, starts: Uint32Array, distinct: number): Uint32Array {
  const lastRow = new Int32Array(distinct).fill(-1)
  const counts = new Uint32Array(distinct)
  for (let row = 0; row + 1 < starts.length; row++) {
    const end = starts[row + 1] ?? 0
    for (let at = starts[row] ?? 0; at < end; at++) {
      const place = (tokens[at] ?? 0) >>> wordShift
      if (lastRow[place] === row) continue
      lastRow[place] = row
      counts[place] = (counts[place] ?? 0) + 1
    }
  }
  return counts
}

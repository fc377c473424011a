import { breaksBit, deniedFromBit, deniedToBit, wordShift } from '../../../listing-text/text-reader.ts'
import { type Bits, countOnes } from '../columns/bits.ts'
import { offsetAt, WordRows } from './word-rows.ts'

/** Rows of a segment: few enough that a row and a mark fit 16 bits, and that making one takes only milliseconds. */
export const segmentRows = 2048

const wordsInSmall = 1 << (16 - wordShift)

/** A phrase of one listing text: alternatives, each a run of word numbers. */
export type Phrase = readonly Uint32Array[]

const segmentWords = segmentRows / 32

/** What is found out about the rows of one segment after the other: made once a look. */
export class Hearing {
  /** Rows of which the phrase at hand is said, or only denied. */
  readonly said = new Uint32Array(segmentWords)
  readonly denied = new Uint32Array(segmentWords)
  /** Rows of which it was found out by this phrase or one before it. */
  readonly decided = new Uint32Array(segmentWords)
  readonly decidedSaid = new Uint32Array(segmentWords)

  beginSegment(): void {
    this.decided.fill(0)
    this.decidedSaid.fill(0)
  }

  beginPhrase(): void {
    this.said.fill(0)
    this.denied.fill(0)
  }

  /** Where a phrase was found before, this one does not count. */
  endPhrase(): void {
    const { said, denied, decided, decidedSaid } = this
    for (let at = 0; at < segmentWords; at++) {
      decidedSaid[at] = (decidedSaid[at] ?? 0) | ((said[at] ?? 0) & ~(decided[at] ?? 0))
      decided[at] = (decided[at] ?? 0) | (said[at] ?? 0) | (denied[at] ?? 0)
    }
  }
}

/** The words of some neighbouring rows, in their order, and for each word the rows that have it. Never changed. */
export class TextSegment {
  readonly firstRow: number
  readonly rowCount: number
  /** Where the words of each row begin. */
  readonly #starts: Uint32Array
  /** Place of the word in `words`, shifted, and the bits of the reader. */
  readonly #tokens: Uint16Array | Uint32Array
  /** Numbers of all words of the segment, upwards. */
  readonly #words: Uint32Array
  /** The rows of each word. */
  readonly #rows: WordRows

  constructor(firstRow: number, tokens: Uint32Array, starts: Uint32Array, wordCount: number) {
    this.firstRow = firstRow
    this.rowCount = starts.length - 1
    this.#starts = starts
    const { words, placeOf } = distinctWords(tokens, wordCount)
    this.#words = words
    const distinct = words.length
    this.#tokens = distinct <= wordsInSmall ? new Uint16Array(tokens.length) : new Uint32Array(tokens.length)
    for (let at = 0; at < tokens.length; at++) {
      const token = tokens[at] ?? 0
      this.#tokens[at] = (placeOf(token >>> wordShift) << wordShift) | (token & ((1 << wordShift) - 1))
    }
    this.#rows = new WordRows(this.#tokens, starts, distinct)
  }

  get bytes(): number {
    const arrays = [this.#starts, this.#tokens, this.#words]
    return arrays.reduce((sum, array) => sum + array.byteLength, 300 + this.#rows.bytes)
  }

  /** The rows' words as the reader gave them, to be joined with others. */
  unpack(): { tokens: Uint32Array; starts: Uint32Array } {
    const tokens = new Uint32Array(this.#tokens.length)
    for (let at = 0; at < tokens.length; at++) {
      const token = this.#tokens[at] ?? 0
      tokens[at] = ((this.#words[token >>> wordShift] ?? 0) << wordShift) | (token & ((1 << wordShift) - 1))
    }
    return { tokens, starts: this.#starts }
  }

  /** Marks the rows that say one of the phrases; where one is only denied, those behind it in the list do not count. */
  findSaid(phrases: readonly Phrase[], hearing: Hearing, into: Bits): void {
    let isFirst = true
    for (const phrase of phrases) {
      let touched = false
      for (const run of phrase) {
        const places = this.#placesOf(run)
        if (places === null) continue
        if (isFirst) hearing.beginSegment()
        isFirst = false
        if (!touched) hearing.beginPhrase()
        touched = true
        if (places.length === 1) this.#rows.hear(places[0] ?? 0, hearing.said, hearing.denied)
        else this.#hearRun(places, hearing)
      }
      if (touched) hearing.endPhrase()
    }
    if (!isFirst) orShifted(into, hearing.decidedSaid, this.firstRow, this.rowCount)
  }

  /** Whether some row may have all the words. */
  #placesOf(run: Uint32Array): number[] | null {
    const places: number[] = []
    for (const word of run) {
      const place = placeIn(this.#words, word)
      if (place === -1) return null
      places.push(place)
    }
    return places
  }

  /** Looks at the rows that have the rarest word, and the next rarest, for the whole run. */
  #hearRun(places: readonly number[], hearing: Hearing): void {
    const rows = this.#rows
    const [rarest = 0, next = 0] = places.toSorted((a, b) => rows.count(a) - rows.count(b))
    const run: Run = { places, rarest, next, anchor: places.indexOf(rarest) }
    if (rows.setAt(rarest) === -1) this.#hearListed(run, hearing)
    else this.#hearSets(run, hearing)
  }

  /** The rows of a list, those among them that the next rarest word has too. */
  #hearListed(run: Run, { said, denied, decided }: Hearing): void {
    const { starts, lists, offsets, sets } = this.#rows
    const { rarest, next } = run
    const set = this.#rows.setAt(next)
    // Finding a row among those of a much more frequent word takes longer than looking at the row.
    const checksBoth = set === -1 && this.#rows.count(next) < this.#rows.count(rarest) * 8
    let other = starts[next] ?? 0
    const otherEnd = starts[next + 1] ?? 0
    const end = starts[rarest + 1] ?? 0
    for (let at = starts[rarest] ?? 0; at < end; at++) {
      const row = (lists[at] ?? 0) >>> 1
      if (checksBoth) {
        while (other < otherEnd && (lists[other] ?? 0) >>> 1 < row) other += 1
        if (other === otherEnd) break
        if ((lists[other] ?? 0) >>> 1 !== row) continue
      }
      const word = row >>> 5
      const bit = 1 << (row & 31)
      if (set >= 0 && ((sets[set + word] ?? 0) & bit) === 0) continue
      if ((((decided[word] ?? 0) | (said[word] ?? 0)) & bit) !== 0) continue
      const state = this.#verifyRun(row, offsetAt(offsets, at), run)
      if (state === isSaid) said[word] = (said[word] ?? 0) | bit
      else if (state === isDenied) denied[word] = (denied[word] ?? 0) | bit
    }
  }

  /** The rows that have all of several frequent words. */
  #hearSets(run: Run, { said, denied, decided }: Hearing): void {
    const { sets, setLength, setOffsets } = this.#rows
    const places = run.places.map((place) => this.#rows.setAt(place))
    const anchor = places[run.anchor] ?? 0
    const isPair = places.length === 2
    const step = run.anchor === 0 ? 1 : -1
    const { rarest, next } = run
    let before = this.#rows.offsetsOf(anchor)
    for (let word = 0; word < setLength; word++) {
      const anchored = sets[anchor + word] ?? 0
      let left = anchored & ~((decided[word] ?? 0) | (said[word] ?? 0))
      for (const set of places) left &= sets[set + word] ?? 0
      while (left !== 0) {
        const bit = left & -left
        left ^= bit
        const row = (word << 5) + 31 - Math.clz32(bit)
        const at = before + countOnes(anchored & (bit - 1))
        const offset = offsetAt(setOffsets, at)
        const state = isPair
          ? this.#verifyPair(row, offset, rarest, next, step)
          : this.#verify(row, offset, run.places, run.anchor)
        if (state === isSaid) said[word] = (said[word] ?? 0) | bit
        else if (state === isDenied) denied[word] = (denied[word] ?? 0) | bit
      }
      before += countOnes(anchored)
    }
  }

  #verifyRun(row: number, offset: number, { places, rarest, next, anchor }: Run): number {
    if (places.length === 2) return this.#verifyPair(row, offset, rarest, next, anchor === 0 ? 1 : -1)
    return this.#verify(row, offset, places, anchor)
  }

  /** The same for the most frequent case: `other` has to stand beside `wanted`, on the side of the step. */
  #verifyPair(row: number, offset: number, wanted: number, other: number, step: 1 | -1): number {
    const tokens = this.#tokens
    const start = this.#starts[row] ?? 0
    const end = this.#starts[row + 1] ?? 0
    let state = 0
    for (let at = start + offset; at < end; at++) {
      const one = tokens[at] ?? 0
      if (one >>> wordShift !== wanted) continue
      const beside = at + step
      if (beside < start || beside >= end) continue
      const two = tokens[beside] ?? 0
      if (two >>> wordShift !== other) continue
      const begin = step === 1 ? one : two
      const last = step === 1 ? two : one
      if ((last & breaksBit) !== 0) continue
      if ((begin & deniedFromBit) === 0 && (last & deniedToBit) === 0) return isSaid
      state = isDenied
    }
    return state
  }

  /** Whether a row says the run; its word number `anchor` comes first at `offset`. */
  #verify(row: number, offset: number, places: readonly number[], anchor: number): number {
    const tokens = this.#tokens
    const length = places.length
    const wanted = places[anchor] ?? 0
    const start = this.#starts[row] ?? 0
    const end = this.#starts[row + 1] ?? 0
    let state = 0
    for (let at = start + offset; at < end; at++) {
      if ((tokens[at] ?? 0) >>> wordShift !== wanted) continue
      const first = at - anchor
      if (first < start || first + length > end) continue
      const begin = tokens[first] ?? 0
      if (begin >>> wordShift !== places[0]) continue
      let token = begin
      let matched = 1
      while (matched < length) {
        token = tokens[first + matched] ?? 0
        if (token >>> wordShift !== places[matched] || (token & breaksBit) !== 0) break
        matched += 1
      }
      if (matched < length) continue
      if ((begin & deniedFromBit) === 0 && (token & deniedToBit) === 0) return isSaid
      state = isDenied
    }
    return state
  }
}

/** A run of words by their places, its rarest word, which stands at the anchor, and the next rarest. */
interface Run {
  places: readonly number[]
  rarest: number
  next: number
  anchor: number
}

/** What a phrase is to a row. */
const isSaid = 1
const isDenied = 2

function placeIn(words: Uint32Array, word: number): number {
  let low = 0
  let high = words.length - 1
  while (low <= high) {
    const middle = (low + high) >>> 1
    const there = words[middle] ?? 0
    if (there === word) return middle
    if (there < word) low = middle + 1
    else high = middle - 1
  }
  return -1
}

/** The numbers of the words among the tokens, upwards, each once; and the place of each among them. */
function distinctWords(
  tokens: Uint32Array,
  wordCount: number,
): { words: Uint32Array; placeOf: (word: number) => number } {
  if (tokens.length * 8 < wordCount) {
    const sorted = tokens.map((token) => token >>> wordShift).sort()
    const words = sorted.filter((word, at) => at === 0 || word !== sorted[at - 1])
    return { words, placeOf: (word) => placeIn(words, word) }
  }
  const places = new Int32Array(wordCount)
  let distinct = 0
  for (let at = 0; at < tokens.length; at++) {
    const word = (tokens[at] ?? 0) >>> wordShift
    if (places[word] === 0) distinct += 1
    places[word] = 1
  }
  const words = new Uint32Array(distinct)
  for (let word = 0, place = 0; word < wordCount; word++) {
    if (places[word] === 0) continue
    words[place] = word
    places[word] = place++
  }
  return { words, placeOf: (word) => places[word] ?? 0 }
}

/** Adds the first `count` bits of `from` to `into`, as rows from `first` on. */
function orShifted(into: Bits, from: Uint32Array, first: number, count: number): void {
  const shift = first & 31
  const offset = first >>> 5
  const words = (count + 31) >>> 5
  for (let at = 0; at < words; at++) {
    const word = from[at] ?? 0
    if (word === 0) continue
    into[offset + at] = (into[offset + at] ?? 0) | (word << shift)
    if (shift !== 0) {
      const rest = word >>> (32 - shift)
      if (rest !== 0) into[offset + at + 1] = (into[offset + at + 1] ?? 0) | rest
    }
  }
}

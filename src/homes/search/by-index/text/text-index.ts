import { phraseForms } from '../../../listing-text/phrase-forms.ts'
import { wordsOf } from '../../../listing-text/split-words.ts'
import { type ListingTexts, placePrefix, TextReader } from '../../../listing-text/text-reader.ts'
import { WordList } from '../../../listing-text/word-list.ts'
import type { Bits } from '../columns/bits.ts'
import { Hearing, type Phrase, segmentRows, TextSegment } from './text-segment.ts'

const mostSpellings = 400

/** All texts of a chatbot's listings, so that "which rows say this" needs no look at the texts. */
export class TextIndex {
  readonly #words = new WordList()
  readonly #reader = new TextReader(this.#words)
  readonly #segments: TextSegment[] = []
  #rows = 0
  #segmentBytes = 0
  /** Rows that wait for their segment. */
  #pending: { tokens: Uint32Array; length: number; starts: number[] } = emptyPending()

  get bytes(): number {
    return this.#segmentBytes + this.#words.bytes + this.#pending.tokens.byteLength
  }

  /** Reads the texts of the next row. Not found before `seal`, or before a segment is full. */
  add(texts: ListingTexts): void {
    const reader = this.#reader
    reader.read(texts)
    const pending = this.#pending
    const needed = pending.length + reader.length
    if (needed > pending.tokens.length) {
      const tokens = new Uint32Array(Math.max(needed, pending.tokens.length * 2))
      tokens.set(pending.tokens.subarray(0, pending.length))
      pending.tokens = tokens
    }
    pending.tokens.set(reader.tokens.subarray(0, reader.length), pending.length)
    pending.length = needed
    pending.starts.push(needed)
    if (pending.starts.length > segmentRows) this.seal()
  }

  /** Lets the rows that were added be found. */
  seal(): void {
    const { tokens, length, starts } = this.#pending
    if (starts.length === 1) return
    this.#push(tokens.subarray(0, length), Uint32Array.from(starts))
    this.#pending = emptyPending()
    // Segments double as they come, so that there are few small ones and each row moves seldom.
    for (;;) {
      const last = this.#segments.at(-1)
      const before = this.#segments.at(-2)
      if (!last || !before || before.rowCount > last.rowCount * 2) return
      if (before.rowCount + last.rowCount > segmentRows) return
      this.#joinLast(before, last)
    }
  }

  #joinLast(before: TextSegment, last: TextSegment): void {
    this.#segments.length -= 2
    this.#segmentBytes -= before.bytes + last.bytes
    this.#rows = before.firstRow
    const [a, b] = [before.unpack(), last.unpack()]
    const tokens = new Uint32Array(a.tokens.length + b.tokens.length)
    tokens.set(a.tokens)
    tokens.set(b.tokens, a.tokens.length)
    const starts = new Uint32Array(a.starts.length + b.starts.length - 1)
    starts.set(a.starts)
    for (let at = 1; at < b.starts.length; at++)
      starts[a.starts.length - 1 + at] = (b.starts[at] ?? 0) + a.tokens.length
    this.#push(tokens, starts)
  }

  #push(tokens: Uint32Array, starts: Uint32Array): void {
    const segment = new TextSegment(this.#rows, tokens, starts, this.#words.size)
    this.#segments.push(segment)
    this.#segmentBytes += segment.bytes
    this.#rows += segment.rowCount
  }

  /** Rows that can be found. */
  get rows(): number {
    return this.#rows
  }

  /** Marks the rows from one on that mention one of the phrases, as `findSaid` of a segment judges it. */
  findMentions(mentions: readonly string[], from: number, into: Bits): void {
    const phrases = mentions.map((mention) => this.#number(phraseForms(mention)))
    this.#find(phrases, from, into)
  }

  /** Marks the rows whose address or location has the words in their order, each in one of its spellings. */
  findPlace(field: 'Location' | 'Address', words: readonly (readonly string[])[], from: number, into: Bits): void {
    this.#find([this.#number(placeRuns(words, placePrefix[field]))], from, into)
  }

  #find(phrases: readonly Phrase[], from: number, into: Bits): void {
    if (phrases.every((phrase) => phrase.length === 0)) return
    const hearing = new Hearing()
    for (let at = this.#segments.length - 1; at >= 0; at--) {
      const segment = this.#segments[at]
      if (!segment || segment.firstRow + segment.rowCount <= from) break
      // Asked for a part of the rows only.
      if (segment.firstRow >= into.length * 32) continue
      segment.findSaid(phrases, hearing, into)
    }
  }

  #number(runs: readonly string[][]): Phrase {
    const phrase: Uint32Array[] = []
    for (const run of runs) {
      const numbers = run.map((word) => this.#words.find(word))
      if (numbers.length > 0 && numbers.every((number) => number !== undefined)) phrase.push(Uint32Array.from(numbers))
    }
    return phrase
  }
}

function emptyPending(): { tokens: Uint32Array; length: number; starts: number[] } {
  return { tokens: new Uint32Array(64), length: 0, starts: [0] }
}

/** Each way to write the words of a place. */
export function placeRuns(words: readonly (readonly string[])[], prefix: string): string[][] {
  let runs: string[][] = [[]]
  for (const spellings of words) {
    const spelled = spellings.map((spelling) => wordsOf(spelling).map((word) => prefix + word))
    runs = runs.flatMap((run) => spelled.map((more) => [...run, ...more])).slice(0, mostSpellings)
  }
  return runs.filter((run) => run.length > 0)
}

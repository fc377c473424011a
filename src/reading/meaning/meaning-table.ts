import type { ByteTable } from '../acts/network.ts'
import { hashSign } from '../acts/signs-of-text.ts'
import type { WeightOfWord } from '../answering/weight-of-word.ts'

/**
 * What words mean, as far as it was learned of what people say when they mean what a listing says (corpus/meanings/): a row of numbers for
 * each word and each part of a word, by their hashes. Words that people say of the same thing point the same way: “wine” and “cellar”.
 */
export interface MeaningTable {
  rows: number
  width: number
  /** Of which lines it has learned: their digest. */
  learnedFrom: string
  table: ByteTable
}

/** A text as a row of numbers of length 1, and its pieces of one to three words, each such a row in signed bytes and by how much it tells. */
export interface MeaningOfText {
  whole: Float32Array
  /** `[piece][width]`; 127 is 1: they are many, and of thousands of passages they are kept. */
  pieces: Int8Array
  tells: Float32Array
}

const ofOne = 127

const han = /\p{Script=Han}/u
const partSizes = [3, 4, 5]
/** Words longer than this are looked at by their beginning. */
const longestWord = 24
/** What a word tells that everybody says all the time. */
const leastTold = 0.3
/** Pieces of a text are of so many words at most. */
export const longestPiece = 3
const tiny = 1e-9

/** The rows of a table that make up a word: its own, twice, and those of its parts, which count together as much as it does itself. */
export function rowsOfWord(word: string, rows: number): { rows: number[]; shares: number[] } {
  const parts = han.test(word) ? [...word].map((sign) => `c ${sign}`) : partsOfWord(word.slice(0, longestWord))
  return {
    rows: [`w ${word}`, ...parts].map((sign) => hashSign(sign, rows)),
    shares: [1, ...parts.map(() => 1 / parts.length)],
  }
}

function partsOfWord(word: string): string[] {
  const whole = `<${word}>`
  return partSizes.flatMap((size) =>
    Array.from({ length: Math.max(0, whole.length - size + 1) }, (_, at) => whole.slice(at, at + size)),
  )
}

/** How much a word counts in a text: the more, the more rarely visitors say it. */
export const shareOfWord = (weights: WeightOfWord, word: string): number => leastTold + weights.of(word)

/** What folded words mean together and by pieces. Pure. */
export function meaningOfWords(meaning: MeaningTable, weights: WeightOfWord, words: readonly string[]): MeaningOfText {
  const { width } = meaning
  const own = words.map((word) => vectorOfWord(meaning, word))
  const shares = words.map((word) => shareOfWord(weights, word))
  const add = (from: number, count: number): Float32Array => {
    const sum = new Float32Array(width)
    for (let at = from; at < from + count; at += 1) {
      const vector = own[at]
      const share = shares[at] ?? 0
      for (let column = 0; column < width; column += 1)
        sum[column] = (sum[column] ?? 0) + share * (vector?.[column] ?? 0)
    }
    bringToOne(sum)
    return sum
  }
  const ofPieces = Array.from({ length: longestPiece }, (_, at) => Math.max(0, words.length - at))
  const count = ofPieces.reduce((sum, each) => sum + each, 0)
  const pieces = new Int8Array(count * width)
  const tells = new Float32Array(count)
  let piece = 0
  for (const [longer, starts] of ofPieces.entries())
    for (let from = 0; from < starts; from += 1) {
      const vector = add(from, longer + 1)
      for (let column = 0; column < width; column += 1)
        pieces[piece * width + column] = Math.round((vector[column] ?? 0) * ofOne)
      const sum = words.slice(from, from + longer + 1).reduce((total, word) => total + weights.of(word), 0)
      tells[piece] = sum / Math.sqrt(longer + 1)
      piece += 1
    }
  return { whole: add(0, words.length), pieces, tells }
}

function vectorOfWord({ rows, width, table }: MeaningTable, word: string): Float32Array {
  const vector = new Float32Array(width)
  const of = rowsOfWord(word, rows)
  for (const [at, row] of of.rows.entries()) {
    const share = of.shares[at] ?? 0
    for (let column = 0; column < width; column += 1)
      vector[column] =
        (vector[column] ?? 0) + share * (table.bytes[row * width + column] ?? 0) * (table.scales[column] ?? 0)
  }
  return vector
}

/** Brings a row of numbers to the length 1, in place; one of nothing stays. Returns how long it was. */
export function bringToOne(vector: Float32Array): number {
  let squares = tiny
  for (const value of vector) squares += value * value
  const length = Math.sqrt(squares)
  for (let at = 0; at < vector.length; at += 1) vector[at] = (vector[at] ?? 0) / length
  return length
}

/** How near the pieces of a question come to those of a passage. */
export interface NearPieces {
  /** Of each piece of the question the nearest of the passage, by how much it tells, on average. */
  mean: number
  /** The nearest pair of all that tells something. */
  most: number
}

/** A piece that tells so much counts wholly. */
const tellsEnough = 6

/** Each piece of a question beside the nearest piece of a passage (late interaction: Khattab and Zaharia, 2020). Pure. */
export function nearestPieces(question: MeaningOfText, passage: MeaningOfText): NearPieces {
  const width = question.whole.length
  let [sum, total, most] = [0, 0, 0]
  for (let asked = 0; asked < question.tells.length; asked += 1) {
    let best = -1
    for (let told = 0; told < passage.tells.length; told += 1) {
      let near = 0
      for (let column = 0; column < width; column += 1)
        near += (question.pieces[asked * width + column] ?? 0) * (passage.pieces[told * width + column] ?? 0)
      best = Math.max(best, near / ofOne ** 2)
    }
    const tells = question.tells[asked] ?? 0
    sum += tells * best
    total += tells
    most = Math.max(most, best * Math.min(1, tells / tellsEnough))
  }
  return { mean: total === 0 ? 0 : sum / total, most }
}

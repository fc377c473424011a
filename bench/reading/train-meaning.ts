import { product } from '../../src/reading/acts/vectors.ts'
import type { WeightOfWord } from '../../src/reading/answering/weight-of-word.ts'
import { wordsOfText } from '../../src/reading/answering/words-of-text.ts'
import { bringToOne, type MeaningTable, rowsOfWord, shareOfWord } from '../../src/reading/meaning/meaning-table.ts'
import type { AskedOfRecord } from './read-asked.ts'
import type { SaidOfThing } from './read-meanings.ts'
import { seeded, shuffle, toBytes } from './train-network.ts'

/** Two texts that belong together; those of one group are never held against each other. */
interface Pair {
  asked: string
  told: string
  group: string
}

export interface MeaningOptions {
  rows: number
  width: number
  rounds: number
  learnedFrom: string
}

/** How often each row of words is drawn from in a round. */
const drawsOfRow = 4
/** The share of draws that hold what is asked against what is told; the others are two of one side. */
const acrossShare = 0.7
const twoOfAskedShare = 0.85
const twoWordsShare = 0.5
const together = 128
const rate = 0.05
const lastRate = 0.1
/** How sharply near and far are told apart. */
const sharpness = 12
/** The share of words and parts that is left out at random each time, so that none decides alone. */
const blind = 0.2
const begin = 0.1
const tiny = 1e-6

/**
 * Learns which words mean about the same: the pairs of rows of words and of questions with the passage that answers them come near each
 * other, all others of the same batch apart (InfoNCE: van den Oord and others, 2018). The same for the same lines.
 */
export function trainMeaning(
  weights: WeightOfWord,
  things: readonly SaidOfThing[],
  answered: readonly AskedOfRecord[],
  { rows, width, rounds, learnedFrom }: MeaningOptions,
): MeaningTable {
  const random = seeded(1)
  const values = Float32Array.from({ length: rows * width }, () => (random() * 2 - 1) * begin)
  const learner = new Learner(weights, { rows, width, values, random })
  const fixed = pairsOfAnswered(answered)
  for (let round = 0; round < rounds; round += 1) {
    const pairs = [...things.flatMap((thing, index) => drawPairs(thing, `thing ${index}`, random)), ...fixed]
    const order = pairs.map((_, index) => index)
    shuffle(order, random)
    const speed = rate * (1 - (round / rounds) * (1 - lastRate))
    for (let at = 0; at + 1 < order.length; at += together)
      learner.learn(
        order.slice(at, at + together).flatMap((index) => pairs[index] ?? []),
        speed,
      )
  }
  return { rows, width, learnedFrom, table: toBytes(values, width) }
}

function pairsOfAnswered(answered: readonly AskedOfRecord[]): Pair[] {
  return answered.flatMap(({ say, passages, answers }) =>
    passages.flatMap(({ text }, at) => (answers[at] === true ? [{ asked: say, told: text, group: text }] : [])),
  )
}

function drawPairs({ asked, record }: SaidOfThing, group: string, random: () => number): Pair[] {
  const one = (list: readonly string[]): string => list[Math.floor(random() * list.length)] ?? ''
  const some = (list: readonly string[]): string => (random() < twoWordsShare ? one(list) : `${one(list)} ${one(list)}`)
  return Array.from({ length: drawsOfRow }, (): Pair => {
    const drawn = random()
    if (drawn < acrossShare) return { asked: some(asked), told: some(record), group }
    const side = drawn < twoOfAskedShare ? asked : record
    return { asked: one(side), told: one(side), group }
  })
}

/** A text as the rows that make it up, each with its share. */
interface Rows {
  rows: Int32Array
  shares: Float32Array
}

/** A text while it is learned from: what of it is seen this time, its vector of length 1, how long it was before, and the slope there. */
interface Held {
  rows: number[]
  shares: number[]
  vector: Float32Array
  length: number
  slope: Float32Array
}

class Learner {
  readonly #weights: WeightOfWord
  readonly #rows: number
  readonly #width: number
  readonly #values: Float32Array
  /** Sums of squared slopes, for Adagrad. */
  readonly #squares: Float32Array
  readonly #random: () => number
  readonly #known = new Map<string, Rows>()

  constructor(
    weights: WeightOfWord,
    table: { rows: number; width: number; values: Float32Array; random: () => number },
  ) {
    this.#weights = weights
    this.#rows = table.rows
    this.#width = table.width
    this.#values = table.values
    this.#squares = new Float32Array(table.values.length)
    this.#random = table.random
  }

  /** Learns from a batch of pairs: each one's sides come near each other, apart from the sides of the others. */
  learn(pairs: readonly Pair[], speed: number): void {
    const asked = pairs.map((pair) => this.#hold(pair.asked))
    const told = pairs.map((pair) => this.#hold(pair.told))
    const near = asked.map((one, at) =>
      told.map((other, against) =>
        at !== against && pairs[at]?.group === pairs[against]?.group
          ? -Infinity
          : sharpness * product(one.vector, other.vector),
      ),
    )
    for (const [at, row] of near.entries()) this.#pull(row, at, (against) => [asked[at], told[against]], pairs.length)
    for (const at of near.keys())
      this.#pull(
        near.map((row) => row[at] ?? 0),
        at,
        (against) => [asked[against], told[at]],
        pairs.length,
      )
    for (const held of [...asked, ...told]) this.#step(held, speed)
  }

  #pull(
    near: readonly number[],
    right: number,
    pairAt: (against: number) => [Held | undefined, Held | undefined],
    count: number,
  ): void {
    const most = Math.max(...near)
    const raised = near.map((value) => Math.exp(value - most))
    const sum = raised.reduce((total, value) => total + value, 0)
    for (const [against, value] of raised.entries()) {
      const down = ((value / sum - (against === right ? 1 : 0)) * sharpness) / count
      const [asked, told] = pairAt(against)
      if (asked === undefined || told === undefined || Math.abs(down) < tiny) continue
      for (let column = 0; column < this.#width; column += 1) {
        asked.slope[column] = (asked.slope[column] ?? 0) + down * (told.vector[column] ?? 0)
        told.slope[column] = (told.slope[column] ?? 0) + down * (asked.vector[column] ?? 0)
      }
    }
  }

  #hold(text: string): Held {
    const all = this.#known.get(text) ?? this.#rowsOf(text)
    this.#known.set(text, all)
    const seen = [...all.rows.keys()].filter(() => this.#random() >= blind)
    const rows = seen.map((at) => all.rows[at] ?? 0)
    const shares = seen.map((at) => all.shares[at] ?? 0)
    const vector = new Float32Array(this.#width)
    for (const [at, row] of rows.entries())
      for (let column = 0; column < this.#width; column += 1)
        vector[column] = (vector[column] ?? 0) + (shares[at] ?? 0) * (this.#values[row * this.#width + column] ?? 0)
    return { rows, shares, length: bringToOne(vector), vector, slope: new Float32Array(this.#width) }
  }

  #rowsOf(text: string): Rows {
    const words = wordsOfText(text).map((word) => ({
      of: rowsOfWord(word, this.#rows),
      share: shareOfWord(this.#weights, word),
    }))
    return {
      rows: Int32Array.from(words.flatMap(({ of }) => of.rows)),
      shares: Float32Array.from(words.flatMap(({ of, share }) => of.shares.map((own) => own * share))),
    }
  }

  #step({ rows, shares, vector, length, slope }: Held, speed: number): void {
    const along = slope.reduce((sum, value, column) => sum + value * (vector[column] ?? 0), 0)
    const down = slope.map((value, column) => (value - along * (vector[column] ?? 0)) / length)
    for (const [at, row] of rows.entries())
      for (let column = 0; column < this.#width; column += 1) {
        const own = (down[column] ?? 0) * (shares[at] ?? 0)
        if (own === 0) continue
        const place = row * this.#width + column
        const squares = (this.#squares[place] ?? 0) + own * own
        this.#squares[place] = squares
        this.#values[place] = (this.#values[place] ?? 0) - (speed * own) / (Math.sqrt(squares) + tiny)
      }
  }
}

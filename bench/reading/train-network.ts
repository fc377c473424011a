import type { Layer, Network, Shape } from '../../src/reading/acts/network.ts'
import { hashSign } from '../../src/reading/acts/signs-of-text.ts'

/** What one line teaches: what is seen of it, and what each head should say (its number; -1: this head learns nothing of it). */
export interface Lesson {
  signs: readonly string[]
  sides: readonly string[]
  wanted: Readonly<Record<string, number>>
  weight?: number
}

export interface TrainOptions {
  rounds: number
  /** How far one step goes. */
  rate: number
  /** The share of signs that is left out at random each time, so that no single word decides. */
  blind: number
  seed: number
  /** How much each head counts. */
  headWeights?: Readonly<Record<string, number>>
  /** Is told after each round. */
  onRound?: (round: number, loss: number) => void
}

/** Numbers from 0 to 1 that depend on the seed alone (source: mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Puts a list into an order by chance, in place (Fisher and Yates). */
export function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1))
    const value = order[at] ?? 0
    order[at] = order[other] ?? 0
    order[other] = value
  }
}

interface Parameters {
  values: Float32Array
  /** Sums of squared slopes, for Adagrad. */
  squares: Float32Array
}

const tiny = 1e-6

function makeParameters(size: number, spread: number, random: () => number): Parameters {
  const values = new Float32Array(size)
  for (let at = 0; at < size; at += 1) values[at] = (random() * 2 - 1) * spread
  return { values, squares: new Float32Array(size) }
}

/** Learns the weights of a network: Adagrad, one lesson a step, in an order that the seed gives. The same lessons give the same bytes. */
export function trainNetwork(shape: Shape, lessons: readonly Lesson[], options: TrainOptions): Network {
  const random = seeded(options.seed)
  const { width, hidden } = shape
  const signs = makeParameters(shape.rows * width, 0, random)
  const sides = makeParameters(shape.sideRows * width, 0, random)
  const first = makeParameters(hidden * width, Math.sqrt(3 / width), random)
  const firstBias = makeParameters(hidden, 0, random)
  firstBias.values.fill(0.1)
  const reach = width + hidden
  const heads = Object.entries(shape.heads).map(([name, names]) => ({
    name,
    share: options.headWeights?.[name] ?? 1,
    weights: makeParameters(names.length * reach, Math.sqrt(3 / reach), random),
    bias: makeParameters(names.length, 0, random),
  }))
  const rows = lessons.map((lesson) => ({
    signs: Int32Array.from(lesson.signs, (sign) => hashSign(sign, shape.rows) * width),
    sides: Int32Array.from(lesson.sides, (side) => hashSign(side, shape.sideRows) * width),
    wanted: heads.map(({ name }) => lesson.wanted[name] ?? -1),
    weight: lesson.weight ?? 1,
  }))
  const order = Int32Array.from(rows.keys())
  const bag = new Float32Array(width)
  const bagSlope = new Float32Array(width)
  const inner = new Float32Array(reach)
  const innerSlope = new Float32Array(reach)
  const rate = { now: options.rate }
  const move = (of: Parameters, at: number, slope: number): void => {
    const squares = (of.squares[at] ?? 0) + slope * slope
    of.squares[at] = squares
    of.values[at] = (of.values[at] ?? 0) - (rate.now * slope) / (Math.sqrt(squares) + tiny)
  }
  for (let round = 0; round < options.rounds; round += 1) {
    rate.now = options.rate * (1 - (0.9 * round) / options.rounds)
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = Math.floor(random() * (at + 1))
      const kept = order[at] ?? 0
      order[at] = order[other] ?? 0
      order[other] = kept
    }
    let loss = 0
    for (const index of order) {
      const row = rows[index]
      if (!row) continue
      const seen = row.signs.filter(() => random() >= options.blind)
      const share = 1 / Math.sqrt(Math.max(1, seen.length))
      bag.fill(0)
      for (const from of seen)
        for (let at = 0; at < width; at += 1) bag[at] = (bag[at] ?? 0) + (signs.values[from + at] ?? 0) * share
      for (const from of row.sides)
        for (let at = 0; at < width; at += 1) bag[at] = (bag[at] ?? 0) + (sides.values[from + at] ?? 0)
      inner.set(bag, hidden)
      for (let to = 0; to < hidden; to += 1) {
        let sum = firstBias.values[to] ?? 0
        for (let at = 0; at < width; at += 1) sum += (first.values[to * width + at] ?? 0) * (bag[at] ?? 0)
        inner[to] = sum > 0 ? sum : 0
      }
      innerSlope.fill(0)
      for (const [place, head] of heads.entries()) {
        const wanted = row.wanted[place] ?? -1
        if (wanted < 0) continue
        const count = head.bias.values.length
        const likely = new Float32Array(count)
        let most = Number.NEGATIVE_INFINITY
        for (let to = 0; to < count; to += 1) {
          let sum = head.bias.values[to] ?? 0
          for (let at = 0; at < reach; at += 1) sum += (head.weights.values[to * reach + at] ?? 0) * (inner[at] ?? 0)
          likely[to] = sum
          if (sum > most) most = sum
        }
        let total = 0
        for (let to = 0; to < count; to += 1) {
          likely[to] = Math.exp((likely[to] ?? 0) - most)
          total += likely[to] ?? 0
        }
        for (let to = 0; to < count; to += 1) {
          const chance = (likely[to] ?? 0) / total
          if (to === wanted) loss -= Math.log(Math.max(1e-9, chance)) * head.share
          const slope = (chance - (to === wanted ? 1 : 0)) * head.share * row.weight
          if (Math.abs(slope) < 1e-5) continue
          for (let at = 0; at < reach; at += 1) {
            const value = inner[at] ?? 0
            innerSlope[at] = (innerSlope[at] ?? 0) + slope * (head.weights.values[to * reach + at] ?? 0)
            if (value !== 0) move(head.weights, to * reach + at, slope * value)
          }
          move(head.bias, to, slope)
        }
      }
      bagSlope.set(innerSlope.subarray(hidden))
      for (let to = 0; to < hidden; to += 1) {
        if ((inner[to] ?? 0) <= 0) continue
        const slope = innerSlope[to] ?? 0
        for (let at = 0; at < width; at += 1) {
          bagSlope[at] = (bagSlope[at] ?? 0) + slope * (first.values[to * width + at] ?? 0)
          move(first, to * width + at, slope * (bag[at] ?? 0))
        }
        move(firstBias, to, slope)
      }
      for (const from of seen) for (let at = 0; at < width; at += 1) move(signs, from + at, (bagSlope[at] ?? 0) * share)
      for (const from of row.sides) for (let at = 0; at < width; at += 1) move(sides, from + at, bagSlope[at] ?? 0)
    }
    options.onRound?.(round, loss / lessons.length)
  }
  const layer = (weights: Parameters, bias: Parameters): Layer => ({ weights: weights.values, bias: bias.values })
  return {
    shape,
    signs: toBytes(signs.values, width),
    sides: toBytes(sides.values, width),
    hidden: layer(first, firstBias),
    heads: Object.fromEntries(heads.map(({ name, weights, bias }) => [name, layer(weights, bias)])),
  }
}

/** Each column of a table in signed bytes, scaled so that nearly all of it fits. */
export function toBytes(values: Float32Array, width: number): { bytes: Int8Array; scales: Float32Array } {
  const scales = new Float32Array(width)
  const bytes = new Int8Array(values.length)
  for (let column = 0; column < width; column += 1) {
    let most = tiny
    for (let at = column; at < values.length; at += width) most = Math.max(most, Math.abs(values[at] ?? 0))
    const scale = most / 127
    scales[column] = scale
    for (let at = column; at < values.length; at += width)
      bytes[at] = Math.max(-127, Math.min(127, Math.round((values[at] ?? 0) / scale)))
  }
  return { bytes, scales }
}

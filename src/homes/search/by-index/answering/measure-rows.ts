import type { Bits } from '../columns/bits.ts'
import type { ListingIndex } from '../listing-index.ts'

interface Field {
  values: Float32Array | Float64Array
  /** 0 is unknown for areas and years. */
  zeroIsUnknown: boolean
  /** No HOA fee is one of 0. */
  absentIsZero: boolean
}

function fieldOf(index: ListingIndex, field: string): Field | null {
  const name = field === 'Price' ? 'ownPrice' : field
  const column = Object.entries(index.numbers).find(([key]) => key === name)?.[1]
  if (!column) return null
  const zeroIsUnknown = field === 'YearBuilt' || field === 'BuildingArea' || field === 'LotArea'
  return { values: column.values, zeroIsUnknown, absentIsZero: field === 'HOAMonth' }
}

/** The known numbers of a field over some rows, `count` of them at most; of each `step` times 32 rows the first 32. */
export function knownNumbers(index: ListingIndex, bits: Bits, count: number, field: string, step = 1): Float64Array {
  const known = new Float64Array(count)
  const from = fieldOf(index, field)
  if (!from) return known.subarray(0, 0)
  const { values, zeroIsUnknown, absentIsZero } = from
  let length = 0
  for (let at = 0; at < bits.length; at += step) {
    let word = bits[at] ?? 0
    while (word !== 0) {
      const lowest = word & -word
      word ^= lowest
      let value = values[(at << 5) + 31 - Math.clz32(lowest)] ?? Number.NaN
      if (absentIsZero && Number.isNaN(value)) value = 0
      if (Number.isNaN(value) || (zeroIsUnknown && value === 0)) continue
      if (length === count) return known
      known[length++] = value
    }
  }
  return known.subarray(0, length)
}

/** From so many rows on, the middle is looked for near the middle of a few of them. */
const manyRows = 20_000
const sampled = 4_096

/** The median over some rows, as `measure` has it for all their numbers. */
export function findMedian(index: ListingIndex, bits: Bits, count: number, field: string): number | null {
  const found = count < manyRows ? undefined : middleOfMany(index, bits, count, field)
  return found ?? measure('median', knownNumbers(index, bits, count, field))
}

/**
 * One look at each number: those in the middle of a sample are kept, the others only counted. undefined when the middle
 * is not among those that were kept.
 */
function middleOfMany(index: ListingIndex, bits: Bits, count: number, field: string): number | undefined {
  const from = fieldOf(index, field)
  const sample = knownNumbers(index, bits, sampled * 2, field, Math.max(1, Math.floor(count / sampled))).sort()
  const low = sample[Math.floor(sample.length * 0.46)]
  const high = sample[Math.floor(sample.length * 0.54)]
  if (from === null || low === undefined || high === undefined) return undefined
  const { values, zeroIsUnknown, absentIsZero } = from
  const kept = new Float64Array(count >>> 3)
  let [below, lows, length, highs, above] = [0, 0, 0, 0, 0]
  for (let at = 0; at < bits.length; at++) {
    let word = bits[at] ?? 0
    while (word !== 0) {
      const lowest = word & -word
      word ^= lowest
      let value = values[(at << 5) + 31 - Math.clz32(lowest)] ?? Number.NaN
      if (absentIsZero && Number.isNaN(value)) value = 0
      if (zeroIsUnknown && value === 0) continue
      // Without branches where both happen equally often; NaN is nowhere.
      below += Number(value < low)
      above += Number(value > high)
      if (!(value >= low && value <= high)) continue
      if (value === low) lows += 1
      else if (value === high) highs += 1
      else if (length === kept.length) return undefined
      else kept[length++] = value
    }
  }
  const inside = kept.subarray(0, length)
  const valueAt = (place: number): number | undefined => {
    const behindLow = place - below - lows
    if (place < below || behindLow >= length + highs) return undefined
    return behindLow < 0 ? low : behindLow >= length ? high : pairAt(inside, behindLow)[0]
  }
  const known = below + lows + length + highs + above
  const lower = valueAt((known - 1) >>> 1)
  const upper = known % 2 === 1 ? lower : valueAt(known >>> 1)
  return lower === undefined || upper === undefined ? undefined : lower + (upper - lower) * 0.5
}

export function measure(kind: 'average' | 'median' | 'min' | 'max', numbers: Float64Array): number | null {
  if (numbers.length === 0) return null
  if (kind === 'median') return medianOf(numbers)
  let [sum, min, max] = [0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (let at = 0; at < numbers.length; at++) {
    const value = numbers[at] ?? 0
    sum += value
    if (value < min) min = value
    if (value > max) max = value
  }
  return kind === 'average' ? sum / numbers.length : kind === 'min' ? min : max
}

/** Between the two in the middle when their number is even. */
function medianOf(numbers: Float64Array): number {
  const [lower, upper] = pairAt(numbers, (numbers.length - 1) >>> 1)
  return numbers.length % 2 === 1 ? lower : lower + (upper - lower) * 0.5
}

const buckets = 4_096
/** Fewer numbers than these are sorted. */
const few = 4_000

/** What would stand at a place in order, and behind it: numbers are counted in buckets until one holds few that matter. */
function pairAt(numbers: Float64Array, place: number): [number, number] {
  let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (let at = 0; at < numbers.length; at++) {
    const value = numbers[at] ?? 0
    if (value < min) min = value
    if (value > max) max = value
  }
  if (min === max) return [min, max]
  const scale = (buckets - 1) / (max - min)
  // Where the difference is too large, or too small, for a number.
  if (numbers.length <= few || !Number.isFinite(scale) || scale === 0) {
    const sorted = numbers.toSorted()
    return [sorted[place] ?? max, sorted[place + 1] ?? max]
  }
  const counts = new Uint32Array(buckets)
  for (let at = 0; at < numbers.length; at++) {
    const bucket = (((numbers[at] ?? 0) - min) * scale) | 0
    counts[bucket] = (counts[bucket] ?? 0) + 1
  }
  let before = 0
  let chosen = 0
  while (before + (counts[chosen] ?? 0) <= place) before += counts[chosen++] ?? 0
  const inside = new Float64Array(counts[chosen] ?? 0)
  let length = 0
  let next = max
  for (let at = 0; at < numbers.length; at++) {
    const value = numbers[at] ?? 0
    const bucket = ((value - min) * scale) | 0
    if (bucket === chosen) inside[length++] = value
    else if (bucket > chosen && value < next) next = value
  }
  const isLast = place - before === length - 1
  const [lower, upper] = pairAt(inside, place - before)
  return [lower, isLast ? next : upper]
}

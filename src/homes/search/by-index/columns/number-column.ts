import type { Limits } from '../../../../reading/criteria/condition.ts'
import type { Bits } from './bits.ts'

/** The least and the greatest number of each 32 rows, none of which is NaN: an infinite one where there is no number. */
export interface Bounds {
  lows: Float64Array
  highs: Float64Array
}

/** One number of each row; NaN is none. Small until a number comes that needs all of a double. */
export class NumberColumn {
  values: Float32Array | Float64Array = new Float32Array(0)
  #bounds: Bounds = { lows: new Float64Array(0), highs: new Float64Array(0) }
  #boundedRows = 0

  get bytes(): number {
    return this.values.byteLength + this.#bounds.lows.byteLength * 2
  }

  reserve(rows: number): void {
    // Whole words of bits: no scan looks beyond the end.
    if (rows > this.values.length) this.#copyTo(this.values instanceof Float32Array, Math.ceil(rows / 32) * 32)
  }

  set(row: number, value: number | null): void {
    const stored = value ?? Number.NaN
    if (row >= this.values.length) this.reserve(Math.max(64, Math.ceil(row * 1.25) + 1))
    if (this.values instanceof Float32Array && Math.fround(stored) !== stored && !Number.isNaN(stored))
      this.#copyTo(false, this.values.length)
    this.values[row] = stored
  }

  /** Made when first asked for; later rows are added to it. */
  boundsOf(rows: number): Bounds {
    const blocks = (rows + 31) >>> 5
    if (this.#bounds.lows.length < blocks) {
      const room = Math.ceil(blocks * 1.1)
      const lows = new Float64Array(room).fill(Number.POSITIVE_INFINITY)
      const highs = new Float64Array(room).fill(Number.NEGATIVE_INFINITY)
      lows.set(this.#bounds.lows)
      highs.set(this.#bounds.highs)
      this.#bounds = { lows, highs }
    }
    const { lows, highs } = this.#bounds
    for (let row = this.#boundedRows; row < rows; row++) {
      const value = this.values[row] ?? Number.NaN
      const block = row >>> 5
      if (value < (lows[block] ?? 0)) lows[block] = value
      if (value > (highs[block] ?? 0)) highs[block] = value
    }
    this.#boundedRows = Math.max(this.#boundedRows, rows)
    return this.#bounds
  }

  #copyTo(small: boolean, length: number): void {
    const values = small ? new Float32Array(length) : new Float64Array(length)
    values.set(this.values)
    this.values = values
  }
}

/** How a column is read for a purpose. */
export interface Reading {
  /** An absent number counts as 0. */
  absentIsZero?: boolean
  /** Numbers must be above 0 to be known. */
  positive?: boolean
}

/** Adds the rows from one on whose number is inside the limits; of 32 rows none of which is in `among`, none. */
export function scanNumbers(
  column: NumberColumn,
  limits: Limits,
  reading: Reading,
  from: number,
  into: Bits,
  among: Bits | null = null,
): void {
  const low = Math.max(
    limits.min ?? Number.NEGATIVE_INFINITY,
    limits.above === undefined ? Number.NEGATIVE_INFINITY : nextUp(limits.above),
    reading.positive ? Number.MIN_VALUE : Number.NEGATIVE_INFINITY,
  )
  const high = Math.min(
    limits.max ?? Number.POSITIVE_INFINITY,
    limits.below === undefined ? Number.POSITIVE_INFINITY : -nextUp(-limits.below),
  )
  const accepted = limits.oneOf?.filter((value) => value >= low && value <= high)
  const zeroFits = 0 >= low && 0 <= high && (accepted === undefined || accepted.includes(0))
  const acceptsAbsent = reading.absentIsZero === true && zeroFits
  if (accepted === undefined) scanRange(column.values, low, high, acceptsAbsent, from, into, among)
  else for (const value of accepted) scanRange(column.values, value, value, acceptsAbsent, from, into, among)
}

/** Without branches: what is true of a row cannot be foreseen, and each wrong guess of the processor costs. */
function scanRange(
  values: Float32Array | Float64Array,
  low: number,
  high: number,
  acceptsAbsent: boolean,
  from: number,
  into: Bits,
  among: Bits | null,
): void {
  for (let at = from >>> 5; at < into.length; at++) {
    if (among !== null && (at >= among.length || among[at] === 0)) continue
    const first = at << 5
    let word = 0
    // NaN is neither inside nor outside of anything.
    if (acceptsAbsent) {
      for (let bit = 0; bit < 32; bit++) {
        const value = values[first + bit] ?? Number.NaN
        word |= (1 - (Number(value < low) | Number(value > high))) << bit
      }
    } else {
      for (let bit = 0; bit < 32; bit++) {
        const value = values[first + bit] ?? Number.NaN
        word |= (Number(value >= low) & Number(value <= high)) << bit
      }
    }
    into[at] = (into[at] ?? 0) | word
  }
}

/** The next larger number that there is. */
function nextUp(value: number): number {
  if (!Number.isFinite(value)) return value
  if (value === 0) return Number.MIN_VALUE
  const bytes = new DataView(new ArrayBuffer(8))
  bytes.setFloat64(0, value)
  bytes.setBigInt64(0, bytes.getBigInt64(0) + (value > 0 ? 1n : -1n))
  return bytes.getFloat64(0)
}

import { type Bits, hasAnyBit } from './bits.ts'

/** One text of each row out of few: what holds of a text is decided once for all its rows. */
export class ChoiceColumn {
  codes: Uint8Array | Uint16Array | Uint32Array = new Uint8Array(0)
  /** The texts by code; null is a value like any other. */
  readonly values: (string | null)[] = []
  readonly #codeOf = new Map<string | null, number>()
  /** Rows that have the text now, by code. */
  readonly counts: number[] = []
  #characters = 0

  get bytes(): number {
    return this.codes.byteLength + this.values.length * 100 + this.#characters
  }

  reserve(rows: number): void {
    // Whole words of bits: no scan looks beyond the end.
    if (rows > this.codes.length) this.#copy(Math.ceil(rows / 32) * 32)
  }

  add(row: number, value: string | null): void {
    let code = this.#codeOf.get(value)
    if (code === undefined) {
      code = this.values.length
      this.#codeOf.set(value, code)
      this.values.push(value)
      this.counts.push(0)
      this.#characters += value?.length ?? 0
      if (code === 0x100 || code === 0x10000) this.#copy(this.codes.length)
    }
    if (row >= this.codes.length) this.reserve(Math.max(64, Math.ceil(row * 1.25) + 1))
    this.codes[row] = code
    this.counts[code] = (this.counts[code] ?? 0) + 1
  }

  /** The row is gone: its text counts no longer. */
  release(row: number): void {
    const code = this.codes[row] ?? 0
    this.counts[code] = (this.counts[code] ?? 0) - 1
  }

  find(value: string | null): number | undefined {
    return this.#codeOf.get(value)
  }

  valueAt(row: number): string | null {
    return this.values[this.codes[row] ?? 0] ?? null
  }

  #copy(rows: number): void {
    const known = this.values.length
    const codes = known > 0x10000 ? new Uint32Array(rows) : known > 0x100 ? new Uint16Array(rows) : new Uint8Array(rows)
    codes.set(this.codes)
    this.codes = codes
  }

  /** Adds the rows from one on whose text passes the test. */
  scan(test: (value: string | null) => boolean, from: number, into: Bits): void {
    const passes = new Uint8Array(this.values.length)
    for (let code = 0; code < passes.length; code++) passes[code] = test(this.values[code] ?? null) ? 1 : 0
    this.#scanCodes(passes, from, into)
  }

  /** Adds the rows from one on that have one of the texts. */
  scanValues(values: readonly (string | null)[], from: number, into: Bits): void {
    const passes = new Uint8Array(this.values.length)
    for (const value of values) {
      const code = this.#codeOf.get(value)
      if (code !== undefined) passes[code] = 1
    }
    this.#scanCodes(passes, from, into)
  }

  #scanCodes(passes: Uint8Array, from: number, into: Bits): void {
    if (!passes.includes(1)) return
    const { codes } = this
    for (let at = from >>> 5; at < into.length; at++) {
      const first = at << 5
      let word = 0
      for (let bit = 0; bit < 32; bit++) word |= (passes[codes[first + bit] ?? 0] ?? 0) << bit
      into[at] = (into[at] ?? 0) | word
    }
  }
}

/** The text that all rows of a set have; null when they differ, or there are none. */
export function onlyChoice(column: ChoiceColumn, bits: Bits): string | null {
  const { codes, counts, values } = column
  if (counts.filter((count) => count > 0).length === 1)
    return hasAnyBit(bits) ? (values[counts.findIndex((count) => count > 0)] ?? null) : null
  let only = -1
  for (let at = 0; at < bits.length; at++) {
    let word = bits[at] ?? 0
    while (word !== 0) {
      const lowest = word & -word
      word ^= lowest
      const code = codes[(at << 5) + 31 - Math.clz32(lowest)] ?? 0
      if (only !== -1 && code !== only) return null
      only = code
    }
  }
  return values[only] ?? null
}

import { addBits, type Bits, hasAnyBit, makeBits } from './bits.ts'

interface Known {
  bits: Bits
  /** It is decided for the rows before this one. */
  rows: number
}

/** However small the index is, so much may be kept. */
const leastBytes = 1_000_000
const mostKept = 3_000

/**
 * What was found for conditions before. A row never changes once it is written, so what was found for it stays true, and
 * only rows that came later have to be looked at.
 */
export class KnownRows {
  readonly #known = new Map<string, Known>()
  #bytes = 0
  /** The most that may be kept; what was not asked for longest goes first. */
  mostBytes = leastBytes

  get bytes(): number {
    return this.#bytes
  }

  /** Rows of a condition; `look` adds those from a row on. The result is not to be changed. */
  find(key: string, rows: number, look: (from: number, into: Bits) => void): Bits {
    const known = this.#known.get(key)
    if (known) {
      this.#known.delete(key)
      this.#bytes -= known.bits.byteLength
    }
    if (known?.rows === rows) return this.#keep(key, known)
    const bits = makeBits(rows)
    if (known) addBits(bits, known.bits)
    look(known?.rows ?? 0, bits)
    // What a look says of rows that are not there yet is nothing.
    if (rows % 32 !== 0) bits[rows >>> 5] = (bits[rows >>> 5] ?? 0) & ((1 << (rows & 31)) - 1)
    // Most words of most languages are said nowhere.
    return this.#keep(key, { bits: hasAnyBit(bits) ? bits : makeBits(0), rows })
  }

  /** How many rows it is known for. */
  rowsOf(key: string): number {
    return this.#known.get(key)?.rows ?? 0
  }

  #keep(key: string, known: Known): Bits {
    this.#known.set(key, known)
    this.#bytes += known.bits.byteLength
    for (const [oldest, { bits }] of this.#known) {
      if (this.#bytes <= Math.max(leastBytes, this.mostBytes) && this.#known.size <= mostKept) break
      this.#known.delete(oldest)
      this.#bytes -= bits.byteLength
    }
    return known.bits
  }
}

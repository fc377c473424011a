/** A set of rows: one bit each. */
export type Bits = Uint32Array

export function makeBits(rows: number): Bits {
  return new Uint32Array((rows + 31) >>> 5)
}

export function hasBit(bits: Bits, row: number): boolean {
  return ((bits[row >>> 5] ?? 0) & (1 << (row & 31))) !== 0
}

export function setBit(bits: Bits, row: number): void {
  const at = row >>> 5
  bits[at] = (bits[at] ?? 0) | (1 << (row & 31))
}

export function clearBit(bits: Bits, row: number): void {
  const at = row >>> 5
  bits[at] = (bits[at] ?? 0) & ~(1 << (row & 31))
}

// A set that is shorter has none of the further rows. Looking beyond the end of an array would make all of it slow.

/** Keeps in `bits` what `other` has too. */
export function keepBits(bits: Bits, other: Bits): void {
  const length = Math.min(bits.length, other.length)
  for (let at = 0; at < length; at++) bits[at] = (bits[at] ?? 0) & (other[at] ?? 0)
  bits.fill(0, length)
}

export function dropBits(bits: Bits, other: Bits): void {
  const length = Math.min(bits.length, other.length)
  for (let at = 0; at < length; at++) bits[at] = (bits[at] ?? 0) & ~(other[at] ?? 0)
}

export function addBits(bits: Bits, other: Bits): void {
  const length = Math.min(bits.length, other.length)
  for (let at = 0; at < length; at++) bits[at] = (bits[at] ?? 0) | (other[at] ?? 0)
}

/** How many rows are in `bits` and `other`, or in `bits` alone. */
export function countShared(bits: Bits, other: Bits, isIn: boolean): number {
  const length = Math.min(bits.length, other.length)
  let count = 0
  for (let at = 0; at < length; at++) {
    const there = other[at] ?? 0
    count += countOnes((bits[at] ?? 0) & (isIn ? there : ~there))
  }
  return isIn || length === bits.length ? count : count + countBits(bits.subarray(length))
}

export function countOnes(bits: number): number {
  let word = bits - ((bits >>> 1) & 0x55555555)
  word = (word & 0x33333333) + ((word >>> 2) & 0x33333333)
  return Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

export function countBits(bits: Bits): number {
  let count = 0
  for (let at = 0; at < bits.length; at++) {
    const word = bits[at] ?? 0
    if (word !== 0) count += countOnes(word)
  }
  return count
}

export function hasAnyBit(bits: Bits): boolean {
  for (let at = 0; at < bits.length; at++) if (bits[at] !== 0) return true
  return false
}

export function shareAnyBit(bits: Bits, other: Bits): boolean {
  const length = Math.min(bits.length, other.length)
  for (let at = 0; at < length; at++) if (((bits[at] ?? 0) & (other[at] ?? 0)) !== 0) return true
  return false
}

/** Rows of the set, upwards; `most`: at least as many as there are. */
export function listRows(bits: Bits, most: number): Uint32Array {
  const rows = new Uint32Array(most)
  let length = 0
  for (let at = 0; at < bits.length && length < most; at++) {
    let word = bits[at] ?? 0
    while (word !== 0) {
      const lowest = word & -word
      rows[length++] = (at << 5) + 31 - Math.clz32(lowest)
      word ^= lowest
    }
  }
  return rows.subarray(0, length)
}

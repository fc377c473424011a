const bitsPerKey = 16
const probes = 4

/** Remembers which keys there were: "no" is certain, "yes" is probable (a Bloom filter). */
export class KeyFilter {
  readonly #bits: Uint32Array
  readonly #mask: number

  constructor(keys: number) {
    const size = 2 ** Math.ceil(Math.log2(Math.max(1024, keys * bitsPerKey)))
    this.#bits = new Uint32Array(Math.min(size, 2 ** 31) / 32)
    this.#mask = Math.min(size, 2 ** 31) - 1
  }

  get bytes(): number {
    return this.#bits.byteLength
  }

  add(key: string): void {
    const [first, step] = hashKey(key)
    for (let probe = 0; probe < probes; probe++) {
      const bit = (first + probe * step) & this.#mask
      this.#bits[bit >>> 5] = (this.#bits[bit >>> 5] ?? 0) | (1 << (bit & 31))
    }
  }

  mayHave(key: string): boolean {
    const [first, step] = hashKey(key)
    for (let probe = 0; probe < probes; probe++) {
      const bit = (first + probe * step) & this.#mask
      if (((this.#bits[bit >>> 5] ?? 0) & (1 << (bit & 31))) === 0) return false
    }
    return true
  }
}

/** Two hashes of a text (FNV-1a, its bits mixed). */
function hashKey(key: string): [number, number] {
  let hash = 0x811c9dc5
  for (let at = 0; at < key.length; at++) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193)
  let other = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  other = Math.imul(other ^ (other >>> 13), 0xc2b2ae35)
  return [hash >>> 0, (other ^ (other >>> 16)) | 1]
}

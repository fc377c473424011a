const shards = 64
const shardBits = 6
/** Before a word with letters beyond Latin-1, each of which takes two bytes; no word has it. */
const wideMark = 0

/** Texts without an object each: twenty bytes for a word of six letters, where a map and its strings take four times that. */
export class PackedWords {
  /** The letters of all words, one behind the other. */
  #letters = new Uint8Array(1024)
  #starts = new Uint32Array(256)
  /** Open addressing: the place of a word, from 1 on. Several tables, of which each grows in no time. */
  readonly #slots: Int32Array[] = Array.from({ length: shards }, () => new Int32Array(8))
  readonly #counts = new Uint32Array(shards)
  #size = 0

  get size(): number {
    return this.#size
  }

  get bytes(): number {
    const slots = this.#slots.reduce((sum, each) => sum + each.byteLength, 0)
    return this.#letters.byteLength + this.#starts.byteLength + slots
  }

  /** The place of a word; -1 when it is none of these. */
  find(word: string): number {
    const hash = hashOf(word)
    const slots = this.#slotsOf(hash)
    const mask = slots.length - 1
    for (let at = (hash >>> shardBits) & mask; ; at = (at + 1) & mask) {
      const place = (slots[at] ?? 0) - 1
      if (place === -1 || this.#is(place, word)) return place
    }
  }

  /** Adds a word that is none of these. Answers its place. */
  add(word: string): number {
    const place = this.#size
    this.#size += 1
    if (place + 2 > this.#starts.length) this.#starts = enlarged(this.#starts, place + 2)
    const end = this.#write(word, this.#starts[place] ?? 0)
    this.#starts[place + 1] = end
    const hash = hashOf(word)
    const shard = hash & (shards - 1)
    const count = (this.#counts[shard] ?? 0) + 1
    this.#counts[shard] = count
    if (count * 4 > this.#slotsOf(hash).length * 3) this.#enlargeShard(shard)
    put(this.#slotsOf(hash), hash, place)
    return place
  }

  at(place: number): string {
    const letters = this.#letters
    const start = this.#starts[place] ?? 0
    const end = this.#starts[place + 1] ?? 0
    const codes: number[] = []
    if (letters[start] !== wideMark) for (let at = start; at < end; at++) codes.push(letters[at] ?? 0)
    else for (let at = start + 1; at < end; at += 2) codes.push(((letters[at] ?? 0) << 8) | (letters[at + 1] ?? 0))
    return String.fromCharCode(...codes)
  }

  #slotsOf(hash: number): Int32Array {
    return this.#slots[hash & (shards - 1)] ?? new Int32Array(1)
  }

  #enlargeShard(shard: number): void {
    const before = this.#slots[shard] ?? new Int32Array(0)
    const slots = new Int32Array(before.length * 2)
    for (const each of before) if (each !== 0) put(slots, hashOf(this.at(each - 1)), each - 1)
    this.#slots[shard] = slots
  }

  #write(word: string, start: number): number {
    const most = start + 1 + word.length * 2
    if (most > this.#letters.length) this.#letters = enlarged(this.#letters, most)
    const letters = this.#letters
    let at = start
    const isWide = /[^\0-\xff]/.test(word)
    if (isWide) letters[at++] = wideMark
    for (let from = 0; from < word.length; from++) {
      const code = word.charCodeAt(from)
      if (isWide) letters[at++] = code >>> 8
      letters[at++] = code & 0xff
    }
    return at
  }

  #is(place: number, word: string): boolean {
    const letters = this.#letters
    const start = this.#starts[place] ?? 0
    const length = (this.#starts[place + 1] ?? 0) - start
    if (letters[start] === wideMark) return length === word.length * 2 + 1 && this.at(place) === word
    if (length !== word.length) return false
    for (let at = 0; at < length; at++) if (letters[start + at] !== word.charCodeAt(at)) return false
    return true
  }
}

function put(slots: Int32Array, hash: number, place: number): void {
  const mask = slots.length - 1
  let at = (hash >>> shardBits) & mask
  while (slots[at] !== 0) at = (at + 1) & mask
  slots[at] = place + 1
}

function enlarged<Numbers extends Uint8Array | Uint32Array>(numbers: Numbers, least: number): Numbers {
  const length = Math.max(least, Math.ceil(numbers.length * 1.25))
  const larger = numbers instanceof Uint8Array ? new Uint8Array(length) : new Uint32Array(length)
  larger.set(numbers)
  // The same kind as before.
  return larger as Numbers
}

/** FNV-1a, its bits mixed. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b)
  return (hash ^ (hash >>> 13)) >>> 0
}

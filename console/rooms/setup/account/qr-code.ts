// QR codes after ISO/IEC 18004, as far as addresses of second factors need them: bytes, versions 1 to 15, error correction M.

/** By version: error correction codewords of a block, and how many blocks there are (table 9 of the standard). */
const correction: readonly (readonly [codewords: number, blocks: number])[] = [
  [10, 1],
  [16, 1],
  [26, 1],
  [18, 2],
  [24, 2],
  [16, 4],
  [18, 4],
  [22, 4],
  [22, 5],
  [26, 5],
  [30, 5],
  [22, 8],
  [22, 9],
  [24, 9],
  [24, 10],
]

/** Rows of dark (true) and light modules, without the quiet zone around. Throws where the text is too long. */
export function drawQrCode(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text)
  const version = correction.findIndex((_, index) => capacityOf(index + 1) >= bytes.length) + 1
  if (version === 0) throw new Error('this text is too long for a QR code of ours')
  const codewords = interleave(version, encodeData(version, bytes))
  const grids = [0, 1, 2, 3, 4, 5, 6, 7].map((mask) => new Grid(version).fill(codewords, mask))
  const [best] = grids.sort((one, other) => one.penalty() - other.penalty())
  return best?.rows() ?? []
}

/** Modules that hold data and its correction. */
function dataModules(version: number): number {
  const side = version * 4 + 17
  const alignments = version === 1 ? 0 : Math.floor(version / 7) + 2
  const patterns = alignments === 0 ? 0 : alignments ** 2 - 3
  // Finders with their edges, format, timing; alignment patterns, of which some stand on the timing lines.
  const taken = 3 * 64 + 31 + 2 * (side - 16) + patterns * 25 - (alignments > 2 ? (alignments - 2) * 10 : 0)
  return side * side - taken - (version >= 7 ? 36 : 0)
}

function dataCodewords(version: number): number {
  const [codewords, blocks] = correction[version - 1] ?? [0, 0]
  return Math.floor(dataModules(version) / 8) - codewords * blocks
}

/** Bytes of text: four bits tell the mode, eight or sixteen the length. */
function capacityOf(version: number): number {
  return Math.floor((dataCodewords(version) * 8 - 4 - (version < 10 ? 8 : 16)) / 8)
}

function encodeData(version: number, bytes: Uint8Array): number[] {
  const bits: number[] = []
  const put = (value: number, length: number): void => {
    for (let place = length - 1; place >= 0; place -= 1) bits.push((value >> place) & 1)
  }
  put(0b0100, 4)
  put(bytes.length, version < 10 ? 8 : 16)
  for (const byte of bytes) put(byte, 8)
  const room = dataCodewords(version) * 8
  put(0, Math.min(4, room - bits.length))
  put(0, (8 - (bits.length % 8)) % 8)
  for (let pad = 0xec; bits.length < room; pad ^= 0xec ^ 0x11) put(pad, 8)
  return Array.from({ length: bits.length / 8 }, (_, index) =>
    bits.slice(index * 8, index * 8 + 8).reduce((sum, bit) => sum * 2 + bit, 0),
  )
}

/** Data in blocks, each with its correction; then the first of every block, the second of every block, and so on. */
function interleave(version: number, data: readonly number[]): number[] {
  const [length, count] = correction[version - 1] ?? [0, 1]
  const short = Math.floor(data.length / count)
  const longs = data.length % count
  let from = 0
  const blocks = Array.from({ length: count }, (_, index) => {
    const size = short + (index >= count - longs ? 1 : 0)
    from += size
    return data.slice(from - size, from)
  })
  const corrections = blocks.map((block) => correct(block, length))
  const mix = (parts: readonly (readonly number[])[]): number[] =>
    Array.from({ length: Math.max(...parts.map((part) => part.length)) }, (_, place) =>
      parts.flatMap((part) => part[place] ?? []),
    ).flat()
  return [...mix(blocks), ...mix(corrections)]
}

/** Product in the field of 256 elements over x^8 + x^4 + x^3 + x^2 + 1. */
export function multiply(one: number, other: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ (product & 0x80 ? 0x11d : 0)
    if ((other >> bit) & 1) product ^= one
  }
  return product
}

/** The remainder of a block by the polynomial whose roots are the first powers of 2. */
function correct(block: readonly number[], length: number): number[] {
  let generator = [1]
  for (let power = 0, root = 1; power < length; power += 1, root = multiply(root, 2)) {
    const shifted = [...generator, 0]
    generator = shifted.map((value, index) => value ^ multiply(generator[index - 1] ?? 0, root))
  }
  const rest = [...block, ...Array.from({ length }, () => 0)]
  for (let place = 0; place < block.length; place += 1) {
    const factor = rest[place] ?? 0
    for (const [index, value] of generator.entries())
      rest[place + index] = (rest[place + index] ?? 0) ^ multiply(value, factor)
  }
  return rest.slice(block.length)
}

const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

/** The modules of a code: those of its patterns are set first, and data goes around them. */
class Grid {
  readonly #version: number
  readonly #side: number
  readonly #dark: boolean[]
  readonly #isPattern: boolean[]

  constructor(version: number) {
    this.#version = version
    this.#side = version * 4 + 17
    this.#dark = Array.from({ length: this.#side ** 2 }, () => false)
    this.#isPattern = Array.from({ length: this.#side ** 2 }, () => false)
  }

  fill(codewords: readonly number[], mask: number): this {
    this.#drawPatterns()
    this.#drawFormat(mask)
    this.#drawVersion()
    this.#drawData(codewords, masks[mask] ?? (() => false))
    return this
  }

  rows(): boolean[][] {
    return Array.from({ length: this.#side }, (_, y) => this.#dark.slice(y * this.#side, (y + 1) * this.#side))
  }

  #set(x: number, y: number, isDark: boolean): void {
    if (x < 0 || y < 0 || x >= this.#side || y >= this.#side) return
    this.#dark[y * this.#side + x] = isDark
    this.#isPattern[y * this.#side + x] = true
  }

  #drawPatterns(): void {
    const side = this.#side
    for (let place = 0; place < side; place += 1) {
      this.#set(place, 6, place % 2 === 0)
      this.#set(6, place, place % 2 === 0)
    }
    const places = alignmentPlaces(this.#version)
    const last = places.length - 1
    for (const [row, y] of places.entries())
      for (const [column, x] of places.entries()) {
        const isCorner = (row === 0 && (column === 0 || column === last)) || (row === last && column === 0)
        if (!isCorner) this.#drawSquares(x, y, 2, (ring) => ring !== 1)
      }
    // The ring of 4 is the light edge.
    for (const [x, y] of [
      [3, 3],
      [side - 4, 3],
      [3, side - 4],
    ] as const)
      this.#drawSquares(x, y, 4, (ring) => ring !== 2 && ring !== 4)
  }

  /** Squares around a middle, by their distance from it. */
  #drawSquares(x: number, y: number, most: number, isDark: (ring: number) => boolean): void {
    for (let dy = -most; dy <= most; dy += 1)
      for (let dx = -most; dx <= most; dx += 1) this.#set(x + dx, y + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))))
  }

  /** Which error correction and mask: five bits with ten of correction, twice. */
  #drawFormat(mask: number): void {
    // Level M is 00.
    const bits = ((mask << 10) | remainder(mask, 10, 0x537)) ^ 0x5412
    const side = this.#side
    const bit = (place: number): boolean => ((bits >> place) & 1) === 1
    for (let place = 0; place < 6; place += 1) this.#set(8, place, bit(place))
    this.#set(8, 7, bit(6))
    this.#set(8, 8, bit(7))
    this.#set(7, 8, bit(8))
    for (let place = 9; place < 15; place += 1) this.#set(14 - place, 8, bit(place))
    for (let place = 0; place < 8; place += 1) this.#set(side - 1 - place, 8, bit(place))
    for (let place = 8; place < 15; place += 1) this.#set(8, side - 15 + place, bit(place))
    this.#set(8, side - 8, true)
  }

  /** From version 7 on: six bits with twelve of correction, twice. */
  #drawVersion(): void {
    if (this.#version < 7) return
    const bits = (this.#version << 12) | remainder(this.#version, 12, 0x1f25)
    for (let place = 0; place < 18; place += 1) {
      const [far, near] = [this.#side - 11 + (place % 3), Math.floor(place / 3)]
      const isDark = ((bits >> place) & 1) === 1
      this.#set(far, near, isDark)
      this.#set(near, far, isDark)
    }
  }

  /** Up and down in columns of two, from the right, past the patterns. */
  #drawData(codewords: readonly number[], mask: (x: number, y: number) => boolean): void {
    let place = 0
    for (let right = this.#side - 1; right >= 1; right -= 2) {
      // The timing column takes none.
      const column = right <= 6 ? right - 1 : right
      for (let step = 0; step < this.#side; step += 1) {
        const isUpward = ((right + 1) & 2) === 0
        const y = isUpward ? this.#side - 1 - step : step
        for (const x of [column, column - 1]) {
          const at = y * this.#side + x
          if (this.#isPattern[at]) continue
          const bit = ((codewords[place >> 3] ?? 0) >> (7 - (place & 7))) & 1
          this.#dark[at] = (bit === 1) !== mask(x, y)
          place += 1
        }
      }
    }
  }

  /** How hard it is to read, after the rules of the standard (7.8.3). */
  penalty(): number {
    const rows = this.rows()
    const columns = rows.map((_, x) => rows.map((row) => row[x] ?? false))
    const lines = [...rows, ...columns]
    const written = lines.map((line) => line.map((isDark) => (isDark ? '1' : '0')).join(''))
    const runs = written
      .flatMap((line) => line.match(/0{5,}|1{5,}/g) ?? [])
      .reduce((sum, run) => sum + run.length - 2, 0)
    const likeFinders = written.flatMap((line) => line.match(/(?=00001011101|10111010000)/g) ?? []).length * 40
    let blocks = 0
    for (let y = 1; y < rows.length; y += 1)
      for (let x = 1; x < rows.length; x += 1) {
        const here = rows[y]?.[x]
        if (here === rows[y]?.[x - 1] && here === rows[y - 1]?.[x] && here === rows[y - 1]?.[x - 1]) blocks += 3
      }
    const share = this.#dark.filter(Boolean).length / this.#dark.length
    return runs + likeFinders + blocks + Math.floor(Math.abs(share - 0.5) * 20) * 10
  }
}

/** Bits of correction: the remainder of a value, moved up, by a polynomial. */
function remainder(value: number, length: number, polynomial: number): number {
  let rest = value
  for (let step = 0; step < length; step += 1) rest = (rest << 1) ^ ((rest >> (length - 1)) * polynomial)
  return rest
}

/** Middles of alignment patterns, on each axis. */
function alignmentPlaces(version: number): number[] {
  if (version === 1) return []
  const count = Math.floor(version / 7) + 2
  const last = version * 4 + 10
  const step = Math.ceil((last - 6) / (count - 1) / 2) * 2
  return [6, ...Array.from({ length: count - 1 }, (_, index) => last - (count - 2 - index) * step)]
}

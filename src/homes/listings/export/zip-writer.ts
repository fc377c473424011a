import { once } from 'node:events'
import { crc32, createDeflateRaw } from 'node:zlib'

interface Part {
  name: string
  crc: number
  size: number
  packed: number
  offset: number
}

/** 1 January 2000, as ZIP writes days: nothing of a file depends on when it was written. */
const day = (20 << 9) | (1 << 5) | 1
const withDescriptor = 8
const deflated = 8

/** A ZIP file part by part; only what is packed is held in memory. */
export class ZipWriter {
  readonly #pieces: Buffer[] = []
  readonly #parts: Part[] = []
  #length = 0

  async add(name: string, text: AsyncIterable<string>): Promise<void> {
    const part: Part = { name, crc: 0, size: 0, packed: 0, offset: this.#length }
    this.#push(headOf(part, 0x04034b50, 'local'))
    const packer = createDeflateRaw()
    packer.on('data', (piece: Buffer) => {
      part.packed += piece.length
      this.#push(piece)
    })
    const ended = once(packer, 'end')
    for await (const piece of text) {
      const bytes = Buffer.from(piece)
      part.crc = crc32(bytes, part.crc)
      part.size += bytes.length
      if (!packer.write(bytes)) await once(packer, 'drain')
    }
    packer.end()
    await ended
    this.#push(numbers([0x08074b50, 4], [part.crc, 4], [part.packed, 4], [part.size, 4]))
    this.#parts.push(part)
  }

  end(): Buffer {
    const start = this.#length
    for (const part of this.#parts) this.#push(headOf(part, 0x02014b50, 'directory'))
    const count = this.#parts.length
    this.#push(
      numbers([0x06054b50, 4], [0, 2], [0, 2], [count, 2], [count, 2], [this.#length - start, 4], [start, 4], [0, 2]),
    )
    return Buffer.concat(this.#pieces)
  }

  #push(piece: Buffer): void {
    this.#pieces.push(piece)
    this.#length += piece.length
  }
}

/** The head of a part, before it and in the directory at the end. */
function headOf({ name, crc, size, packed, offset }: Part, signature: number, where: 'local' | 'directory'): Buffer {
  const title = Buffer.from(name)
  const isLocal = where === 'local'
  return Buffer.concat([
    numbers([signature, 4], ...(isLocal ? [] : ([[20, 2]] as const)), [20, 2], [withDescriptor, 2], [deflated, 2]),
    numbers([0, 2], [day, 2], [isLocal ? 0 : crc, 4], [isLocal ? 0 : packed, 4], [isLocal ? 0 : size, 4]),
    numbers([title.length, 2], [0, 2]),
    isLocal ? Buffer.alloc(0) : numbers([0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]),
    title,
  ])
}

/** Whole numbers in so many bytes each, the lowest first. */
function numbers(...values: readonly (readonly [value: number, bytes: 2 | 4])[]): Buffer {
  const buffer = Buffer.alloc(values.reduce((sum, [, bytes]) => sum + bytes, 0))
  let at = 0
  for (const [value, bytes] of values) at = buffer.writeUIntLE(value, at, bytes)
  return buffer
}

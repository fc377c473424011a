import { isUtf8 } from 'node:buffer'
import { guessEncoding, utf8Length } from './guess-encoding.ts'

/**
 * Text in whatever encoding as UTF-8 without a mark. Of a file that is longer than what was looked at, the encoding is
 * decided where the first letter beyond ASCII stands, however far behind. `declared` is what the text says of itself.
 */
export async function* toUtf8(
  pieces: AsyncIterable<Uint8Array>,
  { declared = null }: { declared?: string | null } = {},
): AsyncGenerator<Buffer> {
  let decode: ((piece: Uint8Array, isLast: boolean) => Buffer) | null = null
  for await (const piece of pieces) {
    if (decode === null) {
      const encoding = settleEncoding(piece, declared)
      if (encoding === null) {
        yield Buffer.from(piece.buffer, piece.byteOffset, piece.length)
        continue
      }
      decode = decoderOf(encoding)
    }
    yield decode(piece, false)
  }
  if (decode !== null) yield decode(new Uint8Array(), true)
}

/** What is declared counts where the bytes do not say that it is something else. */
export function settleEncoding(bytes: Uint8Array, declared: string | null): string | null {
  const guessed = guessEncoding(bytes)
  if (declared === null || guessed === null || guessed.startsWith('utf-')) return guessed
  try {
    const { encoding } = new TextDecoder(declared)
    return encoding === 'utf-8' || encoding.startsWith('utf-16') ? guessed : encoding
  } catch {
    return guessed
  }
}

function decoderOf(encoding: string): (piece: Uint8Array, isLast: boolean) => Buffer {
  if (encoding === 'utf-8') return new Utf8Mender().take
  const decoder = new TextDecoder(encoding)
  return (piece, isLast) => Buffer.from(decoder.decode(piece, { stream: !isLast }))
}

const mark = [0xef, 0xbb, 0xbf]
/** The longest beginning of a letter that may be cut off. */
const longestCut = 3

/** Passes UTF-8 on, and reads a byte that is none of it as the Windows of Western Europe would. */
class Utf8Mender {
  readonly #single = new TextDecoder('windows-1252')
  #rest: Buffer = Buffer.alloc(0)
  #isFirst = true

  readonly take = (piece: Uint8Array, isLast: boolean): Buffer => {
    let bytes =
      this.#rest.length === 0
        ? Buffer.from(piece.buffer, piece.byteOffset, piece.length)
        : Buffer.concat([this.#rest, piece])
    if (this.#isFirst && bytes.length > 0) {
      if (mark.every((byte, at) => bytes[at] === byte)) bytes = bytes.subarray(mark.length)
      this.#isFirst = false
    }
    const end = isLast ? bytes.length : bytes.length - cutAtEnd(bytes)
    this.#rest = bytes.subarray(end)
    const whole = bytes.subarray(0, end)
    return isUtf8(whole) ? whole : this.#mend(whole)
  }

  #mend(bytes: Buffer): Buffer {
    const parts: Buffer[] = []
    let from = 0
    for (let at = 0; at < bytes.length; ) {
      const length = (bytes[at] ?? 0) < 0x80 ? 1 : utf8Length(bytes, at)
      if (typeof length === 'number' && length > 0) {
        at += length
        continue
      }
      parts.push(bytes.subarray(from, at), Buffer.from(this.#single.decode(bytes.subarray(at, at + 1))))
      at += 1
      from = at
    }
    parts.push(bytes.subarray(from))
    return Buffer.concat(parts)
  }
}

/** How many bytes at the end begin a letter that the next piece may end. */
function cutAtEnd(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(longestCut, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0
    if (byte < 0x80) return 0
    if (byte >= 0xc0) return utf8Length(bytes, bytes.length - back) === 'cut' ? back : 0
  }
  return 0
}

import { ImportRefusal } from '../import-refusal.ts'
import { readCsv } from './read-csv.ts'
import { readNdjson } from './read-ndjson.ts'
import type { Source } from './source.ts'
import { splitJsonList } from './split-json-list.ts'

/** Enough to see what a file is, whatever the size of the pieces that it comes in. */
const sniffedBytes = 65_536

/** Finds out what a file is (CSV, one JSON object a line, or a JSON list; UTF-8, UTF-16 or Windows-1252) and begins to read it. */
export async function openSource(bytes: AsyncIterable<Uint8Array>): Promise<Source> {
  const pieces = bytes[Symbol.asyncIterator]()
  const head = await readHead(pieces)
  if (head.length === 0) throw new ImportRefusal('The file is empty.')
  refuseBinary(head)
  const encoding = sniffEncoding(head)
  const start = new TextDecoder(encoding).decode(head).trimStart()
  const text = decode(head, pieces, encoding)
  if (start.startsWith('[')) return readNdjson(splitJsonList(text))
  return start.startsWith('{') ? readNdjson(text) : readCsv(text, start)
}

async function readHead(pieces: AsyncIterator<Uint8Array>): Promise<Buffer> {
  const head: Uint8Array[] = []
  let length = 0
  while (length < sniffedBytes) {
    const next = await pieces.next()
    if (next.done) break
    head.push(next.value)
    length += next.value.length
  }
  return Buffer.concat(head)
}

function refuseBinary(head: Buffer): void {
  if (head.subarray(0, 4).equals(Buffer.from('PK\x03\x04'))) {
    throw new ImportRefusal('The file is a spreadsheet or an archive: save it as CSV first.')
  }
  if (head[0] === 0x1f && head[1] === 0x8b) throw new ImportRefusal('The file is compressed: unpack it first.')
}

function sniffEncoding(head: Buffer): string {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  try {
    // As the beginning of a stream: a character may be cut in two at the end.
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true })
    return 'utf-8'
  } catch {
    return 'windows-1252'
  }
}

/** The whole file as UTF-8 without a byte order mark. */
async function* decode(head: Buffer, rest: AsyncIterator<Uint8Array>, encoding: string): AsyncGenerator<Buffer> {
  const isPlain = encoding === 'utf-8'
  const decoder = new TextDecoder(encoding)
  const toPlain = (piece: Uint8Array): Buffer =>
    isPlain
      ? Buffer.from(piece.buffer, piece.byteOffset, piece.length)
      : Buffer.from(decoder.decode(piece, { stream: true }))
  const hasMark = isPlain && head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf
  try {
    yield toPlain(hasMark ? head.subarray(3) : head)
    for (;;) {
      const next = await rest.next()
      if (next.done) return
      yield toPlain(next.value)
    }
  } finally {
    await rest.return?.()
  }
}

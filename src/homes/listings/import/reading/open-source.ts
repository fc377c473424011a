import { ImportRefusal } from '../import-refusal.ts'
import { readCsv } from './read-csv.ts'
import { readNdjson } from './read-ndjson.ts'
import type { Source } from './source.ts'
import { splitJsonList } from './split-json-list.ts'

/** Enough to see what a file is, whatever the size of the pieces that it comes in. */
const sniffedBytes = 65_536

/** An upload is as large at most; other files are held to the same, since a spreadsheet is held in memory. */
const largestWorkbook = 100 * 1_048_576

export interface OpenOptions {
  /** Name of a spreadsheet's sheet; left out: the one that looks most like a list of homes. */
  sheet?: string | undefined
  /** Its `bytes` are counted up with what is read. */
  progress?: { bytes: number }
}

/**
 * Finds out what a file is (CSV, one JSON object a line, or a JSON list, in UTF-8, UTF-16 or Windows-1252; or an XLSX
 * spreadsheet) and begins to read it. Throws an ImportRefusal.
 */
export async function openSource(bytes: AsyncIterable<Uint8Array>, options: OpenOptions = {}): Promise<Source> {
  const { progress = { bytes: 0 }, sheet } = options
  const pieces = bytes[Symbol.asyncIterator]()
  const head = await readHead(pieces)
  if (head.length === 0) throw new ImportRefusal('The file is empty.')
  if (isZip(head)) return openWorkbook(await readWhole(head, pieces), { sheet, progress })
  refuseBinary(head)
  if (sheet !== undefined) throw new ImportRefusal('The file is no spreadsheet, so it has no sheets.')
  progress.bytes += head.length
  const encoding = sniffEncoding(head)
  const start = new TextDecoder(encoding).decode(head).trimStart()
  const text = decode(head, countPieces(pieces, progress), encoding)
  if (start.startsWith('[')) return readNdjson(splitJsonList(text))
  return start.startsWith('{') ? readNdjson(text) : readCsv(text, start)
}

/** How far it is goes by the sheet: the file is read before. */
async function openWorkbook(
  bytes: Buffer,
  { sheet, progress }: { sheet: string | undefined; progress: { bytes: number } },
): Promise<Source> {
  // Loaded by those who need it.
  const { readWorkbook } = await import('./workbook/read-workbook.ts')
  let told = 0
  return readWorkbook(bytes, {
    sheet,
    onPart: (part) => {
      const now = Math.round(part * bytes.length)
      progress.bytes += now - told
      told = now
    },
  })
}

async function readWhole(head: Buffer, rest: AsyncIterator<Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = [head]
  let length = head.length
  for (;;) {
    const next = await rest.next()
    if (next.done) return Buffer.concat(pieces)
    length += next.value.length
    if (length > largestWorkbook) {
      await rest.return?.()
      throw new ImportRefusal('The spreadsheet is larger than 100 MB: save it as CSV, which may be of any size.')
    }
    pieces.push(next.value)
  }
}

async function* countPieces(
  pieces: AsyncIterator<Uint8Array>,
  progress: { bytes: number },
): AsyncGenerator<Uint8Array> {
  try {
    for (;;) {
      const next = await pieces.next()
      if (next.done) return
      progress.bytes += next.value.length
      yield next.value
    }
  } finally {
    await pieces.return?.()
  }
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

function isZip(head: Buffer): boolean {
  return head.subarray(0, 4).equals(Buffer.from('PK\x03\x04'))
}

function refuseBinary(head: Buffer): void {
  // The old format of Excel, and the wrapping of a new one with a password.
  if (head.subarray(0, 8).equals(Buffer.from('d0cf11e0a1b11ae1', 'hex')))
    throw new ImportRefusal(
      'The file is a spreadsheet in the format of before 2007 (XLS), or has a password: save it as XLSX without one.',
    )
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

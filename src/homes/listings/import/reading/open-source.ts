import { ImportRefusal } from '../import-refusal.ts'
import { settleEncoding, toUtf8 } from './encoding/to-utf8.ts'
import { isBlm, readBlm } from './formats/blm.ts'
import { cellsSource } from './formats/cells-source.ts'
import { openJson } from './json/open-json.ts'
import { hasTableOfHomes, readTableRows } from './pages/html-table.ts'
import { readCsv, readTable } from './read-csv.ts'
import type { Source } from './source.ts'
import { isPage, refusePage, refuseWrongKind } from './wrong-kind.ts'
import { declaredEncoding, openXml, rootOf } from './xml/open-xml.ts'

/** Enough to see what a file is and how it is written, whatever the size of the pieces that it comes in. */
const sniffedBytes = 131_072

/** An upload is as large at most; other files are held to the same, since a spreadsheet is held in memory. */
const largestWorkbook = 100 * 1_048_576

export interface OpenOptions {
  /** Name of a spreadsheet's sheet; left out: the one that looks most like a list of homes. */
  sheet?: string | undefined
  /** Its `bytes` are counted up with what is read. */
  progress?: { bytes: number }
}

/**
 * Finds out what a file is, by what is in it and never by its name, and begins to read it: a table of text, JSON, XML or BLM
 * in whatever encoding, a spreadsheet, or an archive with one of them. Throws an ImportRefusal.
 */
export async function openSource(bytes: AsyncIterable<Uint8Array>, options: OpenOptions = {}): Promise<Source> {
  const { progress = { bytes: 0 }, sheet } = options
  const pieces = bytes[Symbol.asyncIterator]()
  const head = await readHead(pieces)
  if (head.length === 0) throw new ImportRefusal('The file is empty.')
  if (isZip(head)) return openZip(await readWhole(head, pieces), { sheet, progress })
  refuseWrongKind(head)
  if (sheet !== undefined) throw new ImportRefusal('The file is no spreadsheet, so it has no sheets.')
  return openBytesOfText(head, pieces, progress)
}

/** A file of an archive, which is none itself. */
async function openPlain(pieces: AsyncIterator<Uint8Array>, progress: { bytes: number }): Promise<Source> {
  const head = await readHead(pieces)
  if (head.length === 0) throw new ImportRefusal('The file is empty.')
  refuseWrongKind(head)
  if (isZip(head)) throw new ImportRefusal('The file is an archive within an archive: unpack it first.')
  return openBytesOfText(head, pieces, progress)
}

function openBytesOfText(
  head: Buffer,
  pieces: AsyncIterator<Uint8Array>,
  progress: { bytes: number },
): Promise<Source> {
  progress.bytes += head.length
  const declared = declaredEncoding(head.subarray(0, 1_000).toString('latin1'))
  const encoding = settleEncoding(head, declared) ?? 'utf-8'
  return openText(
    toUtf8(countPieces(head, pieces, progress), { declared }),
    new TextDecoder(encoding).decode(head).trimStart(),
  )
}

/** What a text is, by its beginning. */
async function openText(text: AsyncIterable<Buffer>, start: string): Promise<Source> {
  if (isPage(start)) {
    if (hasTableOfHomes(start)) return readTable(readTableRows(text))
    throw refusePage(start)
  }
  const root = rootOf(start)
  if (root !== null) return openXml(text, start, root)
  if (isBlm(start)) return cellsSource(readBlm(text), { hints: ['The file is read as BLM.'] })
  return /^[[{]/.test(start) ? openJson(text, start) : readCsv(text, start)
}

/** How far it is goes by the sheet: the file is read before. */
async function openZip(
  bytes: Buffer,
  { sheet, progress }: { sheet: string | undefined; progress: { bytes: number } },
): Promise<Source> {
  // Loaded by those who need it.
  const { readArchive } = await import('./archive/read-archive.ts')
  let told = 0
  return readArchive(bytes, {
    sheet,
    onPart: (part) => {
      const now = Math.round(part * bytes.length)
      progress.bytes += now - told
      told = now
    },
    openText: (pieces) => openPlain(pieces[Symbol.asyncIterator](), { bytes: 0 }),
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
      throw new ImportRefusal(
        'The spreadsheet or archive is larger than 100 MB: save it as CSV or give the file of data alone, which may be of any size.',
      )
    }
    pieces.push(next.value)
  }
}

async function* countPieces(
  head: Buffer,
  pieces: AsyncIterator<Uint8Array>,
  progress: { bytes: number },
): AsyncGenerator<Uint8Array> {
  try {
    yield head
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

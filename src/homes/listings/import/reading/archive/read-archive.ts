import { Unzipped } from '../../../../../platform/document-reading/office/unzip.ts'
import { ImportRefusal } from '../../import-refusal.ts'
import { readFiles } from '../read-files.ts'
import type { Source } from '../source.ts'
import { readWorkbook, toRefusal } from '../workbook/read-workbook.ts'

/** Portals' files first, tables, and texts that may be anything last: of the first kind that there is, all are read. */
const dataKinds: readonly RegExp[] = [
  /\.(?:xml|blm)$/i,
  /\.(?:csv|tsv|json|ndjson|jsonl|xlsx|ods)$/i,
  /\.(?:txt|dat|tab)$/i,
]
const pictureName = /\.(?:jpe?g|png|gif|webp|avif|heic|tiff?|bmp)$/i
/** What programs put into archives for themselves. */
const ownName = /(?:^|\/)(?:__MACOSX\/|\.|~\$|thumbs\.db|desktop\.ini)/i
const mostFiles = 2_000
const namesTold = 3

export interface ArchiveOptions {
  sheet: string | undefined
  onPart: (part: number) => void
  /** Reads a text of any kind. */
  openText: (bytes: AsyncIterable<Uint8Array>) => Promise<Source>
}

/** A zip: a spreadsheet, another document of an office, or an archive with the files of homes and their pictures. */
export async function readArchive(bytes: Buffer, options: ArchiveOptions): Promise<Source> {
  const zip = await Unzipped.open(bytes).catch((error: unknown) => {
    throw toRefusal(error)
  })
  if (isSpreadsheet(zip)) return readWorkbook(zip, options)
  refuseDocument(zip)
  if (options.sheet !== undefined) throw new ImportRefusal('The file is no spreadsheet, so it has no sheets.')
  const names = zip.names.filter((name) => !name.endsWith('/') && !ownName.test(name))
  const data = dataKinds.map((kind) => names.filter((name) => kind.test(name))).find((found) => found.length > 0) ?? []
  if (data.length === 0) throw noHomes()
  if (data.length > mostFiles)
    throw new ImportRefusal(`The archive has more than ${mostFiles} files of data: give fewer at once.`)
  const opens = data.sort().map((name) => () => openEntry(zip, name, options))
  options.onPart(1)
  const source = await readFiles(opens)
  // Any text is a table of one column.
  if (dataKinds.at(-1)?.test(data[0] ?? '') && source.columns.length < 2) throw noHomes()
  return { ...source, hints: [...(source.hints ?? []), ...hintsOf(names, data)] }
}

function noHomes(): ImportRefusal {
  return new ImportRefusal(
    'The file is an archive without a list of homes: put the XML, BLM, CSV, JSON or XLSX file into it, or give that file alone.',
  )
}

function isSpreadsheet(zip: Unzipped): boolean {
  if (zip.has('xl/workbook.bin')) throw new ImportRefusal('The file is a binary spreadsheet (XLSB): save it as XLSX.')
  return zip.names.some((name) => name.toLowerCase().startsWith('xl/')) || zip.has('content.xml')
}

function refuseDocument(zip: Unzipped): void {
  const starts = (folder: string): boolean => zip.names.some((name) => name.toLowerCase().startsWith(folder))
  const what = starts('word/') ? 'a Word document' : starts('ppt/') ? 'a presentation' : null
  if (what === null) return
  throw new ImportRefusal(
    `The file is ${what}, and no list of homes: copy its table into a spreadsheet, and save that as XLSX or CSV.`,
  )
}

async function openEntry(zip: Unzipped, name: string, { sheet, openText }: ArchiveOptions): Promise<Source> {
  try {
    if (!/\.(?:xlsx|ods)$/i.test(name)) return await openText(inWords(zip.bytesOf(name)))
    const pieces: Buffer[] = []
    for await (const piece of inWords(zip.bytesOf(name))) pieces.push(piece)
    return await readWorkbook(await Unzipped.open(Buffer.concat(pieces)), { sheet, onPart: () => {} })
  } catch (error) {
    const refusal = toRefusal(error, 'archive')
    if (!(refusal instanceof ImportRefusal)) throw refusal
    throw new ImportRefusal(`${name.slice(0, 200)} in the archive: ${refusal.message}`)
  }
}

async function* inWords(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* pieces
  } catch (error) {
    throw toRefusal(error, 'archive')
  }
}

/** Which pictures came along, and which files were not read. */
function hintsOf(names: readonly string[], data: readonly string[]): string[] {
  const pictures = names.filter((name) => pictureName.test(name))
  if (pictures.length === 0) return []
  const told = pictures.slice(0, namesTold).join(', ')
  const more = pictures.length > namesTold ? ' and others' : ''
  return [
    `The archive has ${pictures.length.toLocaleString('en-US')} ${pictures.length === 1 ? 'picture' : 'pictures'} (${told}${more}) beside ${data[0]}. They are kept with the homes that name them by file when it is uploaded or read as a feed; the command import keeps none.`,
  ]
}

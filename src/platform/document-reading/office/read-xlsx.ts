import { BlockList } from '../block-list.ts'
import type { ReadDocument } from '../read-document.ts'
import { type CellFormat, cellFormat, plainNumber } from './cell-format.ts'
import { readProperties } from './relations.ts'
import { addSheet } from './sheet-tables.ts'
import type { Unzipped } from './unzip.ts'
import { type RawCell, readSheetRows, type SheetRow } from './xlsx-sheet.ts'
import { readWorkbookParts } from './xlsx-workbook.ts'

/** More rows than a document may have blocks. */
const mostRows = 60_000

/** Reads the sheets that are shown; each is headed by its name, each row is told with the names of its columns. */
export async function readXlsx(zip: Unzipped): Promise<ReadDocument> {
  const { sheets, strings, formatCodes, startsIn1904 } = await readWorkbookParts(zip)
  const formats = formatCodes.map((code) => cellFormat(code, { startsIn1904 }))
  const properties = await readProperties(zip, 'docProps/core.xml')
  const blocks = new BlockList()
  blocks.title = properties.title
  blocks.language = properties.language
  for (const { name, part } of sheets) {
    if (blocks.isFull) break
    if (sheets.length > 1 || !/^(Sheet|Tabelle|Hoja|Feuil|Planilha|工作表)\s?\d+$/.test(name))
      blocks.add('heading', name, { level: 2 })
    const rows: SheetRow[] = []
    for await (const some of readSheetRows(zip, part, (cell) => shownText(cell, { strings, formats }))) {
      rows.push(...some)
      if (rows.length >= mostRows) break
    }
    addSheet(blocks, rows.slice(0, mostRows).map(fillEmpty))
  }
  return blocks.finish()
}

function fillEmpty({ number, cells }: SheetRow): { number: number; cells: string[] } {
  return { number, cells: cells.map((text) => text ?? '') }
}

/** A cell as the program shows it. */
function shownText(
  { type, style, value }: RawCell,
  { strings, formats }: { strings: readonly string[]; formats: readonly CellFormat[] },
): string | undefined {
  if (value === '') return undefined
  if (type === 's') return strings[Number(value)] ?? ''
  if (type === 'b') return value === '1' ? 'yes' : 'no'
  if (type === 'e') return ''
  if (type === 'str' || type === 'inlineStr' || type === 'd') return value
  const number = Number(value)
  if (value.trim() === '' || Number.isNaN(number)) return value
  return (formats[style] ?? plainNumber)(number)
}

import { type CellFormat, plainNumber } from './cell-format.ts'
import { type Attributes, readXml, saysYes } from './read-xml.ts'
import type { Unzipped } from './unzip.ts'

/** A row of a sheet, with its number: rows that hold nothing are left out of the file. */
export interface SheetRow {
  number: number
  cells: string[]
}

const mostColumns = 256
/** More rows than a document may have blocks. */
const mostRows = 60_000

/** The rows of a sheet that are shown, as they are shown. */
export async function readSheet(
  zip: Unzipped,
  part: string,
  { strings, formats }: { strings: readonly string[]; formats: readonly CellFormat[] },
): Promise<SheetRow[]> {
  const rows: SheetRow[] = []
  const hiddenColumns = new Set<number>()
  let row: SheetRow = { number: 0, cells: [] }
  let isHiddenRow = false
  let cell: Attributes = {}
  let column = -1
  let value = ''
  let isValue = false
  const shown = (): string => {
    if (cell.t === 's') return strings[Number(value)] ?? ''
    if (cell.t === 'b') return value === '1' ? 'yes' : 'no'
    if (cell.t === 'e') return ''
    if (cell.t === 'str' || cell.t === 'inlineStr' || cell.t === 'd') return value
    const number = Number(value)
    if (value.trim() === '' || Number.isNaN(number)) return value
    return (formats[Number(cell.s ?? 0)] ?? plainNumber)(number)
  }
  await readXml(zip.bytesOf(part), {
    open: (name, attributes) => {
      if (name === 'col' && attributes.hidden !== undefined && saysYes(attributes.hidden))
        hideColumns(hiddenColumns, attributes)
      else if (name === 'row') {
        isHiddenRow = attributes.hidden !== undefined && saysYes(attributes.hidden)
        row = { number: Number(attributes.r) || row.number + 1, cells: [] }
        column = -1
      } else if (name === 'c') {
        cell = attributes
        column = columnOf(attributes.r) ?? column + 1
        value = ''
      } else if (name === 'v' || name === 't') isValue = true
    },
    close: (name) => {
      if (name === 'v' || name === 't') isValue = false
      else if (name === 'c') {
        if (column < mostColumns && !hiddenColumns.has(column) && value !== '') row.cells[column] = shown()
      } else if (name === 'row' && row.cells.length > 0 && !isHiddenRow && rows.length < mostRows)
        rows.push({ number: row.number, cells: Array.from(row.cells, (text) => text ?? '') })
    },
    text: (piece) => {
      if (isValue) value += piece
    },
  })
  return rows
}

/** From 0: of "C7" it is 2. */
function columnOf(reference: string | undefined): number | null {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0]
  if (!letters) return null
  return [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function hideColumns(hidden: Set<number>, { min, max }: Attributes): void {
  const last = Math.min(Number(max), mostColumns)
  for (let column = Number(min) - 1; column < last; column += 1) hidden.add(column)
}

import type { SheetRow } from '../../../../../platform/document-reading/office/xlsx-sheet.ts'
import { countFilled, type Header, tidyName } from './find-header.ts'
import type { CellValue } from './workbook-cell.ts'

/** Why a row of a sheet is none of the table; the words are those of the report. */
export const leftOutNotes = {
  header: 'A row that repeats the names of the columns is left out',
  remark: 'A row with a single cell, as a title or a remark, is left out',
  total: 'A row of totals is left out',
} as const

/** A table of fewer columns may well have rows of one cell. */
const wide = 4
/** What is longer is a text that begins like one. */
const longestTotal = 80
/** With the name of what is summed up. */
const longestName = 200
const totals =
  /^(?:(?:grand |sub-?)?totals?|sum|average|avg\.?|count|subtotal(?:es)?|suma|promedio|summe|gesamt|durchschnitt|合计|总计)\b[\s:=]*(?:of )?(?:\S+\s*){0,2}$/iu

/** Whether a row below the header is a home; else why it is none. */
export function kindOfRow(
  row: SheetRow<CellValue>,
  { columns }: Pick<Header, 'columns'>,
): 'home' | keyof typeof leftOutNotes {
  const filled = countFilled(row)
  if (columns.length >= wide && filled <= 1) return 'remark'
  if (filled > 1 && repeats(row, columns)) return 'header'
  const first = row.cells.find((cell) => cell !== undefined)
  return typeof first === 'string' && isTotal(first, filled, columns.length) ? 'total' : 'home'
}

/** A single word at the beginning is enough where not all cells are filled: of many words it may be a home's own text. */
function isTotal(first: string, filled: number, width: number): boolean {
  // "Harbor Flats - 410 Wharf St Total", with the count of its homes behind it.
  if (first.length <= longestName && filled <= width / 2 && /\S\s(?:sub-?)?totals?:?$/i.test(first)) return true
  if (first.length > longestTotal || filled >= width || !totals.test(first)) return false
  return filled <= width / 2 || /^\S+\s*$/.test(first)
}

/** Whether a text begins as a row of totals does. */
export function beginsAsTotal(text: string): boolean {
  return text.length <= longestTotal && totals.test(text)
}

function repeats({ cells }: SheetRow<CellValue>, columns: Header['columns']): boolean {
  return columns.every(({ name, place }) => tidyName(cells[place] ?? '') === name || / \(\d+\)$/.test(name))
}

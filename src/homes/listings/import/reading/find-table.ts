import type { SheetRow } from '../../../../platform/document-reading/office/xlsx-sheet.ts'
import { type CsvRow, CsvSplitter } from './csv-splitter.ts'
import { findHeader } from './workbook/find-header.ts'

const delimiters = [',', ';', '\t', '|', '^']

/** So many rows show how a table is parted. */
const rowsJudged = 60
/** Excel's way to tell the sign itself. */
const told = /^\uFEFF?\s*"?sep=(.)"?[;,]*\s*(?:\r?\n|\r)/i

export interface TableForm {
  delimiter: string
  newline: '\n' | '\r'
  /** The first line only tells the delimiter. */
  isTold: boolean
}

/** How a text is parted into rows and cells, by its beginning: what makes most rows alike. */
export function findTableForm(start: string): TableForm {
  const newline = start.includes('\n') ? '\n' : '\r'
  const sign = told.exec(start)?.[1]
  if (sign !== undefined) return { delimiter: sign, newline, isTold: true }
  let best = { delimiter: ',', score: 0 }
  // What is cut off at the end is no row.
  const end = start.lastIndexOf(newline)
  const whole = end > 0 ? start.slice(0, end + 1) : start
  for (const delimiter of delimiters) {
    const rows = new CsvSplitter(delimiter, newline).push(whole, true).slice(0, rowsJudged)
    const score = scoreRows(rows)
    if (score > best.score) best = { delimiter, score }
  }
  return { delimiter: best.delimiter, newline, isTold: false }
}

/** The share of rows that are as wide as most; names that are known, and more columns, decide between equals. */
function scoreRows(rows: readonly CsvRow[]): number {
  const width = usualWidth(rows)
  if (width < 2) return 0
  const alike = rows.filter(({ values }) => values.length === width).length / rows.length
  const known = findHeader(toSheetRows(rows))?.known ?? 0
  return alike + Math.min(1, known / 4) + Math.min(0.2, width / 500)
}

function usualWidth(rows: readonly CsvRow[]): number {
  const counts = new Map<number, number>()
  for (const { values } of rows) counts.set(values.length, (counts.get(values.length) ?? 0) + 1)
  let best = { width: 0, weight: 0 }
  // Rows of one cell are titles and notices before they are a table.
  for (const [width, count] of counts) {
    const weight = width > 1 ? count * Math.min(4, width) : count / 4
    if (weight > best.weight) best = { width, weight }
  }
  return best.width
}

/**
 * Which of the first rows names the columns: the first, unless it is a title or a notice, or another one names far more
 * of what we know.
 */
export function findHeaderRow(rows: readonly CsvRow[]): number {
  const looked = toSheetRows(rows)
  const header = findHeader(looked)
  if (header === null || header.index === 0) return 0
  const filled = (rows[0]?.values ?? []).filter((value) => value.trim() !== '').length
  const isTitle = filled < usualWidth(rows) / 2
  const first = findHeader(looked.slice(0, 1))?.known ?? 0
  const isSure = header.known >= Math.max(3, header.columns.length / 3) && header.known > first * 2
  return isTitle || isSure ? header.index : 0
}

function toSheetRows(rows: readonly CsvRow[]): SheetRow<string>[] {
  return rows.map(({ line, values }) => ({
    number: line,
    cells: values.map((value) => (value.trim() === '' ? undefined : value)),
  }))
}

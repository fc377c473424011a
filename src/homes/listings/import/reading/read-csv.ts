import { StringDecoder } from 'node:string_decoder'
import { restoreCell } from '../fields/defuse-formula.ts'
import { ImportRefusal } from '../import-refusal.ts'
import { type CsvRow, CsvSplitter } from './csv-splitter.ts'
import { findHeaderRow, findTableForm } from './find-table.ts'
import type { Source, SourceRecord } from './source.ts'
import { refuseColumns, requireBoundedColumns, tooManyValues } from './table-bounds.ts'
import type { Header } from './workbook/find-header.ts'
import { beginsAsTotal, kindOfRow, leftOutNotes } from './workbook/row-kind.ts'

/** Titles and notices stand above the names of the columns. */
const rowsLookedAt = 60

/** Begins to read CSV. `start` is the beginning of the text. */
export function readCsv(text: AsyncIterable<Buffer>, start: string): Promise<Source> {
  const { delimiter, newline, isTold } = findTableForm(start)
  return readTable(splitRows(text, new CsvSplitter(delimiter, newline)), { isTold })
}

/** Begins to read rows of text, of which one names the columns. `isTold`: the first is none of the table. */
export async function readTable(
  records: AsyncGenerator<CsvRow[]>,
  { isTold }: { isTold: boolean } = { isTold: false },
): Promise<Source> {
  const head: CsvRow[] = []
  while (head.length < rowsLookedAt) {
    const next = await records.next()
    if (next.done) break
    for (const row of next.value) head.push(row)
  }
  if (isTold) head.shift()
  const at = findHeaderRow(head.slice(0, rowsLookedAt))
  const header = head[at]
  if (header?.fault === tooManyValues) throw refuseColumns()
  if (!header || header.fault !== undefined) throw new ImportRefusal('The file has no row of column names.')
  const columns = header.values.map((name) => String(name).trim())
  requireBoundedColumns(columns)
  const leftOut = new Map<string, number>()
  if (at > 0) leftOut.set(aboveHeader, at)
  const batches = checkRows(columns, head.slice(at + 1), records, leftOut)
  // A file of faulty rows that we wrote ourselves, mended.
  if (columns[0] !== 'error_line' || columns[1] !== 'error_reason') return { format: 'csv', columns, batches, leftOut }
  return { format: 'csv', columns: columns.map(restoreCell), batches: restoreCells(batches), leftOut }
}

const aboveHeader = 'A line above the names of the columns is left out'

async function* restoreCells(batches: AsyncGenerator<SourceRecord[]>): AsyncGenerator<SourceRecord[]> {
  const restore = (value: unknown): unknown => (typeof value === 'string' ? restoreCell(value) : value)
  for await (const records of batches) yield records.map((row) => ({ ...row, values: row.values.map(restore) }))
}

async function* checkRows(
  columns: readonly string[],
  first: CsvRow[],
  rest: AsyncGenerator<CsvRow[]>,
  leftOut: Map<string, number>,
): AsyncGenerator<SourceRecord[]> {
  const width = columns.length
  const header = { columns: columns.map((name, place) => ({ name, place })) }
  const check = (record: CsvRow): SourceRecord[] => {
    const { values } = record
    const kind = record.fault === undefined && mayBeNoHome(values, columns) ? kindOfCells(record, header) : 'home'
    if (kind !== 'home') {
      leftOut.set(leftOutNotes[kind], (leftOut.get(leftOutNotes[kind]) ?? 0) + 1)
      return []
    }
    if (values.length === width || record.fault !== undefined) return [record]
    // Spreadsheets write empty cells behind the last column.
    if (values.length > width && values.slice(width).every((value) => value.trim() === '')) {
      return [{ ...record, values: values.slice(0, width) }]
    }
    return [{ ...record, fault: `has ${values.length} values where the first row has ${width}.` }]
  }
  yield first.flatMap(check)
  for await (const records of rest) yield records.flatMap(check)
}

/** A single word may be the number of a home whose row breaks off: it is told as one. */
function kindOfCells({ line, values }: CsvRow, header: Pick<Header, 'columns'>): ReturnType<typeof kindOfRow> {
  const cells = values.map((value) => (value.trim() === '' ? undefined : value))
  if (cells.every((cell) => cell === undefined)) return 'remark'
  const kind = kindOfRow({ number: line, cells }, header)
  return kind === 'remark' && !values.some((value) => /\S\s+\S/.test(value)) ? 'home' : kind
}

/** What is filled for the most part is a home, unless it repeats the names: most rows are looked at no further. */
function mayBeNoHome(values: readonly string[], columns: readonly string[]): boolean {
  const first = values[0] ?? ''
  if (first.trim() === columns[0] || beginsAsTotal(first)) return true
  let filled = 0
  for (const value of values) if (value !== '' && ++filled > columns.length / 2) return false
  return true
}

/** Rows in batches, one for each piece of text; none of them empty. */
async function* splitRows(text: AsyncIterable<Buffer>, splitter: CsvSplitter): AsyncGenerator<CsvRow[]> {
  // Keeps a character that is cut in two at the end of a piece.
  const decoder = new StringDecoder('utf8')
  for await (const piece of text) {
    const rows = splitter.push(decoder.write(piece))
    if (rows.length > 0) yield rows
  }
  const rows = splitter.push(decoder.end(), true)
  if (rows.length > 0) yield rows
}

import { StringDecoder } from 'node:string_decoder'
import { restoreCell } from '../fields/defuse-formula.ts'
import { ImportRefusal } from '../import-refusal.ts'
import { CsvSplitter } from './csv-splitter.ts'
import type { Source, SourceRecord } from './source.ts'
import { refuseColumns, requireBoundedColumns, tooManyValues } from './table-bounds.ts'

const delimiters = [',', ';', '\t', '|']

/** Begins to read CSV whose first row names the columns. `start` is the beginning of the text. */
export async function readCsv(text: AsyncIterable<Buffer>, start: string): Promise<Source> {
  const records = splitRows(text, new CsvSplitter(sniffDelimiter(start), start.includes('\n') ? '\n' : '\r'))
  const first = await records.next()
  const [header, ...rest] = first.done ? [] : first.value
  if (header?.fault === tooManyValues) throw refuseColumns()
  if (!header || header.fault !== undefined) throw new ImportRefusal('The file has no row of column names.')
  const columns = header.values.map((name) => String(name).trim())
  requireBoundedColumns(columns)
  const batches = checkWidths(columns.length, rest, records)
  // A file of faulty rows that we wrote ourselves, mended.
  if (columns[0] !== 'error_line' || columns[1] !== 'error_reason') return { format: 'csv', columns, batches }
  return { format: 'csv', columns: columns.map(restoreCell), batches: restoreCells(batches) }
}

async function* restoreCells(batches: AsyncGenerator<SourceRecord[]>): AsyncGenerator<SourceRecord[]> {
  const restore = (value: unknown): unknown => (typeof value === 'string' ? restoreCell(value) : value)
  for await (const records of batches) yield records.map((row) => ({ ...row, values: row.values.map(restore) }))
}

/** The sign that parts the columns of the first line most often, outside of quotation marks. */
export function sniffDelimiter(start: string): string {
  const line = /^(?:[^"\r\n]|"[^"]*")*/.exec(start)?.[0].replace(/"[^"]*"/g, '') ?? ''
  const counts = delimiters.map((delimiter) => line.split(delimiter).length)
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ','
}

async function* checkWidths(
  width: number,
  first: SourceRecord[],
  rest: AsyncGenerator<SourceRecord[]>,
): AsyncGenerator<SourceRecord[]> {
  const check = (record: SourceRecord): SourceRecord => {
    const { values } = record
    if (values.length === width || record.fault !== undefined) return record
    // Spreadsheets write empty cells behind the last column.
    if (values.length > width && values.slice(width).every((value) => value === '')) {
      return { ...record, values: values.slice(0, width) }
    }
    return { ...record, fault: `has ${values.length} values where the first row has ${width}.` }
  }
  yield first.map(check)
  for await (const records of rest) yield records.map(check)
}

/** Rows in batches, one for each piece of text; none of them empty. */
async function* splitRows(text: AsyncIterable<Buffer>, splitter: CsvSplitter): AsyncGenerator<SourceRecord[]> {
  // Keeps a character that is cut in two at the end of a piece.
  const decoder = new StringDecoder('utf8')
  for await (const piece of text) {
    const rows = splitter.push(decoder.write(piece))
    if (rows.length > 0) yield rows
  }
  const rows = splitter.push(decoder.end(), true)
  if (rows.length > 0) yield rows
}

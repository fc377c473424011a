import { Readable } from 'node:stream'
import { parse } from 'csv-parse'
import type { RowData } from './row-data.ts'

const mostColumns = 100
const longestColumn = 200
const longestValue = 5_000
/** Parsed in one go, so that others are answered in between. */
const pieceBytes = 65_536

export interface ReadTable {
  rows: RowData[]
  /** What of it is left out, for the firm; "": nothing. */
  note: string
}

/** Rows of a CSV table by the names in its first row; empty values and empty rows are left out. */
export async function readTable(bytes: Buffer, most: number): Promise<ReadTable> {
  const options = {
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    delimiter: delimiterOf(bytes),
  }
  const rows: RowData[] = []
  let columns: string[] | null = null
  let isCut = false
  for await (const values of Readable.from(piecesOf(bytes)).pipe(parse(options))) {
    if (columns === null) columns = nameColumns(values)
    else {
      const row = readRow(columns, values)
      if (Object.keys(row).length === 0) continue
      isCut = rows.length === most
      if (isCut) break
      rows.push(row)
    }
  }
  return { rows, note: isCut ? `Only the first ${most.toLocaleString('en')} rows are learned.` : '' }
}

function* piecesOf(bytes: Buffer): Generator<Buffer> {
  for (let from = 0; from < bytes.length; from += pieceBytes) yield bytes.subarray(from, from + pieceBytes)
}

/** Whichever of the usual ones stands most often in the first line. */
function delimiterOf(bytes: Buffer): string {
  const line = bytes.toString('utf8', 0, 4_096).split(/\r?\n/, 1)[0] ?? ''
  const counts = [',', ';', '\t'].map((sign) => ({ sign, count: line.split(sign).length }))
  return counts.reduce((best, each) => (each.count > best.count ? each : best)).sign
}

/** Each column has a name of its own. */
function nameColumns(values: readonly string[]): string[] {
  const taken = new Map<string, number>()
  return values.slice(0, mostColumns).map((value, index) => {
    const name = tidy(value, longestColumn) || `Column ${index + 1}`
    const count = (taken.get(name) ?? 0) + 1
    taken.set(name, count)
    return count === 1 ? name : `${name} (${count})`
  })
}

function readRow(columns: readonly string[], values: readonly string[]): RowData {
  const entries = columns.map((column, index) => [column, tidy(values[index] ?? '', longestValue)] as const)
  return Object.fromEntries(entries.filter(([, value]) => value !== ''))
}

function tidy(text: string, longest: number): string {
  return [...text.replaceAll('\0', '').trim()].slice(0, longest).join('').toWellFormed()
}

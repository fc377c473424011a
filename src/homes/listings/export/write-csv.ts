import { defuseFormula } from '../import/fields/defuse-formula.ts'
import { cellsOf, exportColumns } from './export-columns.ts'
import type { ExportedListing } from './export-store.ts'

/** Listings as comma-separated values (RFC 4180), with the mark by which spreadsheets know UTF-8. */
export async function* writeCsv(batches: AsyncIterable<ExportedListing[]>): AsyncGenerator<string> {
  yield `\uFEFF${rowOf(exportColumns)}`
  for await (const listings of batches) yield listings.map((listing) => rowOf(cellsOf(listing))).join('')
}

function rowOf(cells: readonly (string | number | null)[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`
}

function cellOf(value: string | number | null): string {
  if (value === null) return ''
  const text = typeof value === 'number' ? String(value) : defuseFormula(value)
  return /[",;|^\t\r\n']|^\s|\s$/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

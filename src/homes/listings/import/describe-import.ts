import type { AreaUnit } from '../intake/values/tables/area-units.ts'
import { type CellFault, describeCellFault } from './cells/cell-fault.ts'
import type { PlannedColumn } from './columns/planned-column.ts'
import { describeHeldBack } from './held-back/describe-held-back.ts'
import type { ImportPreview } from './import-listings.ts'
import type { ImportSummary } from './import-summary.ts'

/** What a dry run shows: what becomes of each column, what is filled in, the first rows as they would be stored. */
export function describePreview(preview: ImportPreview): string {
  const parts = [
    describeSheets(preview.sheets),
    section('Columns', alignRows(preview.columns.map(describeColumn))),
    describeCells(preview.cells.length, preview.cells),
    section('Held back: for members alone (--release-column keeps a column)', describeHeldBack(preview.heldBack)),
    ...preview.hints.map((hint) => `${hint}\n`),
    ...describeUnused(preview.unusedMaps),
    ...describeMissing(preview.missing),
    section(
      `Filled in or changed, of the first ${preview.looked} rows (--set Field=value fills otherwise)`,
      describeNotes(preview.notes),
    ),
    ...preview.rows.map((row) =>
      'faults' in row
        ? section(`Line ${row.line} would be passed over`, row.faults)
        : section(`Line ${row.line} would be stored as`, alignRows(describeListing(row.listing))),
    ),
  ]
  return parts.filter((part) => part !== '').join('\n')
}

/** What an import says at its end. */
export function describeSummary(summary: ImportSummary): string {
  const { rows, added, updated, unchanged, repeated, faulty, gone, pruned, seconds } = summary
  const counts: [number, string, string][] = [
    [rows, 'row read', 'rows read'],
    [added, 'listing added', 'listings added'],
    [updated, 'row updated what was there', 'rows updated what was there'],
    [unchanged, 'row was there already, word for word', 'rows were there already, word for word'],
    [repeated, 'row whose key came again: the last one counts', 'rows whose key came again: the last one counts'],
    [faulty, 'faulty row passed over', 'faulty rows passed over'],
    [gone, 'listing is gone from it', 'listings are gone from it'],
    [pruned, 'of them was pruned', 'of them were pruned'],
  ]
  const shown = counts.filter(([count], index) => index < 2 || count > 0)
  const width = Math.max(...shown.map(([count]) => number(count).length))
  const kept = summary.columns.filter((column) => column.how === 'kept').map((column) => column.keptAs)
  const speed = seconds > 0 ? `, ${number(Math.round(rows / seconds))} rows/s` : ''
  return [
    ...shown.map(([count, one, more]) => `${number(count).padStart(width)} ${count === 1 ? one : more}`),
    `${seconds.toFixed(1)} s${speed}`,
    summary.notPruned ?? '',
    ...describeUnused(summary.unusedMaps),
    section('Filled in or changed', describeNotes(summary.notes)).trimEnd(),
    describeCells(summary.cells.count, summary.cells.told).trimEnd(),
    section(
      'Held back: for members alone, stored nowhere (--release-column keeps a column)',
      describeHeldBack(summary.heldBack),
    ).trimEnd(),
    kept.length > 0 ? `Kept in ExtensionColumn: ${kept.join(', ')}` : '',
  ]
    .filter((line) => line !== '')
    .join('\n')
}

function section(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : `${title}\n${lines.map((line) => `  ${line}`).join('\n')}\n`
}

/** Which sheet was read, where there are others. */
function describeSheets(sheets: ImportPreview['sheets']): string {
  if (sheets === null || sheets.all.length < 2) return ''
  const others = sheets.all.filter((name) => name !== sheets.chosen).map((name) => `"${name}"`)
  return `Sheet "${sheets.chosen}"; --sheet reads another one: ${others.join(', ')}\n`
}

function describeUnused(names: readonly string[]): string[] {
  return names.map((name) => `No row had the column "${name}" that --map names.`)
}

function describeMissing(fields: readonly string[]): string[] {
  return fields.map(
    (field) => `Missing: ${field}. Name its column with --map theirs=${field}, or fill it with --set ${field}=….\n`,
  )
}

const measureNames: Readonly<Partial<Record<AreaUnit, string>>> = {
  sqft: 'square feet',
  sqm: 'square meters',
  acre: 'acres',
  hectare: 'hectares',
}
const cellsTold = 20

/** Cells that are unknown: their homes are stored without them. */
function describeCells(count: number, told: readonly CellFault[]): string {
  const lines = told.slice(0, cellsTold).map((fault) => `Line ${fault.line}: ${describeCellFault(fault)}`)
  const more = count - lines.length
  return section(
    'Unknown cells, whose homes are stored without them',
    more > 0 ? [...lines, `and ${number(more)} more`] : lines,
  )
}

function describeColumn(column: PlannedColumn): [string, string, string] {
  const name = column.name === '' ? '(no name)' : column.name
  if (column.how === 'kept') return [name, `ExtensionColumn "${column.keptAs}"`, 'no field of a listing']
  if (column.heldBack) return [name, 'held back', 'for members alone']
  if (column.target === null) return [name, 'left out', column.how === 'map' ? 'by --map' : '']
  const target = column.target === 'Price' ? 'SalePrice, of rentals RentPrice' : column.target
  const how = { map: 'by --map', name: 'by its name', synonym: 'by a known synonym', guess: 'a guess by its values' }[
    column.how as 'map'
  ]
  const { unit } = column.format
  return [name, target, unit === undefined ? how : `${how}, in ${measureNames[unit] ?? unit}`]
}

function describeListing(listing: object): [string, string, string][] {
  return Object.entries(listing)
    .filter(([, value]) => value !== undefined)
    .map(([field, value]) => [field, typeof value === 'string' ? value : JSON.stringify(value), ''])
}

/** The most frequent ones first. */
function describeNotes(notes: ReadonlyMap<string, number>): string[] {
  const sorted = [...notes].sort(([, a], [, b]) => b - a)
  return alignRows(sorted.map(([note, rows]) => [note, `${number(rows)} ${rows === 1 ? 'row' : 'rows'}`, '']))
}

const maxCell = 100

function alignRows(rows: readonly (readonly [string, string, string])[]): string[] {
  const cut = (text: string): string =>
    (text.length > maxCell ? `${text.slice(0, maxCell)}…` : text).replace(/\s+/g, ' ')
  const cells = rows.map((row) => row.map(cut))
  const widths = [0, 1, 2].map((index) => Math.max(0, ...cells.map((row) => row[index]?.length ?? 0)))
  return cells.map((row) =>
    row
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

function number(value: number): string {
  return value.toLocaleString('en-US')
}

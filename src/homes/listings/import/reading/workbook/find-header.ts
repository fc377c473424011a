import type { SheetRow } from '../../../../../platform/document-reading/office/xlsx-sheet.ts'
import { matchName } from '../../../intake/headers/match-header.ts'
import { resoMeaningOf } from '../../fields/reso-names.ts'
import type { CellValue } from './workbook-cell.ts'

export interface Header {
  /** Place among the rows that were given, and its number in the sheet. */
  index: number
  number: number
  /** The columns that say something, with their places in the sheet. */
  columns: { name: string; place: number }[]
  /** How many of the names are known. */
  known: number
  /** It names more columns than are read. */
  isTooWide: boolean
}

/** Titles, a date, an address and the like may stand above it. */
const mostRowsAbove = 40

/**
 * The row that names the columns, among the first rows of a sheet that hold something: the one with the most names that we
 * know; where none is known, the first one of nothing but texts that is about as wide as the table. Null: there is none.
 */
export function findHeader(rows: readonly SheetRow<CellValue>[]): Header | null {
  const looked = rows.slice(0, mostRowsAbove)
  let best: { index: number; known: number } | null = null
  for (const [index, row] of looked.entries()) {
    const known = countKnown(row)
    if (known >= 2 && known > (best?.known ?? 0)) best = { index, known }
  }
  const widest = Math.max(0, ...rows.map(countFilled))
  const index = best?.index ?? looked.findIndex((row) => isOfTexts(row) && countFilled(row) >= Math.max(1, widest / 2))
  const row = rows[index]
  if (row === undefined) return null
  const columns = nameColumns(row, rows.slice(index + 1))
  return { index, number: row.number, columns, known: best?.known ?? 0, isTooWide: row.isTooWide ?? false }
}

export function countFilled({ cells }: SheetRow<CellValue>): number {
  return cells.filter((cell) => cell !== undefined).length
}

function countKnown(row: SheetRow<CellValue>): number {
  const names = row.cells.filter((cell) => typeof cell === 'string').map(tidyName)
  if (names.length < countFilled(row) / 2) return 0
  return new Set(names.filter((name) => name.length <= 60 && (matchName(name).length > 0 || isReso(name)))).size
}

function isReso(name: string): boolean {
  return resoMeaningOf(name) !== undefined
}

function isOfTexts({ cells }: SheetRow<CellValue>): boolean {
  return cells.every((cell) => cell === undefined || (typeof cell === 'string' && cell.length <= 100))
}

/** Nameless columns without a value are none; of two columns of one name the second is "Name (2)". */
function nameColumns(header: SheetRow<CellValue>, below: readonly SheetRow<CellValue>[]): Header['columns'] {
  const width = Math.max(header.cells.length, ...below.map(({ cells }) => cells.length))
  const columns: Header['columns'] = []
  const names = new Set<string>()
  const numbers = new Map<string, number>()
  for (let place = 0; place < width; place += 1) {
    const name = tidyName(header.cells[place] ?? '')
    if (name === '' && below.every(({ cells }) => cells[place] === undefined)) continue
    let number = numbers.get(name) ?? 1
    let unique = number === 1 || name === '' ? name : `${name} (${number})`
    for (; name !== '' && names.has(unique); unique = `${name} (${number})`) number += 1
    numbers.set(name, number)
    names.add(unique)
    columns.push({ name: unique, place })
  }
  return columns
}

/** Names are broken into lines where columns are narrow. */
export function tidyName(cell: CellValue): string {
  return String(cell).replace(/\s+/g, ' ').trim()
}

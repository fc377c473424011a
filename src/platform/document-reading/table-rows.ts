import { foldText } from './block-list.ts'

/** A table as it stands: rows of cells, from the left. */
export interface Table {
  rows: readonly (readonly string[])[]
  /** How many rows at the top name the columns; left out: it is guessed. */
  headerRows?: number
}

const longestName = 80

/** Tells each row of a table with the names of its columns; a table of two columns without names as "Name: value". */
export function tellRows({ rows, headerRows }: Table): string[] {
  const folded = rows.map((row) => row.map(foldText)).filter((row) => row.some((cell) => cell !== ''))
  const named = headerRows === undefined ? (isHeader(folded) ? 1 : 0) : Math.min(headerRows, folded.length)
  // A table of nothing but names still says them.
  const isAllNames = named >= folded.length
  const names = isAllNames ? [] : joinNames(folded.slice(0, named))
  return folded.slice(isAllNames ? 0 : named).map((row) => tellRow(row, names))
}

function tellRow(row: readonly string[], names: readonly string[]): string {
  if (names.length > 0)
    return row.flatMap((cell, column) => (cell === '' ? [] : [withName(names[column] ?? '', cell)])).join('; ')
  const said = row.filter((cell) => cell !== '')
  const [first = '', ...rest] = said
  if (rest.length === 0) return first
  return `${first.replace(/\s*:$/, '')}: ${rest.join('; ')}`
}

function withName(name: string, cell: string): string {
  return name === '' || name === cell ? cell : `${name}: ${cell}`
}

function joinNames(rows: readonly (readonly string[])[]): string[] {
  const width = Math.max(0, ...rows.map((row) => row.length))
  return Array.from({ length: width }, (_, column) => {
    const names = rows.map((row) => row[column] ?? '').filter((name) => name !== '')
    return [...new Set(names)].join(' ').replace(/\s*:$/, '').slice(0, longestName)
  })
}

/** Whether the first row names columns: short words, each another one, above rows that hold what such rows do not. */
function isHeader(rows: readonly (readonly string[])[]): boolean {
  const [first = [], ...rest] = rows
  const names = first.filter((cell) => cell !== '')
  if (rest.length === 0 || names.length < 2 || new Set(names).size < names.length) return false
  if (names.some((name) => name.length > longestName || isValue(name) || /[.!?:]$/.test(name))) return false
  const width = Math.max(...rest.map((row) => row.length))
  if (names.length >= 3 && names.length >= width - 1) return true
  // Of two columns: few words, above values, or above cells that mostly say more.
  if (names.some((name) => name.split(' ').length > 3)) return false
  const shareOf = (test: (row: readonly string[]) => boolean) => rest.filter(test).length / rest.length
  if (shareOf((row) => isValue(row[1] ?? '')) > 0.6) return true
  return first.every((name, column) => shareOf((row) => (row[column] ?? '').length > name.length) > 0.6)
}

/** A figure, an amount, a day, a yes or no. */
function isValue(cell: string): boolean {
  return /^[^\p{L}]*\d/u.test(cell) || /^(yes|no|n\/a|none|sí|si|ja|nein|oui|non|是|否|有|无)$/iu.test(cell)
}

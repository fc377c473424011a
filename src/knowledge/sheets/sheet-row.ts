import { Type } from 'typebox'
import { fail } from '../../platform/errors.ts'
import { countCodePoints } from '../../platform/text/code-points.ts'
import type { RowData } from './row-data.ts'

/** Rows of one call. */
export const mostRowsAtOnce = 1_000
const mostColumns = 100
const longestColumn = 200
const longestValue = 5_000
const mostFaults = 20

/** A row as clients send it: its fields are checked by `readRow`, whatever they are called. */
export const GivenRow = Type.Unsafe<Record<string, unknown>>({
  type: 'object',
  description: 'Values by the names of columns: text, numbers, true or false',
})

/** A row as clients get it. */
export const SheetRowSchema = Type.Object({
  ID: Type.Integer({ description: 'Id of the row, which stays' }),
  Data: Type.Unsafe<RowData>({ type: 'object', description: 'Values by the names of columns' }),
})

/** A change of a row: null removes a value. */
export type RowChange = Record<string, string | number | boolean | null>

/** The fields of rows of a call as they are stored. Fails with `invalid-fields`, which names every fault. */
export function readRowChanges(rows: readonly { place: string; row: Record<string, unknown> }[]): RowChange[] {
  const faults: string[] = []
  const changes = rows.map(({ place, row }) => readRow(row, place, faults))
  if (faults.length > 0) {
    const more = faults.length > mostFaults ? ' … and more.' : ''
    throw fail('invalid-fields', { faults: faults.slice(0, mostFaults).join(' ') + more })
  }
  return changes
}

function readRow(row: Record<string, unknown>, place: string, faults: string[]): RowChange {
  const entries = Object.entries(row)
  if (entries.length > mostColumns) {
    faults.push(`${place}: expected at most ${mostColumns} columns, got ${entries.length}.`)
    return {}
  }
  const read = entries.flatMap(([column, value]) => {
    const name = column.toWellFormed().trim()
    const shown = [...name].slice(0, 40).join('')
    if (name === '' || name.includes('\0') || countCodePoints(name) > longestColumn) {
      faults.push(
        `${place}: expected names of columns of 1 to ${longestColumn} characters, got ${JSON.stringify(shown)}.`,
      )
      return []
    }
    const fault = findFault(value)
    if (fault === null) return [[name, typeof value === 'string' ? value.toWellFormed() : value]]
    faults.push(`${place}.${shown}: ${fault}`)
    return []
  })
  // Whatever passed is one of these.
  return Object.fromEntries(read) as RowChange
}

function findFault(value: unknown): string | null {
  if (value === null || typeof value === 'boolean' || typeof value === 'number') return null
  if (typeof value !== 'string')
    return `expected text, a number, true or false, got ${Array.isArray(value) ? 'a list' : 'an object'}.`
  if (value.includes('\0')) return 'the character U+0000 is not allowed.'
  if (value.length <= longestValue || countCodePoints(value) <= longestValue) return null
  return `expected text of at most ${longestValue} characters, got ${countCodePoints(value)} characters.`
}

/** A row after a change: what is null is gone, new columns stand behind those that there were. */
export function mergeRow(row: RowData, change: RowChange): RowData {
  const merged = Object.entries({ ...row, ...change })
  return Object.fromEntries(merged.filter((entry): entry is [string, string | number | boolean] => entry[1] !== null))
}

import { foldName, type ImportTarget } from '../../intake/intake-target.ts'
import type { ListingField } from '../../listing.ts'
import { toText } from '../cells/cell-text.ts'
import { isNone } from '../fields/tidy-text.ts'

/** A table of one's own that fills fields of a row by what the row has in one column, as cities by ZIP code. */
export interface Lookup {
  /** As the person who imports wrote it: a field, or a column of the file. */
  column: string
  /** The field that `column` names; null: it is a column that no field is. */
  target: ImportTarget | null
  /** What the table fills, in its order. */
  fields: readonly ListingField[]
  /** Folded key → a value for each of `fields`; undefined: the table has none. */
  rows: ReadonlyMap<string, readonly unknown[]>
}

/**
 * A key as it is compared: without case and outer blanks. Of a ZIP code its five digits, whatever stands behind them, with
 * the leading zeros that a table program took away. "" where there is none.
 */
export function foldKey(target: ImportTarget | null, value: unknown): string {
  if (isNone(value)) return ''
  const text = toText(value).trim().toLowerCase()
  if (target !== 'ZIP') return text
  const digits = /^(\d{3,5})(?:\.0+|[- ]?\d{4})?$/.exec(text)?.[1]
  return digits === undefined ? text : digits.padStart(5, '0')
}

/** Whether a column of the file is the one that a lookup goes by. */
export function isLookedUpBy({ column, target }: Lookup, of: { name: string; target: ImportTarget | null }): boolean {
  return target === null ? foldName(of.name) === foldName(column) : of.target === target
}

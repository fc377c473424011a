import type { HeldBack } from '../../../../reading/members-only/held-back.ts'
import { type ColumnFormat, plainFormat } from '../../intake/columns/column-format.ts'
import type { ImportTarget } from '../../intake/intake-target.ts'

/** A column of a file, and what becomes of it. */
export interface PlannedColumn {
  name: string
  /** What it fills; null when it is no field of a listing. */
  target: ImportTarget | null
  how: 'map' | 'name' | 'synonym' | 'guess' | 'kept' | 'left out' | 'held back'
  /** Its name in ExtensionColumn, when it is kept there. */
  keptAs: string
  /** Why it is held back, when it is: what it says is for members and colleagues alone. */
  heldBack?: HeldBack
  /** What all of its cells have in common: unit, currency, the sign before fractions. */
  format: ColumnFormat
}

export function newColumn(name: string): PlannedColumn {
  return { name, target: null, how: 'left out', keptAs: '', format: plainFormat }
}

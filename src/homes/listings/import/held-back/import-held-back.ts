import type { HeldBack } from '../../../../reading/members-only/held-back.ts'
import type { PlannedColumn } from '../columns/planned-column.ts'

/** What an import held back: a column, or what rows said elsewhere. */
export interface HeldBackOfImport extends HeldBack {
  /** Rows that said something there, of a column that was held back as a whole too. */
  rows: number
}

/** Counts what is held back of rows. */
export class HeldBackCounts {
  readonly #counts = new Map<string, HeldBackOfImport>()

  note(held: HeldBack): void {
    const key = `${held.name}\n${held.kind}\n${held.by}`
    const known = this.#counts.get(key)
    if (known) known.rows += 1
    // Names of objects within cells are as many as somebody likes.
    else if (this.#counts.size < mostNames) this.#counts.set(key, { ...held, rows: 1 })
  }

  /** Columns that were held back, those of which no row said anything among them, and what was held back elsewhere. */
  list(columns: readonly PlannedColumn[]): HeldBackOfImport[] {
    const counted = [...this.#counts.values()]
    const silent = columns.flatMap(({ name, heldBack }): HeldBackOfImport[] =>
      heldBack && !counted.some((each) => each.name === name && each.by === heldBack.by)
        ? [{ ...heldBack, rows: 0 }]
        : [],
    )
    return [...counted, ...silent].slice(0, mostNames)
  }
}

const mostNames = 200

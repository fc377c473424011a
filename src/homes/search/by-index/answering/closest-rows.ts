import type { Criterion } from '../../../../reading/criteria/condition.ts'
import type { Yielding } from '../../closest/give-up.ts'
import type { FoundElsewhere } from '../../search-index.ts'
import { addBits, type Bits, dropBits, hasAnyBit, hasBit, keepBits, makeBits } from '../columns/bits.ts'
import type { ListingIndex } from '../listing-index.ts'
import { matchAny, matchCriteria } from './match-rows.ts'

export interface ClosestRows {
  /** Rows that miss least, all alike. */
  bits: Bits
  /** Positions of the yielding criteria that a row misses. */
  missedBy(row: number): number[]
}

/** The rows that miss least of some criteria while others hold; null when every row misses something that does not yield. */
export function closestRows(
  index: ListingIndex,
  held: readonly Criterion[],
  yielding: readonly Yielding[],
  found: FoundElsewhere,
  levels: number,
): ClosestRows | null {
  // By level, 0 for what was asked: the rows that a criterion leaves once all up to there is given up.
  const left = yielding.map((each) => rowsByLevel(index, each, found, levels))
  const leftAt = (criterion: number, level: number) => left[criterion]?.[level] ?? null
  const within = matchCriteria(index, held, found)
  for (let level = 1; level <= levels; level++) {
    const bits = within.slice()
    for (const [criterion] of yielding.entries()) keep(bits, leftAt(criterion, level))
    if (!hasAnyBit(bits)) continue
    for (let at = level; at > 0; at--) {
      const missed = yielding.map((_, criterion) => missing(bits, leftAt(criterion, at - 1), leftAt(criterion, at)))
      keepFewest(bits, missed)
    }
    return {
      bits,
      missedBy: (row) =>
        left.flatMap(([asked], criterion) =>
          asked === undefined || asked === null || hasBit(asked, row) ? [] : [criterion],
        ),
    }
  }
  return null
}

/** null: all rows. */
function rowsByLevel(
  index: ListingIndex,
  { criterion, steps }: Yielding,
  found: FoundElsewhere,
  levels: number,
): (Bits | null)[] {
  const rows: (Bits | null)[] = [rowsOf(index, criterion, found)]
  for (let level = 1; level <= levels; level++) {
    const step = steps.find((each) => each.level === level - 1)
    if (step === undefined) rows.push(rows[level - 1] ?? null)
    else rows.push(step.criterion === null ? null : rowsOf(index, step.criterion, found))
  }
  return rows
}

function rowsOf(index: ListingIndex, { mode, anyOf }: Criterion, found: FoundElsewhere): Bits {
  const fit = matchAny(index, anyOf, found)
  const rows = index.allRows()
  if (mode === 'not') dropBits(rows, fit)
  else keepBits(rows, fit)
  return rows
}

function keep(bits: Bits, other: Bits | null): void {
  if (other !== null) keepBits(bits, other)
}

/** Rows that hold a criterion only once a level is given up. */
function missing(among: Bits, before: Bits | null, after: Bits | null): Bits {
  if (before === null || before === after) return makeBits(0)
  const rows = among.slice()
  keep(rows, after)
  dropBits(rows, before)
  return rows
}

/** Keeps the rows that are in the fewest of some sets: they are counted in binary, all rows at once. */
function keepFewest(bits: Bits, sets: readonly Bits[]): void {
  const digits: Bits[] = []
  for (const set of sets) {
    if (!hasAnyBit(set)) continue
    let carry = set
    for (let at = 0; hasAnyBit(carry); at++) {
      const digit = digits[at] ?? makeBits(bits.length * 32)
      const next = carry.slice()
      keepBits(next, digit)
      const sum = digit.slice()
      addBits(sum, carry)
      dropBits(sum, next)
      digits[at] = sum
      carry = next
    }
  }
  for (const digit of digits.toReversed()) {
    const without = bits.slice()
    dropBits(without, digit)
    if (hasAnyBit(without)) bits.set(without)
  }
}

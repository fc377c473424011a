import type { Criterion, NumberCondition } from '../../../reading/criteria/condition.ts'

/** Between which prices every home is that satisfies the criteria; null: there is no limit. Limits count as inclusive. */
export function findStatedLimits(musts: readonly Criterion[]): {
  lowestPrice: number | null
  highestPrice: number | null
} {
  let lowest = Number.NEGATIVE_INFINITY
  let highest = Number.POSITIVE_INFINITY
  for (const { anyOf } of musts) {
    const prices = anyOf.filter(
      (condition): condition is NumberCondition => condition.is === 'number' && condition.field === 'Price',
    )
    if (anyOf.length === 0 || prices.length < anyOf.length) continue
    lowest = Math.max(lowest, Math.min(...prices.map(lowOf)))
    highest = Math.min(highest, Math.max(...prices.map(highOf)))
  }
  return {
    lowestPrice: Number.isFinite(lowest) ? lowest : null,
    highestPrice: Number.isFinite(highest) ? highest : null,
  }
}

function lowOf({ min, above, oneOf }: NumberCondition): number {
  return Math.max(
    min ?? Number.NEGATIVE_INFINITY,
    above ?? Number.NEGATIVE_INFINITY,
    oneOf ? Math.min(...oneOf) : Number.NEGATIVE_INFINITY,
  )
}

function highOf({ max, below, oneOf }: NumberCondition): number {
  return Math.min(
    max ?? Number.POSITIVE_INFINITY,
    below ?? Number.POSITIVE_INFINITY,
    oneOf ? Math.max(...oneOf) : Number.POSITIVE_INFINITY,
  )
}

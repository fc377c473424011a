import type { CurrencyRow } from '../languages/tables/table-rows.ts'
import {
  squareFeetInAcre,
  squareMetersInAcre,
  squareMetersInHectare,
  squareMetersInSquareFoot,
} from '../measures/measures.ts'
import type { AreaCondition, AreaField, Condition, Limits, NumberCondition, NumberField } from './condition.ts'

export type AreaUnitSaid = 'Square Feet' | 'Square Meters' | 'acres' | 'hectares' | 'unknown'

const acre = { feet: squareFeetInAcre, meters: squareMetersInAcre }
const hectare = { feet: squareMetersInHectare / squareMetersInSquareFoot, meters: squareMetersInHectare }

const factors: Record<AreaUnitSaid, { feet: number; meters: number }> = {
  'Square Feet': { feet: 1, meters: squareMetersInSquareFoot },
  'Square Meters': { feet: 1 / squareMetersInSquareFoot, meters: 1 },
  acres: acre,
  hectares: hectare,
  // No unit said: compared with each listing's own.
  unknown: { feet: 1, meters: 1 },
}

export function numberCondition(field: NumberField, limits: Limits): NumberCondition {
  return { is: 'number', field, ...limits }
}

export function areaCondition(field: AreaField, limits: Limits, unit: AreaUnitSaid): AreaCondition {
  const { feet, meters } = factors[unit]
  return {
    is: 'area',
    field,
    feet: scaleLimits(limits, feet),
    meters: scaleLimits(limits, meters),
    said: { ...limits, unit },
  }
}

function scaleLimits(limits: Limits, factor: number): Limits {
  const scaled: { -readonly [Key in keyof Limits]: Limits[Key] } = {}
  for (const key of ['min', 'max', 'above', 'below'] as const) {
    const value = limits[key]
    if (value !== undefined) scaled[key] = roundArea(value * factor)
  }
  if (limits.oneOf) scaled.oneOf = limits.oneOf.map((value) => roundArea(value * factor))
  return scaled
}

/** There and back between units, 121 m² must stay 121: "bigger" is strictly bigger. */
function roundArea(value: number): number {
  return Math.round(value * 1e6) / 1e6
}

export function currencyCondition(row: CurrencyRow): Condition {
  return { is: 'currency', name: row.name, symbols: [...row.symbols] }
}

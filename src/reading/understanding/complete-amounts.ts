import type { Condition, Criterion } from '../criteria/condition.ts'
import type { RefineFacts } from './refine-facts.ts'
import type { FoundCriterion } from './understanding.ts'

type Facts = Pick<RefineFacts, 'hasRentals' | 'hasSeveralDollars'>

/** The criteria of a sentence, with what only listings and earlier criteria tell of its amounts. */
export function completeAmounts(
  found: readonly FoundCriterion[],
  before: readonly Criterion[],
  { hasRentals, hasSeveralDollars }: Facts,
): Criterion[] {
  const saysSaleType = found.some(({ topic }) => topic === 'SaleType')
  const decisive = saysSaleType ? found : before
  const said = decisive.filter((each) => !('implied' in each && each.implied))
  const leavesOut = sells(said) || (!rents(decisive) && !hasRentals)
  // "under 450" after "under 500k" means the like; "under 2000" is a rent.
  const goesOn = sells(decisive) && found.every(isBelowThousand)
  const inThousands = leavesOut || goesOn
  return found.map((criterion) => {
    const settled = criterion.inThousands && inThousands ? timesThousand(criterion) : toCriterion(criterion)
    return hasSeveralDollars ? inPlainDollars(settled) : settled
  })
}

function isBelowThousand({ inThousands, anyOf }: FoundCriterion): boolean {
  if (!inThousands) return true
  return anyOf.every((condition) => {
    if (condition.is !== 'number') return true
    const { min = 0, max = 0, above = 0, below = 0, oneOf = [] } = condition
    return [min, max, above, below, ...oneOf].every((value) => value < 1000)
  })
}

function toCriterion({ topic, also, mode, anyOf }: FoundCriterion): Criterion {
  return { topic, ...(also ? { also } : {}), mode, anyOf }
}

/** Homes for sale are looked for, and nothing else. */
export function sells(criteria: readonly Criterion[]): boolean {
  return saysOnly(criteria, 'for_sale')
}

export function rents(criteria: readonly Criterion[]): boolean {
  return saysOnly(criteria, 'for_rent')
}

function saysOnly(criteria: readonly Criterion[], value: string): boolean {
  return criteria.some(
    ({ topic, mode, anyOf }) =>
      topic === 'SaleType' &&
      mode === 'must' &&
      anyOf.every((condition) => condition.is === 'value' && condition.value === value),
  )
}

function timesThousand(criterion: FoundCriterion): Criterion {
  const anyOf = criterion.anyOf.map((condition): Condition => {
    if (condition.is !== 'number') return condition
    const { oneOf } = condition
    const ends = (['min', 'max', 'above', 'below'] as const).flatMap((side) => {
      const value = condition[side]
      return value === undefined ? [] : [[side, inFull(value)] as const]
    })
    return { ...condition, ...Object.fromEntries(ends), ...(oneOf && { oneOf: oneOf.map(inFull) }) }
  })
  return { ...toCriterion(criterion), anyOf }
}

/** "450 or 1.2 million": what is large is said in full. */
function inFull(value: number): number {
  return value < 10_000 ? value * 1000 : value
}

/** Spellings of the dollar without a country, or of the United States. */
export const plainDollars: readonly string[] = Object.freeze(['$', 'us$', 'usd', 'u$s'])

/** "$500k", where some listings are in "$" and others in "C$". */
function inPlainDollars(criterion: Criterion): Criterion {
  if (criterion.topic !== 'CurrencySymbol') return criterion
  const anyOf = criterion.anyOf.map(
    (condition): Condition =>
      condition.is === 'currency' && condition.symbols.includes('$')
        ? { ...condition, symbols: plainDollars }
        : condition,
  )
  return { ...criterion, anyOf }
}

import type { Limits } from '../../criteria/condition.ts'
import type { Bound } from './bound.ts'

export type Strictness = 'inclusive' | 'strict' | 'whole'

/**
 * Limits from a bound. `bare` says what a number without a comparison means. Inclusive: "over" allows the number itself
 * (money, areas). Strict: it does not. Whole: the next whole number is meant ("more than 3 bedrooms": at least 4).
 */
export function limitsOf(
  bound: Pick<Bound, 'comparison' | 'values'>,
  bare: 'min' | 'max' | 'exact',
  strictness: Strictness,
  slack = 0.1,
): Limits {
  const [first = 0] = bound.values
  const last = bound.values.at(-1) ?? first
  switch (bound.comparison) {
    case 'bare':
      return bare === 'min' ? { min: first } : bare === 'max' ? { max: first } : { min: first, max: first }
    case 'exact':
      return { min: first, max: first }
    case 'min':
    case 'since':
      return { min: first }
    case 'max':
    case 'until':
      return { max: first }
    case 'over':
      return strictness === 'inclusive'
        ? { min: first }
        : strictness === 'strict'
          ? { above: first }
          : { min: Math.floor(first) + 1 }
    case 'under':
      return strictness === 'inclusive'
        ? { max: first }
        : strictness === 'strict'
          ? { below: first }
          : { max: Math.ceil(first) - 1 }
    case 'after':
      return { above: first }
    case 'before':
      return { below: first }
    case 'about':
      return { min: round(first * (1 - slack)), max: round(last * (1 + slack)) }
    case 'range':
      return { min: first, max: last }
    case 'set':
      return { oneOf: [...new Set(bound.values)].sort((a, b) => a - b) }
  }
}

function round(value: number): number {
  return Math.round(value * 1e6) / 1e6
}

import type { Limits } from '../../../reading/criteria/condition.ts'
import { roundTo } from '../search-answers/round-amount.ts'

/** Limits moved a little, and what that does to the homes found. */
export interface MovedLimits {
  limits: Limits
  finds: 'more' | 'fewer' | 'some' | 'others'
  /** How far it goes, where each further one finds all that the one before finds, or only some of it. */
  step?: number
}

/** By how much amounts are moved; a bound that is too tight more often than one that is too loose. */
const lowSteps = [-0.5, -0.25, -0.1, 0.1, 0.25]
const highSteps = [-0.25, -0.1, 0.1, 0.25, 0.5]
const widths = [0.1, 0.25]

/** Amounts (money, areas) with bounds moved by some part of them, to numbers as people say them. */
export function moveAmounts(limits: Limits): MovedLimits[] {
  const { oneOf } = limits
  if (oneOf) return []
  const low = limits.min ?? limits.above
  const high = limits.max ?? limits.below
  if (low !== undefined && high !== undefined) return low === high ? aroundOne(low) : insideTwo(limits, low, high)
  if (high !== undefined) return moveBound(limits, limits.max === undefined ? 'below' : 'max', high, highSteps)
  return low === undefined ? [] : moveBound(limits, limits.min === undefined ? 'above' : 'min', low, lowSteps)
}

/** Each bound as it is said: at most, or less than. */
function moveBound(limits: Limits, side: 'min' | 'max' | 'above' | 'below', bound: number, steps: readonly number[]) {
  const isHigh = side === 'max' || side === 'below'
  const taken = new Set([bound, 0])
  return steps
    .toSorted((a, b) => Math.abs(a) - Math.abs(b))
    .flatMap((step): (MovedLimits & { at: number })[] => {
      const at = roundTo(bound * (1 + step), Math.round)
      // Of small numbers a tenth is nothing, or the same as another.
      if (taken.has(at) || at > bound !== step > 0) return []
      taken.add(at)
      return [
        { limits: { ...limits, [side]: at }, finds: isHigh === step > 0 ? 'more' : 'fewer', step: Math.abs(step), at },
      ]
    })
    .toSorted((a, b) => a.at - b.at)
    .map(({ at: _at, ...moved }) => moved)
}

function aroundOne(amount: number): MovedLimits[] {
  return [
    ...widths.map((width) => ({ limits: widen(amount, amount, width), finds: 'more' as const, step: width })),
    { limits: { max: amount }, finds: 'more' },
    { limits: { min: amount }, finds: 'more' },
  ]
}

function insideTwo(limits: Limits, low: number, high: number): MovedLimits[] {
  const { min, max, above, below } = limits
  return [
    ...widths.map((width) => ({ limits: widen(low, high, width), finds: 'more' as const, step: width })),
    { limits: min === undefined ? { above: above ?? low } : { min }, finds: 'more' },
    { limits: max === undefined ? { below: below ?? high } : { max }, finds: 'more' },
  ]
}

function widen(low: number, high: number, width: number): Limits {
  return { min: roundTo(low * (1 - width), Math.floor), max: roundTo(high * (1 + width), Math.ceil) }
}

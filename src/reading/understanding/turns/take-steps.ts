import type { AreaCondition, Condition, Criterion, Limits, NumberCondition } from '../../criteria/condition.ts'
import { sells } from '../complete-amounts.ts'
import type { Step } from '../rules/step.ts'

/** How much "a bit" is, of what was said. */
const aBit = 0.1
/** The same for years. */
const someYears = 10

/**
 * The criteria with their amounts changed by as much as a sentence says ("100k more", "one bedroom less"), and the words
 * of a step that nothing was said of before.
 */
export function takeSteps(
  before: readonly Criterion[],
  steps: readonly Step[],
): { criteria: readonly Criterion[]; words: string[] } {
  let criteria = before
  const words: string[] = []
  for (const step of steps) {
    const topic = step.topic ?? 'Price'
    const old = criteria.find((each) => each.topic === topic && each.mode === 'must' && !each.fleeting)
    const anyOf = old?.anyOf.map((condition) => stepped(condition, step, sells(before)))
    if (old === undefined || anyOf === undefined) continue
    criteria = criteria.map((each) => (each === old ? { ...old, anyOf } : each))
    words.push(step.words)
  }
  return { criteria, words }
}

function stepped(condition: Condition, step: Step, isSale: boolean): Condition {
  if (condition.is === 'number') return { ...condition, ...steppedNumber(condition, step, isSale) }
  return condition.is === 'area' ? steppedArea(condition, step) : condition
}

function steppedNumber(condition: NumberCondition, { by, sign }: Step, isSale: boolean): Limits {
  const { is: _, field, ...limits } = condition
  if (by === null && field === 'YearBuilt') return ended(limits, sign, (year) => year + sign * someYears)
  if (by === null) return widened(limits, sign)
  if (by.is !== 'number') return limits
  const amount = edgeOf(by)
  // "50 more" of a price in thousands
  const said = field === 'Price' && isSale && amount < 1000 ? amount * 1000 : amount
  return moved(limits, sign * said)
}

function steppedArea(condition: AreaCondition, { by, sign }: Step): Condition {
  const { unit, ...said } = condition.said
  const change = (limits: Limits, amount: Limits | null): Limits =>
    amount === null ? widened(limits, sign) : moved(limits, sign * edgeOf(amount))
  if (by !== null && by.is !== 'area') return condition
  const [feet, meters] = [change(condition.feet, by?.feet ?? null), change(condition.meters, by?.meters ?? null)]
  if (by === null || by.said.unit === unit)
    return { ...condition, feet, meters, said: { ...change(said, by?.said ?? null), unit } }
  return { ...condition, feet, meters, said: { ...feet, unit: 'Square Feet' } }
}

function edgeOf({ min, max, above, below }: Limits): number {
  return min ?? max ?? above ?? below ?? 0
}

/** Of a range of money or area, more is more at its upper end; what is exact moves as a whole. */
function moved(limits: Limits, by: number): Limits {
  const { min, max, oneOf } = limits
  if (oneOf) return { oneOf: oneOf.map((value) => Math.max(0, value + by)) }
  if (min !== undefined && max !== undefined && min !== max) return { ...limits, max: Math.max(min, max + by) }
  return eachLimit(limits, (value) => Math.max(0, value + by))
}

/** "a bit bigger is fine too": only the end that stood in its way moves. */
function widened(limits: Limits, sign: 1 | -1): Limits {
  return ended(limits, sign, (value) => Math.round(value * (1 + sign * aBit)))
}

function ended(limits: Limits, sign: 1 | -1, change: (value: number) => number): Limits {
  const ends = sign > 0 ? ['max', 'below'] : ['min', 'above']
  return eachLimit(limits, (value, side) => (ends.includes(side) ? change(value) : value))
}

function eachLimit(limits: Limits, change: (value: number, side: string) => number): Limits {
  const entries = (['min', 'max', 'above', 'below'] as const).flatMap((side) => {
    const value = limits[side]
    return value === undefined ? [] : [[side, change(value, side)] as const]
  })
  return Object.fromEntries(entries)
}

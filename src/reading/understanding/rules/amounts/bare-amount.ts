import type { AreaField, Limits, Topic } from '../../../criteria/condition.ts'
import type { AreaUnitSaid } from '../../../criteria/make-condition.ts'
import type { Bound } from '../../words/bound.ts'
import { hasTag } from '../../words/lexeme.ts'
import type { Context, Item } from '../meaning.ts'
import type { Field } from './amount-fields.ts'

type CriterionItem = Extract<Item, { kind: 'criterion' }>

/** What an amount without any word for it resumes. */
export type Resumed = { field: Field; unit?: undefined } | { field: AreaField; unit: AreaUnitSaid }

/**
 * "at least three bedrooms but no more than five", "bigger than 2000 sq ft but smaller than 3000", "2 bedrooms, no wait,
 * 3": the second amount is of the same thing as the first.
 */
export function resumedField(context: Context, bound: Bound): Resumed | null {
  if (bound.decade) return null
  const { items } = context
  const nearest = items.findLastIndex((item) => item.kind === 'criterion')
  const between = items.slice(nearest + 1).filter((item) => item.kind !== 'filler')
  const corrects = between.some((item) => item.kind === 'repair') || isContrast(items, nearest, between)
  // "3 beds in Kent, actually 4": what is corrected may stand further back than what was said last.
  const last = items.findLast((item) => item.kind === 'criterion' && (!corrects || fitsAmount(item, bound)))
  if (last?.kind !== 'criterion') return null
  const continues = between.every((item) => item.kind === 'scope' && ['and', 'but', 'or', 'comma'].includes(item.scope))
  if (isAlternative(context, between)) {
    const counted = items.findLast((item) => item.kind === 'criterion' && isCountTopic(item.topic))
    const isSmall = bound.values.every((value) => value <= 20)
    return isSmall && counted?.kind === 'criterion' && isCountTopic(counted.topic) ? { field: counted.topic } : null
  }
  if (bound.comparison === 'bare' && !corrects) return null
  if (corrects) inheritComparison(bound, last)
  const { topic } = last
  if (corrects && isCountTopic(topic)) joinAlternative(context, bound)
  if (isCountTopic(topic)) return bound.values.every((value) => value <= 20) ? { field: topic } : null
  const [only] = last.anyOf
  if (only?.is === 'area' && (continues || corrects) && !(context.saysRent && !corrects)) {
    const [value = 0] = bound.values
    const before = edgeOf(only.said) ?? 0
    const isNear = value > before / 10 && value < before * 10
    const { unit } = only.said
    // The unit was made by us from one of these.
    return isNear ? { field: only.field, unit: unit as AreaUnitSaid } : null
  }
  return corrects && (topic === 'Price' || topic === 'HOAMonth') ? { field: topic } : null
}

const largestFee = 3_000

/** "not 3 bedrooms but 4" */
function isContrast(items: readonly Item[], nearest: number, between: readonly Item[]): boolean {
  const governor = items.slice(0, nearest).findLast(({ kind }) => kind !== 'filler')
  const isDenied = governor?.kind === 'scope' && governor.scope === 'not'
  return isDenied && between.some((item) => item.kind === 'scope' && item.scope === 'but')
}

/** "2 or 3 bedrooms, no, 3 or 4" */
function joinAlternative({ lexemes }: Context, bound: Bound): void {
  const [joint, second, behind] = lexemes.slice(bound.end, bound.end + 3)
  const value = second?.number?.value
  const hasUnit = behind?.tags.some((tag) => tag.startsWith('unit.')) ?? false
  if (bound.comparison !== 'bare' || value === undefined || value > 20 || hasUnit || !hasTag(joint, 'scope.or')) return
  bound.values = [...bound.values, value]
  bound.comparison = 'set'
  bound.end += 2
}

function fitsAmount({ topic, anyOf: [only] }: CriterionItem, bound: Bound): boolean {
  if (isCountTopic(topic)) return bound.values.every((value) => value <= 20)
  if (topic === 'HOAMonth') return bound.values.every((value) => value <= largestFee)
  return only?.is === 'area' || (topic === 'Price' && bound.values.every((value) => value >= 100))
}

/** "3 beds in Seattle or 2 in Kent": behind "or", a small number before a place counts what was counted before. */
function isAlternative({ lexemes, items }: Context, between: readonly Item[]): boolean {
  const [only] = between
  if (between.length !== 1 || only?.kind !== 'scope' || only.scope !== 'or') return false
  const at = items.at(-1)?.to ?? 0
  return lexemes.slice(at + 1, at + 3).some((lexeme) => lexeme.places !== undefined)
}

function isCountTopic(topic: Topic): topic is 'Bedrooms' | 'Bathrooms' | 'ParkingSpots' {
  return topic === 'Bedrooms' || topic === 'Bathrooms' || topic === 'ParkingSpots'
}

function edgeOf(limits: Limits): number | undefined {
  return limits.min ?? limits.max ?? limits.above ?? limits.below
}

/** "low HOA, under 200 a month": of the fee that was just spoken of. */
export function isFeeAgain({ items }: Context, bound: Bound): boolean {
  if (bound.comparison === 'bare' && !bound.perMonth) return false
  if (bound.scaled || bound.values.some((value) => value > largestFee)) return false
  const last = items.findLast(({ kind, ...item }) => kind !== 'filler' && !('scope' in item && item.scope === 'comma'))
  return (
    (last?.kind === 'sort' && last.sort.field === 'HOAMonth') ||
    (last?.kind === 'criterion' && last.topic === 'HOAMonth' && bound.perMonth)
  )
}

/** "over 500k, make that 600k": the amount that takes back another is limited as that one was. */
export function resumeComparison({ items }: Context, topic: Topic, bound: Bound): void {
  const last = items.findLast((item) => item.kind === 'criterion' && item.topic === topic)
  const corrects = items.some((item) => item.kind === 'repair' && item.from >= (last?.from ?? 0))
  if (last?.kind === 'criterion' && corrects) inheritComparison(bound, last)
}

/** "over 500k, make that 600k": still over. */
function inheritComparison(bound: Bound, last: CriterionItem): void {
  const [only] = last.anyOf
  if (bound.comparison !== 'bare' || (only?.is !== 'number' && only?.is !== 'area')) return
  const limits = only.is === 'area' ? only.said : only
  if (limits.min !== undefined && limits.max === undefined) bound.comparison = 'min'
  else if (limits.max !== undefined && limits.min === undefined) bound.comparison = 'max'
  else if (limits.above !== undefined) bound.comparison = 'over'
  else if (limits.below !== undefined) bound.comparison = 'under'
}

/** A number that nothing explains: a price when it is large enough, or compared and no year. */
export function isBarePrice(context: Context, bound: Bound): boolean {
  const [value = 0] = bound.values
  if (bound.values.some((each) => each < 100)) return false
  if (value >= 10_000)
    return !(
      bound.digits !== null &&
      bound.digits.length >= 7 &&
      bound.comparison === 'bare' &&
      !bound.digits.endsWith('000')
    )
  if (looksLikeYear(bound) && !context.saysRent) return ['over', 'under', 'max'].includes(bound.comparison)
  const spoken = context.lexemes[bound.end - 1]?.number?.spoken ?? false
  return bound.comparison !== 'bare' || context.saysRent || spoken
}

export function looksLikeYear(bound: Bound): boolean {
  const isPlain = bound.currency === null && !bound.scaled && !bound.grouped && !bound.perMonth
  return isPlain && bound.values.every((value) => Number.isInteger(value) && value >= 1700 && value <= 2100)
}

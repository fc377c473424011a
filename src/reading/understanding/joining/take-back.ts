import type { Condition } from '../../criteria/condition.ts'
import type { FoundCriterion } from '../understanding.ts'
import { groupOf } from './join-criteria.ts'

/** A correction on its way: what is said in place of something else. */
export interface Correction {
  /** The lexeme where something was taken back. */
  readonly from: number
  /** Nothing else was said behind it yet. */
  readonly isFirst: boolean
  /** "no wait" takes back whatever stood there, "actually" only what stands right before it. */
  readonly isSure: boolean
}

/** "2 bedrooms, no wait, 3": the criteria without what was said of the same before. */
export function takeBack(
  criteria: readonly FoundCriterion[],
  next: FoundCriterion,
  correction: Correction,
): readonly FoundCriterion[] {
  const before = criteria.filter(({ from }) => from < correction.from)
  const wrong = groupOf(next.topic) === 'amenity' ? wrongAmenity(before, next, correction) : wrongOf(before, next)
  if (wrong === undefined) return criteria
  // "2000 a month, no wait, 500k": the rent went with its amount.
  const goesWith = ({ topic, from }: FoundCriterion) =>
    wrong.topic === 'Price' && topic === 'SaleType' && from === wrong.from
  const kept = criteria.filter((each) => each !== wrong && !goesWith(each))
  return kept.map((each) => withoutOpposite(each, next) ?? each)
}

function wrongOf(before: readonly FoundCriterion[], { topic }: FoundCriterion): FoundCriterion | undefined {
  return before.findLast((each) => each.topic === topic)
}

/** A home has many features: taken back is the same one, the one that was said last, or the only one. */
function wrongAmenity(
  before: readonly FoundCriterion[],
  next: FoundCriterion,
  { isFirst, isSure }: Correction,
): FoundCriterion | undefined {
  const amenities = before.filter(({ topic }) => groupOf(topic) === 'amenity')
  const same = amenities.findLast((each) => each.topic === next.topic && (next.topic !== 'Feature' || isOf(each, next)))
  if (same) return same
  const last = before.at(-1)
  if (!isFirst || last === undefined) return undefined
  if (groupOf(last.topic) === 'amenity') return last
  return isSure && amenities.length === 1 ? amenities[0] : undefined
}

function isOf(first: FoundCriterion, second: FoundCriterion): boolean {
  return first.anyOf.some((condition) => second.anyOf.some((other) => isEqual(condition, other)))
}

/** "no pool, no wait, with a pool": what was excluded is excluded no longer; null when there was nothing of it. */
function withoutOpposite(excluded: FoundCriterion, wanted: FoundCriterion): FoundCriterion | null {
  if (excluded.mode !== 'not' || wanted.mode !== 'must' || excluded.topic !== wanted.topic) return null
  const anyOf = excluded.anyOf.filter((condition) => !wanted.anyOf.some((other) => isEqual(condition, other)))
  return anyOf.length > 0 && anyOf.length < excluded.anyOf.length ? { ...excluded, anyOf } : null
}

/** "in Kent - not Kent, Renton": nobody asks for what is excluded right behind it. */
export function withoutExcluded(
  criteria: readonly FoundCriterion[],
  excluded: FoundCriterion,
): readonly FoundCriterion[] {
  if (excluded.mode !== 'not' || excluded.near) return criteria
  const isWrong = (each: FoundCriterion) =>
    each.topic === excluded.topic && each.mode === 'must' && !each.near && !each.also && isOf(each, excluded)
  if (!criteria.some(isWrong)) return criteria
  return criteria.flatMap((each) => {
    if (!isWrong(each)) return [each]
    const anyOf = each.anyOf.filter((condition) => !excluded.anyOf.some((other) => isEqual(condition, other)))
    return anyOf.length > 0 ? [{ ...each, anyOf }] : []
  })
}

function isEqual(first: Condition, second: Condition): boolean {
  return JSON.stringify(first) === JSON.stringify(second)
}

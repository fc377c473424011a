import type { Condition, Criterion } from '../../criteria/condition.ts'
import type { FoundCriterion } from '../understanding.ts'

/** Things that are listed together: "no pool or garage", "ideally a view, parking and low HOA". */
export function groupOf(topic: Criterion['topic']): string {
  return topic === 'Feature' || topic === 'ParkingSpots' || topic === 'HOAMonth' || topic === 'Tours'
    ? 'amenity'
    : topic
}

/** Topics of which a home has one value: several of them said in a row are alternatives. */
const alternatives = new Set<Criterion['topic']>([
  'PropertyType',
  'Status',
  'SaleType',
  'SpaceType',
  'Tours',
  'CurrencySymbol',
])

/**
 * The criteria with one more: alternatives become one, limits on one number intersect, a contradiction takes the later.
 */
export function joinCriterion(
  criteria: readonly FoundCriterion[],
  next: FoundCriterion,
  connector: string | null,
  lastEnd: number,
): readonly FoundCriterion[] {
  const replace = (known: FoundCriterion, change: Partial<FoundCriterion>) =>
    criteria.map((each) => (each === known ? { ...each, ...change } : each))
  // Said twice is said once.
  if (!next.near && criteria.some((known) => isSameCriterion(known, next))) return criteria
  const previous = criteria[lastEnd]
  const same = previous !== undefined && previous.mode === next.mode && groupOf(previous.topic) === groupOf(next.topic)
  if (same && previous && !next.near && !previous.near) {
    const isList = connector !== null && previous.topic === 'Place' && next.topic === 'Place'
    const isNumber = next.topic !== 'Place' && next.topic !== 'Feature'
    const isUnion =
      connector === 'or' ||
      isList ||
      (connector !== null && isNumber && previous.topic === next.topic && areExact(previous.anyOf, next.anyOf))
    if (isUnion) {
      const topic = previous.topic === next.topic ? next.topic : 'Feature'
      return replace(previous, { topic, anyOf: withFurther(previous.anyOf, next.anyOf), to: next.to })
    }
  }
  if (next.orBefore) return [...criteria, next]
  if (next.topic === 'Place' && next.mode !== 'not' && !next.near) {
    // "Kent; Renton; Auburn": no home is in two cities.
    const kind = placeKind(next)
    const earlier = criteria.find(
      (each) => each.topic === 'Place' && each.mode === next.mode && placeKind(each) === kind,
    )
    if (earlier && kind !== null) return replace(earlier, { anyOf: [...earlier.anyOf, ...next.anyOf] })
  }
  if (alternatives.has(next.topic)) {
    const earlier = criteria.find((criterion) => criterion.topic === next.topic && criterion.mode === next.mode)
    if (earlier && next.mode !== 'wish') return replace(earlier, { anyOf: withFurther(earlier.anyOf, next.anyOf) })
  }
  const joined = criteria.find(
    (criterion) =>
      criterion.topic === next.topic &&
      criterion.mode === 'must' &&
      next.mode === 'must' &&
      intersects(criterion.anyOf, next.anyOf),
  )
  if (joined) {
    const both = intersect(joined.anyOf[0], next.anyOf[0])
    // "at most 500k … at least 600k": nothing satisfies both, and the later one is meant.
    return isEmpty(both) ? [...criteria.filter((each) => each !== joined), next] : replace(joined, { anyOf: [both] })
  }
  // What cannot hold together is said instead: "3, no, 4 bedrooms", "only 3 beds though. 4 or more bedrooms?" mean the last.
  const contradicted = criteria.findIndex(
    (criterion) =>
      criterion.topic === next.topic &&
      criterion.mode === 'must' &&
      next.mode === 'must' &&
      (areExact(criterion.anyOf, next.anyOf) || excludeEachOther(criterion.anyOf, next.anyOf)),
  )
  const isTakenBack = contradicted >= 0 && next.topic !== 'Place' && next.topic !== 'Feature'
  return [...(isTakenBack ? criteria.toSpliced(contradicted, 1) : criteria), next]
}

function withFurther(known: readonly Condition[], next: readonly Condition[]): readonly Condition[] {
  return [...known, ...next.filter((condition) => !known.some((each) => isSame(each, condition)))]
}

/** The kind of the places, when all are of one kind of which a home has only one. */
function placeKind({ anyOf, near }: FoundCriterion): 'city' | 'zip' | 'state' | null {
  const [first] = anyOf
  if (near || (first?.is !== 'city' && first?.is !== 'zip' && first?.is !== 'state')) return null
  return anyOf.every((condition) => condition.is === first.is) ? first.is : null
}

function isSameCriterion(first: FoundCriterion, second: FoundCriterion): boolean {
  return (
    first.topic === second.topic &&
    first.mode === second.mode &&
    !first.near &&
    first.anyOf.length === 1 &&
    second.anyOf.length === 1 &&
    JSON.stringify(first.anyOf) === JSON.stringify(second.anyOf)
  )
}

export function isSame(first: Condition, second: Condition): boolean {
  return first.is === 'family' && second.is === 'family'
    ? first.family === second.family
    : JSON.stringify(first) === JSON.stringify(second)
}

/** Two open limits on one number: both hold, the tighter one counts. */
function intersects(first: readonly Condition[], second: readonly Condition[]): boolean {
  const [a, b] = [first[0], second[0]]
  const isOpen = (condition: Condition | undefined) =>
    condition?.is === 'number' && !condition.oneOf && condition.min !== condition.max
  return first.length === 1 && second.length === 1 && a !== undefined && b !== undefined && isOpen(a) && isOpen(b)
}

function intersect(first: Condition | undefined, second: Condition | undefined): Condition {
  if (first?.is !== 'number' || second?.is !== 'number') throw new TypeError('Only limits on numbers intersect.')
  const tightest = (a: number | undefined, b: number | undefined, pick: (...values: number[]) => number) =>
    a === undefined ? b : b === undefined ? a : pick(a, b)
  const limits = {
    min: tightest(first.min, second.min, Math.max),
    max: tightest(first.max, second.max, Math.min),
    above: tightest(first.above, second.above, Math.max),
    below: tightest(first.below, second.below, Math.min),
  }
  const given = Object.fromEntries(Object.entries(limits).filter(([, value]) => value !== undefined))
  return { is: 'number', field: first.field, ...given }
}

/** "3 bedrooms" and "4 or more bedrooms" */
function excludeEachOther([first, ...others]: readonly Condition[], [second, ...more]: readonly Condition[]): boolean {
  if (first?.is !== 'number' || second?.is !== 'number' || others.length + more.length > 0) return false
  return !first.oneOf && !second.oneOf && isEmpty(intersect(first, second))
}

function isEmpty(condition: Condition): boolean {
  if (condition.is !== 'number') return false
  const { min, above = min, max, below = max } = condition
  if (above === undefined || below === undefined) return false
  const isOpen = condition.above !== undefined || condition.below !== undefined
  return isOpen ? above >= below : above > below
}

function areExact(first: readonly Condition[], second: readonly Condition[]): boolean {
  const exact = (condition: Condition) =>
    (condition.is === 'number' &&
      (condition.oneOf !== undefined || (condition.min !== undefined && condition.min === condition.max))) ||
    (condition.is === 'all' && condition.of.some(exact))
  return first.every(exact) && second.every(exact)
}

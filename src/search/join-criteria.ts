import type { Condition, Criterion } from './condition.ts'
import type { FoundCriterion } from './understanding.ts'

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

/** Adds a criterion: alternatives become one, limits on one number intersect, a contradiction takes the later. */
export function joinCriterion(
  criteria: FoundCriterion[],
  next: FoundCriterion,
  connector: string | null,
  lastEnd: number,
): void {
  // Said twice is said once.
  if (!next.near && criteria.some((known) => isSameCriterion(known, next))) return
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
      previous.anyOf.push(
        ...next.anyOf.filter((condition) => !previous.anyOf.some((known) => isSame(known, condition))),
      )
      if (previous.topic !== next.topic) previous.topic = 'Feature'
      previous.to = next.to
      return
    }
  }
  if (next.orBefore) {
    criteria.push(next)
    return
  }
  if (next.topic === 'Place' && next.mode !== 'not' && !next.near) {
    // "Kent; Renton; Auburn": no home is in two cities.
    const kind = placeKind(next)
    const earlier = criteria.find(
      (each) => each.topic === 'Place' && each.mode === next.mode && placeKind(each) === kind,
    )
    if (earlier && kind !== null) {
      earlier.anyOf.push(...next.anyOf)
      return
    }
  }
  if (alternatives.has(next.topic)) {
    const earlier = criteria.find((criterion) => criterion.topic === next.topic && criterion.mode === next.mode)
    if (earlier && next.mode !== 'wish') {
      for (const condition of next.anyOf) {
        if (!earlier.anyOf.some((known) => isSame(known, condition))) earlier.anyOf.push(condition)
      }
      return
    }
  }
  const joined = criteria.find(
    (criterion) =>
      criterion.topic === next.topic &&
      criterion.mode === 'must' &&
      next.mode === 'must' &&
      intersects(criterion.anyOf, next.anyOf),
  )
  if (joined) {
    joined.anyOf = [intersect(joined.anyOf[0], next.anyOf[0])]
    return
  }
  // Two exact numbers of one field cannot both hold: who says "3, no, 4 bedrooms" means the last.
  const contradicted = criteria.findIndex(
    (criterion) =>
      criterion.topic === next.topic &&
      criterion.mode === 'must' &&
      next.mode === 'must' &&
      areExact(criterion.anyOf, next.anyOf),
  )
  if (contradicted >= 0 && next.topic !== 'Place' && next.topic !== 'Feature') criteria.splice(contradicted, 1)
  criteria.push(next)
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

function areExact(first: readonly Condition[], second: readonly Condition[]): boolean {
  const exact = (condition: Condition) =>
    (condition.is === 'number' &&
      (condition.oneOf !== undefined || (condition.min !== undefined && condition.min === condition.max))) ||
    (condition.is === 'all' && condition.of.some(exact))
  return first.every(exact) && second.every(exact)
}

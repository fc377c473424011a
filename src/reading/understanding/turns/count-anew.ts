import type { Condition, Criterion, Limits, NumberCondition, Topic } from '../../criteria/condition.ts'
import { type AreaUnitSaid, areaCondition, numberCondition } from '../../criteria/make-condition.ts'
import { rents, sells } from '../complete-amounts.ts'
import type { RefineFacts } from '../refine-facts.ts'
import type { Understood } from '../understand.ts'

type Numbered = NumberCondition | Extract<Condition, { is: 'area' }>

/** Beyond this nobody counts rooms. */
const mostRooms = 20
const leastPrice = 100
/** A new amount of the same thing is of the same order. */
const likeness = 4

/**
 * "4", "make it 3", "800": a number alone is a new one of what was said last that can be so large, limited as it was
 * ("at least 3", then "4": at least 4); a large one is the price where only sale or rent was said.
 */
export function countAnew(
  { counts, criteria }: Pick<Understood, 'counts' | 'criteria'>,
  before: readonly Criterion[],
  facts: Pick<RefineFacts, 'hasRentals'>,
): { criteria: Criterion[]; words: string[] } {
  const nothing = { criteria: [], words: [] }
  const [count, ...others] = counts
  if (count === undefined || criteria.length > 0) return nothing
  const { value, words } = count
  if (others.length > 0) return countEach(before, counts) ?? nothing
  const found = value <= mostRooms ? roomsOf(before, count) : (likeOf(before, value) ?? priceOf(before, value, facts))
  return found === null ? nothing : { criteria: [found], words }
}

/** "3 or 4" */
function countEach(
  before: readonly Criterion[],
  counts: Understood['counts'],
): { criteria: Criterion[]; words: string[] } | null {
  const rooms = roomsOf(before, { value: 0, words: [] })
  const isPlain = counts.every(({ value, limits }) => value <= mostRooms && limits === undefined)
  if (rooms === null || !isPlain || rooms.topic !== 'Bedrooms') return null
  const oneOf = [...new Set(counts.map(({ value }) => value))].sort((a, b) => a - b)
  const anyOf = [numberCondition('Bedrooms', { oneOf })]
  return { criteria: [{ ...rooms, anyOf }], words: counts.flatMap(({ words }) => words) }
}

function roomsOf(before: readonly Criterion[], { value, limits }: Understood['counts'][number]): Criterion | null {
  const old = before.findLast(
    ({ topic, mode }) => mode === 'must' && isRooms(topic) && (Number.isInteger(value) || topic === 'Bathrooms'),
  )
  const topic = old?.topic
  if (old === undefined || topic === undefined || !isRooms(topic)) return null
  const bare: Limits = topic === 'Bedrooms' ? limitedAs(old, value) : { min: value }
  return { topic, mode: 'must', anyOf: [numberCondition(topic, limits ?? bare)] }
}

function isRooms(topic: Topic): topic is 'Bedrooms' | 'Bathrooms' | 'ParkingSpots' {
  return topic === 'Bedrooms' || topic === 'Bathrooms' || topic === 'ParkingSpots'
}

/** Limited on the same side as before; exact where that was. */
function limitedAs({ anyOf }: Criterion, value: number): Limits {
  const only = anyOf.length === 1 ? numbered(anyOf[0]) : null
  const limits = only?.is === 'area' ? only.said : only
  const low = limits?.min ?? limits?.above
  const high = limits?.max ?? limits?.below
  if (low !== undefined && high === undefined) return { min: value }
  return low === undefined && high !== undefined ? { max: value } : { min: value, max: value }
}

/** The last amount that the number could be another one of. */
function likeOf(before: readonly Criterion[], value: number): Criterion | null {
  for (const old of before.toReversed()) {
    const only = old.mode === 'must' && !old.fleeting && old.anyOf.length === 1 ? numbered(old.anyOf[0]) : null
    if (only === null) continue
    if (only.is === 'area' && isLike(value, edgeOf(only.said)))
      return { ...old, anyOf: [areaCondition(only.field, limitedAs(old, value), only.said.unit as AreaUnitSaid)] }
    if (only.is === 'number' && only.field === 'YearBuilt' && value >= 1700 && value <= 2100)
      return { ...old, anyOf: [numberCondition('YearBuilt', { ...limitedYears(only, value) })] }
    const inFull = sells(before) && value < 10_000 ? value * 1000 : value
    if (only.is === 'number' && only.field === 'Price' && value >= leastPrice)
      return { ...old, anyOf: [numberCondition('Price', limitedPrice(only, inFull))] }
  }
  return null
}

function limitedYears({ above, below, min, max }: NumberCondition, value: number): Limits {
  if (above !== undefined && max === undefined && below === undefined) return { above: value }
  if (below !== undefined && min === undefined && above === undefined) return { below: value }
  if (min !== undefined && max === undefined) return { min: value }
  return max !== undefined && min === undefined ? { max: value } : { min: value, max: value }
}

/** A price that was limited on both sides is a budget now. */
function limitedPrice({ min, max, below }: NumberCondition, value: number): Limits {
  return min !== undefined && max === undefined && below === undefined ? { min: value } : { max: value }
}

/** "make it 2500", of rentals; "700", of homes for sale. */
function priceOf(
  before: readonly Criterion[],
  value: number,
  { hasRentals }: Pick<RefineFacts, 'hasRentals'>,
): Criterion | null {
  const isSale = sells(before) || (!rents(before) && !hasRentals)
  if (value < leastPrice || !(isSale || rents(before))) return null
  const inFull = isSale && value < 10_000 ? value * 1000 : value
  return { topic: 'Price', mode: 'must', anyOf: [numberCondition('Price', { max: inFull })] }
}

function numbered(condition: Condition | undefined): Numbered | null {
  return condition?.is === 'number' || condition?.is === 'area' ? condition : null
}

function isLike(value: number, edge: number): boolean {
  return edge > 0 && value > edge / likeness && value < edge * likeness
}

function edgeOf({ min, max, above, below }: Limits): number {
  return min ?? max ?? above ?? below ?? 0
}

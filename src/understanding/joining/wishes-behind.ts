import type { Topic } from '../../criteria/condition.ts'
import type { Item } from '../rules/meaning.ts'
import type { FeatureGuess, FoundCriterion, Understanding } from '../understanding.ts'
import { groupOf } from './join-criteria.ts'

/** What may be wished for together, joined by "and": "a garage and two bathrooms would be nice". */
const joinable = new Set<Topic>([
  'Feature',
  'ParkingSpots',
  'HOAMonth',
  'Tours',
  'Bathrooms',
  'LotArea',
  'BuildingArea',
  'YearBuilt',
])

const isBorder = (item: Item): boolean =>
  item.kind === 'scope' && ['comma', 'stop', 'but', 'must', 'with'].includes(item.scope)

/** Whether something stands before that a wish behind it can speak of. */
export function hasWishBefore(items: readonly Item[], position: number): boolean {
  for (let index = startBefore(items, position) - 1; index >= 0; index--) {
    const item = items[index]
    if (!item || isBorder(item)) return false
    if (item.kind === 'criterion' || item.kind === 'near' || item.kind === 'guess') return true
  }
  return false
}

/** Fillers, and one comma, may stand between: "a balcony, ideally". */
function startBefore(items: readonly Item[], position: number): number {
  let start = position
  while (start > 0 && items[start - 1]?.kind === 'filler') start--
  const before = items[start - 1]
  return before?.kind === 'scope' && before.scope === 'comma' ? start - 1 : start
}

/**
 * "a balcony would be nice": the wish stands behind what is wished for in its clause, or behind the clause before when it
 * is a clause of its own ("a balcony, ideally").
 */
export function makeWishes(result: Understanding, position: number, items: readonly Item[]): void {
  const start = startBefore(items, position)
  const found = [...result.criteria, ...result.guesses]
  let last: FoundCriterion | FeatureGuess | undefined
  let joined = false
  const wished = new Set<FoundCriterion | FeatureGuess>()
  for (let index = start - 1; index >= 0; index--) {
    const item = items[index]
    if (!item || isBorder(item)) break
    if (item.kind === 'scope') {
      joined = item.scope === 'and' || item.scope === 'or'
      continue
    }
    const own = found.find((each) => each.from <= item.from && item.to <= each.to)
    if (!own) continue
    if (last && !(topicGroup(own) === topicGroup(last) || (joined && joinable.has(topicOf(own))))) break
    if (own.mode === 'must') wished.add(own)
    last = own
    joined = false
  }
  const wish = <Kind extends FoundCriterion | FeatureGuess>(each: Kind): Kind =>
    wished.has(each) ? { ...each, mode: 'wish' } : each
  result.criteria = result.criteria.map(wish)
  result.guesses = result.guesses.map(wish)
}

function topicOf(found: FoundCriterion | FeatureGuess): Topic {
  return 'topic' in found ? found.topic : 'Feature'
}

function topicGroup(found: FoundCriterion | FeatureGuess): string {
  return groupOf(topicOf(found))
}

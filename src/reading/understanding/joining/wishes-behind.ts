import type { Topic } from '../../criteria/condition.ts'
import { numberCondition } from '../../criteria/make-condition.ts'
import type { Item } from '../rules/meaning.ts'
import type { FeatureGuess, FoundCriterion, Understanding } from '../understanding.ts'
import type { Lexeme } from '../words/lexeme.ts'
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
export function makeWishes(
  result: Understanding,
  position: number,
  { items, lexemes }: { readonly items: readonly Item[]; readonly lexemes: readonly Lexeme[] },
): void {
  const start = startBefore(items, position)
  const found = [...result.criteria, ...result.guesses]
  const alternative =
    lastNumber(result.criteria, items[start - 1], lexemes) ?? lastAlternative(result.criteria, items.slice(0, start))
  if (alternative !== null) {
    result.criteria = [...result.criteria, alternative]
    return
  }
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

/**
 * "3 bedrooms, or 4 if possible": either will do, and the wish is for the second. Behind "a pool or a hot tub" without a
 * comma it is for both.
 */
function lastAlternative(criteria: readonly FoundCriterion[], items: readonly Item[]): FoundCriterion | null {
  const said = items.filter(({ kind }) => kind !== 'filler')
  const [before, comma, or, last] = said.slice(-4)
  const isApart = isScopeOf(comma, 'comma') && isScopeOf(or, 'or')
  if (!isApart || before?.kind !== 'criterion' || last?.kind !== 'criterion' || before.topic !== last.topic) return null
  const own = criteria.find(({ from, to, mode }) => mode === 'must' && from <= before.from && last.to <= to)
  if (own === undefined || own.anyOf.length <= last.anyOf.length) return null
  return { ...own, mode: 'wish', anyOf: last.anyOf, from: last.from, to: last.to }
}

function isScopeOf(item: Item | undefined, scope: string): boolean {
  return item?.kind === 'scope' && item.scope === scope
}

/** "3 bedrooms or 4", and not "3 or 4 bedrooms": a number behind the unit, as one more that will do. */
function lastNumber(
  criteria: readonly FoundCriterion[],
  item: Item | undefined,
  lexemes: readonly Lexeme[],
): FoundCriterion | null {
  const [condition] = item?.kind === 'criterion' ? item.anyOf : []
  const value = lexemes[(item?.to ?? 0) - 1]?.number?.value
  if (item === undefined || condition?.is !== 'number' || condition.oneOf === undefined || value === undefined)
    return null
  const own = criteria.find(({ from, to, mode }) => mode === 'must' && from <= item.from && item.to <= to)
  const anyOf = [numberCondition(condition.field, { min: value, max: value })]
  return own === undefined ? null : { ...own, mode: 'wish', anyOf, from: item.to - 1, to: item.to }
}

function topicOf(found: FoundCriterion | FeatureGuess): Topic {
  return 'topic' in found ? found.topic : 'Feature'
}

function topicGroup(found: FoundCriterion | FeatureGuess): string {
  return groupOf(topicOf(found))
}

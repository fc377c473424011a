import type { Limits } from '../../criteria/condition.ts'
import { numberCondition } from '../../criteria/make-condition.ts'
import { isScope } from '../clauses/clause.ts'
import type { Item } from '../rules/meaning.ts'
import { hasTag, type Lexeme } from '../words/lexeme.ts'

/** Beyond this nobody counts rooms. */
const mostRooms = 20

type NumberItem = Extract<Item, { kind: 'number' }>
type CriterionItem = Extract<Item, { kind: 'criterion' }>

/**
 * "at least 3 beds, ideally 4", "four bedrooms, but three would be fine too", "3 beds, 4 would be great": a number that is
 * wished for or allowed, and says not of what, is of the rooms that were named last before it. Gives the items with such
 * numbers as what they count. One that may be as well joins what was said before it by an "or".
 */
export function nameCounts(items: readonly Item[], lexemes: readonly Lexeme[]): Item[] {
  const named: Item[] = []
  items.forEach((item, index) => {
    const rooms = items.slice(0, index).findLast(isCriterion)
    const count = item.kind === 'number' && item.value <= mostRooms && rooms ? nameCount(item, rooms) : null
    const before = items.slice(0, index).findLast(isNoFiller)
    if (count !== null && isScope(before, 'wish')) named.push(count)
    else if (count !== null && isAllowed(items, index, lexemes))
      named.push({ kind: 'scope', scope: 'or', rule: item.rule, from: item.from, to: item.from }, count)
    else if (
      isScope(item, 'wishAfter') &&
      before?.kind === 'number' &&
      named.findLast(isNoFiller)?.kind === 'criterion'
    )
      named.push({ ...item, kind: 'filler' })
    else named.push(item)
  })
  return named
}

function isNoFiller({ kind }: Item): boolean {
  return kind !== 'filler'
}

function isCriterion(item: Item): item is CriterionItem {
  return item.kind === 'criterion'
}

/** "4 would be great", "three would be fine too" */
function isAllowed(items: readonly Item[], index: number, lexemes: readonly Lexeme[]): boolean {
  const next = items.slice(index + 1).find(isNoFiller)
  return isScope(next, 'wishAfter') || hasTag(lexemes[items[index]?.to ?? -1], 'glue.fine')
}

/** The number as rooms of that kind: so many bedrooms, and of others at least so many. */
function nameCount({ value, limits, rule, from, to }: NumberItem, { topic }: CriterionItem): CriterionItem | null {
  if (topic !== 'Bedrooms' && topic !== 'Bathrooms' && topic !== 'ParkingSpots') return null
  const bare: Limits = topic === 'Bedrooms' ? { min: value, max: value } : { min: value }
  return { kind: 'criterion', topic, anyOf: [numberCondition(topic, limits ?? bare)], rule, from, to }
}

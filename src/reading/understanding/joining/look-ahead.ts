import type { Condition } from '../../criteria/condition.ts'
import type { Item } from '../rules/meaning.ts'
import { groupOf } from './join-criteria.ts'

/** Whether what follows in the clause says something of the homes just named. */
export function qualifiesHomes(items: readonly Item[], start: number): boolean {
  for (let index = start; index < items.length; index++) {
    const item = items[index]
    if (item?.kind === 'criterion' || item?.kind === 'near' || item?.kind === 'unknown') return true
    if (item?.kind !== 'filler' && !(item?.kind === 'scope' && item.scope === 'with')) return false
  }
  return false
}

/** Whether nothing that could be wished for follows before the end of the clause. */
export function endsClause(items: readonly Item[], start: number): boolean {
  for (let index = start; index < items.length; index++) {
    const item = items[index]
    if (item?.kind === 'scope' && item.scope === 'stop') return true
    if (item?.kind !== 'filler' && item?.kind !== 'opinion' && !(item?.kind === 'scope' && item.scope === 'comma'))
      return item?.kind === 'scope' && item.scope === 'but'
  }
  return true
}

/** Whether a list of features goes on and ends with an "or": "..., garage or carport". */
export function endsWithOr(items: readonly Item[], start: number): boolean {
  for (let index = start; index < items.length; index++) {
    const item = items[index]
    if (item?.kind === 'scope' && item.scope === 'or') return true
    const isListed =
      item?.kind === 'filler' ||
      item?.kind === 'unknown' ||
      (item?.kind === 'scope' && item.scope === 'comma') ||
      (item?.kind === 'criterion' && groupOf(item.topic) === 'amenity')
    if (!isListed) return false
  }
  return false
}

/** "treehouse", "treehouse in Kent": the sentence begins with it, and a place or nothing follows. */
export function standsAlone(items: readonly Item[], index: number, behind: Item | undefined): boolean {
  const isFirst = items.slice(0, index).every((item) => item.kind === 'filler' || item.kind === 'marker')
  // What stands before a home's own number or address only says what that is ("la ficha MLS 1234505").
  const isPlace =
    behind?.kind === 'near' || (behind?.kind === 'criterion' && behind.topic === 'Place' && !namesHome(behind.anyOf))
  return isFirst && (behind === undefined || isPlace)
}

function namesHome(conditions: readonly Condition[]): boolean {
  return conditions.some(({ is }) => is === 'mls' || is === 'address')
}

export function isHomeWord(item: Item | undefined): boolean {
  return item?.kind === 'home' || (item?.kind === 'criterion' && item.topic === 'PropertyType')
}

import { type Bound, readBound } from '../bound.ts'
import type { Context, Meaning, Recogniser } from '../item.ts'
import { hasTag } from '../lexeme.ts'
import { milesIn } from './near.ts'
import { bestPlace, conditionOf } from './places.ts'

/** Where the place stands before the word: "Kent附近", "离98103三英里以内", "离Kent最近的", "Kent und Umgebung". */
export const recogniseNearBehind: Recogniser = (context, at) => {
  const { lexemes } = context
  let index = at
  let led = false
  while (hasTag(lexemes[index], 'place.beforeDistance') || hasTag(lexemes[index], 'place.in')) {
    led ||= hasTag(lexemes[index], 'place.beforeDistance')
    index++
  }
  const place = bestPlace(context, index)
  if (!place) return null
  index++
  // "加州Kent附近": the wider place is said first.
  const inner = bestPlace(context, index)
  const centre = inner && !inner.absent ? inner : place
  if (inner) index++
  while (hasTag(lexemes[index], 'glue.placeKind') || hasTag(lexemes[index], 'glue.centre')) index++
  if (led && hasTag(lexemes[index], 'sort.Distance.behind')) {
    const sort: Meaning = {
      kind: 'sort',
      sort: { field: 'Distance', direction: 'up' },
      near: { place: centre, miles: null },
    }
    return { meanings: [sort], end: index + 1 }
  }
  if (hasTag(lexemes[index], 'place.outsideBehind')) {
    const meanings: Meaning[] = [
      { kind: 'scope', scope: 'not' },
      { kind: 'criterion', topic: 'Place', anyOf: [conditionOf(centre)], place: centre },
    ]
    return { meanings, end: index + 1 }
  }
  let near = false
  let outside = false
  let after = index
  while (hasTag(lexemes[after], 'place.nearBehind') || hasTag(lexemes[after], 'place.farBehind')) {
    outside ||= hasTag(lexemes[after], 'place.farBehind')
    near = true
    after++
  }
  const distance = near || led ? readDistance(context, hasTag(lexemes[after], 'glue.of') ? after + 1 : after) : null
  if (!near && distance === null) return null
  const isFar = outside || distance?.comparison === 'min' || distance?.comparison === 'over'
  const miles = distance === null ? null : milesIn(distance, distance.values.at(-1) ?? 5)
  const meanings: Meaning[] = [{ kind: 'near', near: { place: centre, miles } }]
  if (isFar) meanings.unshift({ kind: 'scope', scope: 'not' })
  return { meanings, end: distance?.end ?? after }
}

function readDistance({ lexemes }: Context, start: number): Bound | null {
  const bound = readBound(lexemes, start)
  return bound && (bound.unit === 'unit.miles' || bound.unit === 'unit.kilometers') ? bound : null
}

import type { PlaceMatch } from '../../places/place-candidates.ts'
import { type Bound, readBound } from '../../words/bound.ts'
import { hasTag, skipRun } from '../../words/lexeme.ts'
import type { Context, Meaning, Recogniser } from '../meaning.ts'
import type { Rule } from '../rule.ts'
import { milesIn } from './near.ts'
import { bestPlace } from './place.ts'
import { conditionOf } from './place-condition.ts'

/** Where the place stands before the word: "Kent附近", "离98103三英里以内", "离Kent最近的", "Kent und Umgebung". */
const read: Recogniser = (context, at) => {
  const { lexemes } = context
  let index = skipRun(lexemes, at, (lexeme) => hasTag(lexeme, 'place.beforeDistance') || hasTag(lexeme, 'place.in'))
  const led = lexemes.slice(at, index).some((lexeme) => hasTag(lexeme, 'place.beforeDistance'))
  const place = bestPlace(context, index)
  if (!place) return null
  index++
  // "加州Kent附近": the wider place is said first.
  const inner = bestPlace(context, index)
  const centre = inner && !inner.absent ? inner : place
  if (inner) index++
  const skipKind = () => {
    index = skipRun(lexemes, index, (lexeme) => hasTag(lexeme, 'glue.placeKind') || hasTag(lexeme, 'glue.centre'))
  }
  skipKind()
  // "Seattle和Bellevue之外的"
  const outside = [conditionOf(centre)]
  const first = index
  for (let next = nextOfList(context, index); next && !led; next = nextOfList(context, index)) {
    outside.push(conditionOf(next.place))
    index = next.end
    skipKind()
  }
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
      { kind: 'criterion', topic: 'Place', anyOf: outside, place: centre },
    ]
    return { meanings, end: index + 1 }
  }
  index = first
  const after = skipRun(
    lexemes,
    index,
    (lexeme) => hasTag(lexeme, 'place.nearBehind') || hasTag(lexeme, 'place.farBehind'),
  )
  const near = after > index
  const isBeyond = lexemes.slice(index, after).some((lexeme) => hasTag(lexeme, 'place.farBehind'))
  const distance = near || led ? readDistance(context, hasTag(lexemes[after], 'glue.of') ? after + 1 : after) : null
  if (!near && distance === null) return null
  const isFar = isBeyond || distance?.comparison === 'min' || distance?.comparison === 'over'
  const miles = distance === null ? null : milesIn(distance, distance.values.at(-1) ?? 5)
  const meanings: Meaning[] = [{ kind: 'near', near: { place: centre, miles } }]
  if (isFar) meanings.unshift({ kind: 'scope', scope: 'not' })
  return { meanings, end: distance?.end ?? after }
}

/** The place behind "and", "or" or a comma, and where it ends. */
function nextOfList(context: Context, at: number): { place: PlaceMatch; end: number } | null {
  const joint = context.lexemes[at]
  const joins =
    ['scope.and', 'scope.or', 'glue.and'].some((tag) => hasTag(joint, tag)) || /^[,、，]$/.test(joint?.text ?? '')
  const place = joins ? bestPlace(context, at + 1) : null
  return place ? { place, end: at + 2 } : null
}

function readDistance({ lexemes }: Context, start: number): Bound | null {
  const bound = readBound(lexemes, start)
  return bound && (bound.unit === 'unit.miles' || bound.unit === 'unit.kilometers') ? bound : null
}

export const placeThenNearRule: Rule = {
  name: 'place-then-near',
  dimension: 'place',
  read,
  examples: [
    ['Kent附近的房子', 'within 5 miles of Kent'],
    ['离Kent最近的房子', 'closest to Kent first'],
    ['Kent和Renton之外的房子', 'not; City Kent or City Renton'],
  ],
  not: ['Kent的房子'],
}

import type { Condition } from '../../../criteria/condition.ts'
import type { PlaceMatch } from '../../places/place-candidates.ts'
import { hasTag, type Lexeme, skipRun } from '../../words/lexeme.ts'
import type { Context, Recogniser } from '../meaning.ts'
import type { Rule } from '../rule.ts'
import { conditionOf } from './place-condition.ts'

const leadsToPlace = ['place.in', 'place.on', 'place.zip', 'place.address', 'mls.number']

/** City, state, ZIP, address, MLS number, alone or as "Seattle, WA 98103". */
const read: Recogniser = (context, at) => {
  const { lexemes } = context
  const index = skipRun(
    lexemes,
    at,
    (lexeme) => leadsToPlace.some((tag) => hasTag(lexeme, tag)) || isPlaceFiller(lexeme),
  )
  const place = readPlaceGroup(context, index)
  if (!place) return null
  // "MLS no 1234567" is a number, "no Kent" is none of Kent.
  if (!isNumbered(place.first) && lexemes.slice(at, index).some((lexeme) => hasTag(lexeme, 'scope.not'))) return null
  // "Seattle o alrededores"
  if (hasTag(lexemes[place.end], 'place.aroundAfter'))
    return { meanings: [{ kind: 'near', near: { place: place.first, miles: null } }], end: place.end + 1 }
  return {
    meanings: [{ kind: 'criterion', topic: 'Place', anyOf: [place.condition], place: place.first }],
    end: place.end,
  }
}

function isNumbered({ kind }: PlaceMatch): boolean {
  return kind === 'mls' || kind === 'zip' || kind === 'address'
}

function isPlaceFiller(lexeme: Lexeme | undefined): boolean {
  // "e" is an "é" without its accent, and an "and".
  if (lexeme?.places || hasTag(lexeme, 'scope.and')) return false
  return hasTag(lexeme, 'glue.placeLink') || lexeme?.text === ':' || lexeme?.text === '#'
}

const grain = { mls: 0, url: 0, coordinates: 0, address: 1, location: 2, city: 3, state: 4, zip: 5 }

/** Neighbouring places of growing size belong together: all of them must hold. */
function readPlaceGroup(
  context: Context,
  start: number,
): { condition: Condition; first: PlaceMatch; end: number } | null {
  const first = bestPlace(context, start)
  if (!first) return null
  const all: Condition[] = [conditionOf(first)]
  let last = first
  let end = skipRun(
    context.lexemes,
    start + 1,
    (lexeme) => hasTag(lexeme, 'place.city') && hasTag(lexeme, 'glue.placeKind'),
  )
  for (let guard = 0; guard < 4; guard++) {
    let at = end
    if (context.lexemes[at]?.text === ',') at++
    const joins = context.lexemes[at]
    if (hasTag(joins, 'place.zip') || (hasTag(joins, 'glue.in') && last.kind === 'address')) at++
    const next = bestPlace(context, at, last)
    if (!next || grain[next.kind] <= grain[last.kind]) break
    // "Seattle, 98115" without a state between them may be a list as well; a ZIP right behind a city is part of it.
    all.push(conditionOf(next))
    last = next
    end = at + 1
  }
  return { condition: all.length === 1 && all[0] ? all[0] : { is: 'all', of: all }, first, end }
}

/** Of several places with one name the one that the words around it speak for. */
export function bestPlace(context: Context, at: number, after?: PlaceMatch): PlaceMatch | null {
  const lexeme = context.lexemes[at]
  const places = lexeme?.places ?? []
  if (places.length <= 1) return places[0] ?? null
  const isCalledState = hasTag(context.lexemes[at + 1], 'glue.state') || hasTag(context.lexemes[at - 1], 'glue.state')
  const wanted = after?.kind === 'city' || isCalledState ? 'state' : 'city'
  const order: PlaceMatch['kind'][] = [
    wanted,
    'city',
    'coordinates',
    'zip',
    'address',
    'state',
    'mls',
    'location',
    'url',
  ]
  const before = context.lexemes[at - 1]
  if (hasTag(before, 'mls.number') || before?.text === '#') order.unshift('mls')
  if (hasTag(before, 'place.zip')) order.unshift('zip')
  const present = places.filter((place) => !place.absent)
  const pool = present.length > 0 ? present : places
  return [...pool].sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))[0] ?? null
}

export const placeRule: Rule = {
  name: 'place',
  dimension: 'place',
  read,
  examples: [
    ['homes in Kent', 'City Kent'],
    ['Seattle, WA 98103', 'City Seattle and State WA and ZIP 98103'],
    ['5 beds on Larkspur Avenue', 'Address Larkspur Avenue'],
  ],
  not: ['in a hurry', 'homes in good hands'],
}

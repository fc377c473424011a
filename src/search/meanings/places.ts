import { readBound } from '../bound.ts'
import type { Condition, PlaceCondition } from '../condition.ts'
import type { Context, Meaning, Recogniser } from '../item.ts'
import { hasTag, type Lexeme } from '../lexeme.ts'
import type { PlaceMatch } from '../place-candidates.ts'

export const milesInKilometer = 0.621371192

/** City, state, ZIP, address, MLS number, alone or as "Seattle, WA 98103". */
export const recognisePlace: Recogniser = (context, at) => {
  const { lexemes } = context
  let index = at
  while (
    ['place.in', 'place.on', 'place.zip', 'place.address', 'mls.number'].some((tag) => hasTag(lexemes[index], tag)) ||
    isPlaceFiller(lexemes[index])
  )
    index++
  const place = readPlaceGroup(context, index)
  if (!place) return null
  return {
    meanings: [{ kind: 'criterion', topic: 'Place', anyOf: [place.condition], place: place.first }],
    end: place.end,
  }
}

function isPlaceFiller(lexeme: Lexeme | undefined): boolean {
  return ['the', ':', '#', 'no', 'number', 'is', 'of'].includes(lexeme?.text.toLowerCase() ?? '') && !lexeme?.places
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
  let end = start + 1
  let last = first
  while (
    hasTag(context.lexemes[end], 'place.city') &&
    ['city', 'state', 'area', 'county', 'town'].includes(context.lexemes[end]?.text.toLowerCase() ?? '')
  )
    end++
  for (let guard = 0; guard < 4; guard++) {
    let at = end
    if (context.lexemes[at]?.text === ',') at++
    if (
      ['in', 'zip', 'zip code'].includes(context.lexemes[at]?.text.toLowerCase() ?? '') &&
      (last.kind === 'address' || hasTag(context.lexemes[at], 'place.zip'))
    )
      at++
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
function bestPlace(context: Context, at: number, after?: PlaceMatch): PlaceMatch | null {
  const lexeme = context.lexemes[at]
  const places = lexeme?.places ?? []
  if (places.length <= 1) return places[0] ?? null
  const behind = context.lexemes[at + 1]?.text.toLowerCase() ?? ''
  const wanted = after?.kind === 'city' || behind === 'state' ? 'state' : 'city'
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

const absentFields: Partial<Record<PlaceMatch['kind'], 'State' | 'ZIP' | 'Address' | 'MLSNumber'>> = {
  state: 'State',
  zip: 'ZIP',
  address: 'Address',
  mls: 'MLSNumber',
}

export function conditionOf(place: PlaceMatch): PlaceCondition | { is: 'ids'; ids: number[]; name: string } {
  if (place.absent) return { is: 'nowhere', name: place.name, field: absentFields[place.kind] ?? 'City' }
  switch (place.kind) {
    case 'city':
      return { is: 'city', key: place.keys[0] ?? '', name: place.name }
    case 'state':
      return { is: 'state', values: place.keys, name: place.name }
    case 'zip':
      return { is: 'zip', key: place.keys[0] ?? '', name: place.name }
    case 'mls':
      return { is: 'mls', keys: place.keys, name: place.name }
    case 'location':
      return { is: 'location', words: place.words?.map((group) => group[0] ?? '') ?? [], name: place.name }
    case 'address':
      return { is: 'address', words: place.words ?? [], name: place.name }
    case 'url':
      return { is: 'ids', ids: place.keys.map(Number), name: place.name }
    case 'coordinates':
      return {
        is: 'near',
        name: place.name,
        latitude: place.position?.latitude ?? 0,
        longitude: place.position?.longitude ?? 0,
        miles: 5,
      }
  }
}

/** "near Kent", "within 3 miles of 98103", "5 km from Main Street", "closest to Seattle". */
export const recogniseNear: Recogniser = (context, at) => {
  const { lexemes } = context
  let index = at
  let miles: number | null = null
  if (hasTag(lexemes[at], 'sort.Distance.up')) {
    const place = readCentre(context, at + 1)
    if (!place) return null
    return {
      meanings: [{ kind: 'sort', sort: { field: 'Distance', direction: 'up' }, near: place.place }],
      end: place.end,
    }
  }
  if (hasTag(lexemes[at], 'place.far')) {
    const place = readCentre(context, at + 1)
    if (!place) return null
    return {
      meanings: [
        { kind: 'scope', scope: 'not' },
        { kind: 'near', near: { place: place.place, miles: null } },
      ],
      end: place.end,
    }
  }
  let near = false
  // "within a 5 mile radius of", "less than 3 miles from", "3 miles away from"
  while (['within', 'a', 'an', 'the', 'about', 'in'].includes(lexemes[index]?.text.toLowerCase() ?? '')) index++
  const bound = readBound(lexemes, index) ?? readBound(lexemes, at)
  if (bound && (bound.unit === 'unit.miles' || bound.unit === 'unit.kilometers')) {
    miles = (bound.values.at(-1) ?? 5) * (bound.unit === 'unit.miles' ? 1 : milesInKilometer)
    index = bound.end
    near = true
  } else index = at
  const begin = index
  while (
    ['place.near', 'place.from'].some((tag) => hasTag(lexemes[index], tag)) ||
    (index > begin && ['the', 'zip', 'city of', 'downtown'].includes(lexemes[index]?.text.toLowerCase() ?? '')) ||
    (miles !== null && ['distance', 'drive', 'away'].includes(lexemes[index]?.text.toLowerCase() ?? ''))
  ) {
    near ||= hasTag(lexemes[index], 'place.near')
    index++
  }
  if (miles === null && !near) return null
  const place = readCentre(context, index)
  if (place) return { meanings: [{ kind: 'near', near: { place: place.place, miles } }], end: place.end }
  if (miles !== null && bound) return { meanings: [{ kind: 'radius', miles }], end: bound.end }
  return null
}

function readCentre(context: Context, start: number): { place: PlaceMatch; end: number } | null {
  let index = start
  while (
    [
      'the',
      'zip',
      'zip code',
      'mls',
      '#',
      'of',
      'city of',
      'to',
      'from',
      'mls number',
      'address',
      ':',
      'downtown',
      'central',
    ].includes(context.lexemes[index]?.text.toLowerCase() ?? '') &&
    index < start + 4
  )
    index++
  const place = bestPlace(context, index)
  if (!place) return null
  let end = index + 1
  // "near Seattle, WA": the state only says which Seattle.
  const state = context.lexemes[context.lexemes[end]?.text === ',' ? end + 1 : end]
  if (place.kind !== 'state' && state?.places?.some((candidate) => candidate.kind === 'state'))
    end = context.lexemes.indexOf(state) + 1
  return { place, end }
}

export type { Meaning }

import { milesInKilometer } from '../../../measures/measures.ts'
import { type Bound, readBound } from '../../words/bound.ts'
import { hasTag, type Lexeme, skipRun } from '../../words/lexeme.ts'
import type { Context, Meaning, NearRequest, Recogniser } from '../meaning.ts'
import type { Rule } from '../rule.ts'
import { bestPlace } from './place.ts'
import { conditionOf } from './place-condition.ts'

type Found = ReturnType<Recogniser>

/** "near Kent", "within 3 miles of 98103", "5 km from Main Street", "20 minutes from Kent", "closest to Seattle". */
const read: Recogniser = (context, at) => {
  const lexeme = context.lexemes[at]
  if (hasTag(lexeme, 'sort.Distance.up')) return readClosest(context, at)
  const behind = readClosestPlace(context, at)
  if (behind) return behind
  if (hasTag(lexeme, 'place.far')) {
    const centre = readCentre(context, at + 1)
    return centre && { meanings: farFrom({ ...centre.near, miles: null }), end: centre.end }
  }
  if (hasTag(lexeme, 'place.outside')) {
    const centre = readCentre(context, at + 1)
    if (!centre) return null
    const { place } = centre.near
    const meanings: Meaning[] = [
      { kind: 'scope', scope: 'not' },
      { kind: 'criterion', topic: 'Place', anyOf: [conditionOf(place)], place },
    ]
    return { meanings, end: centre.end }
  }
  if (hasTag(lexeme, 'place.inOrNear')) {
    const centre = readCentre(context, at + 1)
    if (!centre) return null
    const { near } = centre
    return { meanings: [{ kind: 'near', near, anyOf: [conditionOf(near.place)] }], end: centre.end }
  }
  return readTravel(context, at) ?? readWithin(context, at)
}

function farFrom(near: NearRequest): Meaning[] {
  return [
    { kind: 'scope', scope: 'not' },
    { kind: 'near', near },
  ]
}

/** "closest to Kent", and "the 3 closest homes to Kent", where the place stands a few words on. */
function readClosest(context: Context, at: number): Found {
  const centre = readCentre(context, at + 1)
  if (centre) return { meanings: [closestTo(centre.near)], end: centre.end }
  const later = findLaterPlace(context, at)
  // "closest first": from where the search looks.
  const meaning: Meaning = later ? closestTo(later.near) : { kind: 'follow', action: 'closer' }
  return { meanings: [meaning], end: at + 1 }
}

function closestTo(near: NearRequest): Meaning {
  return { kind: 'sort', sort: { field: 'Distance', direction: 'up' }, near }
}

const farthestPlace = 6

function findLaterPlace(context: Context, at: number): { near: NearRequest; from: number; end: number } | null {
  for (let index = at + 1; index <= at + farthestPlace; index++) {
    const lexeme = context.lexemes[index]
    if (!lexeme || hasTag(lexeme, 'sign') || hasTag(lexeme, 'place.in')) return null
    if (!hasTag(lexeme, 'place.from')) continue
    const centre = readCentre(context, index + 1)
    if (centre) return { ...centre, from: index }
  }
  return null
}

/** "to Kent" of "the 3 closest homes to Kent": the order has taken it already. */
function readClosestPlace(context: Context, at: number): Found {
  if (!hasTag(context.lexemes[at], 'place.from')) return null
  const sort = lastSort(context, at)
  if (sort?.kind !== 'sort' || sort.near === undefined) return null
  const later = findLaterPlace(context, sort.from)
  return later?.from === at ? { meanings: [{ kind: 'filler' }], end: later.end } : null
}

/** The last order that was read, where it stands near enough. */
function lastSort({ items }: Context, at: number): Context['items'][number] | null {
  for (let index = items.length - 1; index >= 0; index--) {
    const item = items[index]
    if (!item || item.from + farthestPlace < at) return null
    if (item.kind === 'sort') return item
  }
  return null
}

/** "20 min from Kent", "half an hour drive to Kent", "30 minute commute": listings know places and no times. */
function readTravel(context: Context, at: number): Found {
  const { lexemes } = context
  const isLed = lexemes[at]?.number !== undefined || hasTag(lexemes[at], 'glue.article')
  const amount = lexemes[at]?.number?.value ?? 1
  let index = at + 1
  if (lexemes[index]?.text === '-' && lexemes[index]?.glued) index++
  if (!isLed || amount > 180 || !hasTag(lexemes[index], 'time.travel')) return null
  index++
  const timeEnd = index
  while (hasTag(lexemes[index], 'time.travelBy') && index < at + 6) index++
  const leads = (lexeme: Lexeme | undefined) =>
    ['place.from', 'place.near', 'place.far'].some((tag) => hasTag(lexeme, tag))
  const centre = leads(lexemes[index]) ? readCentre(context, index + 1) : null
  if (!centre) return index > timeEnd ? { meanings: [{ kind: 'aside' }], end: index } : null
  // What was not understood is the time; the place is still one to be near to.
  return {
    meanings: [
      { kind: 'aside', until: index },
      { kind: 'near', near: centre.near },
    ],
    end: centre.end,
  }
}

function readWithin(context: Context, at: number): Found {
  const { lexemes } = context
  let miles: number | null = null
  let near = false
  // "within a 5 mile radius of", "less than 3 miles from", "3 miles away from"
  let index = skipRun(lexemes, at, (lexeme) => hasTag(lexeme, 'glue.withinLink'))
  const bound = readBound(lexemes, index) ?? readBound(lexemes, at)
  const isDistance = bound?.unit === 'unit.miles' || bound?.unit === 'unit.kilometers'
  if (bound && isDistance) {
    miles = milesIn(bound, bound.values.at(-1) ?? 5)
    index = bound.end
    near = true
  } else index = at
  const begin = index
  index = skipRun(
    lexemes,
    begin,
    (lexeme, place) =>
      hasTag(lexeme, 'place.near') ||
      hasTag(lexeme, 'place.from') ||
      (place > begin && hasTag(lexeme, 'glue.centreLink') && !lexeme.places) ||
      (miles !== null && hasTag(lexeme, 'glue.distanceLink')),
  )
  near ||= lexemes.slice(begin, index).some((lexeme) => hasTag(lexeme, 'place.near'))
  if (miles === null && !near) return null
  const centre = readCentre(context, index)
  if (!centre) return bound && miles !== null ? { meanings: [{ kind: 'radius', miles }], end: bound.end } : null
  const request = { ...centre.near, miles }
  if (bound && isDistance && (bound.comparison === 'min' || bound.comparison === 'over'))
    return { meanings: farFrom(request), end: centre.end }
  const within: Meaning = { kind: 'near', near: request }
  if (bound?.comparison !== 'range' || !isDistance) return { meanings: [within], end: centre.end }
  // "between 5 and 10 miles from"
  const inner = farFrom({ ...centre.near, miles: milesIn(bound, bound.values[0] ?? 0) })
  return { meanings: [within, ...inner], end: centre.end }
}

export function milesIn(bound: Bound, value: number): number {
  return value * (bound.unit === 'unit.miles' ? 1 : milesInKilometer)
}

function readCentre(context: Context, start: number): { near: NearRequest; end: number } | null {
  const { lexemes } = context
  let index = start
  const leads = (lexeme: Lexeme | undefined) => hasTag(lexeme, 'glue.centreLink') || lexeme?.text === ':'
  while (leads(lexemes[index]) && !lexemes[index]?.places && index < start + 4) index++
  const place = bestPlace(context, index)
  if (!place) return null
  // "near Portland, OR", "close to Church Street in Kent"
  let at = index + 1
  if (lexemes[at]?.text === ',' || (place.kind === 'address' && hasTag(lexemes[at], 'glue.in'))) at++
  const wider = place.kind === 'city' ? ['state'] : place.kind === 'address' ? ['city', 'zip'] : []
  const within = bestPlace(context, at, place)
  if (!within || within.absent || !wider.includes(within.kind)) return { near: { place, miles: null }, end: index + 1 }
  return { near: { place, within, miles: null }, end: at + 1 }
}

export const nearPlaceRule: Rule = {
  name: 'near-place',
  dimension: 'place',
  read,
  examples: [
    ['near Kent', 'within 5 miles of Kent'],
    ['within 3 miles of 98103', 'within 3 miles of 98103'],
    ['homes closest to Kent', 'closest to Kent first'],
    ['outside Kent', 'not; City Kent'],
    ['maisons à 5 km de Kent', 'within 3.11 miles of Kent'],
  ],
  not: ['homes in Kent', 'near the top of my budget'],
}

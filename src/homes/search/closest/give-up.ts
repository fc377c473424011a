import type { Condition, Criterion, Limits, NumberField } from '../../../reading/criteria/condition.ts'
import { type AreaUnitSaid, areaCondition, numberCondition } from '../../../reading/criteria/make-condition.ts'

/**
 * What is given up when nothing matches, the first first (spec/search-language.md, `closest`): what only an amount
 * implied; features; facts; a room; a tenth of price or size; some miles of place. A home that misses only things of an
 * earlier level misses less than any that misses one of a later level.
 */
export const levels = ['implied', 'features', 'facts', 'rooms', 'amounts', 'place'] as const
type Level = (typeof levels)[number]

/** A criterion from a level on; null: nothing is left of it. */
export interface Looser {
  /** Position among the levels. */
  readonly level: number
  readonly criterion: Criterion | null
}

/** A criterion that a home may miss, and how it is loosened: level by level, each step holds for all that the one before holds for. */
export interface Yielding {
  readonly criterion: Criterion
  readonly steps: readonly Looser[]
}

export interface Centre {
  readonly latitude: number
  readonly longitude: number
}

export type CentreOf = (place: Condition) => Centre | null

const share = 0.1
const milesMore = 10

const levelOfField: Partial<Record<NumberField, Level>> = {
  ParkingSpots: 'facts',
  HOAMonth: 'facts',
  YearBuilt: 'facts',
  DaysOnMarket: 'facts',
  DepositFee: 'facts',
  ZestimatePrice: 'facts',
  Bedrooms: 'rooms',
  Bathrooms: 'rooms',
  Price: 'amounts',
  UnitAreaPrice: 'amounts',
}

/** Which criteria yield, in their order; the others always hold. */
export function yieldingOf(criteria: readonly Criterion[], centreOf: CentreOf): Yielding[] {
  return criteria.flatMap((criterion) => {
    if (criterion.mode === 'wish') return []
    const steps = stepsOf(criterion, centreOf)
    return steps.length === 0 ? [] : [{ criterion, steps }]
  })
}

function stepsOf(criterion: Criterion, centreOf: CentreOf): Looser[] {
  const steps: Looser[] = []
  let held: Criterion = criterion
  for (const [level, name] of levels.entries()) {
    const looser = loosen(held, name, centreOf)
    if (looser === held) continue
    steps.push({ level, criterion: looser })
    if (looser === null) break
    held = looser
  }
  return steps
}

/** The criterion where a level is given up: itself where that says nothing of it, null where nothing is left. */
function loosen(criterion: Criterion, level: Level, centreOf: CentreOf): Criterion | null {
  const { topic, mode, anyOf, implied } = criterion
  if (topic === 'SaleType') return implied === true && level === 'implied' ? null : criterion
  // What is not wanted at all yields where it is a feature or a kind of home; not by degrees.
  if (mode === 'not') return anyOf.length > 0 && anyOf.every((each) => isGone(each, level)) ? null : criterion
  const looser = anyOf.map((each) => loosenCondition(each, level, centreOf))
  if (looser.includes(null)) return null
  const changed = looser.filter((each, at) => each !== null && each !== anyOf[at]).flatMap((each) => each ?? [])
  if (changed.length === 0) return criterion
  // Around the middle of a place is not all of it.
  const kept = level === 'place' ? anyOf : anyOf.filter((each, at) => looser[at] === each)
  return { ...criterion, anyOf: [...kept, ...changed] }
}

function isGone(condition: Condition, level: Level): boolean {
  if (condition.is === 'text') return level === 'features'
  if (condition.is === 'family') return level === 'facts'
  if (condition.is === 'value') return condition.field === 'Tours' && level === 'features'
  if (condition.is === 'area') return condition.field === 'LotArea' && level === 'facts'
  return condition.is === 'number' && level === 'facts' && levelOfField[condition.field] === 'facts'
}

/** null: nothing of the condition is left; the condition itself: it holds. */
function loosenCondition(condition: Condition, level: Level, centreOf: CentreOf): Condition | null {
  if (isGone(condition, level)) return null
  if (level === 'place' && isPlace(condition)) return aroundPlace(condition, centreOf)
  if (condition.is === 'all') return loosenAll(condition, level, centreOf)
  if (condition.is === 'number' && levelOfField[condition.field] === level) {
    const limits = level === 'rooms' ? byOne(condition) : byShare(condition)
    return limits === null ? condition : numberCondition(condition.field, limits)
  }
  if (condition.is === 'area' && level === 'amounts') {
    const { unit, ...said } = condition.said
    const limits = byShare(said)
    // The unit is one that the condition was made with.
    return limits === null ? condition : areaCondition(condition.field, limits, unit as AreaUnitSaid)
  }
  return condition
}

function loosenAll(all: Extract<Condition, { is: 'all' }>, level: Level, centreOf: CentreOf): Condition | null {
  const of = all.of.flatMap((each) => loosenCondition(each, level, centreOf) ?? [])
  if (of.length === 0) return null
  return of.length === all.of.length && of.every((each, at) => each === all.of[at]) ? all : { is: 'all', of }
}

/** A place that is named, with what it lies in ("Kent, WA"), or a place to be near to. A state has no middle to speak of. */
export function isPlace(condition: Condition): boolean {
  if (condition.is === 'all')
    return condition.of.some(isPlace) && condition.of.every((each) => isPlace(each) || isState(each))
  return ['city', 'zip', 'address', 'location', 'near'].includes(condition.is)
}

function isState({ is }: Condition): boolean {
  return is === 'state'
}

export function namePlace(place: Condition): string {
  if (place.is === 'all') return place.of.map(namePlace).join(', ')
  return 'name' in place ? place.name : ''
}

function aroundPlace(place: Condition, centreOf: CentreOf): Condition {
  if (place.is === 'near') return { ...place, miles: place.miles + milesMore }
  const centre = centreOf(place)
  return centre === null ? place : { is: 'near', name: namePlace(place), ...centre, miles: milesMore }
}

/** Bounds a room further out; those that leave nothing out stay as they are. */
function byOne({ min, max, above, below, oneOf }: Limits): Limits | null {
  if (oneOf) return { oneOf: [...new Set(oneOf.flatMap((count) => [count - 1, count, count + 1]))] }
  return moved(
    { min, max, above, below },
    (low) => Math.max(0, low - 1),
    (high) => high + 1,
  )
}

/** A tenth further out. */
function byShare({ min, max, above, below, oneOf }: Limits): Limits | null {
  if (oneOf) return null
  return moved(
    { min, max, above, below },
    (low) => roundAmount(low * (1 - share)),
    (high) => roundAmount(high * (1 + share)),
  )
}

/** 500,000 and a tenth are 550,000, not 550,000.0000000001. */
function roundAmount(amount: number): number {
  return Math.round(amount * 1e6) / 1e6
}

function moved(
  limits: { [Side in 'min' | 'max' | 'above' | 'below']: number | undefined },
  down: (low: number) => number,
  up: (high: number) => number,
): Limits | null {
  const { min, max, above, below } = limits
  const found = {
    ...(min === undefined ? {} : { min: down(min) }),
    ...(above === undefined ? {} : { above: down(above) }),
    ...(max === undefined ? {} : { max: up(max) }),
    ...(below === undefined ? {} : { below: up(below) }),
  }
  return Object.keys(found).length === 0 ? null : found
}

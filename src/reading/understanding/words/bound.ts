import { type Amount, areAlike, currencyOf, isTooMany, readAmount } from './amount.ts'
import { hasTag, type Lexeme, skipRun } from './lexeme.ts'
import { readTolerance } from './tolerance.ts'

/** How an amount is limited; what "over" excludes depends on what it is an amount of. */
export type Comparison =
  | 'bare'
  | 'min'
  | 'max'
  | 'over'
  | 'under'
  | 'about'
  | 'exact'
  | 'after'
  | 'since'
  | 'before'
  | 'until'
  | 'range'
  | 'set'

export interface Bound {
  comparison: Comparison
  values: number[]
  /** Tag of the unit that stands with the number, like "unit.Bedrooms". */
  unit: string | null
  /** Index of the currency row. */
  currency: number | null
  perMonth: boolean
  perYear: boolean
  scaled: boolean
  grouped: boolean
  decade: boolean
  digits: string | null
  slashed: number[]
  /** "2/3" as written. */
  fraction: readonly [number, number] | null
  /** Lexeme behind it. */
  end: number
}

const comparisons: readonly [string, Comparison][] = [
  ['bound.min', 'min'],
  ['bound.max', 'max'],
  ['bound.over', 'over'],
  ['bound.under', 'under'],
  ['bound.exact', 'exact'],
  ['bound.after', 'after'],
  ['bound.since', 'since'],
  ['bound.before', 'before'],
  ['bound.until', 'until'],
  ['bound.about', 'about'],
]

const comparisonsAfter: readonly [string, Comparison][] = [
  ['post.since', 'since'],
  ['post.until', 'until'],
  ['post.after', 'after'],
  ['post.before', 'before'],
  ['post.min', 'min'],
  ['post.max', 'max'],
  ['post.about', 'about'],
]

export function comparisonOf(lexeme: Lexeme | undefined): Comparison | null {
  return comparisons.find(([tag]) => hasTag(lexeme, tag))?.[1] ?? null
}

export function comparisonAfter(lexeme: Lexeme | undefined): Comparison | null {
  return comparisonsAfter.find(([tag]) => hasTag(lexeme, tag))?.[1] ?? null
}

function isSeparator(lexeme: Lexeme | undefined): boolean {
  return hasTag(lexeme, 'range.to') || lexeme?.text === '-'
}

/**
 * Reads an amount with everything that limits it: "at least 3 bedrooms", "between 400 and 500k", "2 or 3", "2000 sq ft
 * or more". `given` is a comparison that stood further left ("maximum price of ...").
 */
export function readBound(lexemes: readonly Lexeme[], start: number, given: Comparison | null = null): Bound | null {
  let index = start
  let comparison: Comparison | null = given
  let between = false
  let refused = false
  for (let guard = 0; guard < 4; guard++) {
    const lexeme = lexemes[index]
    if (!lexeme || lexeme.number) break
    const one = readOneUnit(lexemes, index, comparison ?? 'bare')
    if (one) return one
    const found = comparisonOf(lexeme)
    if (found !== null && !(hasTag(lexeme, 'currency.') as boolean)) {
      // "no more than about 500k": the first one decides, "around" only when it stands alone.
      // "from before 1980"
      const isFrom = index > start && hasTag(lexemes[index - 1], 'glue.from') && !lowest.includes(found)
      if (comparison === null || comparison === 'exact' || comparison === 'about' || isFrom) comparison = found
      index++
    } else if (hasTag(lexeme, 'bound.only')) {
      index++
    } else if (hasTag(lexeme, 'bound.refused')) {
      refused = true
      index++
    } else if (hasTag(lexeme, 'range.between')) {
      between = true
      index++
    } else if (hasTag(lexeme, 'glue.beforeAmount')) index++
    else if (lexeme.text === ':' || lexeme.text === '=') index++
    // "max. 2000", "ca. 450"
    else if (lexeme.text === '.' && lexeme.glued && comparison !== null && lexemes[index + 1]?.number) index++
    // "pre-1950"
    else if (lexeme.text === '-' && lexeme.glued && comparison !== null && lexemes[index + 1]?.glued) index++
    else break
  }
  const first = readAmount(lexemes, index)
  // "can't go over 500k": that is the most, "don't want less than 2": the least.
  if (refused && comparison !== 'over' && comparison !== 'under') return null
  if (refused) comparison = comparison === 'over' ? 'max' : 'min'
  if (!first) return null
  const number = first.lexeme.number
  if (!number) return null
  const bound: Bound = {
    ...plainBound,
    comparison: comparison ?? 'bare',
    values: [first.value],
    unit: first.unit,
    currency: first.currency,
    scaled: number.scaled,
    grouped: number.grouped,
    decade: number.decade ?? false,
    digits: number.digits ?? null,
    slashed: number.slashed ?? [],
    fraction: number.fraction ?? null,
    end: first.end,
  }
  if (first.plus && (bound.comparison === 'bare' || bound.comparison === 'exact')) bound.comparison = 'min'
  if (number.rough && bound.comparison === 'bare') bound.comparison = 'about'
  const tolerance = readTolerance(lexemes, first.plus ? first.end - 1 : first.end, first.value)
  if (tolerance !== null) return { ...bound, ...tolerance, comparison: 'range' }
  joinFurther(lexemes, bound, first, between)
  readTail(lexemes, bound)
  if (bound.unit === null && bound.end > first.end) readLateUnit(lexemes, bound)
  borrowFromNext(lexemes, bound, first)
  countBedrooms(bound)
  countHectares(bound)
  return bound
}

const lowest: readonly Comparison[] = ['min', 'over', 'since', 'after']
const highest: readonly Comparison[] = ['max', 'under', 'until', 'before']

function areComplements(first: Comparison, second: Comparison): boolean {
  return (lowest.includes(first) && highest.includes(second)) || (highest.includes(first) && lowest.includes(second))
}

/** "at least 2 but no more than 4 bedrooms", "over 400 and under 600k": what is said once holds for both. */
function borrowFromNext(lexemes: readonly Lexeme[], bound: Bound, first: Amount): void {
  if (bound.unit !== null || bound.currency !== null || bound.scaled || bound.values.length > 1) return
  if (!lowest.includes(bound.comparison) && !highest.includes(bound.comparison)) return
  const at = skipRun(
    lexemes,
    bound.end,
    (each) => ['scope.and', 'scope.but', 'glue.and'].some((tag) => hasTag(each, tag)) || each.text === ',',
  )
  if (at > bound.end + 2) return
  const comparison = comparisonOf(lexemes[at])
  const next = comparison === null ? null : readAmount(lexemes, at + 1)
  if (comparison === null || next === null || !areComplements(bound.comparison, comparison)) return
  if (next.unit !== null && areAlike(first, next)) bound.unit = next.unit
  else if (next.lexeme.number?.scaled && next.unit === null) {
    bound.values = [alignScale(first, next)]
    bound.scaled = true
  }
}

export const plainBound: Omit<Bound, 'comparison' | 'values' | 'unit' | 'end'> = {
  currency: null,
  perMonth: false,
  perYear: false,
  scaled: false,
  grouped: false,
  decade: false,
  digits: null,
  slashed: [],
  fraction: null,
}

const unitsOfOne = ['acres', 'hectares', 'miles', 'kilometers', 'days', 'weeks', 'months', 'years'].map(
  (unit) => `unit.${unit}`,
)

/**
 * Rooms are counted with the living room where a language has a unit of its own for them: "3 pièces", "T3". Half of a room ("3,5 pièces",
 * "4.5 Zimmer") is where one eats, and no bedroom.
 */
function countBedrooms(bound: Bound): void {
  if (bound.unit !== 'unit.Rooms' && bound.unit !== 'unit.Bedrooms') return
  const living = bound.unit === 'unit.Rooms' ? 1 : 0
  bound.unit = 'unit.Bedrooms'
  bound.values = bound.values.map((value) => Math.max(0, Math.floor(value) - living))
}

/** Fifteen 亩 are a hectare. */
function countHectares(bound: Bound): void {
  if (bound.unit !== 'unit.mu') return
  bound.unit = 'unit.hectares'
  bound.values = bound.values.map((value) => Math.round((value / 15) * 10_000) / 10_000)
}

/** "at least an acre", "within a mile", "a week ago": nobody says the one. */
function readOneUnit(lexemes: readonly Lexeme[], start: number, comparison: Comparison): Bound | null {
  const [article, next] = [lexemes[start], lexemes[start + 1]]
  const own = hasTag(article, 'glue.article') ? unitsOfOne.find((tag) => hasTag(next, tag)) : undefined
  // "less than a month ago"
  // "half a year" is told in months, as one counts them.
  if (hasTag(article, 'unit.halfYear')) {
    const half: Bound = { ...plainBound, comparison, values: [6], unit: 'unit.months', end: start + 1 }
    readTail(lexemes, half)
    return half
  }
  const perMonth = hasTag(article, 'per.month') && hasTag(next, 'time.ago')
  const unit = own ?? (perMonth ? 'unit.months' : undefined)
  if (unit === undefined) return null
  const bound: Bound = { ...plainBound, comparison, values: [1], unit, end: own === undefined ? start + 1 : start + 2 }
  readTail(lexemes, bound)
  return bound
}

/** The second end of a range, or the further members of a set. */
function joinFurther(lexemes: readonly Lexeme[], bound: Bound, first: Amount, between: boolean): void {
  const separator = lexemes[bound.end]
  const openRange =
    bound.comparison === 'bare' ||
    bound.comparison === 'min' ||
    bound.comparison === 'about' ||
    bound.comparison === 'since'
  const joinsRange =
    isSeparator(separator) || (between && (hasTag(separator, 'scope.and') || hasTag(separator, 'scope.or')))
  if (joinsRange && (openRange || between)) {
    let at = bound.end + 1
    if (hasTag(lexemes[at], 'bound.max')) at++
    const second = readAmount(lexemes, at)
    if (second && areAlike(first, second) && !first.lexeme.number?.decade) {
      const low = alignScale(first, second)
      if (second.value >= low) {
        take(bound, second)
        bound.values = [low, second.value]
        bound.comparison = bound.comparison === 'about' ? 'about' : 'range'
      }
    }
    return
  }
  if (bound.comparison !== 'bare' && bound.comparison !== 'exact' && bound.comparison !== 'about') return
  const members = [first]
  let index = bound.end
  for (let guard = 0; guard < 8; guard++) {
    const isComma = lexemes[index]?.text === ','
    let at = index
    if (isComma) at++
    const isOr = hasTag(lexemes[at], 'scope.or') && lexemes[at]?.text !== '/'
    const isAnd = hasTag(lexemes[at], 'glue.and')
    if (isOr || isAnd) at++
    if (!isComma && !isOr && !isAnd) break
    at = skipRun(lexemes, at, (each) => hasTag(each, 'glue.article'))
    const next = readAmount(lexemes, at)
    const previous = members.at(-1)
    if (!next || !previous || !areAlike(previous, next)) break
    if (next.lexeme.number?.scaled || next.currency !== null) break
    // "I can live without one, 4 beds": it stands for a thing.
    if (isComma && !isOr && next.unit !== null && previous.value === 1 && previous.lexeme.number?.digits === undefined)
      break
    // "2 beds, 3" and "3 and 4 bedrooms" need a common unit at the end; a bare list of numbers is no set.
    if (next.unit === null && !hasListUnit(lexemes, next.end)) {
      if (!(isOr && previous.unit !== null && !isAmountOfItsOwn(next))) break
    }
    if ((isComma || isAnd) && previous.unit !== null && !isOr) break
    members.push(next)
    index = next.end
  }
  const last = members.at(-1)
  if (members.length < 2 || !last || bound.comparison === 'about') return
  take(bound, last)
  bound.unit = last.unit ?? first.unit
  bound.values = members.map((member) => member.value)
  bound.comparison = 'set'
}

function hasListUnit(lexemes: readonly Lexeme[], index: number): boolean {
  for (let at = index; at < index + 8; at++) {
    const lexeme = lexemes[at]
    if (!lexeme) return false
    if (lexeme.tags.some((tag) => tag.startsWith('unit.'))) return true
    if (!lexeme.number && lexeme.text !== ',' && !hasTag(lexeme, 'scope.or') && lexeme.text !== '-') return false
  }
  return false
}

function isAmountOfItsOwn(amount: Amount): boolean {
  return amount.value > 20
}

/** "400-500k", "3 to 4 hundred thousand": the scale of the second end holds for both. */
function alignScale(first: Amount, second: Amount): number {
  const [a, b] = [first.lexeme.number, second.lexeme.number]
  // "entre 300 et 400 000"
  const isGrouped = b?.grouped === true && second.value >= 10_000 && first.value >= 10
  if (!a || !b || a.scaled || !(b.scaled || isGrouped) || first.value >= 1000) return first.value
  const fitting = [b.scale ?? 1_000_000, 1_000_000, 100_000, 1000].find((scale) => first.value * scale <= second.value)
  return fitting === undefined ? first.value : first.value * fitting
}

function take(bound: Bound, amount: Amount): void {
  bound.end = amount.end
  bound.unit = amount.unit ?? bound.unit
  bound.currency = amount.currency ?? bound.currency
  bound.scaled ||= amount.lexeme.number?.scaled ?? false
  bound.grouped ||= amount.lexeme.number?.grouped ?? false
  bound.digits = null
  if (amount.plus) bound.comparison = 'min'
}

/** "a month", "or more", "max" behind the amount. */
function readTail(lexemes: readonly Lexeme[], bound: Bound): void {
  for (let guard = 0; guard < 3; guard++) {
    const lexeme = lexemes[bound.end]
    const after = comparisonAfter(lexeme)
    if (hasTag(lexeme, 'per.month')) {
      bound.perMonth = true
      bound.end++
    } else if (hasTag(lexeme, 'per.year')) {
      bound.perYear = true
      bound.end++
    } else if (after === 'about' && bound.comparison === 'about') {
      bound.end++
    } else if (
      after !== null &&
      (bound.comparison === 'bare' || bound.comparison === 'exact' || bound.comparison === 'set') &&
      !belongsToNext(lexemes, bound)
    ) {
      bound.comparison = after
      bound.end++
    } else break
  }
}

/** "500k max 3 beds": a word that may stand before an amount as well belongs to the one that follows it directly. */
function belongsToNext(lexemes: readonly Lexeme[], bound: Bound): boolean {
  const [lexeme, next] = [lexemes[bound.end], lexemes[bound.end + 1]]
  if (lexeme?.text === '+') return !lexeme.glued && next?.number !== undefined
  if (comparisonOf(lexeme) === null || lexeme?.glued) return false
  // "3 beds min price 400k"
  if (next?.tags.some((tag) => tag.startsWith('field.'))) return true
  if (hasTag(next, 'sign') && currencyOf(next) === null) return false
  const amount = readAmount(lexemes, bound.end + 1) ?? readAmount(lexemes, bound.end + 2)
  if (amount === null || ['scope.and', 'scope.or', 'scope.but', 'scope.with'].some((tag) => hasTag(next, tag)))
    return false
  // "3 bedrooms minimum 2 baths minimum": here such words stand behind.
  if (comparisonAfter(lexemes[amount.end]) !== null && amount.unit !== null) return false
  const isMoney = bound.currency !== null || bound.scaled || bound.grouped
  return !(isMoney && amount.unit !== null && next?.number)
}

/** "3 or more bedrooms", "2000 or more sq ft": the unit stands behind the comparison. */
function readLateUnit(lexemes: readonly Lexeme[], bound: Bound): void {
  const at = lexemes[bound.end]?.text === '-' ? bound.end + 1 : bound.end
  const unit = lexemes[at]?.tags.find((tag) => tag.startsWith('unit.'))
  const isMoney = bound.currency !== null || bound.scaled
  if (unit === undefined || (isMoney && !/square|acres|hectares/.test(unit))) return
  if (bound.values.some((value) => isTooMany(value, unit))) return
  bound.unit = unit
  bound.end = at + 1
}

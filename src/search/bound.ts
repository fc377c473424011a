import type { Limits } from './condition.ts'
import { hasTag, type Lexeme, tagValue } from './lexeme.ts'

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

interface Amount {
  value: number
  unit: string | null
  currency: number | null
  lexeme: Lexeme
  end: number
  plus: boolean
}

function currencyOf(lexeme: Lexeme | undefined): number | null {
  const index = tagValue(lexeme, 'currency.')
  return index === null ? null : Number(index)
}

/** A number with the currency and the unit that stand with it. */
function readAmount(lexemes: readonly Lexeme[], start: number): Amount | null {
  let index = start
  let currency = currencyOf(lexemes[index])
  if (currency !== null) index++
  const lexeme = lexemes[index]
  const number = lexeme?.number
  if (!lexeme || !number || number.ordinal) return null
  index++
  const after = currencyOf(lexemes[index])
  if (currency === null && after !== null) {
    currency = after
    index++
  }
  let plus = false
  if (lexemes[index]?.text === '+') {
    plus = true
    index++
  }
  let at = index
  if (hasTag(lexemes[at], 'sign.-') || (lexemes[at]?.text === '-' && lexemes[at]?.glued)) at++
  // "half of an acre", "2 full baths"
  while ((hasTag(lexemes[at], 'glue.article') || hasTag(lexemes[at], 'glue.of')) && at < index + 3) at++
  const unit = lexemes[at]?.tags.find((tag) => tag.startsWith('unit.')) ?? null
  if (unit !== null) return { value: number.value, unit, currency, lexeme, end: at + 1, plus }
  // "3b/2b", "3b2b"
  const letter = lexemes[index]
  if (letter?.text.toLowerCase() === 'b' && letter.glued) {
    return { value: number.value, unit: 'unit.b', currency, lexeme, end: index + 1, plus }
  }
  return { value: number.value, unit: null, currency, lexeme, end: index, plus }
}

function isSeparator(lexeme: Lexeme | undefined): boolean {
  return hasTag(lexeme, 'range.to') || lexeme?.text === '-'
}

/** Two amounts may be the ends of one range or members of one set only when they are amounts of the same thing. */
function areAlike(first: Amount, second: Amount): boolean {
  if (first.unit !== null && second.unit !== null && first.unit !== second.unit) return false
  const isCount = (unit: string | null) =>
    unit === 'unit.Bedrooms' || unit === 'unit.Bathrooms' || unit === 'unit.ParkingSpots'
  const isMoney = (amount: Amount) => amount.currency !== null || amount.lexeme.number?.scaled
  if ((isMoney(first) && isCount(second.unit)) || (isMoney(second) && isCount(first.unit))) return false
  return !(second.lexeme.number?.decade || first.lexeme.number?.slashed || second.lexeme.number?.slashed)
}

/**
 * Reads an amount with everything that limits it: "at least 3 bedrooms", "between 400 and 500k", "2 or 3", "2000 sq ft
 * or more". `given` is a comparison that stood further left ("maximum price of ...").
 */
export function readBound(lexemes: readonly Lexeme[], start: number, given: Comparison | null = null): Bound | null {
  let index = start
  let comparison: Comparison | null = given
  let between = false
  for (let guard = 0; guard < 4; guard++) {
    const lexeme = lexemes[index]
    if (!lexeme || lexeme.number) break
    if (isOneAcre(lexeme, lexemes[index + 1])) return oneAcre(lexemes, index, comparison ?? 'bare')
    const found = comparisonOf(lexeme)
    if (found !== null && !(hasTag(lexeme, 'currency.') as boolean)) {
      // "no more than about 500k": the first one decides, "around" only when it stands alone.
      if (comparison === null || comparison === 'bare' || comparison === 'about') comparison = found
      index++
    } else if (hasTag(lexeme, 'range.between')) {
      between = true
      index++
    } else if (hasTag(lexeme, 'glue.beforeAmount')) index++
    else if (lexeme.text === ':' || lexeme.text === '=') index++
    else break
  }
  const first = readAmount(lexemes, index)
  if (!first) return null
  const number = first.lexeme.number
  if (!number) return null
  const bound: Bound = {
    comparison: comparison ?? 'bare',
    values: [first.value],
    unit: first.unit,
    currency: first.currency,
    perMonth: false,
    perYear: false,
    scaled: number.scaled,
    grouped: number.grouped,
    decade: number.decade ?? false,
    digits: number.digits ?? null,
    slashed: number.slashed ?? [],
    end: first.end,
  }
  if (first.plus && bound.comparison === 'bare') bound.comparison = 'min'
  joinFurther(lexemes, bound, first, between)
  readTail(lexemes, bound)
  if (bound.unit === null && bound.end > first.end) readLateUnit(lexemes, bound)
  return bound
}

/** "at least an acre": nobody says the one. */
function isOneAcre(article: Lexeme, unit: Lexeme | undefined): boolean {
  return (
    ['a', 'an'].includes(article.text.toLowerCase()) && ['unit.acres', 'unit.hectares'].some((tag) => hasTag(unit, tag))
  )
}

function oneAcre(lexemes: readonly Lexeme[], start: number, comparison: Comparison): Bound {
  const bound: Bound = {
    comparison,
    values: [1],
    unit: hasTag(lexemes[start + 1], 'unit.acres') ? 'unit.acres' : 'unit.hectares',
    currency: null,
    perMonth: false,
    perYear: false,
    scaled: false,
    grouped: false,
    decade: false,
    digits: null,
    slashed: [],
    end: start + 2,
  }
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
    while (hasTag(lexemes[at], 'glue.article')) at++
    const next = readAmount(lexemes, at)
    const previous = members.at(-1)
    if (!next || !previous || !areAlike(previous, next)) break
    if (next.lexeme.number?.scaled || next.currency !== null) break
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
  const a = first.lexeme.number
  const b = second.lexeme.number
  if (!a || !b || a.scaled || !b.scaled || first.value >= 1000) return first.value
  const scale = second.value >= 1_000_000 ? 1_000_000 : 1000
  const low = first.value * scale
  if (low <= second.value) return low
  return first.value * 1000 <= second.value ? first.value * 1000 : first.value
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

/** "3 beds min price 400k", "3 beds at least $400k" */
function startsField(lexeme: Lexeme | undefined): boolean {
  return lexeme?.tags.some((tag) => tag.startsWith('field.')) ?? false
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
    } else if (
      after !== null &&
      (bound.comparison === 'bare' || bound.comparison === 'exact' || bound.comparison === 'set')
    ) {
      // "500k max 3 beds": a word that may also stand before an amount belongs to the one it touches first.
      const isAlsoBefore = comparisonOf(lexeme) !== null
      const at = lexemes[bound.end + 1]?.number ? bound.end + 1 : bound.end + 2
      if (isAlsoBefore && (lexemes[at]?.number || startsField(lexemes[bound.end + 1])) && !lexeme?.glued) {
        const isMoney = bound.currency !== null || bound.scaled || bound.grouped
        const counts = lexemes[at + 1]?.tags.some((tag) => tag.startsWith('unit.')) ?? false
        if (!(isMoney && counts && lexemes[bound.end + 1]?.number)) break
      }
      if (lexeme?.text === '+' && !lexeme.glued && lexemes[bound.end + 1]?.number) break
      bound.comparison = after
      bound.end++
    } else break
  }
}

/** "3 or more bedrooms", "2000 or more sq ft": the unit stands behind the comparison. */
function readLateUnit(lexemes: readonly Lexeme[], bound: Bound): void {
  const at = lexemes[bound.end]?.text === '-' ? bound.end + 1 : bound.end
  const unit = lexemes[at]?.tags.find((tag) => tag.startsWith('unit.'))
  const isMoney = bound.currency !== null || bound.scaled
  if (unit === undefined || (isMoney && !/square|acres|hectares/.test(unit))) return
  bound.unit = unit
  bound.end = at + 1
}

export type Strictness = 'inclusive' | 'strict' | 'whole'

/**
 * Limits from a bound. `bare` says what a number without a comparison means. Inclusive: "over" allows the number itself
 * (money, areas). Strict: it does not. Whole: the next whole number is meant ("more than 3 bedrooms": at least 4).
 */
export function limitsOf(
  bound: Pick<Bound, 'comparison' | 'values'>,
  bare: 'min' | 'max' | 'exact',
  strictness: Strictness,
  slack = 0.1,
): Limits {
  const [first = 0] = bound.values
  const last = bound.values.at(-1) ?? first
  switch (bound.comparison) {
    case 'bare':
      return bare === 'min' ? { min: first } : bare === 'max' ? { max: first } : { min: first, max: first }
    case 'exact':
      return { min: first, max: first }
    case 'min':
    case 'since':
      return { min: first }
    case 'max':
    case 'until':
      return { max: first }
    case 'over':
      return strictness === 'inclusive'
        ? { min: first }
        : strictness === 'strict'
          ? { above: first }
          : { min: Math.floor(first) + 1 }
    case 'under':
      return strictness === 'inclusive'
        ? { max: first }
        : strictness === 'strict'
          ? { below: first }
          : { max: Math.ceil(first) - 1 }
    case 'after':
      return { above: first }
    case 'before':
      return { below: first }
    case 'about':
      return { min: round(first * (1 - slack)), max: round(last * (1 + slack)) }
    case 'range':
      return { min: first, max: last }
    case 'set':
      return { oneOf: [...new Set(bound.values)].sort((a, b) => a - b) }
  }
}

function round(value: number): number {
  return Math.round(value * 1e6) / 1e6
}

import type { Condition, Limits } from '../../../criteria/condition.ts'
import { numberCondition } from '../../../criteria/make-condition.ts'
import { type Bound, comparisonOf, plainBound, readBound } from '../../words/bound.ts'
import { hasTag, type Lexeme, skipRun } from '../../words/lexeme.ts'
import { limitsOf } from '../../words/limits-of.ts'
import type { Context, Recogniser } from '../meaning.ts'
import type { Rule } from '../rule.ts'

const daysIn: Record<string, number> = {
  'unit.hours': 1 / 24,
  'unit.days': 1,
  'unit.weeks': 7,
  'unit.months': 30,
  'unit.years': 365,
}

/** "haven't sold in 6 months": on the market for at least so long; without a time, still on it. */
function readUnsold(lexemes: readonly Lexeme[], at: number): ReturnType<Recogniser> {
  const isBetween = (each: Lexeme) =>
    !each.number &&
    (hasTag(each, 'time.agoBefore') ||
      (comparisonOf(each) === null && ['glue.', 'filler', 'ordinary', 'time.last'].some((tag) => hasTag(each, tag))))
  const from = skipRun(lexemes, at + 1, isBetween)
  const bound = [at + 1, from]
    .map((start) => readBound(lexemes, start) ?? readSingle(lexemes, start) ?? readBare(lexemes, start))
    .find(Boolean)
  const days = daysIn[bound?.unit ?? '']
  if (!bound || days === undefined) {
    const active: Condition = { is: 'value', field: 'Status', value: 'Active' }
    return { meanings: [{ kind: 'criterion', topic: 'Status', anyOf: [active] }], end: at + 1 }
  }
  const end = skipRun(lexemes, bound.end, (each) => hasTag(each, 'time.ago') || hasTag(each, 'field.DaysOnMarket'))
  return result(unsoldFor(bound, days), end)
}

function unsoldFor(bound: Bound, days: number): Limits {
  const values = bound.values.slice(0, 1).map((value) => Math.ceil(value * days))
  return limitsOf({ ...bound, values, comparison: bound.comparison === 'over' ? 'over' : 'min' }, 'min', 'whole')
}

/** "new on the market", "listed in the last 10 days", "on the market for over 30 days". */
const read: Recogniser = (context, at) => {
  const { lexemes } = context
  const lexeme = lexemes[at]
  const next = (index: number) => lexemes[index]
  if (hasTag(lexeme, 'time.unsold')) return readUnsold(lexemes, at)
  // "price reduced this week"
  const isNew = ['new.listing', 'new.today', 'new.yesterday', 'new.month'].some((tag) => hasTag(lexeme, tag))
  if (isNew && isDeed(next(at - 1))) return { meanings: [{ kind: 'aside' }], end: at + 1 }
  if (hasTag(lexeme, 'new.listing')) {
    // "new listings in the last 3 days": the number says it better.
    const end = skipRun(lexemes, at + 1, (each) => hasTag(each, 'new.listing'))
    const inside = hasTag(next(end), 'new.listing') ? null : read(context, end)
    return inside ?? result({ max: 7 }, end)
  }
  if (hasTag(lexeme, 'new.today')) return result({ max: 1 }, at + 1)
  if (hasTag(lexeme, 'new.yesterday')) return result({ max: 1 }, at + 1)
  if (hasTag(lexeme, 'new.month')) return result({ max: 30 }, at + 1)
  let index = skipRun(lexemes, at, (each) => hasTag(each, 'time.listed') || hasTag(each, 'field.DaysOnMarket'))
  const listed = index > at
  const isForTime = (each: Lexeme) => (hasTag(each, 'glue.forTime') || each.text === ':') && !each.number
  if (listed) index = skipRun(lexemes, index, isForTime)
  if (
    listed &&
    (hasTag(next(index), 'new.today') ||
      hasTag(next(index), 'new.yesterday') ||
      hasTag(next(index), 'new.month') ||
      hasTag(next(index), 'new.listing'))
  ) {
    return read(context, index)
  }
  const agoBefore = hasTag(next(index), 'time.agoBefore')
  if (agoBefore) index++
  let last = hasTag(next(index), 'time.last')
  if (last) index++
  const single = lexemes[index]?.tags.find((tag) => daysIn[tag] !== undefined)
  if (last && single !== undefined) {
    if (!listed && tellsOfDeed(lexemes, at, index + 1)) return { meanings: [{ kind: 'aside' }], end: index + 1 }
    if (single === 'unit.years' && !listed) return null
    return result({ max: daysIn[single] ?? 7 }, index + 1)
  }
  const bound = readBound(lexemes, index) ?? readSingle(lexemes, index)
  const days = daysIn[bound?.unit ?? '']
  if (!bound) return null
  // "ces 10 derniers jours"
  last ||= bound.unit !== 'unit.years' && hasTag(next(bound.end - 1), 'time.last')
  if (
    listed &&
    bound.unit === null &&
    hasTag(lexeme, 'field.DaysOnMarket') &&
    bound.values.every((value) => value <= 1000) &&
    bound.currency === null &&
    !bound.scaled
  ) {
    return result(limitsOf(bound, 'max', 'whole'), bound.end)
  }
  if (days === undefined) {
    const onMarket =
      bound.unit === null && bound.currency === null && !bound.scaled && hasTag(next(bound.end), 'field.DaysOnMarket')
    if (!onMarket || hasTag(next(bound.end), 'glue.onMarket')) return null
    const limits = limitsOf({ ...bound, comparison: ofDuration(bound.comparison) }, 'max', 'whole')
    return result(limits, bound.end + 1)
  }
  const end = skipRun(
    lexemes,
    bound.end,
    (each, place) =>
      hasTag(each, 'time.ago') ||
      hasTag(each, 'field.DaysOnMarket') ||
      hasTag(each, 'time.listed') ||
      (hasTag(each, 'filler') && hasTag(next(place + 1), 'field.DaysOnMarket')),
  )
  // "半年没卖出去", "seit 6 Monaten nicht verkauft"
  const unsoldAt = skipRun(lexemes, end, (each) => !each.number && (hasTag(each, 'filler') || hasTag(each, 'glue.')))
  if (hasTag(next(unsoldAt), 'time.unsold')) return result(unsoldFor(bound, days), unsoldAt + 1)
  const closed = agoBefore || end > bound.end
  if (!listed && !last && !closed && !isAllOfDays(context, at, bound)) return null
  if (!listed && tellsOfDeed(lexemes, at, end)) return { meanings: [{ kind: 'aside' }], end }
  // "casas nuevas de menos de 5 años" is said of what is built.
  const saysMarket = lexemes.slice(at, end).some((each) => hasTag(each, 'field.DaysOnMarket'))
  const isLong = bound.comparison === 'over' || bound.comparison === 'min'
  if (bound.unit === 'unit.years' && !closed && !saysMarket && !isLong) return null
  const values = bound.values.map((value) => Math.ceil(value * days))
  const limits = last
    ? { max: values.at(-1) ?? 7 }
    : limitsOf({ ...bound, comparison: ofDuration(bound.comparison), values }, 'max', 'whole')
  return result(limits, end)
}

/** "older than a year on the market": what is before a year when homes are built is longer here. */
function ofDuration(comparison: Bound['comparison']): Bound['comparison'] {
  return comparison === 'before' ? 'over' : comparison === 'after' ? 'under' : comparison
}

/** "over a year", "more than a month": what is otherwise said of a rent, behind a comparison. */
function readSingle(lexemes: readonly Lexeme[], at: number): Bound | null {
  const comparison = comparisonOf(lexemes[at])
  if (comparison === null) return null
  const said = lexemes[at + 1]
  const unit = hasTag(said, 'per.year') ? 'unit.years' : hasTag(said, 'per.month') ? 'unit.months' : null
  return unit === null ? null : { ...plainBound, comparison, values: [1], unit, end: at + 2 }
}

/** "in a year" */
function readBare(lexemes: readonly Lexeme[], at: number): Bound | null {
  const said = lexemes[at]
  const unit = hasTag(said, 'per.year') ? 'unit.years' : hasTag(said, 'per.month') ? 'unit.months' : null
  return unit === null ? null : { ...plainBound, comparison: 'bare', values: [1], unit, end: at + 1 }
}

/** "over 150 days?", and nothing else: nobody counts anything else of a home in so many days. */
function isAllOfDays({ lexemes }: Context, at: number, bound: Bound): boolean {
  const isCounted =
    bound.unit === 'unit.days' && bound.comparison !== 'bare' && bound.values.every((days) => days >= 14)
  const isNothing = (lexeme: Lexeme) => hasTag(lexeme, 'sign') || hasTag(lexeme, 'filler') || hasTag(lexeme, 'ordinary')
  return isCounted && lexemes.every((each, place) => (place >= at && place < bound.end) || isNothing(each))
}

/** "reduced in the last 30 days", "roof replaced last week": when something was done to a home, and not when it came. */
function tellsOfDeed(lexemes: readonly Lexeme[], at: number, end: number): boolean {
  const begin = lexemes.findLastIndex((lexeme, index) => index < at && hasTag(lexeme, 'sign')) + 1
  // "die in den letzten 30 Tagen reduziert wurden"
  return [...lexemes.slice(begin, at), ...lexemes.slice(end, end + 1)].some(isDeed)
}

function isDeed(lexeme: Lexeme | undefined): boolean {
  return hasTag(lexeme, 'time.deed')
}

function result(limits: Limits, end: number): ReturnType<Recogniser> {
  return {
    meanings: [{ kind: 'criterion', topic: 'DaysOnMarket', anyOf: [numberCondition('DaysOnMarket', limits)] }],
    end,
  }
}

export const daysOnMarketRule: Rule = {
  name: 'days-on-market',
  dimension: 'time',
  read,
  examples: [
    ['listed this week', 'DaysOnMarket at most 7'],
    ['in the last 10 days', 'DaysOnMarket at most 10'],
    ['on the market for over 30 days', 'DaysOnMarket at least 31'],
    ['new listings', 'DaysOnMarket at most 7'],
    ['homes older than a year on the market', 'DaysOnMarket at least 366'],
    ['listed over a year ago', 'DaysOnMarket at least 366'],
    ['over 150 days?', 'DaysOnMarket at least 151'],
    ["homes that haven't sold in 6 months", 'DaysOnMarket at least 180'],
    ['unsold for over half a year', 'DaysOnMarket at least 181'],
  ],
  not: [
    'built in the last 10 years',
    'new kitchen',
    'homes older than 50 years',
    'over 2k a month',
    'more than a month of rent',
  ],
}

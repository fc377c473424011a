import type { Limits } from '../../../criteria/condition.ts'
import { numberCondition } from '../../../criteria/make-condition.ts'
import { type Bound, type Comparison, comparisonAfter, comparisonOf, readBound } from '../../words/bound.ts'
import { hasTag, type Lexeme, skipRun, tagValue } from '../../words/lexeme.ts'
import { limitsOf } from '../../words/limits-of.ts'
import type { Context, Recogniser } from '../meaning.ts'
import type { Rule } from '../rule.ts'

/** "built after 2000", "2000 or newer", "in the 1990s", "in 1985", "less than 10 years old". */
const readYears: Recogniser = (context, at) => {
  const { lexemes } = context
  const said = hasTag(lexemes[at], 'field.YearBuilt')
  const isLink = (lexeme: Lexeme) => hasTag(lexeme, 'glue.yearLink') || lexeme.text === ':' || lexeme.text === '='
  const index = said ? skipRun(lexemes, at + 1, isLink) : at
  const aged = !said && hasTag(lexemes[index], 'field.Age') ? readAge(context, index + 1, true, true) : null
  if (aged) return aged
  const led = skipTime(context, index)
  const ages = readAge(context, index, said) ?? (said ? readCalendar(context, led.index) : null)
  // "今年建的"
  const calendar = said ? null : readCalendar(context, at)
  if (calendar && hasTag(lexemes[calendar.end], 'field.YearBuilt')) return { ...calendar, end: calendar.end + 1 }
  if (ages) return ages
  const early = hasTag(lexemes[led.index], 'decade.prefix') ? led.index + 1 : led.index
  const number = lexemes[early]?.number
  if (number?.decade) {
    const end = early + 1
    const behind = comparisonAfter(lexemes[end])
    const last = number.value + 9
    const range: Limits =
      led.comparison === 'after'
        ? { above: last }
        : led.comparison === 'since' ||
            (led.comparison === 'min' && !led.fromOnly) ||
            behind === 'since' ||
            behind === 'min'
          ? { min: number.value }
          : led.comparison === 'before' || led.comparison === 'under'
            ? { below: number.value }
            : behind === 'until' || behind === 'max' || led.comparison === 'max' || led.comparison === 'until'
              ? { max: last }
              : { min: number.value, max: last }
    const second = behind === null ? readSecondDecade(lexemes, end) : null
    if (second) return result({ min: number.value, max: second.value + 9 }, second.end)
    return result(range, skipBuilt(lexemes, behind === null ? end : end + 1))
  }
  const bound = readBound(lexemes, index) ?? readBound(lexemes, led.index, led.comparison)
  if (!bound || !isYears(bound)) return null
  const explicit =
    said ||
    led.leads ||
    ['after', 'since', 'before', 'until'].includes(bound.comparison) ||
    looksLikeYears(context, bound)
  // "2000年到2010年之间建的"
  const isApart = hasTag(lexemes[bound.end], 'filler') && hasTag(lexemes[bound.end + 1], 'field.YearBuilt')
  if (isApart) bound.end++
  const behind = hasTag(lexemes[bound.end], 'field.YearBuilt')
  if (!explicit && !behind) return null
  const followsSold = context.items.some((item) => item.kind === 'criterion' && item.topic === 'Status')
  if (followsSold && !said && !behind) return null
  const comparison = said && bound.comparison === 'min' && led.fromOnly ? 'since' : bound.comparison
  const strict = comparison === 'over' ? 'after' : comparison === 'under' ? 'before' : comparison
  const limits =
    strict === 'about'
      ? { min: (bound.values[0] ?? 0) - 5, max: (bound.values.at(-1) ?? 0) + 5 }
      : limitsOf({ ...bound, comparison: strict }, 'exact', 'strict')
  // "a house from 1985": of that year, unless it was said to be built from then on.
  const isOfYear =
    !said && led.fromOnly && bound.comparison === 'min' && comparisonAfter(lexemes[bound.end - 1]) === null
  const [year = 0] = bound.values
  return result(isOfYear ? { min: year, max: year } : limits, behind ? bound.end + 1 : bound.end)
}

const endsClause = ['.', ',', ';', '!', '?'].map((sign) => `sign.${sign}`)
/** Nobody looks further for what a year is the year of. */
const longestClause = 20
const ofHomes = /^(?:family\.|studio|unit\.(?:B|Park|sq)|SaleType\.|Status\.|feature\.|field\.(?!Price|YearBuilt))/

/** "who won in 1996", "the tower was built in 1889": other words than of homes speak of something else. */
function speaksOfHomes({ lexemes }: Context, at: number, end: number): boolean {
  // "1.5" goes on.
  const ends = (index: number) =>
    endsClause.some((tag) => hasTag(lexemes[index], tag)) && !(lexemes[index + 1]?.glued ?? false)
  let from = at
  while (from > Math.max(0, at - longestClause) && !ends(from - 1)) from--
  let to = end
  while (to < Math.min(lexemes.length, end + longestClause) && !ends(to)) to++
  const clause = [...lexemes.slice(from, at), ...lexemes.slice(end, to)]
  const isOther = ({ tags }: Lexeme) => tags.every((tag) => /^(?:unknown|ordinary|glue\..*)$/.test(tag))
  return !clause.some(isOther) || clause.some(({ tags }) => tags.some((tag) => ofHomes.test(tag)))
}

const read: Recogniser = (context, at) => {
  const found = readYears(context, at)
  return found && speaksOfHomes(context, at, found.end) ? found : null
}

/** "in den 90er Jahren gebaut", "90年代建的" */
function skipBuilt(lexemes: readonly Lexeme[], start: number): number {
  const index = skipRun(lexemes, start, (lexeme) => hasTag(lexeme, 'glue.decade'))
  return hasTag(lexemes[index], 'field.YearBuilt') ? index + 1 : index
}

function result(limits: Limits, end: number): ReturnType<Recogniser> {
  return { meanings: [{ kind: 'criterion', topic: 'YearBuilt', anyOf: [numberCondition('YearBuilt', limits)] }], end }
}

/** What is being built is planned a few years ahead. */
const latestYear = 2035

function isYears(bound: Bound): boolean {
  const plain =
    (bound.unit === null || bound.unit === 'unit.years') &&
    bound.currency === null &&
    !bound.grouped &&
    !bound.perMonth &&
    bound.slashed.length === 0
  return plain && bound.values.every((value) => Number.isInteger(value) && value >= 1700 && value <= latestYear)
}

/** "a 1955 house", "1990-2000 homes", "2005+", "nineteen eighty-five": years without a word for them. */
function looksLikeYears({ lexemes, saysRent, year }: Context, bound: Bound): boolean {
  const [value = 0] = bound.values
  if (saysRent || bound.values.some((each) => each < 1800 || each > year + 2)) return false
  if (bound.comparison === 'range') return true
  const number = lexemes[bound.end - 1]?.number
  if (bound.comparison === 'min') return lexemes[bound.end - 1]?.text === '+' && value % 500 !== 0
  if (bound.comparison !== 'bare' || !number) return false
  return number.spoken === true || (number.digits?.length === 4 && tagValue(lexemes[bound.end], 'family.') !== null)
}

function leadsToTime(lexeme: Lexeme): boolean {
  return hasTag(lexeme, 'place.in') || hasTag(lexeme, 'glue.the')
}

/** "built this year", "built last year", "built in the past decade" */
function readCalendar({ lexemes, year }: Context, start: number): ReturnType<Recogniser> {
  const index = skipRun(lexemes, start, leadsToTime)
  const lexeme = lexemes[index]
  if (hasTag(lexeme, 'year.this')) return result({ min: year }, index + 1)
  if (hasTag(lexeme, 'year.last')) return result({ min: year - 1, max: year - 1 }, index + 1)
  const isDecade = hasTag(lexeme, 'time.last') && hasTag(lexemes[index + 1], 'unit.decades')
  return isDecade ? result({ min: year - 10 }, index + 2) : null
}

function skipTime(
  { lexemes, saysRent }: Context,
  start: number,
): { index: number; comparison: Comparison | null; leads: boolean; fromOnly: boolean } {
  let index = start
  let comparison: Comparison | null = null
  let leads = false
  let fromOnly = false
  for (let guard = 0; guard < 3; guard++) {
    const lexeme = lexemes[index]
    const found = comparisonOf(lexeme)
    if (hasTag(lexeme, 'place.in') && hasTag(lexeme, 'glue.in')) leads = true
    else if (found !== null && !lexeme?.number) {
      comparison ??= found
      leads ||= hasTag(lexeme, 'glue.year')
      if (hasTag(lexeme, 'glue.from')) {
        fromOnly = true
        leads = true
      }
    } else if (hasTag(lexeme, 'glue.yearLink')) {
      // "una casa de 1985", where "una renta de 1900" is no year.
      leads ||= hasTag(lexeme, 'glue.year') || (hasTag(lexeme, 'glue.ofYear') && !saysRent)
    } else break
    index++
  }
  return { index, comparison, leads, fromOnly }
}

function readSecondDecade(lexemes: readonly Lexeme[], start: number): { value: number; end: number } | null {
  const joins =
    hasTag(lexemes[start], 'range.to') || hasTag(lexemes[start], 'scope.or') || hasTag(lexemes[start], 'scope.and')
  if (!joins) return null
  const index = skipRun(lexemes, start + 1, (lexeme) => hasTag(lexeme, 'filler') || hasTag(lexeme, 'decade.prefix'))
  const number = lexemes[index]?.number
  return number?.decade && number.value > (lexemes[start - 1]?.number?.value ?? 0)
    ? { value: number.value, end: index + 1 }
    : null
}

/** "less than 10 years old", "at most 5 years old", "over 50 years old", "built in the last 10 years". */
function readAge(context: Context, start: number, said: boolean, isNamed = false): ReturnType<Recogniser> {
  const { lexemes, year } = context
  let index = skipRun(lexemes, start, leadsToTime)
  let last = false
  if (said && hasTag(lexemes[index], 'time.last')) {
    last = true
    index++
  }
  const agoBefore = said && hasTag(lexemes[index], 'time.agoBefore')
  if (agoBefore) index++
  const bound = readBound(lexemes, index)
  // "in the last two decades" are years as well.
  if (bound?.unit === 'unit.decades') {
    bound.values = bound.values.map((each) => each * 10)
    bound.unit = 'unit.years'
  }
  const [value = 0] = bound?.values ?? []
  if (!bound || value > 400) return null
  // "ces dix dernières années"
  last ||= said && hasTag(lexemes[bound.end - 1], 'time.last')
  if (bound.unit === 'unit.years' && last) return result({ min: year - value }, bound.end)
  // "newer than 10 years", "built less than 10 years ago"
  const agoBehind = bound.unit === 'unit.years' && hasTag(lexemes[bound.end], 'time.ago')
  const ago = agoBehind || (agoBefore && bound.unit === 'unit.years')
  const isAge =
    bound.unit === 'unit.yearsOld' ||
    (isNamed && (bound.unit === 'unit.years' || bound.unit === null)) ||
    (ago && said) ||
    // "une maison de moins de 10 ans"
    (bound.unit === 'unit.years' && bound.comparison !== 'bare' && hasTag(lexemes[bound.end - 1], 'glue.age')) ||
    (bound.unit === 'unit.years' &&
      (bound.comparison === 'after' || bound.comparison === 'before' || bound.comparison === 'since'))
  if (!isAge) return null
  const end = agoBehind ? bound.end + 1 : bound.end
  const born = year - value
  switch (bound.comparison) {
    case 'under':
    case 'after':
      return result({ above: born }, end)
    case 'max':
    case 'since':
    case 'until':
      return result({ min: born }, end)
    case 'over':
    case 'before':
      return result({ below: born }, end)
    case 'min':
      return result({ max: born }, end)
    case 'about':
      return result({ min: born - 5, max: born + 5 }, end)
    case 'range':
      return result({ min: year - (bound.values.at(-1) ?? 0), max: born }, end)
    default:
      return result({ min: born, max: born }, end)
  }
}

export const yearBuiltRule: Rule = {
  name: 'year-built',
  dimension: 'time',
  read,
  examples: [
    ['built after 2000', 'YearBuilt above 2000'],
    ['in the 1990s', 'YearBuilt 1990 to 1999'],
    ['a house from 1985', 'YearBuilt 1985'],
    ['less than 10 years old', 'YearBuilt above 2016'],
    ['2000 or newer', 'YearBuilt at least 2000'],
  ],
  not: ['2000 sq ft', 'rent under 2000'],
}

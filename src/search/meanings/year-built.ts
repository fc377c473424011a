import { type Bound, comparisonAfter, comparisonOf, limitsOf, readBound } from '../bound.ts'
import type { Limits } from '../condition.ts'
import type { Context, Recogniser } from '../item.ts'
import { hasTag, type Lexeme } from '../lexeme.ts'
import { numberCondition } from '../make-condition.ts'

/** "built after 2000", "2000 or newer", "in the 1990s", "in 1985", "less than 10 years old". */
export const recogniseYearBuilt: Recogniser = (context, at) => {
  const { lexemes } = context
  let index = at
  const said = hasTag(lexemes[index], 'field.YearBuilt')
  if (said) index++
  while (said && [':', '=', 'is', 'was', 'of', 'the', 'year'].includes(lexemes[index]?.text.toLowerCase() ?? ''))
    index++
  const led = skipTime(lexemes, index)
  const ages = readAge(context, index, said)
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
    return result(range, behind === null ? end : end + 1)
  }
  const bound = readBound(lexemes, index) ?? readBound(lexemes, led.index)
  if (!bound || !isYears(bound)) return null
  const explicit = said || led.leads || ['after', 'since', 'before', 'until'].includes(bound.comparison)
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

function result(limits: Limits, end: number): ReturnType<Recogniser> {
  return { meanings: [{ kind: 'criterion', topic: 'YearBuilt', anyOf: [numberCondition('YearBuilt', limits)] }], end }
}

function isYears(bound: Bound): boolean {
  const plain =
    bound.unit === null && bound.currency === null && !bound.grouped && !bound.perMonth && bound.slashed.length === 0
  return plain && bound.values.every((value) => Number.isInteger(value) && value >= 1700 && value <= 2050)
}

function skipTime(
  lexemes: readonly Lexeme[],
  start: number,
): { index: number; comparison: string | null; leads: boolean; fromOnly: boolean } {
  let index = start
  let comparison: string | null = null
  let leads = false
  let fromOnly = false
  for (let guard = 0; guard < 3; guard++) {
    const lexeme = lexemes[index]
    const found = comparisonOf(lexeme)
    const text = lexeme?.text.toLowerCase() ?? ''
    if (hasTag(lexeme, 'place.in') && text === 'in') leads = true
    else if (found !== null && !lexeme?.number) {
      comparison ??= found
      if (text === 'from') {
        fromOnly = true
        leads = true
      }
    } else if (['the', 'a', 'year', 'of', 'during'].includes(text)) {
      if (text === 'year' || text === 'during') leads = true
    } else break
    index++
  }
  return { index, comparison, leads, fromOnly }
}

function readSecondDecade(lexemes: readonly Lexeme[], start: number): { value: number; end: number } | null {
  const joins =
    hasTag(lexemes[start], 'range.to') || hasTag(lexemes[start], 'scope.or') || hasTag(lexemes[start], 'scope.and')
  if (!joins) return null
  let index = start + 1
  while (hasTag(lexemes[index], 'filler') || hasTag(lexemes[index], 'decade.prefix')) index++
  const number = lexemes[index]?.number
  return number?.decade && number.value > (lexemes[start - 1]?.number?.value ?? 0)
    ? { value: number.value, end: index + 1 }
    : null
}

/** "less than 10 years old", "at most 5 years old", "over 50 years old", "built in the last 10 years". */
function readAge(context: Context, start: number, said: boolean): ReturnType<Recogniser> {
  const { lexemes, year } = context
  let index = start
  let last = false
  while (hasTag(lexemes[index], 'place.in') || ['the'].includes(lexemes[index]?.text.toLowerCase() ?? '')) index++
  if (said && hasTag(lexemes[index], 'time.last')) {
    last = true
    index++
  }
  const bound = readBound(lexemes, index)
  const [value = 0] = bound?.values ?? []
  if (!bound || value > 400) return null
  if (bound.unit === 'unit.years' && last) return result({ min: year - value }, bound.end)
  // "newer than 10 years", "built less than 10 years ago"
  const ago = bound.unit === 'unit.years' && hasTag(lexemes[bound.end], 'time.ago')
  const isAge =
    bound.unit === 'unit.yearsOld' ||
    (ago && said) ||
    (bound.unit === 'unit.years' &&
      (bound.comparison === 'after' || bound.comparison === 'before' || bound.comparison === 'since'))
  if (!isAge) return null
  const end = ago ? bound.end + 1 : bound.end
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

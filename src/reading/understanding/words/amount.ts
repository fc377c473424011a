import { hasTag, type Lexeme, tagValue } from './lexeme.ts'

/** A number with the currency and the unit that stand with it. */
export interface Amount {
  value: number
  /** Tag of the unit, like "unit.Bedrooms". */
  unit: string | null
  /** Index of the currency row. */
  currency: number | null
  lexeme: Lexeme
  /** Lexeme behind it. */
  end: number
  plus: boolean
}

export function currencyOf(lexeme: Lexeme | undefined): number | null {
  const index = tagValue(lexeme, 'currency.')
  return index === null ? null : Number(index)
}

export function readAmount(lexemes: readonly Lexeme[], start: number): Amount | null {
  let index = start
  let currency = currencyOf(lexemes[index])
  if (currency !== null) index++
  // "Rs. 500000"
  if (currency !== null && lexemes[index]?.text === '.' && lexemes[index]?.glued) index++
  const lexeme = lexemes[index]
  const number = lexeme?.number
  if (!lexeme || !number || number.ordinal) return null
  index++
  // "$500k usd" says it twice.
  for (let after = currencyOf(lexemes[index]); after !== null; after = currencyOf(lexemes[index])) {
    currency ??= after
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
  // "built after 1990 garage", "under 500k parking": no home has that many.
  const isNone = unit === null || isTooMany(number.value, unit) || (isCount(unit) && currency !== null)
  if (!isNone) {
    // "dos baños y medio"
    const half = hasTag(lexemes[at + 1], 'glue.andHalf')
    return { value: number.value + (half ? 0.5 : 0), unit, currency, lexeme, end: at + (half ? 2 : 1), plus }
  }
  // "3b/2b", "3b2b"
  const letter = lexemes[index]
  if (letter?.text.toLowerCase() === 'b' && letter.glued)
    return { value: number.value, unit: 'unit.b', currency, lexeme, end: index + 1, plus }
  return { value: number.value, unit: null, currency, lexeme, end: index, plus }
}

const mostRooms = 99

/** "1990 garage" is a year and a garage. */
export function isTooMany(value: number, unit: string): boolean {
  return isCount(unit) && value > mostRooms
}

function isCount(unit: string | null): boolean {
  return unit === 'unit.Bedrooms' || unit === 'unit.Bathrooms' || unit === 'unit.ParkingSpots'
}

/** Two amounts may be the ends of one range or members of one set only when they are amounts of the same thing. */
export function areAlike(first: Amount, second: Amount): boolean {
  if (first.unit !== null && second.unit !== null && first.unit !== second.unit) return false
  const isMoney = (amount: Amount) =>
    amount.currency !== null || amount.lexeme.number?.scaled || amount.lexeme.number?.grouped || amount.value >= 1000
  // "80 qm bis 500.000 €"
  if (first.unit !== null && first.currency === null && second.currency !== null) return false
  if ((isMoney(first) && isCount(second.unit)) || (isMoney(second) && isCount(first.unit))) return false
  return !(second.lexeme.number?.decade || first.lexeme.number?.slashed || second.lexeme.number?.slashed)
}

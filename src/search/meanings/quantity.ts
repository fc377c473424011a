import { type Bound, type Comparison, comparisonAfter, comparisonOf, limitsOf, readBound } from '../bound.ts'
import type { AreaField, Limits, NumberField } from '../condition.ts'
import type { Context, Meaning, Recogniser } from '../item.ts'
import { hasTag, type Lexeme } from '../lexeme.ts'
import { type AreaUnitSaid, areaCondition, currencyCondition, numberCondition } from '../make-condition.ts'

type Field = NumberField | AreaField | 'rent'

const fieldTags: readonly [string, Field][] = [
  ['field.UnitAreaPrice', 'UnitAreaPrice'],
  ['field.HOAMonth', 'HOAMonth'],
  ['field.DepositFee', 'DepositFee'],
  ['field.ZestimatePrice', 'ZestimatePrice'],
  ['field.rent', 'rent'],
  ['field.Price', 'Price'],
  ['field.BuildingArea', 'BuildingArea'],
  ['field.LotArea', 'LotArea'],
  ['field.Bedrooms', 'Bedrooms'],
  ['field.Bathrooms', 'Bathrooms'],
  ['unit.Bedrooms', 'Bedrooms'],
  ['unit.Bathrooms', 'Bathrooms'],
  ['unit.ParkingSpots', 'ParkingSpots'],
  ['family.land', 'LotArea'],
]

const areaUnits: Record<string, AreaUnitSaid> = {
  'unit.squareFeet': 'Square Feet',
  'unit.squareMeters': 'Square Meters',
  'unit.acres': 'acres',
  'unit.hectares': 'hectares',
}

/** Words that may stand between a field and its amount: "HOA fees of less than", "lot size: 5000". */
function isLink(lexeme: Lexeme | undefined): boolean {
  if (!lexeme || lexeme.number || fieldOf(lexeme) !== null) return false
  const text = lexeme.text.toLowerCase()
  if ([':', '=', '-'].includes(text)) return true
  return (
    hasTag(lexeme, 'filler') &&
    [
      'of',
      'is',
      'are',
      'be',
      'a',
      'an',
      'the',
      'size',
      'sized',
      'area',
      'in',
      'range',
      'should',
      'to',
      'that',
      "that's",
      'at',
      'for',
      'value',
      'amount',
      'cost',
      'price',
      'i',
      'with',
      'can',
      'will',
      'would',
      'which',
      'my',
    ].includes(text)
  )
}

function fieldOf(lexeme: Lexeme | undefined): Field | null {
  return fieldTags.find(([tag]) => hasTag(lexeme, tag))?.[1] ?? null
}

function skipLinks(lexemes: readonly Lexeme[], start: number, most = 4): number {
  let index = start
  while (index < start + most && isLink(lexemes[index])) index++
  return index
}

/** Amounts of every kind: what they are amounts of is decided by the words around them, then by unit, then by size. */
export const recogniseQuantity: Recogniser = (context, at) => {
  const { lexemes } = context
  const hundreds = lexemes[at]?.number?.hundreds
  if (hundreds) return { meanings: [priceMeaning({ min: hundreds, max: hundreds + 99_999 })], end: at + 1 }
  let index = at
  let given: Comparison | null = null
  let field = fieldOf(lexemes[index])
  if (field === null) {
    // "maximum price of 500k", "at least 2000 sq ft": a comparison may stand before the field.
    given = comparisonOf(lexemes[index])
    if (given !== null && fieldOf(lexemes[skipLinks(lexemes, index + 1)]) !== null) {
      index = skipLinks(lexemes, index + 1)
      field = fieldOf(lexemes[index])
    } else given = null
  }
  if (field !== null) {
    const afterField = skipLinks(lexemes, index + 1)
    const bound = readBound(lexemes, afterField, given) ?? readBound(lexemes, index + 1, given)
    if (bound) dropForeignUnit(lexemes, field, bound)
    if (bound && suits(field, bound, lexemes)) return finish(context, field, bound)
    if (given !== null) return null
    if (comparisonOf(lexemes[at]) === null) return null
  }
  const bound = readBound(lexemes, at)
  if (!bound || isDistanceOrTime(bound)) return null
  return finish(context, null, bound)
}

function isDistanceOrTime(bound: Bound): boolean {
  return [
    'unit.miles',
    'unit.kilometers',
    'unit.days',
    'unit.weeks',
    'unit.months',
    'unit.years',
    'unit.yearsOld',
  ].includes(bound.unit ?? '')
}

/** "bedrooms 3 bathrooms 2": each label stands before its number, so the next label is no unit of this one. */
function dropForeignUnit(lexemes: readonly Lexeme[], field: Field, bound: Bound): void {
  const isCount = field === 'Bedrooms' || field === 'Bathrooms' || field === 'ParkingSpots'
  if (!isCount || bound.unit === null || !isLabel(lexemes, bound.end - 1)) return
  bound.unit = null
  bound.end--
}

/** A field with its amount right behind it. */
function isLabel(lexemes: readonly Lexeme[], index: number): boolean {
  return fieldOf(lexemes[index]) !== null && lexemes[skipLinks(lexemes, index + 1, 2)]?.number !== undefined
}

/** "bedrooms: 3" is one; "3 bedrooms 2 baths" is not "bedrooms 2". */
function suits(field: Field, bound: Bound, lexemes: readonly Lexeme[]): boolean {
  const isCount = field === 'Bedrooms' || field === 'Bathrooms' || field === 'ParkingSpots'
  const isMoney = bound.currency !== null || bound.scaled
  if (isCount) {
    const next = lexemes[bound.end]
    return (
      bound.unit === null &&
      !isMoney &&
      bound.perMonth === false &&
      bound.values.every((value) => value <= 50) &&
      (fieldOf(next) === null || isLabel(lexemes, bound.end))
    )
  }
  if (isDistanceOrTime(bound)) return false
  const isArea = bound.unit !== null && areaUnits[bound.unit] !== undefined
  if (field === 'BuildingArea' || field === 'LotArea')
    return !isMoney && (bound.unit === null ? bound.values.every((value) => value >= 100) : isArea)
  return bound.unit === null || (isArea && field === 'UnitAreaPrice')
}

function finish(context: Context, named: Field | null, bound: Bound): { meanings: Meaning[]; end: number } | null {
  const { lexemes } = context
  let end = bound.end
  let field = named
  const area = bound.unit === null ? undefined : areaUnits[bound.unit]
  if (area !== undefined) {
    const next = skipLinks(lexemes, end, 2)
    const followed = fieldOf(lexemes[next])
    const isLot = followed === 'LotArea'
    if (field === null && (followed === 'BuildingArea' || isLot)) {
      field = followed
      // "half an acre of land" says the size of a lot; "5 acres of vacant land" also says what kind of listing.
      end =
        hasTag(lexemes[next], 'family.land') &&
        !hasTag(lexemes[next], 'field.LotArea') &&
        lexemes[next]?.text.toLowerCase() !== 'land'
          ? end
          : next + 1
    }
    if (field === 'Price' && (bound.currency !== null || bound.scaled)) field = 'UnitAreaPrice'
    if (field !== 'LotArea' && field !== 'BuildingArea')
      field = area === 'acres' || area === 'hectares' ? 'LotArea' : 'BuildingArea'
    return { meanings: [areaMeaning(field, bound, area)], end }
  }
  if (bound.unit === 'unit.b') return bedsAndBaths(bound, lexemes)
  if (bound.unit !== null) {
    const counted = fieldTags.find(([tag]) => tag === bound.unit)?.[1]
    if (counted === undefined) return null
    // "2 baths", but "2 car garage" and "2 cars" only where something says parking.
    if (bound.unit === 'unit.ParkingSpots' && bound.values.some((value) => value > 50)) return null
    if (counted === 'Bedrooms' && bound.slashed.length > 0) return slashes(bound, end)
    return { meanings: [countMeaning(counted, bound)], end }
  }
  if (bound.slashed.length > 0) return slashes(bound, end)
  if (field === null) {
    const next = skipLinks(lexemes, end, 2)
    const followed = fieldOf(lexemes[next])
    const isMoneyField =
      followed === 'HOAMonth' ||
      followed === 'DepositFee' ||
      followed === 'ZestimatePrice' ||
      followed === 'UnitAreaPrice'
    if (followed !== null && (isMoneyField || followed === 'Price' || followed === 'rent')) {
      // "500k HOA under 300": the amount behind the field is nearer to it.
      const ownAmount =
        isMoneyField &&
        next === end &&
        readBound(lexemes, skipLinks(lexemes, next + 1)) !== null &&
        followed !== 'UnitAreaPrice'
      if (!ownAmount && (isMoneyField || followed === 'Price' || !hasTag(lexemes[next], 'SaleType.for_rent'))) {
        field = followed
        end = next + 1
        const tail = comparisonAfter(lexemes[end])
        if (tail !== null && bound.comparison === 'bare' && !lexemes[end + 1]?.number) {
          bound.comparison = tail
          end++
        }
      }
    }
  }
  const isMoney = bound.currency !== null || bound.scaled || bound.grouped || bound.perMonth
  if (field === null && !isMoney) field = elidedField(context, bound)
  if (field === 'BuildingArea' || field === 'LotArea') return { meanings: [areaMeaning(field, bound, 'unknown')], end }
  if (field === 'Bedrooms' || field === 'Bathrooms' || field === 'ParkingSpots')
    return { meanings: [countMeaning(field, bound)], end }
  if (field === null && !isMoney && !isBarePrice(context, bound)) return null
  return { meanings: moneyMeanings(context, field ?? 'Price', bound), end: readMonthly(lexemes, end, bound) }
}

/** "at least three bedrooms but no more than five": the second count is of the same thing. */
function elidedField(context: Context, bound: Bound): Field | null {
  if (bound.comparison === 'bare' || bound.decade || bound.values.some((value) => value > 20)) return null
  const last = context.items.findLast((item) => item.kind === 'criterion')
  const topic = last?.kind === 'criterion' ? last.topic : null
  return topic === 'Bedrooms' || topic === 'Bathrooms' || topic === 'ParkingSpots' ? topic : null
}

function readMonthly(lexemes: readonly Lexeme[], end: number, bound: Bound): number {
  if (hasTag(lexemes[end], 'per.month')) {
    bound.perMonth = true
    return end + 1
  }
  return end
}

/** A number that nothing explains: a price when it is large enough, or compared and no year. */
function isBarePrice(context: Context, bound: Bound): boolean {
  const [value = 0] = bound.values
  if (bound.values.some((each) => each < 100)) return false
  if (value >= 10_000)
    return !(
      bound.digits !== null &&
      bound.digits.length >= 7 &&
      bound.comparison === 'bare' &&
      !bound.digits.endsWith('000')
    )
  if (looksLikeYear(bound) && !context.saysRent)
    return ['over', 'under', 'max', 'min', 'about'].includes(bound.comparison) && isPriceComparison(bound)
  return bound.comparison !== 'bare' || context.saysRent
}

function isPriceComparison(bound: Bound): boolean {
  return bound.comparison === 'under' || bound.comparison === 'over' || bound.comparison === 'max'
}

function looksLikeYear(bound: Bound): boolean {
  return bound.values.every((value) => Number.isInteger(value) && value >= 1700 && value <= 2035)
}

function priceMeaning(limits: Limits): Meaning {
  return { kind: 'criterion', topic: 'Price', anyOf: [numberCondition('Price', limits)] }
}

function moneyMeanings(context: Context, field: Field, bound: Bound): Meaning[] {
  const meanings: Meaning[] = []
  const own: NumberField = field === 'rent' ? 'Price' : (field as NumberField)
  const limits = limitsOf(bound, 'max', 'inclusive')
  meanings.push({ kind: 'criterion', topic: own, anyOf: [numberCondition(own, limits)] })
  const monthly = bound.perMonth && own === 'Price'
  if (monthly || field === 'rent') {
    meanings.push({
      kind: 'criterion',
      topic: 'SaleType',
      anyOf: [{ is: 'value', field: 'SaleType', value: 'for_rent' }],
    })
  }
  const row = bound.currency === null ? undefined : context.lexicon.language.currencies[bound.currency]
  if (row) meanings.push({ kind: 'criterion', topic: 'CurrencySymbol', anyOf: [currencyCondition(row)] })
  return meanings
}

function countMeaning(field: Field, bound: Bound): Meaning {
  const own = field as NumberField
  const strictness = own === 'Bathrooms' ? 'strict' : 'whole'
  const limits = limitsOf(bound, own === 'Bedrooms' ? 'exact' : 'min', strictness, 0)
  return { kind: 'criterion', topic: own, anyOf: [numberCondition(own, limits)] }
}

function areaMeaning(field: AreaField, bound: Bound, unit: AreaUnitSaid): Meaning {
  return { kind: 'criterion', topic: field, anyOf: [areaCondition(field, limitsOf(bound, 'min', 'inclusive'), unit)] }
}

/** "3/2": three bedrooms and at least two bathrooms; "3/2/2" with two parking spots. */
function slashes(bound: Bound, end: number): { meanings: Meaning[]; end: number } | null {
  const [baths, parking] = bound.slashed
  const [beds = 0] = bound.values
  if (beds > 20 || (baths ?? 0) > 20) return null
  const meanings: Meaning[] = [countMeaning('Bedrooms', bound)]
  if (baths !== undefined)
    meanings.push({ kind: 'criterion', topic: 'Bathrooms', anyOf: [numberCondition('Bathrooms', { min: baths })] })
  if (parking !== undefined)
    meanings.push({
      kind: 'criterion',
      topic: 'ParkingSpots',
      anyOf: [numberCondition('ParkingSpots', { min: parking })],
    })
  return { meanings, end }
}

/** "3b2b", "3b/2b". */
function bedsAndBaths(bound: Bound, lexemes: readonly Lexeme[]): { meanings: Meaning[]; end: number } | null {
  const at = lexemes[bound.end]?.text === '/' ? bound.end + 1 : bound.end
  const baths = readBound(lexemes, at)
  const meanings: Meaning[] = [countMeaning('Bedrooms', bound)]
  if (baths && (baths.unit === 'unit.b' || baths.unit === 'unit.Bathrooms')) {
    meanings.push(countMeaning('Bathrooms', { ...baths, unit: 'unit.Bathrooms' }))
    return { meanings, end: baths.end }
  }
  return { meanings, end: bound.end }
}

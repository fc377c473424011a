import type { Condition } from '../../../criteria/condition.ts'
import { type Bound, type Comparison, comparisonAfter, comparisonOf, readBound } from '../../words/bound.ts'
import { hasTag, type Lexeme, tagValue } from '../../words/lexeme.ts'
import { limitsOf } from '../../words/limits-of.ts'
import type { Context, Meaning, Recogniser } from '../meaning.ts'
import {
  areaUnitOf,
  type Field,
  fieldOf,
  fieldOfUnit,
  isArea,
  isCount,
  isDistanceOrTime,
  skipLinks,
} from './amount-fields.ts'
import { areaMeaning, countMeaning, forRent, moneyMeanings, priceMeaning, slashMeanings } from './amount-meanings.ts'
import { isBarePrice, isFeeAgain, looksLikeYear, resumeComparison, resumedField } from './bare-amount.ts'
import { readPayment } from './payments.ts'

type Found = ReturnType<Recogniser>

/** Amounts of every kind: what they are amounts of is decided by the words around them, then by unit, then by size. */
export const readAmounts: Recogniser = (context, at) => {
  const { lexemes } = context
  // "with 80k down": what somebody has saved says nothing of the price.
  const saved = readBound(lexemes, at)
  // "the 400s", "in the $700s"
  const hundreds = lexemes[(saved?.end ?? at + 1) - 1]?.number?.hundreds
  if (saved && hundreds) return { meanings: [priceMeaning({ min: hundreds, max: hundreds + 99_999 })], end: saved.end }
  if (saved && hasTag(lexemes[saved.end], 'glue.downPayment') && lexemes[saved.end + 1]?.number === undefined)
    return { meanings: [{ kind: 'aside' }], end: saved.end + 1 }
  // "Eigenkapital 100k"
  const isDown = hasTag(lexemes[at], 'glue.downPayment') && hasTag(lexemes[at], 'field.Price')
  const down = isDown ? readBound(lexemes, skipLinks(lexemes, at + 1)) : null
  if (down) return { meanings: [{ kind: 'aside' }], end: down.end }
  const payment = readPayment(context, at, saved)
  if (payment) return payment
  let index = at
  let given: Comparison | null = null
  let field = fieldOf(lexemes[index]) ?? groundField(lexemes, index)
  if (field === null) {
    // "maximum price of 500k", "at least 2000 sq ft": a comparison may stand before the field.
    given = comparisonOf(lexemes[index])
    if (given !== null && fieldOf(lexemes[skipLinks(lexemes, index + 1)]) !== null) {
      index = skipLinks(lexemes, index + 1)
      field = fieldOf(lexemes[index])
    } else given = null
  }
  if (field !== null) {
    const bound = readOwn(lexemes, index, field, given)
    // "Grundstück unter 15.000": of land itself such an amount is a price.
    if (bound && isPriceOfLand(lexemes, index, bound)) return null
    // "we have 40k saved"
    if (bound && hasTag(lexemes[bound.end], 'glue.downPayment'))
      return { meanings: [{ kind: 'aside' }], end: bound.end + 1 }
    if (bound) return withLand(context, index, finish(context, field, bound))
    if (given !== null || comparisonOf(lexemes[at]) === null) return null
  }
  const bound = readBound(lexemes, at)
  if (!bound) return null
  if (bound.unit === 'unit.months' && bound.comparison !== 'exact' && bound.values.every((value) => value >= 300)) {
    // "1800 month"
    bound.unit = null
    bound.perMonth = true
  }
  return isDistanceOrTime(bound.unit) ? null : finish(context, null, bound)
}

/** "地大于一万尺", "Garten ab 500 m²": what is compared is the ground. */
function groundField(lexemes: readonly Lexeme[], at: number): Field | null {
  if (!hasTag(lexemes[at], 'glue.ground') && !hasTag(lexemes[at], 'glue.garden')) return null
  const next = skipLinks(lexemes, at + 1)
  const bound = comparisonOf(lexemes[next]) === null ? null : readBound(lexemes, next)
  return areaUnitOf(bound?.unit ?? null) === null ? null : 'LotArea'
}

/** "terreno de 1000 m2" is land of that size, and "casa con terreno de 1000 m2" is a house on it. */
function withLand({ lexemes }: Context, at: number, found: Found): Found {
  if (found === null || !hasTag(lexemes[at], 'family.land')) return found
  let before = at - 1
  while (hasTag(lexemes[before], 'glue.article') || hasTag(lexemes[before], 'glue.the')) before--
  if (hasHome(lexemes) || hasTag(lexemes[before], 'scope.with') || hasTag(lexemes[before], 'scope.not')) return found
  const kind: Condition = { is: 'family', family: 'land', word: lexemes[at]?.text.toLowerCase() ?? '' }
  return { ...found, meanings: [...found.meanings, { kind: 'criterion', topic: 'PropertyType', anyOf: [kind] }] }
}

const leastLandPrice = 10_000

function isPriceOfLand(lexemes: readonly Lexeme[], at: number, { unit, values }: Bound): boolean {
  if (!hasTag(lexemes[at], 'family.land') || unit !== null || hasHome(lexemes)) return false
  return !hasTag(lexemes[at - 1], 'scope.with') && values.every((value) => value >= leastLandPrice)
}

function hasHome(lexemes: readonly Lexeme[]): boolean {
  return lexemes.some((lexeme) => lexeme.tags.some((tag) => /^(?:family\.(?!land|any)|unit\.B|studio)/.test(tag)))
}

/** "un terreno en Kent de al menos 3000 m2": land has no living area. */
function looksForLand({ items }: Context): boolean {
  const kinds = items.flatMap((item) => (item.kind === 'criterion' && item.topic === 'PropertyType' ? item.anyOf : []))
  return kinds.length > 0 && kinds.every((kind) => kind.is === 'family' && kind.family === 'land')
}

/** The amount behind a field's name, when it can be one of that field. */
function readOwn(lexemes: readonly Lexeme[], at: number, field: Field, given: Comparison | null): Bound | null {
  const bound = readBound(lexemes, skipLinks(lexemes, at + 1), given) ?? readBound(lexemes, at + 1, given)
  if (bound) dropForeignUnit(lexemes, field, bound)
  // "what will it cost in 2040"
  if (bound && field === 'Price' && looksLikeYear(bound) && saysWhen(lexemes, at + 1)) return null
  return bound && suits(field, bound, lexemes) ? bound : null
}

/** "cost in 2040", "price by 2030": a time stands behind the words between the field and its number. */
function saysWhen(lexemes: readonly Lexeme[], start: number): boolean {
  const end = skipLinks(lexemes, start)
  return lexemes.slice(start, end + 1).some((lexeme) => hasTag(lexeme, 'place.in') && !lexeme.number)
}

/** "bedrooms 3 bathrooms 2": each label stands before its number, so the next label is no unit of this one. */
function dropForeignUnit(lexemes: readonly Lexeme[], field: Field, bound: Bound): void {
  if (!isCount(field) || bound.unit === null || !isLabel(lexemes, bound.end - 1)) return
  bound.unit = null
  bound.end--
}

/** A field with its amount right behind it. */
function isLabel(lexemes: readonly Lexeme[], index: number): boolean {
  return fieldOf(lexemes[index]) !== null && lexemes[skipLinks(lexemes, index + 1, 2)]?.number !== undefined
}

/** The smallest and largest amounts that anybody can mean; beyond, they are amounts of something else. */
const plausible: Partial<Record<Field, readonly [number, number]>> = {
  Price: [100, Number.POSITIVE_INFINITY],
  rent: [100, 100_000],
  HOAMonth: [0, 9_999],
  ZestimatePrice: [100, Number.POSITIVE_INFINITY],
}

/** "bedrooms: 3" is one; "3 bedrooms 2 baths" is not "bedrooms 2". */
function suits(field: Field, bound: Bound, lexemes: readonly Lexeme[]): boolean {
  const isMoney = bound.currency !== null || bound.scaled
  if (isCount(field)) {
    const isPlain = bound.unit === null && !isMoney && !bound.perMonth && bound.values.every((value) => value <= 50)
    return isPlain && (fieldOf(lexemes[bound.end]) === null || isLabel(lexemes, bound.end))
  }
  if (isDistanceOrTime(bound.unit)) return false
  const inArea = areaUnitOf(bound.unit) !== null
  // "一万尺"
  if (isArea(field) && inArea) return bound.currency === null
  if (isArea(field)) return !isMoney && bound.unit === null && bound.values.every((value) => value >= 100)
  if (bound.unit !== null) return inArea && field === 'UnitAreaPrice'
  const [least, most] = plausible[field] ?? [0, Number.POSITIVE_INFINITY]
  return bound.values.every((value) => value >= least && value <= most)
}

/**
 * "under 500k with HOA no more than 350", "1800 sq ft, lot 6000 sq ft": the field behind an amount is that of the amount
 * behind it, unless fields stand behind their amounts all along ("400 HOA 500k price").
 */
function leadsNext(lexemes: readonly Lexeme[], at: number, field: Field): boolean {
  if (field === 'UnitAreaPrice') return false
  const own = readOwn(lexemes, at, field, null)
  if (!own) return false
  const label = fieldOf(lexemes[own.end])
  const isTrailing =
    label !== null && label !== field && suits(label, own, lexemes) && readOwn(lexemes, own.end, label, null) === null
  return !isTrailing && !(isArea(field) && lexemes[own.end]?.tags.some((tag) => tag.startsWith('family.')))
}

function finish(context: Context, named: Field | null, bound: Bound): Found {
  if (areaUnitOf(bound.unit) !== null) return finishArea(context, named, bound)
  if (bound.unit === 'unit.b') return bedsAndBaths(bound, context.lexemes)
  if (bound.unit !== null) {
    const counted = fieldOfUnit(bound.unit)
    // "2 baths", but "2 car garage" and "2 cars" only where something says parking.
    if (!isCount(counted) || (counted === 'ParkingSpots' && bound.values.some((value) => value > 50))) return null
    const meanings = counted === 'Bedrooms' && bound.slashed.length > 0 ? slashMeanings(bound) : null
    // "2/3 bedrooms": two or three of them.
    const set: Bound = bound.fraction ? { ...bound, comparison: 'set', values: [...bound.fraction] } : bound
    // "3 chambres à louer" says what is counted and that it is to rent.
    const rent = hasTag(context.lexemes[bound.end - 1], 'SaleType.for_rent') ? [forRent] : []
    return { meanings: [...(meanings ?? [countMeaning(counted, set)]), ...rent], end: bound.end }
  }
  const slashed = bound.slashed.length > 0 ? slashMeanings(bound) : null
  if (slashed) return { meanings: slashed, end: bound.end }
  const kind = named === null ? countedParking(context, bound) : null
  if (kind) return kind
  return (named === null ? plusOverPlus(context.lexemes, bound) : null) ?? finishPlain(context, named, bound)
}

/** An amount with a unit of area: of the home, or of its lot. */
function finishArea(context: Context, named: Field | null, bound: Bound): Found {
  const { lexemes } = context
  const unit = areaUnitOf(bound.unit) ?? 'unknown'
  let { end } = bound
  let field = named
  const next = skipLinks(lexemes, end, 2)
  const followed = fieldOf(lexemes[next])
  if (field === null && isArea(followed) && !leadsNext(lexemes, next, followed)) {
    field = followed
    // "half an acre of land" says the size of a lot; "5 acres of vacant land" also says what kind of listing.
    const saysKind =
      hasTag(lexemes[next], 'family.land') &&
      (isHeadBehind(lexemes, next, end) ||
        (!hasTag(lexemes[next], 'field.LotArea') && !hasTag(lexemes[next], 'glue.ground')))
    if (!saysKind) end = next + 1
  }
  const isOfLand = unit === 'acres' || unit === 'hectares' || looksForLand(context)
  const own = isArea(field) ? field : isOfLand ? 'LotArea' : 'BuildingArea'
  return { meanings: [areaMeaning(own, bound, unit)], end }
}

/** "半英亩的土地": right behind its size stands what is looked for, where no other home does. */
function isHeadBehind(lexemes: readonly Lexeme[], at: number, end: number): boolean {
  const isOther = ({ tags }: Lexeme) => tags.some((tag) => /^family\.(?!land)/.test(tag))
  return at === end && hasTag(lexemes[at], 'glue.ground') && !lexemes.some(isOther)
}

/** An amount without a unit: of the field named before or behind it, of the one spoken of before, or money. */
function finishPlain(context: Context, named: Field | null, bound: Bound): Found {
  const { lexemes } = context
  let { end } = bound
  let field = named
  if (field === null) {
    const next = skipLinks(lexemes, end, 2)
    const followed = fieldOf(lexemes[next])
    const isMoneyField = followed !== null && !isCount(followed) && !isArea(followed)
    const isRentOut = followed === 'rent' && hasTag(lexemes[next], 'SaleType.for_rent')
    if (isMoneyField && !isRentOut && suits(followed, bound, lexemes) && !leadsNext(lexemes, next, followed)) {
      field = followed
      end = next + 1
      const tail = comparisonAfter(lexemes[end])
      if (tail !== null && bound.comparison === 'bare' && !lexemes[end + 1]?.number) {
        bound.comparison = tail
        end++
      }
    }
  }
  // "we want to buy and can pay 2500 a month"
  if (bound.perMonth && context.saysSale && (field === null || field === 'Price'))
    return { meanings: [{ kind: 'aside' }], end }
  if (bound.perYear) {
    // "I make 80k a year" is no price; a fee or rent by the year is one by the month twelve times over.
    if (field === 'Price' || (field === null && !context.saysRent)) return { meanings: [{ kind: 'aside' }], end }
    bound.values = bound.values.map((value) => value / 12)
    bound.perYear = false
  }
  const isMoney = bound.currency !== null || bound.scaled || bound.grouped || bound.perMonth
  if (field === null && isFeeAgain(context, bound)) field = 'HOAMonth'
  // "1800 square feet, I mean 1,600"
  const isPlainGrouped = bound.grouped && bound.currency === null && !bound.scaled && !bound.perMonth
  if (field === null && isPlainGrouped) {
    const resumed = resumedField(context, { ...bound })
    if (resumed?.unit) return { meanings: [areaMeaning(resumed.field, bound, resumed.unit)], end }
  }
  if (field === null && !isMoney) {
    const resumed = resumedField(context, bound)
    if (resumed?.unit) return { meanings: [areaMeaning(resumed.field, bound, resumed.unit)], end }
    field = resumed?.field ?? null
  }
  if (isArea(field)) return { meanings: [areaMeaning(field, bound, 'unknown')], end }
  if (isCount(field)) return { meanings: [countMeaning(field, bound)], end }
  if (field === null && !isMoney && !isBarePrice(context, bound)) {
    const [value = 0] = bound.values
    // "more than 3": of what was counted in the search before, if anything was.
    const isCompared = bound.comparison !== 'bare' && !bound.decade && bound.values.every((each) => each <= 20)
    return isCompared
      ? { meanings: [{ kind: 'number', value, limits: limitsOf(bound, 'exact', 'whole', 0) }], end }
      : null
  }
  if (hasTag(lexemes[end], 'per.month')) {
    bound.perMonth = true
    end++
  }
  resumeComparison(context, field === null || field === 'rent' ? 'Price' : field, bound)
  return { meanings: moneyMeanings(context, field ?? 'Price', bound), end }
}

/** "two covered parking spaces": how many, and of what kind; the kind is read by itself. */
function countedParking({ lexemes, lexicon }: Context, bound: Bound): Found {
  const next = lexemes[bound.end]
  const { parking } = lexicon.language.bareFields
  const saysParking = tagValue(next, 'feature.') !== null && parking.some((word) => next?.key.includes(word))
  const isCounted = bound.values.every((value) => value <= 20) && bound.currency === null && !bound.scaled
  return saysParking && isCounted ? { meanings: [countMeaning('ParkingSpots', bound)], end: bound.end } : null
}

/** "3b2b", "3b/2b". */
function bedsAndBaths(bound: Bound, lexemes: readonly Lexeme[]): Found {
  const at = lexemes[bound.end]?.text === '/' ? bound.end + 1 : bound.end
  const baths = readBound(lexemes, at)
  const meanings: Meaning[] = [countMeaning('Bedrooms', bound)]
  if (!baths || (baths.unit !== 'unit.b' && baths.unit !== 'unit.Bathrooms')) return { meanings, end: bound.end }
  return { meanings: [...meanings, countMeaning('Bathrooms', baths)], end: baths.end }
}

/** "3+/2+": at least three bedrooms and two bathrooms. */
function plusOverPlus(lexemes: readonly Lexeme[], bound: Bound): Found {
  const [slash, next] = [lexemes[bound.end], lexemes[bound.end + 1]]
  if (bound.comparison !== 'min' || slash?.text !== '/' || !slash.glued || !next?.glued) return null
  const baths = readBound(lexemes, bound.end + 1)
  if (!baths || baths.unit !== null || [...bound.values, ...baths.values].some((value) => value > 20)) return null
  return { meanings: [countMeaning('Bedrooms', bound), countMeaning('Bathrooms', baths)], end: baths.end }
}

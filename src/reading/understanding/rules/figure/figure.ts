import { readBound } from '../../words/bound.ts'
import { hasTag, type Lexeme, tagValue } from '../../words/lexeme.ts'
import { forRent, forSale } from '../amounts/amount-meanings.ts'
import type { FigureKind, Item, Meaning, Recogniser } from '../meaning.ts'
import { isComparative } from '../order/sort.ts'
import type { Rule } from '../rule.ts'

const figureFields: readonly [string, string][] = [
  ['field.UnitAreaPrice', 'UnitAreaPrice'],
  ['field.HOAMonth', 'HOAMonth'],
  ['field.DepositFee', 'DepositFee'],
  ['field.ZestimatePrice', 'ZestimatePrice'],
  ['field.LotArea', 'LotArea'],
  ['field.BuildingArea', 'BuildingArea'],
  ['unit.squareFeet', 'BuildingArea'],
  ['field.DaysOnMarket', 'DaysOnMarket'],
  ['field.YearBuilt', 'YearBuilt'],
  ['field.Price', 'Price'],
  ['glue.salePrice', 'Price'],
  ['field.rent', 'Price'],
  ['field.Bedrooms', 'Bedrooms'],
  ['unit.Bedrooms', 'Bedrooms'],
  ['field.Bathrooms', 'Bathrooms'],
  ['unit.Bathrooms', 'Bathrooms'],
]

/** "how many" */
const readCount: Recogniser = ({ lexemes }, at) => {
  if (!hasTag(lexemes[at], 'figure.count')) return null
  // "number of bedrooms: 3" is no question.
  const next = lexemes[at + 1]
  if (next?.tags.some((tag) => tag.startsWith('unit.')) && hasTag(lexemes[at], 'glue.numberOf')) return null
  return { meanings: [{ kind: 'figure', figures: [{ kind: 'count', field: 'id' }] }], end: at + 1 }
}

/** "price range", "what do they cost", "the lowest price". */
const readPrices: Recogniser = ({ lexemes, items }, at) => {
  const lexeme = lexemes[at]
  const ends = readPriceEnds(lexemes, at) ?? readPriceOf(lexemes, items, at)
  if (ends) return ends
  if (hasTag(lexeme, 'figure.range') || hasTag(lexeme, 'figure.price'))
    return { meanings: [ofPrice('min', 'max')], end: at + 1 }
  if (hasTag(lexeme, 'figure.howMuch')) {
    // "cuánto cuesta la casa más barata": the order says which figure is asked for.
    const order = lexemes
      .slice(at + 1, at + 7)
      .findIndex((each) => hasTag(each, 'sort.Price.up') || hasTag(each, 'sort.Price.down'))
    if (order < 0 || isComparative(lexemes, at + 1 + order)) return null
    const kind = hasTag(lexemes[at + 1 + order], 'sort.Price.up') ? 'min' : 'max'
    return { meanings: [ofPrice(kind)], end: at + 1 }
  }
  // "what is the lowest rent"
  const ofRent = hasTag(lexeme, 'SaleType.for_rent') ? [forRent] : []
  if (hasTag(lexeme, 'figure.min')) return { meanings: [ofPrice('min'), byPrice('up'), ...ofRent], end: at + 1 }
  if (hasTag(lexeme, 'figure.max')) return { meanings: [ofPrice('max'), byPrice('down'), ...ofRent], end: at + 1 }
  return null
}

function ofPrice(...kinds: FigureKind[]): Meaning {
  return averages(kinds, 'Price')
}

function byPrice(direction: 'up' | 'down'): Meaning {
  return { kind: 'sort', sort: { field: 'Price', direction } }
}

/** "average price", "median HOA", "superficie media": of a field that stands before or behind. */
const readAverage: Recogniser = ({ lexemes }, at) => {
  const lexeme = lexemes[at]
  const kinds: FigureKind[] = []
  // "superficie media": the field before the figure.
  const before = figureFields.find(([tag]) => hasTag(lexeme, tag) && !tag.startsWith('unit.'))?.[1]
  const rentBefore = hasTag(lexeme, 'glue.rent') || hasTag(lexeme, 'field.rent')
  const isBefore = (before !== undefined || rentBefore) && tagValue(lexeme, 'figure.') === null
  let index = at
  if (isBefore) {
    index++
    while (hasTag(lexemes[index], 'glue.figureLink') && index < at + 3) index++
  }
  while (hasTag(lexemes[index], 'figure.average') || hasTag(lexemes[index], 'figure.median')) {
    kinds.push(hasTag(lexemes[index], 'figure.average') ? 'average' : 'median')
    index++
    if (
      hasTag(lexemes[index], 'scope.and') &&
      (hasTag(lexemes[index + 1], 'figure.average') || hasTag(lexemes[index + 1], 'figure.median'))
    )
      index++
  }
  if (kinds.length === 0) return null
  let end = index
  let field: string = before ?? 'Price'
  let look = end
  while (hasTag(lexemes[look], 'glue.figureLink') && look < end + 2) look++
  const found = isBefore ? undefined : figureFields.find(([tag]) => hasTag(lexemes[look], tag))
  if (isBefore && field === 'Price' && hasTag(lexemes[look], 'field.UnitAreaPrice')) {
    field = 'UnitAreaPrice'
    end = look + 1
  } else if (found) {
    field = found[1]
    end = look + 1
    if (field === 'Price' && hasTag(lexemes[end], 'field.UnitAreaPrice')) {
      field = 'UnitAreaPrice'
      end++
    }
    // "Durchschnittsmiete"
    if (found[0] === 'field.rent') return { meanings: [averages(kinds, field), forRent], end }
  } else if (isBefore && rentBefore) {
    return { meanings: [averages(kinds, 'Price'), forRent], end }
  } else if (hasTag(lexemes[look], 'SaleType.for_rent') && hasTag(lexemes[look], 'glue.rent')) {
    return { meanings: [averages(kinds, 'Price'), forRent], end: look + 1 }
  }
  const said = lexemes.slice(at, end).some((each) => hasTag(each, 'glue.salePrice')) ? [forSale] : []
  return { meanings: [averages(kinds, field), ...said], end }
}

function averages(kinds: readonly FigureKind[], field: string): Meaning {
  return { kind: 'figure', figures: kinds.map((kind) => ({ kind, field })) }
}

/** "min price and max price", "minimum and maximum rent": no amount stands behind. */
function readPriceEnds(lexemes: readonly Lexeme[], at: number): ReturnType<Recogniser> {
  const kinds: FigureKind[] = []
  let end = at
  for (let index = at; index < at + 6; index++) {
    const lexeme = lexemes[index]
    const kind = hasTag(lexeme, 'bound.min') ? 'min' : hasTag(lexeme, 'bound.max') ? 'max' : null
    if (kind !== null && !kinds.includes(kind)) kinds.push(kind)
    else if (kinds.length > 0 && (hasTag(lexeme, 'field.Price') || hasTag(lexeme, 'field.rent'))) end = index + 1
    else if (!hasTag(lexeme, 'scope.and') || kinds.length === 0) break
  }
  const isAmount = readBound(lexemes, end) !== null
  return kinds.length === 2 && end > at && !isAmount
    ? { meanings: [{ kind: 'figure', figures: kinds.map((kind) => ({ kind, field: 'Price' })) }], end }
    : null
}

/**
 * "lowest price in Kent", "prix maximum des maisons", "Kent最低价": the head of the request, and of what it is the price. A
 * kind of home before or right behind it makes it an order, and an amount a bound.
 */
function readPriceOf(lexemes: readonly Lexeme[], items: readonly Item[], at: number): ReturnType<Recogniser> {
  const end = endOfPriceName(lexemes, at)
  if (!end) return null
  const before = items.filter(({ kind }) => kind !== 'filler' && kind !== 'ordinary')
  const isFirst = before.length === 0 && !hasTag(lexemes[at - 1], 'place.in')
  const isOwned = isOfPlaceBefore(lexemes, at) && before.length === 1 && !saysMore(lexemes[end.at])
  if (!isOwned && !(isFirst && isOf(lexemes, end.at))) return null
  const ofRent = lexemes.slice(at, end.at).some((each) => tellsRent(each)) ? [forRent] : []
  const direction = end.kind === 'min' ? 'up' : 'down'
  return { meanings: [ofPrice(end.kind), byPrice(direction), ...ofRent], end: end.at }
}

/** "lowest price", "minimum price", "precio mínimo". */
function endOfPriceName(lexemes: readonly Lexeme[], at: number): { kind: 'min' | 'max'; at: number } | null {
  const [lexeme, next] = lexemes.slice(at, at + 2)
  if (hasTag(lexeme, 'glue.lowestPrice')) return { kind: 'min', at: at + 1 }
  if (hasTag(lexeme, 'glue.highestPrice')) return { kind: 'max', at: at + 1 }
  const pair = [lexeme, next]
  if (!pair.some((each) => hasTag(each, 'field.Price') || hasTag(each, 'field.rent'))) return null
  if (pair.some((each) => hasTag(each, 'bound.min'))) return { kind: 'min', at: at + 2 }
  return pair.some((each) => hasTag(each, 'bound.max')) ? { kind: 'max', at: at + 2 } : null
}

function tellsRent(lexeme: Lexeme): boolean {
  return ['SaleType.for_rent', 'field.rent', 'glue.rent'].some((tag) => hasTag(lexeme, tag))
}

/** "… in Kent", "… of a house", "… for 3 bedrooms": whose price it is; an amount would be a bound on it. */
function isOf(lexemes: readonly Lexeme[], at: number): boolean {
  const link = lexemes[at]
  const leads = ['place.in', 'place.near', 'glue.of', 'glue.figureLink', 'glue.priceOf'].some((tag) =>
    hasTag(link, tag),
  )
  if (!leads || link?.places) return link?.places !== undefined
  let index = at + 1
  while (index < at + 4 && ['glue.article', 'glue.the', 'glue.figureLink'].some((tag) => hasTag(lexemes[index], tag)))
    index++
  const named = lexemes[index]
  if (named?.number) return tagValue(lexemes[index + 1], 'unit.') !== null || hasTag(lexemes[index + 1], 'family.condo')
  return named?.places !== undefined || tagValue(named, 'family.') !== null || hasTag(named, 'studio')
}

/** "Kent的最低价", "Kent最低价": written as one with a place, or owned by it. */
function isOfPlaceBefore(lexemes: readonly Lexeme[], at: number): boolean {
  if (lexemes[at - 1]?.places) return lexemes[at]?.glued === true
  return hasTag(lexemes[at - 1], 'glue.of') && lexemes[at - 2]?.places !== undefined
}

function saysMore(lexeme: Lexeme | undefined): boolean {
  return lexeme !== undefined && !hasTag(lexeme, 'sign') && !hasTag(lexeme, 'glue.question')
}

export const countRule: Rule = {
  name: 'count',
  dimension: 'figure',
  read: readCount,
  examples: [
    ['how many homes in Kent', 'count'],
    ['how many 3 bedroom condos do you have?', 'count'],
    ['¿cuántas casas hay en Kent?', 'count'],
  ],
  not: ['number of bedrooms: 3'],
}

export const pricesRule: Rule = {
  name: 'price-range',
  dimension: 'figure',
  read: readPrices,
  examples: [
    ['price range in Kent', 'min Price, max Price'],
    ['what is the lowest price', 'min Price; order by Price up'],
    ['what is the highest price in Kent?', 'max Price; order by Price down'],
    ['lowest price in Kent', 'min Price; order by Price up'],
    ['precio máximo en Kent', 'max Price; order by Price down'],
  ],
  not: ['the cheapest homes', 'minimum price 400k', 'homes with the lowest price in Kent', 'lowest price'],
}

export const averageRule: Rule = {
  name: 'average',
  dimension: 'figure',
  read: readAverage,
  examples: [
    ['average price in Kent', 'average Price'],
    ['median HOA of condos', 'median HOAMonth'],
    ['average rent', 'average Price; SaleType for_rent'],
    ['median sale price in Kent', 'median Price; SaleType for_sale'],
    ['average price per square foot', 'average UnitAreaPrice'],
  ],
  not: ['homes of every price'],
}

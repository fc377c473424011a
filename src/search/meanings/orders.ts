import { readBound } from '../bound.ts'
import type { SortField, Topic } from '../condition.ts'
import type { FigureKind, FollowAction, Meaning, Recogniser } from '../item.ts'
import { hasTag, type Lexeme, tagValue } from '../lexeme.ts'
import { forRent } from './amount-meanings.ts'

/** "cheapest", "the 3 biggest", "cheapest 3 houses", "top 5". */
export const recogniseSort: Recogniser = ({ lexemes }, at) => {
  let index = at
  let limit: number | null = null
  const counted = (position: number) => {
    const number = lexemes[position]?.number
    const next = lexemes[position + 1]
    const isCount =
      number !== undefined &&
      Number.isInteger(number.value) &&
      number.value >= 1 &&
      number.value <= 100 &&
      !number.scaled &&
      !number.decade &&
      !number.ordinal &&
      !number.slashed
    return isCount &&
      !next?.tags.some((tag) => tag.startsWith('unit.') || tag.startsWith('currency.')) &&
      next?.text !== '-' &&
      next?.text !== '+' &&
      !next?.number
      ? number.value
      : null
  }
  const homes = counted(index)
  if (homes !== null && isHomes(lexemes[index + 1]) && !hasTag(lexemes[index + 1], 'glue.units')) {
    // "show me 5 condos"; "the 1 home that is cheapest", "la casa más barata"
    const isBounded = ['bound.min', 'bound.max', 'bound.over', 'bound.under'].some((tag) =>
      hasTag(lexemes[at - 1], tag),
    )
    const isMeant = homes > 1 ? !isBounded : hasTag(lexemes[index - 1], 'glue.the') && ordersBehind(lexemes, index + 2)
    return isMeant ? { meanings: [{ kind: 'limit', limit: homes }], end: index + 1 } : null
  }
  if (hasTag(lexemes[index], 'sort.limit')) {
    const value = counted(index + 1)
    if (value === null) return null
    limit = value
    index += 2
  } else if (
    counted(index) !== null &&
    lexemes[index + 1]?.tags.some((tag) => tag.startsWith('sort.') && tag !== 'sort.limit')
  ) {
    limit = counted(index)
    index++
  }
  const tag = lexemes[index]?.tags.find(
    (candidate) => candidate.startsWith('sort.') && candidate !== 'sort.limit' && candidate !== 'sort.Distance.up',
  )
  if (tag === undefined) return limit === null ? null : { meanings: [{ kind: 'limit', limit }], end: index }
  if (limit === null && isComparative(lexemes, index)) return null
  const [, field = '', direction = ''] = tag.split('.')
  index++
  if (limit === null) {
    const value = counted(index)
    // "the cheapest one" counts nothing.
    const isPronoun = value === 1 && lexemes[index]?.number?.digits === undefined && !isHomes(lexemes[index + 1])
    if (value !== null && !isPronoun) {
      limit = value
      index++
    }
  }
  const meanings: Meaning[] = [
    { kind: 'sort', sort: { field: field as SortField, direction: direction === 'up' ? 'up' : 'down' } },
  ]
  if (limit !== null) meanings.push({ kind: 'limit', limit })
  return { meanings, end: index }
}

function isHomes(lexeme: Lexeme | undefined): boolean {
  return tagValue(lexeme, 'family.') !== null || hasTag(lexeme, 'studio')
}

/** Whether an order is said in the same clause, a few words on. */
function ordersBehind(lexemes: readonly Lexeme[], start: number): boolean {
  for (let at = start; at < start + 6; at++) {
    const lexeme = lexemes[at]
    if (!lexeme || (hasTag(lexeme, 'sign') && lexeme.text !== '-')) return false
    const orders = lexeme.tags.some((tag) => tag.startsWith('sort.') && tag !== 'sort.limit')
    if (orders && !isComparative(lexemes, at)) return true
  }
  return false
}

/**
 * Where one phrase says "cheaper" and "cheapest" alike ("más baratas"), it takes the article before the homes to make it
 * the latter: "las casas más baratas".
 */
function isComparative(lexemes: readonly Lexeme[], at: number): boolean {
  if (tagValue(lexemes[at], 'follow.') === null) return false
  for (let index = at - 1; index >= Math.max(0, at - 7); index--) {
    const lexeme = lexemes[index]
    if (!lexeme || hasTag(lexeme, 'sign') || hasTag(lexeme, 'glue.article')) return true
    if (!hasTag(lexeme, 'glue.the')) continue
    const named = lexemes[index + 1]
    return !(index + 1 === at || named?.number || isHomes(named) || hasTag(named, 'SpaceType.Room'))
  }
  return true
}

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
  ['field.rent', 'Price'],
  ['field.Bedrooms', 'Bedrooms'],
  ['unit.Bedrooms', 'Bedrooms'],
  ['field.Bathrooms', 'Bathrooms'],
  ['unit.Bathrooms', 'Bathrooms'],
]

/** "how many", "average price", "median HOA", "price range". */
export const recogniseFigure: Recogniser = ({ lexemes }, at) => {
  const lexeme = lexemes[at]
  if (hasTag(lexeme, 'figure.count')) {
    // "number of bedrooms: 3" is no question.
    const next = lexemes[at + 1]
    if (next?.tags.some((tag) => tag.startsWith('unit.')) && hasTag(lexeme, 'glue.numberOf')) return null
    return { meanings: [{ kind: 'figure', figures: [{ kind: 'count', field: 'id' }] }], end: at + 1 }
  }
  const ends = readPriceEnds(lexemes, at)
  if (ends) return ends
  if (hasTag(lexeme, 'figure.range') || hasTag(lexeme, 'figure.price')) {
    return {
      meanings: [
        {
          kind: 'figure',
          figures: [
            { kind: 'min', field: 'Price' },
            { kind: 'max', field: 'Price' },
          ],
        },
      ],
      end: at + 1,
    }
  }
  if (hasTag(lexeme, 'figure.howMuch')) {
    // "cuánto cuesta la casa más barata": the order says which figure is asked for.
    const order = lexemes
      .slice(at + 1, at + 7)
      .findIndex((each) => hasTag(each, 'sort.Price.up') || hasTag(each, 'sort.Price.down'))
    if (order < 0 || isComparative(lexemes, at + 1 + order)) return null
    const kind = hasTag(lexemes[at + 1 + order], 'sort.Price.up') ? 'min' : 'max'
    return { meanings: [{ kind: 'figure', figures: [{ kind, field: 'Price' }] }], end: at + 1 }
  }
  if (hasTag(lexeme, 'figure.min')) {
    const sort: Meaning = { kind: 'sort', sort: { field: 'Price', direction: 'up' } }
    return { meanings: [{ kind: 'figure', figures: [{ kind: 'min', field: 'Price' }] }, sort], end: at + 1 }
  }
  if (hasTag(lexeme, 'figure.max')) {
    const sort: Meaning = { kind: 'sort', sort: { field: 'Price', direction: 'down' } }
    return { meanings: [{ kind: 'figure', figures: [{ kind: 'max', field: 'Price' }] }, sort], end: at + 1 }
  }
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
  return { meanings: [averages(kinds, field)], end }
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

const actions: readonly FollowAction[] = [
  'cheaper',
  'pricier',
  'bigger',
  'smaller',
  'newer',
  'older',
  'moreBedrooms',
  'fewerBedrooms',
  'closer',
  'more',
  'back',
  'reset',
  'showAll',
]

/** Words that continue a conversation: "cheaper", "show me more", "go back". */
export const recogniseFollowUp: Recogniser = ({ lexemes }, at) => {
  const lexeme = lexemes[at]
  const action = actions.find((name) => hasTag(lexeme, `follow.${name}`))
  if (action === undefined) return null
  return { meanings: [{ kind: 'follow', action }], end: at + 1 }
}

/** "the second one", "#2", "number three", "the last one". */
export const recogniseOrdinal: Recogniser = ({ lexemes, lexicon, folded }, at) => {
  const number = lexemes[at]?.number
  const word = lexicon.language.numbers.ordinals[folded[at] ?? '']
  const value = number?.ordinal ? number.value : word
  if (value === undefined || value < 1 || value > 100) return null
  return { meanings: [{ kind: 'ordinal', position: value }], end: at + 1 }
}

const dropFields: readonly [string, Topic[]][] = [
  ['field.HOAMonth', ['HOAMonth']],
  ['field.rent', ['Price']],
  ['field.Price', ['Price', 'CurrencySymbol']],
  ['field.LotArea', ['LotArea']],
  ['field.BuildingArea', ['BuildingArea']],
  ['unit.squareFeet', ['BuildingArea']],
  ['field.YearBuilt', ['YearBuilt']],
  ['unit.yearsOld', ['YearBuilt']],
  ['field.DaysOnMarket', ['DaysOnMarket']],
  ['field.Bedrooms', ['Bedrooms']],
  ['unit.Bedrooms', ['Bedrooms']],
  ['field.Bathrooms', ['Bathrooms']],
  ['unit.Bathrooms', ['Bathrooms']],
  ['unit.ParkingSpots', ['ParkingSpots']],
  ['place.city', ['Place']],
  ['place.zip', ['Place']],
]

/** "forget the price", "any city", "price doesn't matter". */
export const recogniseDrop: Recogniser = ({ lexemes, lexicon, folded }, at) => {
  const topicsOf = (index: number) => {
    const lexeme = lexemes[index]
    return lexicon.dropTopics.get(folded[index] ?? '') ?? dropFields.find(([tag]) => hasTag(lexeme, tag))?.[1] ?? null
  }
  const featureAt = (index: number) => {
    const value = tagValue(lexemes[index], 'feature.')
    return value === null ? null : (lexicon.language.features[Number(value)]?.name ?? null)
  }
  const skip = (start: number) => {
    let index = start
    while (isSkipped(lexemes[index]) && topicsOf(index) === null && index < start + 3) index++
    return index
  }
  if (hasTag(lexemes[at], 'scope.not') && !hasTag(lexemes[at], 'follow.drop')) {
    // "no garage needed"
    const index = skip(at + 1)
    const feature = featureAt(index)
    const topics = topicsOf(index) ?? (feature === null ? null : ['Feature' as const])
    if (topics === null || !hasTag(lexemes[index + 1], 'drop.needed')) return null
    return { meanings: [{ kind: 'drop', topics: [...topics], words: feature ?? '' }], end: index + 2 }
  }
  if (hasTag(lexemes[at], 'follow.drop')) {
    const index = skip(at + 1)
    const topics = topicsOf(index)
    // "any price" lets the price go; "any garage?" asks for one.
    if (hasTag(lexemes[at], 'glue.any') && (topics === null || topics.includes('ParkingSpots'))) return null
    if (topics && !readsOn(lexemes[index + 1]))
      return { meanings: [{ kind: 'drop', topics, words: lexemes[index]?.text ?? '' }], end: index + 1 }
    const place = lexemes[index]?.places?.find((each) => !each.absent)
    if (place) return { meanings: [{ kind: 'drop', topics: ['Place'], words: place.name }], end: index + 1 }
    const feature = featureAt(index)
    return feature === null
      ? null
      : { meanings: [{ kind: 'drop', topics: ['Feature'], words: feature }], end: index + 1 }
  }
  if (hasTag(lexemes[at], 'drop.Place')) {
    const alone = lexemes.every(
      (lexeme, index) =>
        index === at || hasTag(lexeme, 'filler') || hasTag(lexeme, 'sign') || hasTag(lexeme, 'follow.dropAfter'),
    )
    return { meanings: [alone ? { kind: 'drop', topics: ['Place'], words: '' } : { kind: 'home' }], end: at + 1 }
  }
  const feature = featureAt(at)
  const topics = topicsOf(at) ?? (feature === null ? null : ['Feature' as const])
  if (topics === null) return null
  const after = skip(at + 1)
  if (!hasTag(lexemes[after], 'follow.dropAfter')) return null
  return {
    meanings: [{ kind: 'drop', topics: [...topics], words: feature ?? lexemes[at]?.text ?? '' }],
    end: after + 1,
  }
}

function isSkipped(lexeme: Lexeme | undefined): boolean {
  return hasTag(lexeme, 'filler') && !hasTag(lexeme, 'scope.with') && !hasTag(lexeme, 'place.in')
}

function readsOn(next: Lexeme | undefined): boolean {
  return next?.number !== undefined || tagValue(next, 'bound.') !== null
}

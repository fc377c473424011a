import type { SortField, Topic } from '../condition.ts'
import type { FigureKind, FollowAction, Meaning, Recogniser } from '../item.ts'
import { hasTag, type Lexeme, tagValue } from '../lexeme.ts'

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
  const [, field = '', direction = ''] = tag.split('.')
  index++
  if (limit === null) {
    const value = counted(index)
    if (value !== null) {
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
    if (next?.tags.some((tag) => tag.startsWith('unit.')) && lexeme?.text.toLowerCase().includes('number')) return null
    return { meanings: [{ kind: 'figure', figures: [{ kind: 'count', field: 'id' }] }], end: at + 1 }
  }
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
  if (hasTag(lexeme, 'figure.min')) {
    const sort: Meaning = { kind: 'sort', sort: { field: 'Price', direction: 'up' } }
    return { meanings: [{ kind: 'figure', figures: [{ kind: 'min', field: 'Price' }] }, sort], end: at + 1 }
  }
  if (hasTag(lexeme, 'figure.max')) {
    const sort: Meaning = { kind: 'sort', sort: { field: 'Price', direction: 'down' } }
    return { meanings: [{ kind: 'figure', figures: [{ kind: 'max', field: 'Price' }] }, sort], end: at + 1 }
  }
  const kinds: FigureKind[] = []
  let index = at
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
  let field = 'Price'
  const skip = [
    'asking',
    'listing',
    'list',
    'sale',
    'monthly',
    'the',
    'of',
    'number of',
    'for',
    'size of',
    'age',
    'year',
  ]
  let look = end
  while (skip.includes(lexemes[look]?.text.toLowerCase() ?? '') && look < end + 2) look++
  const found = figureFields.find(([tag]) => hasTag(lexemes[look], tag))
  if (found) {
    field = found[1]
    end = look + 1
    if (field === 'Price' && hasTag(lexemes[end], 'field.UnitAreaPrice')) {
      field = 'UnitAreaPrice'
      end++
    }
  } else if (hasTag(lexemes[look], 'SaleType.for_rent') && lexemes[look]?.text.toLowerCase() === 'rent') {
    const rent: Meaning = {
      kind: 'criterion',
      topic: 'SaleType',
      anyOf: [{ is: 'value', field: 'SaleType', value: 'for_rent' }],
    }
    return {
      meanings: [{ kind: 'figure', figures: kinds.map((kind) => ({ kind, field: 'Price' })) }, rent],
      end: look + 1,
    }
  }
  return { meanings: [{ kind: 'figure', figures: kinds.map((kind) => ({ kind, field })) }], end }
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
export const recogniseOrdinal: Recogniser = ({ lexemes, lexicon }, at) => {
  const number = lexemes[at]?.number
  const word = lexicon.language.numbers.ordinals[lexemes[at]?.text.toLowerCase() ?? '']
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
export const recogniseDrop: Recogniser = ({ lexemes, lexicon }, at) => {
  const words = lexicon.language.dropWords
  const topicsOf = (index: number) => {
    const lexeme = lexemes[index]
    const text = lexeme?.text.toLowerCase() ?? ''
    return words.find(([word]) => word === text)?.[1] ?? dropFields.find(([tag]) => hasTag(lexeme, tag))?.[1] ?? null
  }
  const featureAt = (index: number) => {
    const value = tagValue(lexemes[index], 'feature.')
    return value === null ? null : (lexicon.language.features[Number(value)]?.name ?? null)
  }
  const skip = (start: number) => {
    let index = start
    while (hasTag(lexemes[index], 'filler') && topicsOf(index) === null && index < start + 3) index++
    return index
  }
  if (hasTag(lexemes[at], 'follow.drop')) {
    const index = skip(at + 1)
    const topics = topicsOf(index)
    if (topics && !readsOn(lexemes[index + 1]))
      return { meanings: [{ kind: 'drop', topics, words: lexemes[index]?.text ?? '' }], end: index + 1 }
    const feature = featureAt(index)
    return feature === null
      ? null
      : { meanings: [{ kind: 'drop', topics: ['Feature'], words: feature }], end: index + 1 }
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

function readsOn(next: Lexeme | undefined): boolean {
  return next?.number !== undefined || tagValue(next, 'bound.') !== null
}

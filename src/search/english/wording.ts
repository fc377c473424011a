import type { Condition, Criterion, Family, Limits, Sort } from '../condition.ts'

export interface Money {
  symbol: string
}

const familyNames: Record<Family, string> = {
  house: 'houses',
  condo: 'condos or apartments',
  townhouse: 'townhouses',
  multiFamily: 'multi-family homes',
  land: 'land',
  mobile: 'mobile or manufactured homes',
}

const fieldNames: Record<string, [string, string]> = {
  Bedrooms: ['bedroom', 'bedrooms'],
  Bathrooms: ['bathroom', 'bathrooms'],
  ParkingSpots: ['parking spot', 'parking spots'],
}

export function formatNumber(value: number, digits = 2): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: digits })
}

export function formatMoney(value: number, symbol: string): string {
  const number = formatNumber(value)
  return /^[A-Za-z.]{2,}$/.test(symbol) ? `${symbol} ${number}` : `${symbol}${number}`
}

function limitWords(limits: Limits, show: (value: number) => string, unit = ''): string {
  const { min, max, above, below, oneOf } = limits
  const tail = unit ? ` ${unit}` : ''
  if (oneOf) return `${oneOf.map(show).join(' or ')}${tail}`
  const low = min ?? above
  const high = max ?? below
  if (min !== undefined && min === max) return `exactly ${show(min)}${tail}`
  if (low !== undefined && high !== undefined)
    return `${above === undefined ? 'from' : 'above'} ${show(low)} ${below === undefined ? 'to' : 'to below'} ${show(high)}${tail}`
  if (min !== undefined) return `at least ${show(min)}${tail}`
  if (max !== undefined) return `at most ${show(max)}${tail}`
  if (above !== undefined) return `more than ${show(above)}${tail}`
  return below === undefined ? '' : `less than ${show(below)}${tail}`
}

const plain = (value: number) => String(value)

export function describeCondition(condition: Condition, money: Money): string {
  switch (condition.is) {
    case 'number': {
      const { field } = condition
      const counted = fieldNames[field]
      if (counted) {
        if (condition.below === 1 && field === 'ParkingSpots') return 'no parking'
        const one = condition.min === 1 && (condition.max === undefined || condition.max === 1)
        return limitWords(condition, formatNumber, one ? counted[0] : counted[1])
      }
      const amount = (value: number) => formatMoney(value, money.symbol)
      if (field === 'Price') return `price ${limitWords(condition, amount)}`
      if (field === 'HOAMonth')
        return condition.max === 0
          ? 'no HOA fee'
          : condition.above === 0
            ? 'with an HOA fee'
            : `HOA ${limitWords(condition, amount)} a month`
      if (field === 'DepositFee') return `deposit ${limitWords(condition, amount)}`
      if (field === 'ZestimatePrice') return `Zestimate ${limitWords(condition, amount)}`
      if (field === 'UnitAreaPrice') return `price per unit of area ${limitWords(condition, amount)}`
      if (field === 'YearBuilt') return describeYears(condition)
      return `on the market ${limitWords(condition, formatNumber, 'days')}`
    }
    case 'area': {
      const { unit, ...limits } = condition.said
      const name = { 'Square Feet': 'sq ft', 'Square Meters': 'm²', acres: 'acres', hectares: 'hectares' }[unit] ?? ''
      return `${condition.field === 'LotArea' ? 'lot of ' : ''}${limitWords(limits, formatNumber, name)}`
    }
    case 'value':
      return describeValue(condition.value)
    case 'family':
      return familyNames[condition.family]
    case 'currency':
      return `prices in ${condition.name}s (nothing is converted)`
    case 'city':
    case 'state':
    case 'zip':
    case 'location':
      return `in ${condition.name}`
    case 'address':
      return `at ${condition.name}`
    case 'mls':
      return `MLS number ${condition.name}`
    case 'nowhere':
      return condition.field === 'MLSNumber'
        ? `MLS number ${condition.name} (no listing has it)`
        : `${condition.field === 'Address' ? 'at' : 'in'} ${condition.name} (no listing is there)`
    case 'near':
      return `within ${formatNumber(condition.miles)} miles of ${condition.name}`
    case 'text':
      return condition.name
    case 'ids':
      return condition.name
    case 'not':
      return `not ${describeCondition(condition.of, money)}`
    case 'all':
      return describeAll(condition.of, money)
  }
}

function describeAll(conditions: readonly Condition[], money: Money): string {
  if (
    conditions.some((condition) => condition.is === 'number' && condition.field === 'Bedrooms' && condition.max === 0)
  )
    return 'studios'
  return conditions
    .map((condition, index) =>
      index > 0 ? describeCondition(condition, money).replace(/^in /, '') : describeCondition(condition, money),
    )
    .join(', ')
}

function describeYears(limits: Limits): string {
  const { min, max, above, below } = limits
  if (min !== undefined && min === max) return `built in ${min}`
  if (min !== undefined && max !== undefined) return `built from ${min} to ${max}`
  if (min !== undefined) return `built in ${min} or later`
  if (max !== undefined) return `built in ${max} or earlier`
  if (above !== undefined && below !== undefined) return `built after ${above} and before ${below}`
  if (above !== undefined) return `built after ${above}`
  return below === undefined ? `built in ${limitWords(limits, plain)}` : `built before ${below}`
}

function describeValue(value: string): string {
  const words: Record<string, string> = {
    for_sale: 'for sale',
    for_rent: 'for rent',
    Sold: 'sold',
    PreOnMarket: 'coming soon',
    Active: 'active',
    'Entire place': 'entire place',
    Room: 'room',
    OpenHouse: 'with an open house',
    '3D': 'with a 3D tour',
  }
  return words[value] ?? value
}

export function describeCriterion(criterion: Criterion, money: Money): string {
  const parts = criterion.anyOf.map((condition) => describeCondition(condition, money))
  const joined = parts.map((part, index) => (index > 0 ? part.replace(/^in /, '') : part)).join(' or ')
  if (criterion.mode === 'not') return criterion.topic === 'Feature' ? `no ${joined}` : `not ${joined}`
  if (criterion.mode === 'wish') return `ideally ${joined}`
  return criterion.topic === 'Feature' ? `with ${joined}` : joined
}

const sortWords: Record<string, [string, string]> = {
  Price: ['cheapest first', 'most expensive first'],
  BuildingArea: ['smallest first', 'biggest first'],
  LotArea: ['smallest lot first', 'largest lot first'],
  DaysOnMarket: ['newest listings first', 'longest on the market first'],
  YearBuilt: ['oldest first', 'newest built first'],
  HOAMonth: ['lowest HOA fee first', 'highest HOA fee first'],
  UnitAreaPrice: ['lowest price per unit of area first', 'highest price per unit of area first'],
  Bedrooms: ['fewest bedrooms first', 'most bedrooms first'],
  Bathrooms: ['fewest bathrooms first', 'most bathrooms first'],
}

export function describeSort(sort: Sort | null, hasWishes: boolean): string {
  if (sort === null) return hasWishes ? 'closest match first' : 'newest listings first'
  if (sort.field === 'Distance') return `closest to ${sort.from?.name ?? 'there'} first`
  return sortWords[sort.field]?.[sort.direction === 'up' ? 0 : 1] ?? 'newest listings first'
}

/** In this order people describe what they look for. */
const topicOrder = ['PropertyType', 'SaleType', 'Status', 'SpaceType', 'Bedrooms', 'Bathrooms', 'Place', 'Price']

export function describeCriteria(criteria: readonly Criterion[], money: Money): string {
  const rank = (criterion: Criterion) => {
    const index = topicOrder.indexOf(criterion.topic)
    return (criterion.mode === 'wish' ? 100 : 0) + (index < 0 ? topicOrder.length : index)
  }
  return [...criteria]
    .map((criterion, index) => ({ criterion, index }))
    .sort((a, b) => rank(a.criterion) - rank(b.criterion) || a.index - b.index)
    .map(({ criterion }) => describeCriterion(criterion, money))
    .join(', ')
}

export function describeTotal(total: number): string {
  return total === 0 ? 'No home matches' : total === 1 ? '1 home matches' : `${formatNumber(total)} homes match`
}

export const fairHousingMessage =
  'Homes are never chosen by who lives there or who may live there, so I left that part out; I am glad to go by price, size, location, features and other facts of the home.'

export const officialSourcesHint =
  'For safety and schools please see official sources, such as police statistics and school district sites; listings do not rate them.'

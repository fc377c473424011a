import type { Condition, Criterion, Limits, NumberCondition, Sort } from '../../reading/criteria/condition.ts'
import { signOf } from '../../reading/criteria/currency-sign.ts'
import { nameFeature } from '../../reading/languages/linked-features.ts'
import { isReadLanguage } from '../../reading/languages/spoken/spoken-language.ts'
import {
  type CriteriaWords,
  formatDistance,
  formatMoney,
  formatNumber,
  isFeature,
  limitWords,
  nameValue,
  type UnitName,
  type Wording,
} from '../../reading/languages/wording.ts'

/** Symbol of the amounts that a search speaks of; "" where listings in several currencies match. */
export interface Money {
  symbol: string
}

/** The symbol to write amounts with: of the currency asked for, else the one that all the listings share. */
export function moneyOf(
  criteria: readonly Criterion[],
  listings: readonly { CurrencySymbol: string }[],
  otherwise: string,
): Money {
  for (const { mode, anyOf } of criteria)
    for (const condition of anyOf)
      if (mode === 'must' && condition.is === 'currency') return { symbol: condition.symbols[0] ?? otherwise }
  const symbols = new Set(listings.map(({ CurrencySymbol }) => CurrencySymbol))
  const [only] = symbols
  return { symbol: symbols.size > 1 ? '' : (only ?? otherwise) }
}

/** The number that a noun behind the limits stands next to. */
function lastNumber({ min, max, above, below, oneOf }: Limits): number {
  return oneOf?.at(-1) ?? max ?? below ?? min ?? above ?? 0
}

export const moneyFields: ReadonlySet<string> = new Set([
  'Price',
  'HOAMonth',
  'DepositFee',
  'ZestimatePrice',
  'UnitAreaPrice',
])

function describeNumber(wording: CriteriaWords, condition: NumberCondition, money: Money): string {
  const { field } = condition
  if (field === 'YearBuilt') return wording.years(condition)
  if (field === 'ParkingSpots' && (condition.below === 1 || condition.max === 0)) return wording.noParking
  if (field === 'HOAMonth' && condition.max === 0) return wording.noHoa
  if (field === 'HOAMonth' && condition.above === 0 && condition.max === undefined) return wording.anyHoa
  const show = (value: number) =>
    moneyFields.has(field) ? formatMoney(wording, value, money.symbol) : formatNumber(wording, value)
  return wording.limited[field](limitWords(wording, condition, show), lastNumber(condition))
}

export function describeCondition(wording: CriteriaWords, condition: Condition, money: Money): string {
  switch (condition.is) {
    case 'number':
      return describeNumber(wording, condition, money)
    case 'area': {
      const { unit, ...limits } = condition.said
      const amount = limitWords(wording, limits, (value) => formatNumber(wording, value))
      // Without a unit it was compared with each listing's own.
      const named = unit in wording.units ? wording.units[unit as UnitName](amount, lastNumber(limits)) : amount
      return wording.areas[condition.field](named)
    }
    case 'value':
      return nameValue(wording, condition.value)
    case 'family':
      return wording.families[condition.family]
    case 'currency':
      return wording.pricesIn(condition.name, signOf(condition))
    case 'near':
      return wording.within(formatDistance(wording, condition.miles), condition.name)
    case 'text':
      return isReadLanguage(wording.code) ? nameFeature(wording.code, condition.name) : condition.name
    case 'not':
      return wording.not(describeCondition(wording, condition.of, money), condition.of.is === 'text')
    case 'all':
      return describeAll(wording, condition.of, money)
    default:
      return describePlaces(wording, [condition])
  }
}

type Named = Extract<Condition, { is: 'city' | 'state' | 'zip' | 'location' | 'address' | 'mls' | 'nowhere' | 'ids' }>

function isNamed(condition: Condition): condition is Named {
  return ['city', 'state', 'zip', 'location', 'address', 'mls', 'nowhere', 'ids'].includes(condition.is)
}

type PlaceKind = 'place' | 'address' | 'number' | 'link'

function kindOf(condition: Named): PlaceKind {
  if (condition.is === 'ids') return 'link'
  const field = condition.is === 'nowhere' ? condition.field : null
  if (condition.is === 'mls' || field === 'MLSNumber') return 'number'
  return condition.is === 'address' || field === 'Address' ? 'address' : 'place'
}

/** Places of one kind share their preposition: "in Kent or Renton". */
function describePlaces(wording: CriteriaWords, places: readonly Named[]): string {
  const groups = Map.groupBy(places, kindOf)
  const texts = [...groups].map(([kind, members]) => {
    const none = kind === 'number' ? wording.noSuchNumber : wording.nowhere
    const names = wording.or(members.map((member) => (member.is === 'nowhere' ? `${member.name}${none}` : member.name)))
    if (kind === 'link') return names
    if (kind === 'number') return wording.mlsNumber(names)
    return kind === 'address' ? wording.atAddress(names) : wording.inPlace(names)
  })
  return wording.or(texts)
}

/** Conditions that must hold together: "in Kent, WA, 98030", "condos and at least 2 bedrooms". */
function describeAll(wording: CriteriaWords, conditions: readonly Condition[], money: Money): string {
  const isStudio = (each: Condition) => each.is === 'number' && each.field === 'Bedrooms' && each.max === 0
  if (conditions.some(isStudio)) return wording.studios
  if (conditions.every(isNamed)) {
    const first = conditions[0]
    const names = conditions.map(({ name }) => name).join(', ')
    const missing = conditions.some((each) => each.is === 'nowhere') ? wording.nowhere : ''
    if (first) return describePlaces(wording, [{ ...first, name: `${names}${first.is === 'nowhere' ? '' : missing}` }])
  }
  return wording.list(conditions.map((each) => describeCondition(wording, each, money)))
}

export function describeCriterion(wording: CriteriaWords, criterion: Criterion, money: Money): string {
  const places = criterion.anyOf.filter(isNamed)
  const others = criterion.anyOf.filter((condition) => !isNamed(condition))
  const parts = others.map((condition) => describeCondition(wording, condition, money))
  const text = wording.or(places.length > 0 ? [describePlaces(wording, places), ...parts] : parts)
  const feature = isFeature(criterion)
  if (criterion.mode === 'not') return wording.not(text, feature)
  return criterion.mode === 'wish' ? wording.ideally(text, feature) : wording.must(text, feature)
}

const longestLabel = 60

/** A criterion in a few words, as a label: what is said of the price needs no word for it. */
export function labelCriterion(wording: CriteriaWords, criterion: Criterion, money: Money): string {
  const [condition] = criterion.anyOf
  const isPrice = condition?.is === 'number' && condition.field === 'Price' && criterion.anyOf.length === 1
  const text =
    isPrice && criterion.mode === 'must' && money.symbol !== ''
      ? limitWords(wording, condition, (value) => formatMoney(wording, value, money.symbol))
      : describeCriterion(wording, criterion, money)
  const signs = [...text]
  return signs.length > longestLabel
    ? `${signs
        .slice(0, longestLabel - 1)
        .join('')
        .trimEnd()}…`
    : text
}

/** In this order people describe what they look for. */
const topicOrder = ['PropertyType', 'SaleType', 'Status', 'SpaceType', 'Bedrooms', 'Bathrooms', 'Place', 'Price']

export function describeCriteria(wording: CriteriaWords, criteria: readonly Criterion[], money: Money): string {
  const ordered = inTellingOrder(mergeLimits(criteria))
  return wording.list(ordered.map((criterion) => describeCriterion(wording, criterion, money)))
}

export function inTellingOrder(criteria: readonly Criterion[]): Criterion[] {
  const rank = ({ topic, mode }: Criterion) => {
    const index = topicOrder.indexOf(topic)
    return (mode === 'wish' ? 100 : 0) + (index < 0 ? topicOrder.length : index)
  }
  return criteria.toSorted((a, b) => rank(a) - rank(b))
}

/** "at most $300,000" and "less than $174,000" are told as what they come to. */
function mergeLimits(criteria: readonly Criterion[]): Criterion[] {
  const merged: Criterion[] = []
  for (const criterion of criteria) {
    const at = merged.findIndex((before) => before.topic === criterion.topic && narrowest(before, criterion) !== null)
    const before = merged[at]
    const both = before && narrowest(before, criterion)
    if (both) merged[at] = both
    else merged.push(criterion)
  }
  return merged
}

function narrowest(a: Criterion, b: Criterion): Criterion | null {
  const [first, second] = [a.anyOf[0], b.anyOf[0]]
  const isOne = a.anyOf.length === 1 && b.anyOf.length === 1 && a.mode === 'must' && b.mode === 'must'
  if (!isOne || first?.is !== 'number' || second?.is !== 'number' || first.oneOf || second.oneOf) return null
  const low = [first, second].toSorted((x, y) => (y.min ?? y.above ?? -Infinity) - (x.min ?? x.above ?? -Infinity))[0]
  const high = [first, second].toSorted((x, y) => (x.max ?? x.below ?? Infinity) - (y.max ?? y.below ?? Infinity))[0]
  const limits: Limits = {
    ...(low?.min === undefined ? {} : { min: low.min }),
    ...(low?.above === undefined ? {} : { above: low.above }),
    ...(high?.max === undefined ? {} : { max: high.max }),
    ...(high?.below === undefined ? {} : { below: high.below }),
  }
  return { ...a, anyOf: [{ is: 'number', field: first.field, ...limits }] }
}

export function describeSort(wording: Wording, sort: Sort | null, hasWishes: boolean): string {
  if (sort === null) return hasWishes ? wording.closestMatch : wording.sorts.DaysOnMarket.up
  if (sort.field === 'Distance') return wording.closestTo(sort.from?.name ?? '')
  return sort.around === undefined ? wording.sorts[sort.field][sort.direction] : wording.closestInPrice
}

import { memoize } from '../../platform/memoize.ts'
import type { Criterion, Family, Limits, NumberField, SortField, ValueCondition } from '../criteria/condition.ts'
import { squareFeetInAcre } from '../measures/measures.ts'
import type { LanguageCode } from './language-code.ts'
import type { WindowLanguage } from './spoken/spoken-language.ts'

/** What "cheaper" and the like compare with what was just shown. */
export type Comparison =
  | 'cheaper'
  | 'pricier'
  | 'bigger'
  | 'smaller'
  | 'newer'
  | 'older'
  | 'moreBedrooms'
  | 'fewerBedrooms'

export type UnitName = 'Square Feet' | 'Square Meters' | 'acres' | 'hectares'

/** Fields whose limits are told as "at least 2 bathrooms" or "price at most $500,000". */
export type LimitedField = Exclude<NumberField, 'YearBuilt'>

type ValueName =
  | 'for_sale'
  | 'for_rent'
  | 'Active'
  | 'Sold'
  | 'PreOnMarket'
  | 'Pending'
  | 'ActiveUnderContract'
  | 'Entire place'
  | 'Room'
  | 'OpenHouse'
  | '3D'

/**
 * How criteria are described in one language of the window: words and small functions that agree in gender, number and
 * word order. They are put together by `describe-criteria.ts`, which knows no language. Every text that comes in is plain
 * text and so is every text that goes out; amounts come in with digits grouped already.
 */
export interface CriteriaWords {
  code: WindowLanguage
  /** How digits are grouped and decimals marked (BCP 47). */
  locale: string
  /** "$500,000", "500.000 €". `symbol` is what the listing says: a sign, or letters such as "CHF". */
  money: (number: string, symbol: string) => string
  /** "Kent or Renton", "Kent, Auburn or Renton". */
  or: (parts: readonly string[]) => string
  /** Criteria one after the other: "houses, in Kent". */
  list: (parts: readonly string[]) => string
  limits: LimitWords
  /**
   * Puts limits and the name of the field together. `count` is the number that the noun stands next to, for its plural.
   */
  limited: Record<LimitedField, (limits: string, count: number) => string>
  /** An amount in a unit: "1,800 sq ft"; the text may also be limits ("at least 1,800"). */
  units: Record<UnitName, (amount: string, count: number) => string>
  /** "at least 2 acres" -> "lot of at least 2 acres". */
  areas: Record<'BuildingArea' | 'LotArea', (limits: string) => string>
  /** "built in 1990 or later"; years are never grouped. */
  years: (limits: Limits) => string
  studios: string
  noParking: string
  noHoa: string
  anyHoa: string
  families: Record<Family, string>
  values: Record<ValueName, string>
  /** "prices in euros (nothing is converted)"; `name` as in the table of currencies of the visitor's language. */
  pricesIn: (name: string, symbol: string) => string
  /** "in Kent or Renton" */
  inPlace: (names: string) => string
  atAddress: (names: string) => string
  mlsNumber: (names: string) => string
  /** Behind a place, an address or a number that no listing has. */
  nowhere: string
  noSuchNumber: string
  within: (distance: string, name: string) => string
  /** A distance given in miles, as visitors with this language read it: "3 miles", "4.8 km". */
  distance: (miles: number, format: (value: number) => string) => string
  /** What must, must not and should ideally be there. `isFeature`: a pool, a view; otherwise any other criterion. */
  must: (text: string, isFeature: boolean) => string
  not: (text: string, isFeature: boolean) => string
  ideally: (text: string, isFeature: boolean) => string
}

/** Everything that the search says, in a language that is read. */
export interface Wording extends CriteriaWords {
  code: LanguageCode
  /** What a home misses of a search, as one of those that miss least. */
  misses: {
    /** "$512,000 instead of at most $500,000" */
    insteadOf: (actual: string, wanted: string) => string
    /** The listing says nothing of a feature. */
    unmentioned: (feature: string) => string
  }
  sorts: Record<Exclude<SortField, 'Distance'>, { up: string; down: string }>
  closestTo: (name: string) => string
  closestMatch: string
  closestInPrice: string
  /** "No home matches", "1 home matches", "12 homes match"; without a full stop. */
  total: (total: number, formatted: string) => string
  /**
   * The whole sentence: total, criteria ("" for none) and order (null when there is nothing to order), with full stop.
   */
  found: (total: string, criteria: string, order: string | null) => string
  /** How sentences follow each other. */
  betweenSentences: string
  /** "Nothing cheaper is left." */
  nothingLeft: Record<Comparison, string>
  fairHousing: string
  officialSources: string
}

export interface LimitWords {
  exactly: (value: string) => string
  atLeast: (value: string) => string
  atMost: (value: string) => string
  moreThan: (value: string) => string
  lessThan: (value: string) => string
  /** From `low` to `high`; the marks say that the bound itself is not included. */
  range: (low: string, high: string, mark: { aboveLow: boolean; belowHigh: boolean }) => string
}

/** Puts a name, and what stands behind them, around limits. */
export const named =
  (name: string, tail = '') =>
  (limits: string): string =>
    `${name}${/\s$/.test(name) ? '' : ' '}${limits}${tail}`

/** Puts a noun that agrees with the number behind limits. */
export const counted =
  (one: string, many: string) =>
  (limits: string, count: number): string =>
    `${limits} ${count === 1 ? one : many}`

/** "from 2 to 3": limits in words, each value shown by `show`. */
export function limitWords(
  { limits: words, or }: Pick<CriteriaWords, 'limits' | 'or'>,
  limits: Limits,
  show: (value: number) => string,
): string {
  const { min, max, above, below, oneOf } = limits
  if (oneOf) return or(oneOf.map(show))
  const low = min ?? above
  const high = max ?? below
  if (min !== undefined && min === max) return words.exactly(show(min))
  if (low !== undefined && high !== undefined)
    return words.range(show(low), show(high), { aboveLow: above !== undefined, belowHigh: below !== undefined })
  if (min !== undefined) return words.atLeast(show(min))
  if (max !== undefined) return words.atMost(show(max))
  if (above !== undefined) return words.moreThan(show(above))
  return below === undefined ? '' : words.lessThan(show(below))
}

/** Making one takes longer than a hundred numbers. */
const formatNamed = memoize((name: string): Intl.NumberFormat => {
  const [locale, least, most] = name.split(' ')
  return new Intl.NumberFormat(locale, { minimumFractionDigits: Number(least), maximumFractionDigits: Number(most) })
}, 200)

function numberFormat(locale: string, least: number, most: number): Intl.NumberFormat {
  return formatNamed(`${locale} ${least} ${most}`)
}

export function formatNumber(wording: CriteriaWords, value: number, digits = 2): string {
  return numberFormat(wording.locale, 0, digits).format(value)
}

export function formatMoney(wording: CriteriaWords, value: number, symbol: string): string {
  const cents = Number.isInteger(value) ? 0 : 2
  return wording.money(numberFormat(wording.locale, cents, cents).format(value), symbol)
}

/** An amount in the unit of a listing. */
export function formatArea(wording: Wording, value: number, unit: string): string {
  const name = unit === 'Square Meters' ? 'Square Meters' : 'Square Feet'
  return wording.units[name](formatNumber(wording, value), value)
}

/** A plot, and from half an acre or a hectare on in these as well, as land is spoken of: "217,800 sq ft (5 acres)". */
export function formatLot(wording: Wording, value: number, unit: string): string {
  const isMetric = unit === 'Square Meters'
  const [large, name] = isMetric
    ? ([value / 10_000, 'hectares'] as const)
    : ([value / squareFeetInAcre, 'acres'] as const)
  const area = formatArea(wording, value, unit)
  if (large < (isMetric ? 1 : leastAcres)) return area
  const rounded = Math.round(large * 10) / 10
  return `${area} (${wording.units[name](formatNumber(wording, rounded, 1), rounded)})`
}

const leastAcres = 0.5

export function formatDistance(wording: CriteriaWords, miles: number): string {
  return wording.distance(miles, (value) => formatNumber(wording, value, 1))
}

export function describeTotal(wording: Wording, total: number): string {
  return wording.total(total, formatNumber(wording, total))
}

/** The values that a condition may have, named; anything else is told as it is. */
export function nameValue(wording: CriteriaWords, value: ValueCondition['value']): string {
  return value in wording.values ? wording.values[value as ValueName] : value
}

export function isFeature(criterion: Criterion): boolean {
  return criterion.topic === 'Feature'
}

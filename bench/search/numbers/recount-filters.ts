import { evaluate } from '../evaluate/evaluate.ts'
import { featureWords, localFeatureWords } from '../evaluate/feature-words.ts'
import { fold } from '../evaluate/fold.ts'
import type { StoredListing } from '../evaluate/holds.ts'
import type { Bound, CountField, Criterion, Family } from '../meaning.ts'
import { mean } from '../meaning.ts'

export type Filters = Record<string, unknown>

const families = new Set<string>(['house', 'condo', 'townhouse', 'multi-family', 'land', 'mobile'] satisfies Family[])
const counts = new Set<string>([
  'Bedrooms',
  'Bathrooms',
  'YearBuilt',
  'DaysOnMarket',
  'ParkingSpots',
] satisfies CountField[])
const measures = { 'Square Feet': 'square feet', 'Square Meters': 'square meters', acres: 'acres' } as const
const aliases: Record<string, string> = {
  'swimming pool': 'pool',
}

/**
 * The homes that answer to filters as the API tells them, and to the same with a part left out or loosened to numbers that
 * the answer names: what "28 homes match" and "without X there would be 12" are counted over. Filters that this evaluator
 * cannot read are left to be proven otherwise.
 */
export function recountFilters(
  filters: Filters,
  quoted: readonly number[],
  listings: readonly StoredListing[],
): StoredListing[][] {
  return listVariants(filters, quoted).flatMap((variant) => {
    const all = readFilters(variant)
    return all === null ? [] : [evaluate({ ...mean(), all }, { listings, shown: [] }).matches]
  })
}

function listVariants(filters: Filters, quoted: readonly number[]): Filters[] {
  const keys = Object.keys(filters).filter((key) => !['Latitude', 'Longitude', 'wishes'].includes(key))
  const without = (...left: string[]): Filters =>
    Object.fromEntries(Object.entries(filters).filter(([key]) => !left.includes(key)))
  const texts = Array.isArray(filters.Description) ? filters.Description : []
  const bounds = quoted.flatMap((one) => [
    { max: one },
    { min: one },
    ...quoted.map((other) => ({ min: one, max: other })),
  ])
  return [
    filters,
    ...keys.flatMap((key, index) => [without(key), ...keys.slice(index + 1).map((other) => without(key, other))]),
    ...texts.map((_, index) => ({ ...filters, Description: texts.toSpliced(index, 1) })),
    ...keys.flatMap((key) => bounds.flatMap((bound) => loosen(filters, key, bound))),
  ]
}

function loosen(filters: Filters, key: string, bound: Bound): Filters[] {
  if (key === 'Distance') return bound.max === undefined ? [] : [{ ...filters, Distance: { maxMiles: bound.max } }]
  if (!(counts.has(key) || ['Price', 'BuildingArea', 'LotArea'].includes(key))) return []
  const old = filters[key]
  const kept = typeof old === 'object' && old !== null && !Array.isArray(old) ? old : {}
  return [
    { ...filters, [key]: { ...kept, ...bound } },
    { ...filters, [key]: 'unit' in kept ? { ...bound, unit: kept.unit } : bound },
  ]
}

/** null where a part cannot be read. */
function readFilters(filters: Filters): Criterion[] | null {
  const criteria: Criterion[] = []
  for (const [key, value] of Object.entries(filters)) {
    if (['Latitude', 'Longitude', 'wishes'].includes(key)) continue
    const read = readFilter(key, value, filters)
    if (read === null) return null
    criteria.push(...read)
  }
  return criteria
}

function readFilter(key: string, value: unknown, filters: Filters): Criterion[] | null {
  if (key === 'not') {
    const inner = Object.entries(value as Filters).map(([name, one]) => readFilter(name, one, filters)) // the API's own shape
    return inner.includes(null)
      ? null
      : inner.flatMap((each) => each ?? []).map((criterion) => ({ kind: 'not', criterion }))
  }
  if (key === 'anyOf') {
    const choices = (value as Filters[]).map((each) => readFilters(each)) // the API's own shape
    if (choices.includes(null)) return null
    return [{ kind: 'any', criteria: choices.map((criteria) => ({ kind: 'every', criteria: criteria ?? [] })) }]
  }
  if (key === 'Distance') {
    const { maxMiles } = value as { maxMiles?: unknown }
    const { Latitude: latitude, Longitude: longitude } = filters
    if (typeof maxMiles !== 'number' || typeof latitude !== 'number' || typeof longitude !== 'number') return null
    return [{ kind: 'near', center: { latitude, longitude }, miles: maxMiles }]
  }
  if (key === 'Description') return Array.isArray(value) ? readFeatures(value.map(String)) : null
  if (Array.isArray(value)) {
    const choices = value.map((each) => readFilter(key, each, filters))
    return choices.includes(null) ? null : [{ kind: 'any', criteria: choices.flatMap((each) => each ?? []) }]
  }
  if (typeof value === 'string') return readName(key, value)
  const bound = readBound(value)
  if (bound === null) return null
  if (counts.has(key)) return [{ kind: 'count', field: key as CountField, bound }] // it is one of them
  if (key === 'Price') return [{ kind: 'price', bound }]
  if (key === 'HOAMonth' && bound.max !== undefined) return [{ kind: 'hoa', max: bound.max }]
  if (key !== 'BuildingArea' && key !== 'LotArea') return null
  const measure = measures[(value as { unit?: keyof typeof measures }).unit ?? 'Square Feet']
  return [{ kind: 'area', field: key, bound, measure }]
}

function readFeatures(names: readonly string[]): Criterion[] {
  return names
    .map((name) => aliases[name] ?? findLocalName(name) ?? name)
    .map((name) => (name in featureWords ? { kind: 'feature', name } : { kind: 'words', words: name }))
}

/** The feature that goes by this name in another language. */
function findLocalName(name: string): string | undefined {
  const forms = Object.entries(localFeatureWords).map(
    ([feature, byLanguage]) => [feature, Object.values(byLanguage).flat()] as const,
  )
  return forms.find(([, words]) => words.includes(fold(name)))?.[0]
}

function readName(key: string, is: string): Criterion[] | null {
  if (key === 'PropertyType')
    return [families.has(is) ? { kind: 'family', family: is as Family } : { kind: 'spelling', word: is }]
  if (key === 'City') return [{ kind: 'city', is }]
  if (key === 'State') return [{ kind: 'state', is }]
  if (key === 'ZIP') return [{ kind: 'zip', is }]
  if (key === 'Address') return [{ kind: 'street', is }]
  if (key === 'MLSNumber') return [{ kind: 'mls', is }]
  if (key === 'CurrencySymbol') return [{ kind: 'currency', symbol: is }]
  if (key === 'SaleType' && (is === 'for_sale' || is === 'for_rent')) return [{ kind: 'saleType', is }]
  if (key === 'Status' && (is === 'Active' || is === 'PreOnMarket' || is === 'Sold')) return [{ kind: 'status', is }]
  if (key === 'Tours' && (is === 'OpenHouse' || is === '3D')) return [{ kind: 'tours', is }]
  if (key === 'SpaceType' && (is === 'Room' || is === 'Entire place')) return [{ kind: 'spaceType', is }]
  return null
}

function readBound(value: unknown): Bound | null {
  if (typeof value === 'number') return { is: value }
  if (typeof value !== 'object' || value === null) return null
  const { min, max, above, below } = value as Record<string, unknown>
  const given = Object.entries({ min, max, over: above, under: below }).filter(([, bound]) => typeof bound === 'number')
  return given.length === 0 ? null : Object.fromEntries(given)
}

import type { SearchResult } from '../../../homes/search/search-listings.ts'

const shortNames: Readonly<Record<string, string>> = {
  Price: 'p',
  Bedrooms: 'b',
  Bathrooms: 'ba',
  BuildingArea: 'a',
  LotArea: 'lot',
  YearBuilt: 'y',
  ParkingSpots: 'park',
  HOAMonth: 'hoa',
  DaysOnMarket: 'days',
  Address: 'addr',
  State: 'st',
  ZIP: 'zip',
  Description: 'f',
}
const plainNames: Readonly<Record<string, string>> = { for_sale: 'sale', for_rent: 'rent' }
const signs = { min: '>=', max: '<=', above: '>', below: '<' } as const

/**
 * A search in short, for tests of conversations: "house Kent b=3 p<=500k sale !f:swimming_pool". A bound that was taken
 * from homes just shown is told as "shown", features by their English names.
 */
export function tellSearch(result: SearchResult, before: readonly SearchResult[]): string {
  const { not = {}, wishes = {}, ...filters } = result.filters as Record<string, Record<string, unknown>>
  const english = new Map(
    result.state.criteria.flatMap(({ anyOf }) =>
      anyOf.flatMap((each) => (each.is === 'text' && each.feature ? [[each.name, each.feature] as const] : [])),
    ),
  )
  const shown = new Set(before.flatMap(({ state }) => Object.values(state.bounds)))
  const tellAll = (fields: Record<string, unknown>, sign: string) =>
    Object.entries(fields).flatMap(([field, value]) =>
      tellField(field, value, { shown, english }).map((told) => sign + told),
    )
  const { sort, offset } = result.state
  return [
    ...tellAll(filters, ''),
    ...tellAll(not, '!'),
    ...tellAll(wishes, 'w:'),
    ...(sort === null || result.reading.nothingLeft !== null ? [] : [`sort:${sort.field}_${sort.direction}`]),
    ...(result.reading.nothingLeft === null ? [] : ['nothing-left']),
    ...new Set(result.figures.map(({ kind }) => `fig:${kind}`)),
    ...(offset > 0 ? ['page'] : []),
  ]
    .sort()
    .join(' ')
}

interface Known {
  shown: ReadonlySet<number | null>
  english: ReadonlyMap<string, string>
}

function tellField(field: string, value: unknown, { shown, english }: Known): string[] {
  const name = shortNames[field]
  if (field === 'Latitude' || field === 'Longitude') return []
  if (field === 'Distance') {
    const { from, maxMiles } = value as { from: string; maxMiles: number }
    return [`near:${from}:${maxMiles}`]
  }
  if (field === 'Description')
    return [value].flat(3).map((each) => `f:${(english.get(String(each)) ?? String(each)).replaceAll(' ', '_')}`)
  if (name === undefined)
    return [
      [value]
        .flat()
        .map((each) => plainNames[String(each)] ?? String(each))
        .join('|'),
    ]
  if (typeof value === 'string') return [`${name}:${value.replaceAll(' ', '_')}`]
  if (typeof value === 'number' || Array.isArray(value)) return [`${name}=${[value].flat().join('|')}`]
  const limits = value as Partial<Record<keyof typeof signs, number>>
  return Object.entries(signs).flatMap(([side, sign]) => {
    const limit = limits[side as keyof typeof signs]
    if (limit === undefined) return []
    const isShown = (side === 'above' || side === 'below') && shown.has(limit)
    const amount = field === 'Price' && limit >= 20_000 ? `${limit / 1000}k` : String(limit)
    return [`${name}${sign}${isShown && field !== 'Bedrooms' ? 'shown' : amount}`]
  })
}

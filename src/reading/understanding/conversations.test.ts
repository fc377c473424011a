import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../../test/test-database.ts'
import { addListings, reader, testListings } from '../../homes/search/listings.fixture.ts'
import { type SearchResult, searchListings } from '../../homes/search/search-listings.ts'
import type { OpenDatabase } from '../../platform/database/connect.ts'

const scope = { workspaceId: 1, chatbotId: 1, ...reader }
const now = new Date('2026-06-01T12:00:00Z')
let open: OpenDatabase

beforeAll(async () => {
  open = await openTestDatabase()
  await addListings(open.db, scope, testListings)
})
afterAll(() => open.close())

/** The state goes through JSON, as it does when a session remembers it. */
async function talk(turns: readonly string[]): Promise<SearchResult[]> {
  const results: SearchResult[] = []
  for (const q of turns) {
    const before = results.at(-1)
    const previous = before ? JSON.parse(JSON.stringify(before.state)) : null
    results.push(await searchListings(open.db, scope, { q, now, limit: 3, previous }))
  }
  return results
}
const last = async (...turns: string[]): Promise<SearchResult> => {
  const result = (await talk(turns)).at(-1)
  if (!result) throw new Error('nothing was said')
  return result
}

const kentHouse = { PropertyType: 'house', City: 'Kent' }

describe('what is said replaces what was said of the same, and the rest stays', () => {
  test.each<[string[], Record<string, unknown>]>([
    [['3 bedrooms in Kent', '4'], { Bedrooms: 4, City: 'Kent' }],
    [['2 bedroom condos in Kent', 'make it 3'], { Bedrooms: 3, City: 'Kent', PropertyType: 'condo' }],
    [['2 bedroom condos in Kent', 'make it a house'], { Bedrooms: 2, ...kentHouse }],
    [['homes in Kent', 'only condos', 'no wait, houses'], kentHouse],
    [['homes in Kent under 900k', '800'], { City: 'Kent', Price: { max: 800000 }, SaleType: 'for_sale' }],
    [['rentals in Kent', 'under 900'], { City: 'Kent', SaleType: 'for_rent', Price: { max: 900 } }],
    [['homes in Kent', 'under 900'], { City: 'Kent', Price: { max: 900 }, SaleType: 'for_rent' }],
    [['homes for sale in Kent', 'under 900'], { City: 'Kent', Price: { max: 900000 }, SaleType: 'for_sale' }],
    [['homes in Kent under 900k', 'under 800'], { City: 'Kent', Price: { max: 800000 }, SaleType: 'for_sale' }],
    [['homes in Kent under 500k', 'for rent'], { City: 'Kent', SaleType: 'for_rent' }],
    [['homes in Kent under 500k', '2000 a month'], { City: 'Kent', Price: { max: 2000 }, SaleType: 'for_rent' }],
    [['homes in Kent under 2000', 'under 400k'], { City: 'Kent', Price: { max: 400000 }, SaleType: 'for_sale' }],
    [['homes in Kent under 500k', 'any price'], { City: 'Kent' }],
    [['homes in Kent under 500k', 'under 2000'], { City: 'Kent', Price: { max: 2000 }, SaleType: 'for_rent' }],
    [['houses in Kent', '2 baths', '3 baths or more'], { ...kentHouse, Bathrooms: { min: 3 } }],
    [['homes in Kent for rent under 2k', 'actually for sale'], { City: 'Kent', SaleType: 'for_sale' }],
    [['houses in Kent', 'only 3+ bedrooms'], { ...kentHouse, Bedrooms: { min: 3 } }],
    [['houses in Kent with a pool', 'no pool'], { ...kentHouse, not: { Description: ['swimming pool'] } }],
    [['houses in Kent', 'ideally a pool', 'must have a pool'], { ...kentHouse, Description: ['swimming pool'] }],
    [['3 beds in Seattle or 2 in Kent', 'only in Kent'], { City: 'Kent' }],
    [['3 bedrooms in Kent', 'more than 3'], { Bedrooms: { min: 4 }, City: 'Kent' }],
    [['homes in Kent under 600k', 'maybe 700k'], { City: 'Kent', Price: { max: 700000 }, SaleType: 'for_sale' }],
    [['homes in Kent', 'only 2-car garages'], { City: 'Kent', ParkingSpots: { min: 2 } }],
    [
      ['3 bedroom houses in Kent', 'condos for rent in Seattle'],
      { Bedrooms: 3, PropertyType: 'condo', SaleType: 'for_rent', City: 'Seattle' },
    ],
  ])('%j', async (turns, filters) => {
    expect((await last(...turns)).filters).toEqual(filters)
  })
})

describe('words that let go, take out and add', () => {
  test.each<[string[], Record<string, unknown>]>([
    [['homes in Kent or Seattle', 'drop Kent'], { City: 'Seattle' }],
    [['homes in Kent', 'Seattle too'], { City: ['Kent', 'Seattle'] }],
    [['homes in Kent', 'or Seattle'], { City: ['Kent', 'Seattle'] }],
    [
      ['homes in Kent', 'no condos', 'no townhouses either'],
      { City: 'Kent', not: { PropertyType: ['condo', 'townhouse'] } },
    ],
    [['homes in Kent', 'no condos or land', 'condos are fine too'], { City: 'Kent', not: { PropertyType: 'land' } }],
    [['homes in Kent', 'no condos', 'condos'], { City: 'Kent', PropertyType: 'condo' }],
    [['homes in Kent', 'what about Seattle'], { City: 'Seattle' }],
    [['homes in Kent with a garage', 'no garage needed'], { City: 'Kent' }],
    [['homes in Kent with a pool', "I don't need a pool"], { City: 'Kent' }],
    [['new listings in Kent', 'any age on the market is fine'], { City: 'Kent' }],
    [['homes in Kent, HOA under 300', 'no HOA limit'], { City: 'Kent' }],
    [['3 beds in Kent', 'anywhere'], { Bedrooms: 3 }],
    [['homes in Kent', 'any with a pool?'], { City: 'Kent', Description: ['swimming pool'] }],
    [['furnished homes in Kent', "doesn't matter if furnished"], { City: 'Kent' }],
  ])('%j', async (turns, filters) => {
    expect((await last(...turns)).filters).toEqual(filters)
  })
})

describe('a search of its own', () => {
  test.each<[string[], Record<string, unknown>]>([
    [['houses in Kent under 500k', 'start over'], {}],
    [
      ['houses in Kent with a pool', '4 bedroom condos in Seattle under 900k'],
      { Bedrooms: 4, PropertyType: 'condo', City: 'Seattle', Price: { max: 900000 }, SaleType: 'for_sale' },
    ],
    [
      ['3 bedroom houses in Kent', 'show me condos for rent in Seattle'],
      { PropertyType: 'condo', SaleType: 'for_rent', City: 'Seattle' },
    ],
    [['houses in Kent', 'MLS 1234567'], { MLSNumber: '1234567' }],
  ])('%j', async (turns, filters) => {
    expect((await last(...turns)).filters).toEqual(filters)
  })

  test('after a look-up the search goes on from before it', async () => {
    expect((await last('houses in Kent', 'MLS 1234567', 'under 500k')).filters).toEqual({
      ...kentHouse,
      Price: { max: 500000 },
      SaleType: 'for_sale',
    })
    expect((await last('houses in Kent', '40 Oak Avenue', 'go back')).filters).toEqual(kentHouse)
    expect((await last('houses in Kent', 'MLS 1234567', 'under 500k', 'go back')).filters).toEqual(kentHouse)
  })
})

describe('compared with what was shown', () => {
  test('cheaper stays while homes are narrowed down, and goes with another place', async () => {
    const [first, cheaper, garage, elsewhere] = await talk([
      'homes in Kent for sale',
      'cheaper',
      'with a garage',
      'what about Seattle',
    ])
    const lowest = Math.min(...(first?.listings ?? []).map((listing) => listing.Price ?? Number.POSITIVE_INFINITY))
    if (cheaper?.reading.nothingLeft) expect(cheaper.sort).toBe('cheapest first')
    else for (const result of [cheaper, garage]) expect(result?.filters.Price).toEqual({ below: lowest })
    expect(elsewhere?.filters.Price).toBeUndefined()
  })

  test('twice cheaper is cheaper than the cheaper ones', async () => {
    const [, second, third] = await talk(['homes', 'cheaper', 'cheaper'])
    const lowest = Math.min(...(second?.listings ?? []).map((listing) => listing.Price ?? Number.POSITIVE_INFINITY))
    if (third?.reading.nothingLeft === null) expect(third.filters.Price).toEqual({ below: lowest })
    else expect(third?.sort).toBe('cheapest first')
  })

  test('closest first is measured from where the search looks', async () => {
    const result = await last('homes near Kent', 'closest first')
    expect(result.sort).toBe('closest to Kent first')
    expect(result.ignored).toEqual([])
  })

  test('more of the three cheapest goes on behind them', async () => {
    const [first, more] = await talk(['the 2 cheapest homes', 'show me more'])
    expect(first?.listings).toHaveLength(2)
    const ids = [...(first?.listings ?? []), ...(more?.listings ?? [])].map(({ id }) => id)
    const all = await searchListings(open.db, scope, { q: 'cheapest homes', now })
    expect(ids).toEqual(all.listings.slice(0, ids.length).map(({ id }) => id))
  })
})

test('a distance holds for the place said before; without one it is reported', async () => {
  const [, wider] = await talk(['homes near Kent', 'within 10 miles'])
  expect(wider?.filters.Distance).toEqual({ maxMiles: 10, from: 'Kent' })
  expect(wider?.ignored).toEqual([])
  expect((await last('homes', 'within 10 miles')).ignored).toEqual(['within 10 miles'])
})

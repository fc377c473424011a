import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addListings } from './chatbot-listings.ts'
import { listListings } from './list-listings.ts'
import { type Listed, type ListingTest, leastListing, openListingTest } from './listing.fixture.ts'
import type { Listing } from './listing.ts'

let bench: ListingTest
const cities = ['Seattle', 'São Paulo', 'Renton']

/** 250 listings: every third in each city, every fifth for rent, one MLSNumber for each ten. */
const listings: Listing[] = Array.from({ length: 250 }, (_, index) => ({
  ...leastListing,
  City: cities[index % 3] ?? '',
  SaleType: index % 5 === 0 ? 'for_rent' : 'for_sale',
  MLSNumber: `Á-${Math.floor(index / 10)}`,
  DaysOnMarket: index,
}))

beforeAll(async () => {
  bench = await openListingTest()
  const neighbour = await bench.addChatbot()
  await addListings(bench.db, neighbour.scope, listings.slice(0, 50))
  await addListings(bench.db, bench.scope, listings)
})
afterAll(() => bench.close())

const list = (body: Record<string, unknown>) => bench.call<Listed>(listListings, body)
const positions = ({ List }: Listed): number[] => List.map((item) => Number(item.DaysOnMarket))

/** What a list must show: positions of the matches in `listings`, newest first. */
function matching(isMatch: (listing: Listing, index: number) => boolean): number[] {
  return listings.flatMap((listing, index) => (isMatch(listing, index) ? [index] : [])).reverse()
}

test('without filters: the newest 20 of all', async () => {
  const page = await list({})
  expect(page.VirtualCount).toBe(250)
  expect(positions(page)).toEqual(matching(() => true).slice(0, 20))
  const ids = page.List.map((item) => item.ID)
  expect(ids).toEqual([...ids].sort((a, b) => b - a))
})

describe.each([
  ['city', { CityName: 'Seattle' }, (listing: Listing) => listing.City === 'Seattle'],
  [
    'city in other case and without accents',
    { CityName: ' sao  PAULO ' },
    (listing: Listing) => listing.City === 'São Paulo',
  ],
  ['sale', { SaleType: 'FOR_SALE' }, (listing: Listing) => listing.SaleType === 'for_sale'],
  ['rent', { SaleType: 'for_rent' }, (listing: Listing) => listing.SaleType === 'for_rent'],
  ['MLS number', { MLSNumber: 'a-7' }, (listing: Listing) => listing.MLSNumber === 'Á-7'],
  [
    'city and rent',
    { CityName: 'renton', SaleType: 'for_rent' },
    (listing: Listing) => listing.City === 'Renton' && listing.SaleType === 'for_rent',
  ],
  [
    'city and MLS number',
    { CityName: 'Renton', MLSNumber: 'Á-0' },
    (listing: Listing) => listing.City === 'Renton' && listing.MLSNumber === 'Á-0',
  ],
  [
    'rent and MLS number',
    { SaleType: 'for_rent', MLSNumber: 'Á-0' },
    (listing: Listing) => listing.SaleType === 'for_rent' && listing.MLSNumber === 'Á-0',
  ],
  [
    'all three',
    { CityName: 'Seattle', SaleType: 'for_sale', MLSNumber: 'Á-0' },
    (listing: Listing) => listing.City === 'Seattle' && listing.SaleType === 'for_sale' && listing.MLSNumber === 'Á-0',
  ],
  ['part of a city', { CityName: 'Seatt' }, () => false],
  ['a pattern', { CityName: '%' }, () => false],
  ['nothing but blanks', { CityName: '  ', SaleType: '', MLSNumber: null }, () => true],
] as const)('filtered by %s', (_name, filter, isMatch) => {
  const wanted = matching(isMatch)

  test('every page holds its part, and the number of all', async () => {
    for (const PageSize of [7, 100]) {
      const seen: number[] = []
      for (let PageNumber = 1; PageNumber <= Math.ceil(wanted.length / PageSize) + 1; PageNumber += 1) {
        const page = await list({ ...filter, PageNumber, PageSize })
        expect(page.VirtualCount).toBe(wanted.length)
        expect(page.List.length).toBeLessThanOrEqual(PageSize)
        seen.push(...positions(page))
      }
      expect(seen).toEqual(wanted)
    }
  })
})

test.each([2, 1_000_000, Number.MAX_SAFE_INTEGER - 1_000])(
  'page %d beyond the end is empty and still counts',
  async (page) => {
    expect(await list({ PageNumber: 300 + page, PageSize: 100 })).toEqual({ List: [], VirtualCount: 250 })
  },
)

test.each([
  ['PageNumber', 0],
  ['PageNumber', -1],
  ['PageNumber', 1.5],
  ['PageNumber', '2'],
  ['PageSize', 0],
  ['PageSize', 101],
  ['PageSize', 20.5],
  ['SaleType', 'lease'],
  ['CityName', 7],
  ['MLSNumber', 'x'.repeat(501)],
])('%s %j is refused', async (field, value) => {
  expect(await bench.failure(listListings, { [field]: value }, 'invalid-fields')).toMatch(
    new RegExp(`^${field}: expected`),
  )
})

test('a chatbot without listings has an empty list; one of another workspace is not found', async () => {
  const empty = await bench.addChatbot()
  expect(await list({ SerialNumber: empty.serialNumber })).toEqual({ List: [], VirtualCount: 0 })
  expect(await list({ SerialNumber: empty.serialNumber.toUpperCase(), MLSNumber: 'x' })).toEqual({
    List: [],
    VirtualCount: 0,
  })
  const stranger = await bench.addWorkspace()
  await bench.failure(listListings, {}, 'chatbot-not-found', stranger)
  await bench.failure(listListings, { SerialNumber: 'nobody' }, 'chatbot-not-found')
})

test('the same statement goes on being right after it was prepared', async () => {
  // PostgreSQL changes to a plan for all values at the sixth time.
  for (let round = 0; round < 12; round += 1) {
    for (const [index, city] of cities.entries()) {
      const page = await list({ CityName: city, PageSize: 100 })
      expect(positions(page)).toEqual(matching((_, position) => position % 3 === index).slice(0, 100))
    }
  }
})

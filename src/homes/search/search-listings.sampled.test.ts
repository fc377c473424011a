import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { howMany } from '../../../test/run/how-much.ts'
import { openTestDatabase } from '../../../test/test-database.ts'
import type { Database, OpenDatabase } from '../../platform/database/connect.ts'
import { sentences } from '../../reading/understanding/sentences.fixture.ts'
import { addListings, reader, testListings } from './listings.fixture.ts'
import { type SearchRequest, searchListings } from './search-listings.ts'

const scope = { workspaceId: 1, chatbotId: 1, ...reader }
const now = new Date('2026-06-01T12:00:00Z')
let open: OpenDatabase
let db: Database

beforeAll(async () => {
  open = await openTestDatabase()
  db = open.db
  await addListings(db, scope, testListings)
})
afterAll(() => open.close())

const search = (q: string, more: Partial<SearchRequest> = {}) => searchListings(db, scope, { q, now, ...more })
const numbers = async (q: string) => (await search(q, { limit: 100 })).listings.map((listing) => listing.MLSNumber)

describe('a sentence means', () => {
  test.each(sentences.map(([sentence, filters, rest]) => ({ sentence, filters, rest })))(
    '$sentence',
    async ({ sentence, filters, rest }) => {
      const result = await search(sentence)
      expect(result.filters).toEqual(filters)
      expect(result.sort).toBe(rest?.sort ?? 'newest listings first')
      expect(result.ignored).toEqual(rest?.ignored ?? [])
      expect([...new Set(result.figures.map(({ kind, field }) => `${kind} ${field}`))]).toEqual(rest?.figures ?? [])
      expect(result.refused !== null).toBe(rest?.refused ?? false)
      if (rest?.shown !== undefined) {
        expect(result.listings).toHaveLength(rest.shown)
        expect(result.total).toBeGreaterThan(rest.shown)
      }
    },
  )
})

describe('what matches', () => {
  test('everything but sold homes, newest first, then the higher id', async () => {
    const result = await search('homes', { limit: 100 })
    expect(result.total).toBe(testListings.filter((listing) => listing.Status !== 'Sold').length)
    const days = result.listings.map((listing) => listing.DaysOnMarket)
    expect(days).toEqual([...days].sort((a, b) => a - b))
  })

  test('a price is compared with the price of each listing, rent or sale', async () => {
    const cheap = await search('under 2000', { limit: 100 })
    expect(cheap.listings.length).toBeGreaterThan(0)
    expect(cheap.listings.every((listing) => listing.SaleType === 'for_rent' && (listing.Price ?? 9e9) <= 2000)).toBe(
      true,
    )
  })

  test('an area of 0 satisfies no bound, neither does a year of 0', async () => {
    expect(await numbers('under 100000 sq ft')).not.toContain('1234504')
    expect(await numbers('built before 2020')).not.toContain('1234504')
  })

  test('units are converted to those of each listing', async () => {
    expect(await numbers('at least 2152 sq ft in San Jose')).toEqual(['1234509'])
    expect(await numbers('at least 2154 sq ft in San Jose')).toEqual([])
  })

  test('an absent HOA fee counts as none', async () => {
    const found = await search('HOA under 100', { limit: 100 })
    expect(found.listings.some((listing) => listing.HOAMonth === null)).toBe(true)
    expect(found.listings.every((listing) => (listing.HOAMonth ?? 0) <= 100)).toBe(true)
  })

  test('a denied mention says nothing', async () => {
    const pets = await numbers('pets allowed')
    expect(pets).toContain('1234502')
    for (const denied of ['1234503', '1234505', '1234506']) expect(pets).not.toContain(denied)
    const pool = await numbers('with a pool')
    expect(pool).toContain('1234501')
    expect(pool).toContain('1234507')
    for (const denied of ['1234504', '1234508']) expect(pool).not.toContain(denied)
    expect(await numbers('without a pool')).toEqual(expect.arrayContaining(['1234504', '1234508']))
  })

  test('spellings of a street are one', async () => {
    const main = await numbers('Main Street')
    expect(main).toEqual(await numbers('main st.'))
    expect(main.length).toBeGreaterThan(1)
  })

  test('an unknown place matches nothing and is named', async () => {
    const result = await search('2 bedroom homes in Paris')
    expect(result.total).toBe(0)
    expect(result.summary).toContain('Paris (no listing is there)')
  })

  test('near is within five miles of the mean position of the listings there', async () => {
    expect(await numbers('near Kent')).toEqual(await numbers('within 5 miles of Kent'))
    expect(await numbers('within 100 km of Kent')).toContain('1234567')
    expect(await numbers('within 1 mile of 47.61, -122.33')).toContain('1234567')
  })

  test('wishes rank and never filter', async () => {
    const result = await search('homes, ideally with a pool', { limit: 100 })
    expect(result.total).toBe((await search('homes')).total)
    expect(['1234501', '1234507']).toContain(result.listings[0]?.MLSNumber)
  })

  test('figures are computed over all matches', async () => {
    const result = await search('how many homes in Seattle', { limit: 1 })
    expect(result.figures).toEqual([{ kind: 'count', field: 'id', value: result.total }])
    const range = await search('price range in Seattle for sale', { limit: 100 })
    const prices = range.listings.map((listing) => listing.Price ?? 0)
    expect(range.figures.map((figure) => figure.value)).toEqual([Math.min(...prices), Math.max(...prices)])
  })

  test('listings of another chatbot are never seen', async () => {
    const other = await searchListings(db, { workspaceId: 1, chatbotId: 2, ...reader }, { q: 'homes in Seattle', now })
    expect(other.total).toBe(0)
    expect(
      (await searchListings(db, { workspaceId: 2, chatbotId: 1, ...reader }, { q: 'MLS 1234567', now })).total,
    ).toBe(0)
  })
})

describe('a conversation', () => {
  const talk = async (...turns: string[]) => {
    let result = await search(turns[0] ?? '', { limit: 3 })
    for (const turn of turns.slice(1))
      result = await search(turn, { limit: 3, previous: JSON.parse(JSON.stringify(result.state)) })
    return result
  }
  test.each([
    [
      ['houses under 900k', 'what about Kent'],
      { PropertyType: 'house', Price: { max: 900000 }, SaleType: 'for_sale', City: 'Kent' },
    ],
    [['3 bedrooms in Seattle', 'with 4 bedrooms instead'], { Bedrooms: 4, City: 'Seattle' }],
    [['homes in Seattle', 'only houses'], { City: 'Seattle', PropertyType: 'house' }],
    [['homes in Seattle', 'and with a garage'], { City: 'Seattle', ParkingSpots: { min: 1 } }],
    [['homes in Seattle under 500k', 'forget the price'], { City: 'Seattle' }],
    [['homes in Seattle', 'what about Kent', 'go back'], { City: 'Seattle' }],
    [['homes in Seattle', 'also Kent'], { City: ['Seattle', 'Kent'] }],
    [['homes in Seattle with a pool', 'drop the pool'], { City: 'Seattle' }],
    [['homes under 500k', 'over 300k'], { Price: { min: 300000, max: 500000 }, SaleType: 'for_sale' }],
    [['homes in Seattle', 'start over'], {}],
    [['homes for rent under 2000 in Kent', 'for sale'], { City: 'Kent', SaleType: 'for_sale' }],
    [['homes in Kent or Seattle', 'not in Kent'], { City: 'Seattle', not: { City: 'Kent' } }],
    [['homes in Kent', 'any city'], {}],
  ])('%j', async (turns, filters) => {
    expect((await talk(...turns)).filters).toEqual(filters)
  })

  test('cheaper is strictly below the lowest price just shown, until nothing is left', async () => {
    let result = await search('homes for sale', { limit: 3 })
    for (let turn = 0; turn < 20; turn++) {
      const lowest = Math.min(...result.listings.map((listing) => listing.Price ?? Number.POSITIVE_INFINITY))
      const next = await search('cheaper', { limit: 3, previous: result.state })
      if (next.reading.nothingLeft !== null) {
        expect(next.summary).toContain('Nothing cheaper is left')
        expect(next.sort).toBe('cheapest first')
        return
      }
      expect(next.listings.every((listing) => (listing.Price ?? 0) < lowest)).toBe(true)
      result = next
    }
    expect.unreachable('twenty times cheaper')
  })

  test('show me more goes on where the last page ended', async () => {
    const first = await search('homes', { limit: 4 })
    const second = await search('show me more', { limit: 4, previous: first.state })
    const both = await search('homes', { limit: 8 })
    expect([...first.listings, ...second.listings].map((listing) => listing.id)).toEqual(
      both.listings.map((listing) => listing.id),
    )
  })
})

describe('hostile input', () => {
  const fragments = [
    '3 bedrooms',
    "'; DROP TABLE listings; --",
    '(((((',
    '\\m\\M',
    '%_%',
    '[[[',
    '*+?{9999}',
    '\u0007',
    '\u202E',
    '🏠',
    'no',
    'not',
    'or',
    'in',
    'near',
    '1/2',
    '999999999999',
    '-',
    '.',
    'St',
    'MLS',
    '$',
    'x'.repeat(500),
    '三房',
    '\uD800',
    'a|b',
    '1e9',
    '00',
    'with',
    'ideally',
    '"',
    '{"$gt":0}',
  ]

  test('any text gets an answer', async () => {
    const words = fc.array(fc.oneof(fc.constantFrom(...fragments), fc.string({ unit: 'binary', maxLength: 12 })), {
      maxLength: 30,
    })
    await fc.assert(
      fc.asyncProperty(words, async (parts) => {
        const result = await search(parts.join(' ').replaceAll('\0', ''))
        expect(result.total).toBeGreaterThanOrEqual(0)
      }),
      { seed: 20260601, numRuns: howMany(60, 300) },
    )
  })

  test.each(['3 bedrooms or ', 'in Seattle near ', 'not ', '1/', '((', 'a', 'xq zw ', '9 ', "'", 'with a turret and '])(
    '32,000 characters of %j are read in time',
    async (piece) => {
      await search('homes')
      const long = piece.repeat(Math.ceil(32_000 / piece.length)).slice(0, 32_000)
      const begin = process.threadCpuUsage()
      const result = await search(long)
      const { user, system } = process.threadCpuUsage(begin)
      // Processor time, in microseconds: what else the machine does takes none of it.
      expect(user + system).toBeLessThan(300_000)
      expect(result.total).toBeGreaterThanOrEqual(0)
    },
  )
})

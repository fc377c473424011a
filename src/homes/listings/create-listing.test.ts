import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { makeInputReader } from '../../doors/http/bodies/read-input.ts'
import { createListing } from './create-listing.ts'
import { listListings } from './list-listings.ts'
import { type Listed, type ListingTest, leastListing, openListingTest, optionalFields } from './listing.fixture.ts'

let bench: ListingTest
beforeAll(async () => {
  bench = await openListingTest()
})
afterAll(() => bench.close())

/** Creates a listing and answers what the list then shows of it. */
async function createAndShow(body: Record<string, unknown>) {
  const id = await bench.call<string>(createListing, { ...leastListing, ...body })
  const { List } = await bench.call<Listed>(listListings, { PageSize: 1 })
  expect(List[0]?.ID).toBe(Number(id))
  if (!List[0]) throw new Error('the list is empty')
  return List[0]
}

test('answers the id of the new listing as text, each one larger than the last', async () => {
  const one = await bench.call<string>(createListing, leastListing)
  const two = await bench.call<string>(createListing, leastListing)
  expect(one).toMatch(/^[1-9]\d*$/)
  expect(Number(two)).toBeGreaterThan(Number(one))
})

test('every field comes back in the list', async () => {
  expect(await createAndShow(optionalFields)).toMatchObject({
    City: 'Seattle',
    Tours: '3D',
    SpaceType: 'Entire place',
    ExtensionColumn: '[{"Key":"Heating","value":"Gas"}]',
    Images: '["https://homes.example/1.jpg","https://homes.example/2.jpg"]',
    SalePrice: '1200000.00',
    ZestimatePrice: '1234567.89',
    LATITUDE: 47.6801,
  })
})

describe('what is required', () => {
  test.each(Object.keys(leastListing))('%s', async (field) => {
    const { [field]: _, ...rest } = { ...leastListing } as Record<string, unknown>
    expect(await bench.failure(createListing, rest, 'invalid-fields')).toBe(`${field}: is required.`)
    expect(await bench.failure(createListing, { ...rest, [field]: null }, 'invalid-fields')).toContain(`${field}: `)
  })

  test.each(['CurrencySymbol', 'PropertyType', 'Url', 'MLSNumber'])('a blank %s is none', async (field) => {
    const message = await bench.failure(createListing, { ...leastListing, [field]: ' \t\n ' }, 'invalid-fields')
    expect(message).toBe(`${field}: expected text that is not blank, got the text "".`)
  })

  test('all faults are told at once', async () => {
    const message = await bench.failure(
      createListing,
      { ...leastListing, Bedrooms: '3', SaleType: 'lease', Url: '', Latitude: 91, Images: 'one.jpg' },
      'invalid-fields',
    )
    for (const field of ['Bedrooms', 'SaleType', 'Url', 'Latitude', 'Images']) expect(message).toContain(`${field}: `)
  })
})

describe('values', () => {
  test.each([
    ['SaleType', 'FOR_SALE', 'SaleType', 'For Sale'],
    ['Status', 'preonmarket', 'Status', 'PreOnMarket'],
    ['AreaUnit', ' square meters ', 'Area', '2500 Square Meters'],
    ['Tours', 'openhouse', 'Tours', 'OpenHouse'],
    ['Tour', '3d', 'Tours', '3D'],
    ['SpaceType', 'ENTIRE PLACE', 'SpaceType', 'Entire place'],
    ['bedROOMS', undefined, 'Bedrooms', '3'],
    ['City', '  Seattle ', 'City', 'Seattle'],
    ['Description', ' two \n lines ', 'Description', 'two \n lines'],
    ['Longitude', -180, 'LONGITUDE', -180],
    ['Latitude', 90, 'LATITUDE', 90],
    ['Latitude', 0, 'LATITUDE', 0],
    ['YearBuilt', 0, 'YearBuilt', '0'],
    ['YearBuilt', 1000, 'YearBuilt', '1000'],
    ['Bedrooms', 1e-7, 'Bedrooms', '0.0000001'],
    ['LotArea', 999_999_999_999_999, 'LotArea', '999999999999999'],
    [
      'ExtensionColumn',
      [{ key: ' Pool ', VALUE: ' yes ', more: 1 }],
      'ExtensionColumn',
      '[{"Key":"Pool","value":"yes"}]',
    ],
    ['ExtensionColumn', [{ Key: 'Pool', value: '' }], 'ExtensionColumn', '[{"Key":"Pool","value":""}]'],
    ['Images', ['', ' https://homes.example/1.jpg '], 'Images', '["","https://homes.example/1.jpg"]'],
    ['Images', [''], 'Images', ''],
  ])('%s %j is taken', async (field, value, shownAs, shown) => {
    expect(await createAndShow({ [field]: value })).toHaveProperty(shownAs, shown)
  })

  test.each([
    ...['Images', 'ExtensionColumn'].map((field) => [field, []]),
    ...['Tours', 'SpaceType', 'Description', 'Location', 'Address', 'City', 'State', 'ZIP'].map((field) => [
      field,
      '  ',
    ]),
    ...Object.keys(optionalFields).map((field) => [field, null]),
  ] as [string, unknown][])('%s %j is absent', async (field, value) => {
    const item: Record<string, unknown> = { ...(await createAndShow({ [field]: value })) }
    const shown = { Latitude: 'LATITUDE', Longitude: 'LONGITUDE' }[field] ?? field
    if (field !== 'Location') expect(item[shown]).toBe('')
  })

  test.each([
    ['Bedrooms', -1],
    ['Bedrooms', 1e15],
    ['SalePrice', 1e15],
    ['SalePrice', '450000'],
    ['Bathrooms', true],
    ['Latitude', 90.0001],
    ['Longitude', -180.0001],
    ['YearBuilt', 999],
    ['YearBuilt', 3000],
    ['YearBuilt', -1],
    ['Status', 'Pending'],
    ['SpaceType', 'House'],
    ['AreaUnit', ''],
    ['City', 7],
    ['City', 'x'.repeat(501)],
    ['Url', `https://homes.example/${'x'.repeat(2_000)}`],
    ['Description', 'x'.repeat(100_001)],
    ['Description', 'a\u0000b'],
    ['Images', ['x'.repeat(2_001)]],
    ['Images', Array.from({ length: 201 }, () => 'https://homes.example/1.jpg')],
    ['Images', [7]],
    ['ExtensionColumn', [{ Key: 'Pool' }]],
    ['ExtensionColumn', [{ Key: ' ', value: 'x' }]],
    ['ExtensionColumn', ['Pool']],
    ['ExtensionColumn', { Key: 'Pool', value: 'x' }],
    ['ExtensionColumn', [{ Key: 'Pool', key: 'Spa', value: 'x' }]],
    ['ExtensionColumn', Array.from({ length: 501 }, () => ({ Key: 'a', value: 'b' }))],
  ])('%s %j is refused', async (field, value) => {
    const message = await bench.failure(createListing, { ...leastListing, [field]: value }, 'invalid-fields')
    expect(message).toMatch(new RegExp(`^${field}\\b`))
    expect(message.match(/: expected|: is required|not allowed|more than once/g)).toHaveLength(1)
  })

  test('numbers too large for any number are refused', () => {
    const read = makeInputReader(createListing.input, { nullClears: false })
    const body = JSON.parse(
      JSON.stringify({ SerialNumber: 'x', ...leastListing, LotArea: 'large' }).replace('"large"', '1e400'),
    )
    expect(() => read(body)).toThrow(/^LotArea: expected a number, got Infinity\.$/)
  })

  test('texts of exactly the allowed length are taken, counted in characters as people see them in memory', async () => {
    const house = '\u{1F3E0}'
    const item = await createAndShow({
      MLSNumber: house.repeat(500),
      City: 'é'.repeat(500),
      Url: `https://homes.example/${'x'.repeat(1_978)}`,
      Description: house.repeat(100_000),
      Images: Array.from({ length: 200 }, (_, index) => `https://homes.example/${index}.jpg`),
    })
    expect([...item.MLSNumber]).toHaveLength(500)
    expect([...item.Description]).toHaveLength(100_000)
    expect(JSON.parse(item.Images)).toHaveLength(200)
  })

  test('the latest year built moves with the calendar', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-06-01T00:00:00Z') })
    try {
      expect(await createAndShow({ YearBuilt: 2036 })).toHaveProperty('YearBuilt', '2036')
      const message = await bench.failure(createListing, { ...leastListing, YearBuilt: 2037 }, 'invalid-fields')
      expect(message).toBe('YearBuilt: expected 0 or a year from 1000 to 2036, got 2037.')
    } finally {
      vi.useRealTimers()
    }
  })
})

test('a chatbot that is unknown, removed, or of another workspace is not found, and nothing is stored', async () => {
  const other = await bench.addChatbot(await bench.addWorkspace())
  const removed = await bench.addChatbot()
  await bench.db
    .updateTable('chatbots')
    .set({ removedAt: new Date() })
    .where('id', '=', removed.scope.chatbotId)
    .execute()
  for (const SerialNumber of [
    other.serialNumber,
    removed.serialNumber,
    'f'.repeat(32),
    "'; DROP TABLE listings",
    '%',
  ]) {
    const message = await bench.failure(createListing, { ...leastListing, SerialNumber }, 'chatbot-not-found')
    expect(message).toContain(SerialNumber)
  }
  const stored = await bench.db
    .selectFrom('listings')
    .select('id')
    .where('chatbotId', '!=', bench.scope.chatbotId)
    .execute()
  expect(stored).toEqual([])
})

test('text of any kind comes back as it was given, trimmed', async () => {
  const text = fc
    .string({ unit: 'binary', maxLength: 60 })
    .map((value) => value.replaceAll('\0', '').trim())
    .filter((value) => value !== '')
  const amount = fc.oneof(
    fc.double({ min: 0, max: 1e15, maxExcluded: true, noNaN: true }),
    fc.integer({ min: 0, max: 10_000 }),
  )
  const listing = fc.record(
    {
      SaleType: fc.constantFrom('for_sale', 'for_rent'),
      PropertyType: text,
      MLSNumber: text,
      Url: text.map((value) => `https://homes.example/${encodeURIComponent(value.toWellFormed())}`),
      Bedrooms: amount,
      City: text,
      Description: text,
      SalePrice: amount,
      RentPrice: amount,
      Latitude: fc.double({ min: -90, max: 90, noNaN: true }),
      ExtensionColumn: fc.array(fc.record({ Key: text, value: text }), { minLength: 1, maxLength: 5 }),
    },
    { requiredKeys: [] },
  )
  await fc.assert(
    fc.asyncProperty(listing, async (given) => {
      const item = await createAndShow(given)
      for (const field of ['PropertyType', 'MLSNumber', 'Url', 'City', 'Description'] as const) {
        const wanted = given[field] ?? (field in leastListing ? leastListing[field as keyof typeof leastListing] : '')
        expect(item[field]).toBe(String(wanted).toWellFormed())
      }
      if (given.Bedrooms !== undefined) expect(Number(item.Bedrooms)).toBe(given.Bedrooms)
      if (given.Latitude !== undefined) expect(Object.is(item.LATITUDE, given.Latitude + 0)).toBe(true)
      const price = given.SaleType === 'for_rent' ? given.RentPrice : given.SalePrice
      if (price === undefined) expect(item.Price).toBe('')
      else expect(Math.abs(Number(item.Price) - price)).toBeLessThanOrEqual(0.005 + price * 1e-15)
      if (given.ExtensionColumn) expect(JSON.parse(item.ExtensionColumn)).toEqual(given.ExtensionColumn)
    }),
    { numRuns: 300, seed: 4 },
  )
})

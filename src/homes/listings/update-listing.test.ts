import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createListing } from './create-listing.ts'
import { listListings } from './list-listings.ts'
import { type Listed, type ListingTest, leastListing, openListingTest, optionalFields } from './listing.fixture.ts'
import { updateListing } from './update-listing.ts'

let bench: ListingTest
beforeAll(async () => {
  bench = await openListingTest()
})
afterAll(() => bench.close())
beforeEach(() => bench.db.deleteFrom('listings').execute())

const create = (body: Record<string, unknown> = {}) => bench.call<string>(createListing, { ...leastListing, ...body })
const update = (body: Record<string, unknown>) => bench.call<number>(updateListing, { ...leastListing, ...body })
const listAll = async (body: Record<string, unknown> = {}) => (await bench.call<Listed>(listListings, body)).List

test('changes what is given and keeps the rest', async () => {
  const Key = await create(optionalFields)
  const [before] = await listAll()
  expect(await update({ Key, KeyType: 'NewOaks', Bedrooms: 4, Status: 'sold', City: 'Renton' })).toBe(1)
  expect(await listAll()).toEqual([{ ...before, Bedrooms: '4', Status: 'Sold', City: 'Renton' }])
  expect(await listAll({ CityName: 'Seattle' })).toEqual([])
  expect(await listAll({ CityName: 'renton' })).toHaveLength(1)
})

/** Of a listing whose texts have changed: what was read of them no longer holds. */
const unread = { textReader: null, featureBits: null, textWords: null, families: null }

test.each(Object.keys(optionalFields))('null clears %s, and nothing else', async (field) => {
  const Key = await create(optionalFields)
  const rows = () => bench.db.selectFrom('listings').selectAll().execute()
  const [before] = await rows()
  expect(await update({ Key, KeyType: 'NewOaks', [field]: null })).toBe(1)
  const [after] = await rows()
  expect(after).toEqual({
    ...before,
    [field]: null,
    updatedAt: expect.any(Date),
    ...(['Description', 'ExtensionColumn', 'Location', 'Address'].includes(field) ? unread : {}),
    ...(field === 'City' ? { cityKey: '' } : {}),
    ...(field === 'SalePrice' ? { ownPrice: null } : {}),
  })
})

test.each([
  ['Description', ''],
  ['Tours', ' '],
  ['Images', []],
  ['Images', ['']],
  ['ExtensionColumn', []],
])('an empty %s %j clears it as well', async (field, value) => {
  const Key = await create(optionalFields)
  await update({ Key, KeyType: 'NewOaks', [field]: value })
  const [item] = await listAll()
  expect(item).toHaveProperty(field, '')
})

describe('keys', () => {
  test.each([
    ['MLSNumber', ' ÄB-12 ', 'äb-12'],
    ['mlsnumber', 'AB-12', 'ab-12 '],
    ['URL', 'https://Homes.example:443/a/', ' http://homes.example/a'],
  ])('every listing with the %s %j is updated by %j', async (KeyType, stored, Key) => {
    const field = KeyType === 'URL' ? 'Url' : 'MLSNumber'
    await create({ [field]: stored })
    await create({ [field]: stored })
    await create({ [field]: `${stored.trim()}x` })
    expect(await update({ Key, KeyType, PropertyType: 'Changed' })).toBe(2)
    expect((await listAll()).map((item) => item.PropertyType)).toEqual(['Single Family', 'Changed', 'Changed'])
  })

  test('the key itself may change', async () => {
    await create({ MLSNumber: 'old', Url: 'https://homes.example/old' })
    expect(await update({ Key: 'old', KeyType: 'MLSNumber', MLSNumber: 'new', Url: 'https://homes.example/new' })).toBe(
      1,
    )
    const failed = await bench.failure(
      updateListing,
      { ...leastListing, Key: 'old', KeyType: 'MLSNumber' },
      'listing-not-found',
    )
    expect(failed).toBe('No listing of this chatbot has the MLSNumber key "old".')
    expect(await update({ Key: 'https://homes.example/new/', KeyType: 'URL' })).toBe(1)
  })

  test('ids with blanks or leading zeros are taken, all else finds nothing', async () => {
    const id = await create()
    expect(await update({ Key: ` ${id} `, KeyType: 'newoaks' })).toBe(1)
    expect(await update({ Key: `000${id}`, KeyType: 'NewOaks' })).toBe(1)
    for (const Key of [
      `${id}abc`,
      `${id}.0`,
      `-${id}`,
      '99999999999999999999999',
      '0',
      'x'.repeat(2_000),
      "' OR 1=1",
    ]) {
      await bench.failure(updateListing, { ...leastListing, Key, KeyType: 'NewOaks' }, 'listing-not-found')
    }
  })

  test.each([
    ['Key', undefined],
    ['Key', ' '],
    ['Key', 12],
    ['KeyType', undefined],
    ['KeyType', 'Id'],
    ['Bedrooms', undefined],
    ['Bedrooms', null],
    ['MLSNumber', null],
    ['Url', ' '],
    ['SerialNumber', null],
  ])('%s %j is refused, and nothing changes', async (field, value) => {
    const id = await create({ PropertyType: 'Kept' })
    const body = { ...leastListing, Key: id, KeyType: 'NewOaks', [field]: value }
    expect(await bench.failure(updateListing, body, 'invalid-fields')).toMatch(new RegExp(`^${field}: `))
    expect((await listAll())[0]?.PropertyType).toBe('Kept')
  })
})

test('listings of another chatbot or workspace are out of reach', async () => {
  const id = await create({ MLSNumber: 'mine' })
  const second = await bench.addChatbot()
  const stranger = await bench.addWorkspace()
  const strange = await bench.addChatbot(stranger)
  const body = { ...leastListing, Key: id, KeyType: 'NewOaks', PropertyType: 'Stolen' }
  await bench.failure(updateListing, { ...body, SerialNumber: second.serialNumber }, 'listing-not-found')
  await bench.failure(updateListing, body, 'chatbot-not-found', stranger)
  await bench.failure(updateListing, { ...body, SerialNumber: strange.serialNumber }, 'listing-not-found', stranger)
  await bench.failure(updateListing, { ...body, SerialNumber: strange.serialNumber }, 'chatbot-not-found')
  expect((await listAll())[0]?.PropertyType).toBe('Single Family')
})

test('whatever is given, what was left out stays', async () => {
  const value: Record<string, fc.Arbitrary<unknown>> = {
    Description: fc.constantFrom('new text', null, ''),
    City: fc.constantFrom('Kent', 'Zürich', null),
    SalePrice: fc.constantFrom(1, 2.5, null),
    RentPrice: fc.constantFrom(100, null),
    Images: fc.constantFrom(['https://homes.example/9.jpg'], null, []),
    Tours: fc.constantFrom('OpenHouse', null),
    ZIP: fc.constantFrom('98001', null),
  }
  await fc.assert(
    fc.asyncProperty(fc.record(value, { requiredKeys: [] }), async (given) => {
      await bench.db.deleteFrom('listings').execute()
      const Key = await create(optionalFields)
      const [before] = await listAll()
      expect(await update({ Key, KeyType: 'NewOaks', ...given })).toBe(1)
      const [after] = await listAll()
      for (const field of Object.keys(value)) {
        const shown = (item: unknown): unknown => Object(item)[field]
        if (!(field in given)) expect(shown(after)).toEqual(shown(before))
        else if (given[field] === null || given[field] === '' || String(given[field]) === '')
          expect(shown(after)).toBe('')
        else expect(shown(after)).not.toEqual(shown(before))
      }
    }),
    { numRuns: 100, seed: 5 },
  )
})

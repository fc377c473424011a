import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createListing } from './create-listing.ts'
import { deleteListings } from './delete-listings.ts'
import { listListings } from './list-listings.ts'
import { type Listed, type ListingTest, leastListing, openListingTest } from './listing.fixture.ts'

let bench: ListingTest
beforeAll(async () => {
  bench = await openListingTest()
})
afterAll(() => bench.close())
beforeEach(() => bench.db.deleteFrom('listings').execute())

const create = (body: Record<string, unknown> = {}) => bench.call<string>(createListing, { ...leastListing, ...body })
const remove = (Keys: unknown, KeyType: string) =>
  bench.call<{ SuccessCount: number }>(deleteListings, { Keys, KeyType })
const countAll = async () => (await bench.call<Listed>(listListings, {})).VirtualCount

test('deletes every listing of the keys and counts each once', async () => {
  const [one, two, three] = [await create(), await create(), await create()]
  expect(await remove([one, ` ${one} `, `00${two}`, 'x', ''], 'NewOaks')).toEqual({ SuccessCount: 2 })
  expect(await remove([one, two], 'NewOaks')).toEqual({ SuccessCount: 0 })
  expect(await countAll()).toBe(1)
  expect(await remove([three], 'newoaks')).toEqual({ SuccessCount: 1 })
})

test('by MLSNumber and URL: every match, in any case and spelling', async () => {
  await create({ MLSNumber: 'AB-1', Url: 'https://homes.example/a?x=1' })
  await create({ MLSNumber: 'ab-1', Url: 'http://HOMES.example/a/?x=1' })
  await create({ MLSNumber: 'AB-2', Url: 'https://homes.example/a?x=2' })
  await create({ MLSNumber: 'AB-3', Url: 'https://homes.example/b' })
  expect(await remove(['Ab-1', 'AB-1', 'nothing', ' '], 'MLSNumber')).toEqual({ SuccessCount: 2 })
  expect(await remove(['https://homes.example/a?x=2', 'https://homes.example/a'], 'URL')).toEqual({ SuccessCount: 1 })
  expect(await countAll()).toBe(1)
})

test('keys that are no ids match nothing, whatever they are', async () => {
  await create()
  const keys = [
    'abc',
    '1.5',
    '-1',
    '1e9',
    '9'.repeat(300),
    '9223372036854775808',
    '\u{1F3E0}',
    "'; DELETE FROM listings",
    '{1,2}',
  ]
  expect(await remove(keys, 'NewOaks')).toEqual({ SuccessCount: 0 })
  expect(await remove(keys, 'MLSNumber')).toEqual({ SuccessCount: 0 })
  expect(await remove(keys, 'URL')).toEqual({ SuccessCount: 0 })
  expect(await countAll()).toBe(1)
})

test('1,000 keys at once are taken, 1,001 are not', async () => {
  const id = await create()
  const keys = [id, ...Array.from({ length: 999 }, (_, index) => `x${index}`)]
  const message = await bench.failure(deleteListings, { Keys: [...keys, 'more'], KeyType: 'NewOaks' }, 'invalid-fields')
  expect(message).toBe('Keys: expected at most 1000 entries, got a list of 1001.')
  expect(await remove(keys, 'NewOaks')).toEqual({ SuccessCount: 1 })
})

test.each([
  ['Keys', []],
  ['Keys', null],
  ['Keys', 'A-1'],
  ['Keys', [1]],
  ['Keys', [null]],
  ['Keys', ['a\u0000']],
  ['Keys', ['x'.repeat(2_001)]],
  ['KeyType', undefined],
  ['KeyType', 'id'],
])('%s %j is refused', async (field, value) => {
  const body = { Keys: ['A-1'], KeyType: 'MLSNumber', [field]: value }
  expect(await bench.failure(deleteListings, body, 'invalid-fields')).toMatch(new RegExp(`^${field}\\b`))
})

test('listings of another chatbot or workspace stay', async () => {
  const id = await create()
  const second = await bench.addChatbot()
  const stranger = await bench.addWorkspace()
  const strange = await bench.addChatbot(stranger)
  for (const [Keys, KeyType] of [
    [[id], 'NewOaks'],
    [['A-1'], 'MLSNumber'],
    [['https://homes.example/1'], 'URL'],
  ] as const) {
    const body = { Keys, KeyType }
    expect(await bench.call(deleteListings, { ...body, SerialNumber: second.serialNumber })).toEqual({
      SuccessCount: 0,
    })
    expect(await bench.call(deleteListings, { ...body, SerialNumber: strange.serialNumber }, stranger)).toEqual({
      SuccessCount: 0,
    })
    await bench.failure(deleteListings, body, 'chatbot-not-found', stranger)
  }
  expect(await countAll()).toBe(1)
})

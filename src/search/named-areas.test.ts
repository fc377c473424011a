import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../test/test-database.ts'
import type { OpenDatabase } from '../database/connect.ts'
import { addListings, testListings } from './listings.fixture.ts'
import { searchListings } from './search-listings.ts'

const scope = { workspaceId: 1, chatbotId: 1 }
let open: OpenDatabase

beforeAll(async () => {
  open = await openTestDatabase()
  const [home] = testListings
  if (!home) throw new Error('there are test listings')
  await addListings(open.db, scope, [
    {
      ...home,
      MLSNumber: 'LAKE1',
      Location: 'Green Lake, two blocks from the path',
      Latitude: 47.68,
      Longitude: -122.33,
    },
    { ...home, MLSNumber: 'LAKE2', Location: 'Just off Green Lake', Latitude: 47.69, Longitude: -122.34, Bedrooms: 4 },
    {
      ...home,
      MLSNumber: 'FAR',
      Location: 'Beacon Hill',
      Latitude: 47.4,
      Longitude: -122.2,
      Description: 'Near a lake.',
    },
  ])
})
afterAll(() => open.close())

const find = async (q: string) => {
  const { listings, ignored } = await searchListings(open.db, scope, { q })
  return { found: listings.map((listing) => listing.MLSNumber).sort(), ignored }
}

test.each([
  ['3 bedrooms near Green Lake under 600k?', ['LAKE1']],
  ['homes in Green Lake', ['LAKE1', 'LAKE2']],
  ['anything near green lake', ['LAKE1', 'LAKE2']],
  ['homes within 3 miles of Green Lake', ['LAKE1', 'LAKE2']],
  ['houses in beacon hill', ['FAR']],
  ['homes near a lake', ['FAR']],
])('%s', async (q, numbers) => {
  expect(await find(q)).toEqual({ found: numbers, ignored: [] })
})

test('a name that no listing has is a place unknown here', async () => {
  expect((await find('homes in Silver Pond')).found).toEqual([])
})

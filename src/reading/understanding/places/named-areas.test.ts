import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../../../test/test-database.ts'
import { addListings, reader, testListings } from '../../../homes/search/listings.fixture.ts'
import { searchListings } from '../../../homes/search/search-listings.ts'
import type { OpenDatabase } from '../../../platform/database/connect.ts'
import type { SearchState } from '../search-state.ts'

const scope = { workspaceId: 1, chatbotId: 1, ...reader }
let open: OpenDatabase

beforeAll(async () => {
  open = await openTestDatabase()
  const [home] = testListings
  if (!home) throw new Error('there are test listings')
  await addListings(open.db, scope, [
    {
      ...home,
      MLSNumber: 'LAKE1',
      Location: 'Green Lake, two blocks from the water',
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

test('a common thing is no name, though a listing tells that it lies beside one', async () => {
  expect((await find('homes near the water')).found).toEqual(['FAR', 'LAKE1', 'LAKE2'])
  expect((await find('homes near the Green Lake')).found).toEqual(['LAKE1', 'LAKE2'])
})

test('a name that no listing has is a place unknown here', async () => {
  expect((await find('homes in Silver Pond')).found).toEqual([])
})

test('what a home should have is no place, though a listing lies beside one', async () => {
  const [home] = testListings
  if (!home) throw new Error('there are test listings')
  const there = { workspaceId: 1, chatbotId: 9, ...reader }
  await addListings(open.db, there, [{ ...home, MLSNumber: 'HILL', Location: 'Munjoy Hill, near the observatory' }])
  const asked = await Promise.all(
    ['a house with an observatory', 'una casa con un observatory', 'ein Haus mit einem observatory'].map((q) =>
      searchListings(open.db, there, { q }),
    ),
  )
  for (const { filters } of asked) expect(filters).toMatchObject({ Description: ['observatory'] })
  const { listings } = await searchListings(open.db, there, { q: 'homes near the observatory' })
  expect(listings).toHaveLength(1)
})

describe('an area by its whole name', () => {
  const areas = { workspaceId: 1, chatbotId: 2, ...reader }
  const findThere = async (...turns: string[]) => {
    let previous: SearchState | null = null
    let found: string[] = []
    for (const q of turns) {
      const { listings, state } = await searchListings(open.db, areas, { q, previous })
      previous = state
      found = listings.map((listing) => listing.MLSNumber).sort()
    }
    return found
  }

  beforeAll(async () => {
    const [home] = testListings
    if (!home) throw new Error('there are test listings')
    const austin = { ...home, City: 'Austin', State: 'TX', ZIP: '78751' }
    const county = (value: string) => ({ ExtensionColumn: [{ Key: 'County', value }] })
    await addListings(open.db, areas, [
      { ...austin, MLSNumber: 'HYDE', Location: 'Hyde Park', Address: '4 Elm Dr' },
      { ...austin, MLSNumber: 'UPPER', Location: 'Upper Hyde Park, near the school', Address: '5 Elm Dr' },
      { ...austin, MLSNumber: 'STREET', Address: '12 Hyde Park Avenue', ...county('Travis') },
      { ...austin, MLSNumber: 'LARK', Address: '7 Larkspur Avenue', Bedrooms: 5, ...county('Hays County') },
      { ...austin, MLSNumber: 'PART', Address: '9 Oak St, Hyde Park, Austin' },
      { ...austin, MLSNumber: 'KEY', ExtensionColumn: [{ Key: 'Neighborhood', value: 'Mueller' }] },
      { ...austin, MLSNumber: 'TEXAN', City: 'Paris' },
      { ...austin, MLSNumber: 'MAINE', City: 'Paris', State: 'ME', CurrencySymbol: 'C$' },
    ])
  })

  test.each([
    [['homes in Hyde Park'], ['HYDE', 'PART']],
    [['Hyde Park'], ['HYDE', 'PART']],
    [['3 beds hyde park'], ['HYDE', 'PART']],
    [['Upper Hyde Park'], ['UPPER']],
    [['Hyde Park Avenue'], ['STREET']],
    [['homes on Hyde Park Ave'], ['STREET']],
    [['Travis County'], ['STREET']],
    [['homes in travis county'], ['STREET']],
    [['homes in Hays County'], ['LARK']],
    [['something in Mueller'], ['KEY']],
    [['5 beds on Larkspur Avenue'], ['LARK']],
    [['homes in Orange County'], []],
    [['homes in Paris', 'just the Texas ones'], ['TEXAN']],
    [['homes in Paris', 'only in Maine'], ['MAINE']],
    [['homes in Paris', 'what about Vermont'], []],
    [['homes in Paris under $500k'], ['TEXAN']],
    [['homes in Paris under C$500k'], ['MAINE']],
    [['homes in Paris under 500k'], ['MAINE', 'TEXAN']],
  ])('%j', async (turns, numbers) => {
    expect(await findThere(...turns)).toEqual(numbers)
  })

  test('a county in small letters that no listing names is no place', async () => {
    const { filters, ignored } = await searchListings(open.db, areas, { q: 'homes in orange county' })
    expect({ filters, ignored }).toEqual({ filters: {}, ignored: ['orange', 'county'] })
  })
})

describe('in a list with a place of the listings an unknown name is a place', () => {
  const filtersOf = async (q: string) => (await searchListings(open.db, scope, { q })).filters
  test.each([
    'homes except Quillby and Seattle',
    'casas excepto Quillby y Seattle',
    'tout sauf Quillby et Seattle',
    'alles außer Quillby und Seattle',
    'tudo menos Quillby e Seattle',
    'homes except Quillby, Seattle',
  ])('%s', async (q) => {
    expect(await filtersOf(q)).toMatchObject({ not: { City: ['Quillby', 'Seattle'] } })
  })
  test.each([
    ['Quillby or Seattle, 3 beds', ['Quillby', 'Seattle']],
    ['Hi Quillby, Seattle please', 'Seattle'],
  ])('%s', async (q, places) => {
    expect(await filtersOf(q)).toMatchObject({ City: places })
  })
})

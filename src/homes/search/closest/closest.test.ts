import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts'
import { connect, type OpenDatabase } from '../../../platform/database/connect.ts'
import type { Condition, Criterion } from '../../../reading/criteria/condition.ts'
import { numberCondition } from '../../../reading/criteria/make-condition.ts'
import { toColumns } from '../../listings/listing-columns.ts'
import { Dice, mentionLists, randomCriteria, randomListing, randomSort } from '../by-index/random-search.fixture.ts'
import { IndexByWorker } from '../by-worker/index-by-worker.ts'
import { findClosest as findBySql } from '../find-listings.ts'
import { addListings, reader, testListings } from '../listings.fixture.ts'
import { searchListings } from '../search-listings.ts'
import { findClosest, partSearch } from './find-closest.ts'
import { yieldingOf } from './give-up.ts'

const scope = { workspaceId: 1, chatbotId: 1, ...reader }
const now = new Date('2026-06-01T12:00:00Z')
let database: TestDatabase
let open: OpenDatabase

beforeAll(async () => {
  database = await createTestDatabase()
  open = connect(database.connection)
  await addListings(open.db, scope, testListings)
})
afterAll(async () => {
  await open.close()
  await database.drop()
})

const search = (q: string) => searchListings(open.db, scope, { q, now, limit: 100 })
async function closest(q: string): Promise<{ total: number; homes: [string, string[]][] } | null> {
  const found = await search(q)
  expect(found.total).toBe(0)
  if (found.closest === undefined) return null
  const { total, listings } = found.closest
  return { total, homes: listings.map(({ MLSNumber, misses }) => [MLSNumber, misses]) }
}

describe('where nothing matches, the homes that miss least', () => {
  test('miss a feature rather than a room, a price or a place', async () => {
    // Two pools are elsewhere: the place is given up last.
    expect(await closest('homes for sale in Kent under 400k with a pool')).toEqual({
      total: 2,
      homes: [
        ['1234503', ['no swimming pool mentioned']],
        ['1234502', ['no swimming pool mentioned']],
      ],
    })
  })

  test('say so where the listing denies it', async () => {
    expect((await closest('homes in Kent at 77 Main Street with a pool'))?.homes).toEqual([
      ['1234508', ['no swimming pool']],
    ])
  })

  test('miss features, however many, rather than the kind of home', async () => {
    const found = await closest('townhouses with a pool, a fireplace, a sauna and a sea view')
    expect(found?.homes.map(([number]) => number)).toEqual(['1234505'])
    expect(found?.homes[0]?.[1]).toHaveLength(4)
  })

  test('miss the kind of home rather than a room', async () => {
    const found = await closest('5 bedroom condos in Bellevue for sale')
    expect(found?.homes).toEqual([
      ['1234507', ['4 bedrooms instead of 5', 'Single Family instead of condos or apartments']],
    ])
    expect((await closest('condos with 4 bedrooms'))?.homes).toEqual([
      ['1234507', ['Single Family instead of condos or apartments']],
    ])
  })

  test('miss one room and no more, and a tenth of the price and no more', async () => {
    expect((await closest('houses with 5 bedrooms'))?.homes).toEqual([['1234507', ['4 bedrooms instead of 5']]])
    expect(await closest('houses with 7 bedrooms')).toBeNull()
    expect((await closest('homes for sale in San Jose under 850k'))?.homes).toEqual([
      ['1234509', ['$880,000 instead of at most $850,000']],
    ])
    expect(await closest('homes for sale in San Jose under 700k')).toBeNull()
  })

  test('lie within ten miles of the place, last of all', async () => {
    const found = await closest('duplexes in White Center for sale, coming soon')
    expect(found?.homes).toEqual([['1234514', [expect.stringMatching(/^[\d.]+ miles from White Center$/)]]])
  })

  test('never miss what was said of sale or rent, nor a place that is unknown', async () => {
    expect(await closest('homes for rent in San Jose under 2000')).toBeNull()
    expect(await closest('houses in Atlantis with a pool')).toBeNull()
    expect(await closest('homes for rent in Atlantis')).toBeNull()
  })

  test('are not looked for where the sentence asks for what the law forbids, nor where something matches', async () => {
    const refused = await search('homes in Kent with a sauna, only white neighbors')
    expect(refused.refused).not.toBeNull()
    expect(refused.closest).toBeUndefined()
    expect((await search('homes in Kent')).closest).toBeUndefined()
  })

  test.each([
    ['casas en venta en Kent con sauna', /no menciona: sauna/],
    ['maisons à vendre à Kent avec un sauna', /sans mention : sauna/],
    ['Häuser zum Kauf in Kent mit Sauna', /Sauna nicht erwähnt/],
    ['Kent 带桑拿的独立屋 出售', /未提到桑拿/],
  ])('“%s” tells it in its language', async (q, miss) => {
    expect((await closest(q))?.homes[0]?.[1][0]).toMatch(miss)
  })
})

const given = (criterion: Partial<Criterion>, level: number) => ({
  criterion: expect.objectContaining(criterion),
  steps: [expect.objectContaining({ level })],
})

test('a sale or rent that only an amount implied goes first, one that was said never', () => {
  const anyOf = [{ is: 'value', field: 'SaleType', value: 'for_rent' }] as const
  const said: Criterion = { topic: 'SaleType', mode: 'must', anyOf }
  expect(yieldingOf([said], () => null)).toEqual([])
  expect(yieldingOf([{ ...said, implied: true }], () => null)).toEqual([given({ topic: 'SaleType' }, 0)])
})

test('the index finds what SQL finds, in the same order', async () => {
  const dice = new Dice(31)
  const crowd = { workspaceId: 1, chatbotId: 2 }
  const listings = Array.from({ length: 300 }, (_, number) => randomListing(dice, number))
  const rows = listings.map((listing) => ({ ...crowd, ...toColumns(listing, dice.one([0, 0, dice.below(16)])) }))
  const ids = (await open.db.insertInto('listings').values(rows).returning('id').execute()).map(({ id }) => id)
  const index = new IndexByWorker({ connection: open.connection, memoryBytes: 64 * 1_048_576 })
  onTestFinished(() => index.close())
  index.warm(crowd)
  await index.settle()
  const indexed = { ...crowd, index }
  expect(await index.ask(crowd, 'hasListings', {})).toEqual({ answer: true })
  let missing = 0
  for (let round = 0; round < 250; round++) {
    const features = Array.from({ length: dice.below(5) }, (): Criterion => {
      const text: Condition = { is: 'text', name: 'x', mentions: dice.one(mentionLists) }
      return { topic: 'Feature', mode: dice.one(['must', 'must', 'not']), anyOf: [text] }
    })
    const rooms: Criterion = {
      topic: 'Bedrooms',
      mode: 'must',
      anyOf: [numberCondition('Bedrooms', { min: 3, max: 3 })],
    }
    const criteria = [...features, rooms, ...randomCriteria(dice, ids)]
    const { centreOf: _centreOf, ...parts } = await partSearch(open.db, indexed, criteria)
    if (parts.yielding.length === 0) continue
    const query = { ...parts, sort: randomSort(dice), limit: 5 }
    const [found, expected] = [await findClosest(open.db, indexed, query), await findBySql(open.db, crowd, query)]
    const told = ({ total, homes }: typeof found) => [total, ...homes.map(({ id, missed }) => [id, missed])]
    expect(told(found), JSON.stringify(query)).toEqual(told(expected))
    if (found.homes.some(({ missed }) => missed.length > 0)) missing += 1
  }
  expect(missing).toBeGreaterThan(50)
})

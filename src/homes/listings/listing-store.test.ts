import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '../../platform/database/connect.ts'
import { addListings, countListings } from './chatbot-listings.ts'
import { listListings } from './list-listings.ts'
import { type Listed, type ListingTest, leastListing, openListingTest } from './listing.fixture.ts'
import type { Listing } from './listing.ts'
import { deleteListingsOf, updateListings } from './listing-store.ts'

// The counting trigger: the exact number of listings by city and sale type, whoever writes at the same time.

let bench: ListingTest
beforeAll(async () => {
  bench = await openListingTest({ maxConnections: 24 })
})
afterAll(() => bench.close())
beforeEach(async () => {
  await bench.db.deleteFrom('listings').execute()
})

const cities = ['Auburn', 'Bothell', 'Kent', 'Renton', 'Seattle', 'Tacoma', 'Zillah']
const listing = (city: number, mls: string, more: Partial<Listing> = {}): Listing => ({
  ...leastListing,
  City: cities[city % cities.length] ?? '',
  SaleType: city % 2 === 0 ? 'for_sale' : 'for_rent',
  MLSNumber: mls,
  ...more,
})
const named = () => ({ workspaceId: bench.scope.workspaceId, serialNumber: bench.serialNumber, by: 'a test' })
const byMls = (...values: string[]) => ({ column: 'mlsKey' as const, values })

/** Compares what was counted with what is there, group by group. */
async function expectExactCounts(db: Database = bench.db): Promise<void> {
  const { rows: counted } = await sql`
    SELECT "workspaceId", "chatbotId", "cityKey", "SaleType", sum(count) AS count FROM "listingCounts"
    GROUP BY 1, 2, 3, 4 HAVING sum(count) <> 0 ORDER BY 1, 2, 3, 4`.execute(db)
  const { rows: stored } = await sql`
    SELECT "workspaceId", "chatbotId", "cityKey", "SaleType", count(*)::numeric AS count FROM listings
    GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4`.execute(db)
  expect(counted).toEqual(stored)
}

test('counts are exact after any sequence of writes', async () => {
  const step = fc.oneof(
    fc.record({
      do: fc.constant('add' as const),
      cities: fc.array(fc.nat(6), { minLength: 1, maxLength: 8 }),
      mls: fc.nat(5),
    }),
    fc.record({ do: fc.constant('move' as const), mls: fc.nat(5), city: fc.nat(7) }),
    fc.record({ do: fc.constant('remove' as const), mls: fc.array(fc.nat(5), { maxLength: 3 }) }),
    fc.record({ do: fc.constant('undo' as const), cities: fc.array(fc.nat(6), { minLength: 1, maxLength: 8 }) }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      for (const step of steps) {
        if (step.do === 'add') {
          await addListings(
            bench.db,
            bench.scope,
            step.cities.map((city) => listing(city, `m${step.mls}`)),
          )
        } else if (step.do === 'move') {
          const changes =
            step.city === 7 ? { City: null, cityKey: '' } : { City: cities[step.city] ?? '', cityKey: `${step.city}` }
          await updateListings(bench.db, named(), byMls(`m${step.mls}`), changes)
        } else if (step.do === 'remove') {
          await deleteListingsOf(bench.db, named(), byMls(...step.mls.map((mls) => `m${mls}`)))
        } else {
          const undone = bench.db.transaction().execute(async (transaction) => {
            await addListings(
              transaction,
              bench.scope,
              step.cities.map((city) => listing(city, 'undone')),
            )
            await deleteListingsOf(transaction, named(), byMls('m0', 'm1'))
            throw new Error('undo')
          })
          await expect(undone).rejects.toThrow('undo')
        }
      }
      await expectExactCounts()
      const { rows } = await sql<{ count: number }>`SELECT count(*) FROM listings`.execute(bench.db)
      expect(await countListings(bench.db, bench.scope)).toBe(rows[0]?.count)
    }),
    { numRuns: 60, seed: 6 },
  )
})

test('parallel writers to the same cities, in different orders, neither wait in a circle nor miscount', async () => {
  const turn = async (worker: number, round: number): Promise<void> => {
    // Each worker visits the cities from another one on, forwards or backwards.
    const order = cities.map((_, index) => (worker % 2 === 0 ? worker + index : worker + cities.length * 9 - index))
    const mls = `w${worker}`
    await bench.db.transaction().execute(async (transaction) => {
      for (const city of order)
        await addListings(transaction, bench.scope, [listing(city, mls), listing(city + 1, 'shared')])
      for (const city of order.slice(0, 3)) {
        await updateListings(transaction, named(), byMls(mls), { City: `c${city % 4}`, cityKey: `c${city % 4}` })
      }
      if (round % 3 === 2) await deleteListingsOf(transaction, named(), byMls(mls))
    })
  }
  await Promise.all(
    Array.from({ length: 20 }, async (_, worker) => {
      for (let round = 0; round < 6; round += 1) await turn(worker, round)
    }),
  )
  await expectExactCounts()
})

test('a writer that has not committed keeps nobody waiting', async () => {
  let release = (): void => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  let isWritten = (): void => {}
  const written = new Promise<void>((resolve) => {
    isWritten = resolve
  })
  const slow = bench.db.transaction().execute(async (transaction) => {
    await addListings(
      transaction,
      bench.scope,
      cities.map((_, index) => listing(index, 'slow')),
    )
    isWritten()
    await held
  })
  await written
  try {
    await addListings(
      bench.db,
      bench.scope,
      cities.map((_, index) => listing(index, 'fast')),
    )
    const page = await bench.call<Listed>(listListings, {})
    expect(page.VirtualCount).toBe(cities.length)
    expect(page.List.map((item) => item.MLSNumber)).toEqual(cities.map(() => 'fast'))
  } finally {
    release()
    await slow
  }
  expect((await bench.call<Listed>(listListings, {})).VirtualCount).toBe(2 * cities.length)
  await expectExactCounts()
})

test('calls on the same listings at once lock no one out and report what they did', async () => {
  const keys = Array.from({ length: 30 }, (_, index) => `k${index}`)
  await addListings(
    bench.db,
    bench.scope,
    keys.flatMap((mls, index) => [listing(index, mls), listing(index + 1, mls)]),
  )
  const results = await Promise.all(
    Array.from({ length: 60 }, (_, index) => {
      const order = index % 2 === 0 ? keys : [...keys].reverse()
      const change = { cityKey: `city ${index}`, City: `City ${index}` }
      return updateListings(bench.db, named(), byMls(...order), change)
    }),
  )
  expect(results).toEqual(results.map(() => 60))
  await expectExactCounts()
  const deleted = await Promise.all(
    Array.from({ length: 10 }, (_, index) => {
      const order = index % 2 === 0 ? keys : [...keys].reverse()
      return deleteListingsOf(bench.db, named(), byMls(...order))
    }),
  )
  expect(deleted.reduce<number>((sum, count) => sum + (count ?? 0), 0)).toBe(60)
  await expectExactCounts()
})

test('one statement may write thousands of cities, and their rows do not pile up', async () => {
  const many = Array.from({ length: 3_000 }, (_, index) => listing(0, 'many', { City: `City ${index % 1_500}` }))
  await addListings(bench.db, bench.scope, many)
  await addListings(bench.db, bench.scope, many)
  await expectExactCounts()
  const { rows } = await sql<{ most: number }>`
    SELECT max(n)::int AS most FROM (SELECT count(*) AS n FROM "listingCounts" WHERE "cityKey" LIKE 'city 1%' GROUP BY "cityKey", "SaleType") AS parts
  `.execute(bench.db)
  expect(rows[0]?.most).toBe(1)
})

test('what was given of many listings made together counts as given, of the last as of the first', async () => {
  const listings = Array.from({ length: 9 }, (_, at) => listing(at, `M${at}`, { Url: `https://homes.example/${at}` }))
  await addListings(bench.db, bench.scope, listings)
  const rows = await bench.db.selectFrom('listings').select('filledIn').execute()
  expect(rows.map(({ filledIn }) => filledIn)).toEqual(listings.map(() => 0))
})

import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../../test/test-database.ts'
import { connect, type Database, type OpenDatabase } from '../../../../platform/database/connect.ts'
import type { Criterion } from '../../../../reading/criteria/condition.ts'
import type { Listing } from '../../../listings/listing.ts'
import { toColumns } from '../../../listings/listing-columns.ts'
import * as search from '../../find-listings.ts'
import { asOneSearch, type Scope } from '../../scope.ts'
import { makeIndexes, searchedIn } from '../indexed.fixture.ts'
import type { ListingIndex } from '../listing-index.ts'
import { Dice, randomListing } from '../random-search.fixture.ts'
import { countListings, pruneChanges } from './index-store.ts'
import type { ListingIndexes } from './listing-indexes.ts'

let database: TestDatabase
let here: OpenDatabase
/** Another process. */
let elsewhere: OpenDatabase
let scope: Scope
/** Of each process. */
let indexes: Map<Database, ListingIndexes>
let chatbots = 0
let numbers = 0
const dice = new Dice(3)

beforeAll(async () => {
  database = await createTestDatabase()
})

beforeEach(() => {
  here = connect(database.connection)
  elsewhere = connect(database.connection)
  indexes = new Map([here, elsewhere].map(({ db }) => [db, makeIndexes(db)]))
  scope = { workspaceId: 1, chatbotId: ++chatbots }
  return async () => {
    for (const open of [here, elsewhere]) {
      listingIndexesOf(open.db).close()
      await open.close()
    }
  }
})

afterAll(async () => {
  await database.drop()
})

function home(changes: Partial<Listing> = {}): ReturnType<typeof toColumns> & Scope {
  return { ...scope, ...toColumns({ ...randomListing(dice, numbers++), Status: 'Active', ...changes }) }
}

async function add(
  db: Database,
  count: number,
  changes: Partial<Listing> = {},
  owner: Scope = scope,
): Promise<number[]> {
  const values = Array.from({ length: count }, () => ({ ...home(changes), ...owner }))
  const rows = await db.insertInto('listings').values(values).returning('id').execute()
  return rows.map(({ id }) => id)
}

function listingIndexesOf(db: Database): ListingIndexes {
  const kept = indexes.get(db)
  if (!kept) throw new Error('no process has this database')
  return kept
}

const keepListingIndexes = (db: Database, options: Parameters<typeof makeIndexes>[1]) => {
  indexes.set(db, makeIndexes(db, options))
}

const findIndex = (db: Database, owner: Scope): Promise<ListingIndex | null> => listingIndexesOf(db).find(owner)

/** In the indexes of the process; a transaction's scope says the same, since it does not know that it is one. */
const indexed = (db: Database, owner: Scope): Scope =>
  owner.index ? owner : searchedIn(indexes.get(db) ?? listingIndexesOf(here.db), owner)

const countMatches = (db: Database, owner: Scope, criteria: readonly Criterion[]): Promise<number> =>
  search.countMatches(db, indexed(db, owner), criteria)

const findMatches = (db: Database, owner: Scope, query: search.Query): ReturnType<typeof search.findMatches> =>
  search.findMatches(db, indexed(db, owner), query)

const withText = (mention: string): Criterion[] => [
  { topic: 'Feature', mode: 'must', anyOf: [{ is: 'text', name: mention, mentions: [mention] }] },
]

async function load(db: Database = here.db, owner: Scope = scope): Promise<void> {
  listingIndexesOf(db).warm(owner)
  await listingIndexesOf(db).settle()
}

const isIndexed = async (db: Database = here.db, owner: Scope = scope): Promise<boolean> =>
  (await findIndex(db, owner)) !== null

test('a write elsewhere is seen by the next search: added, changed, removed', async () => {
  const [first = 0] = await add(here.db, 3, { Description: 'A gazebo.' })
  await load()
  expect(await isIndexed()).toBe(true)
  await add(elsewhere.db, 1, { Description: 'Another gazebo.' })
  expect(await countMatches(here.db, scope, withText('gazebo'))).toBe(4)
  await elsewhere.db.updateTable('listings').set({ Description: 'No gazebo.' }).where('id', '=', first).execute()
  expect(await countMatches(here.db, scope, withText('gazebo'))).toBe(3)
  await elsewhere.db.deleteFrom('listings').where('chatbotId', '=', scope.chatbotId).execute()
  expect(await countMatches(here.db, scope, [])).toBe(0)
  await add(elsewhere.db, 2)
  expect(await findMatches(here.db, scope, { criteria: [], sort: null, limit: 5, offset: 0 })).toMatchObject({
    total: 2,
  })
  expect(await isIndexed()).toBe(true)
})

test('a transaction that commits late is seen, however many came after it', async () => {
  await add(here.db, 2)
  await load()
  const late = await elsewhere.db.startTransaction().execute()
  const lost = await elsewhere.db.startTransaction().execute()
  await add(late, 1, { Description: 'A turret.' })
  await add(lost, 1, { Description: 'A turret.' })
  // A transaction sees its own listings, which no index knows.
  expect(await countMatches(late, scope, withText('turret'))).toBe(1)
  for (let round = 1; round <= 3; round++) {
    await add(elsewhere.db, 1)
    expect(await countMatches(here.db, scope, [])).toBe(2 + round)
    expect(await countMatches(here.db, scope, withText('turret'))).toBe(0)
  }
  await late.commit().execute()
  await lost.rollback().execute()
  expect(await countMatches(here.db, scope, withText('turret'))).toBe(1)
  expect(await countMatches(here.db, scope, [])).toBe(6)
  expect(await isIndexed()).toBe(true)
})

test('writes of every kind at once, of three writers, leave what the database holds', async () => {
  const ids = await add(here.db, 60)
  await load()
  await load(elsewhere.db)
  const writer = async (db: Database) => {
    for (let round = 0; round < 12; round++) {
      const id = ids[dice.below(ids.length)] ?? 0
      if (dice.chance(0.3)) await add(db, 1, { Description: 'A turret.' })
      else if (dice.chance(0.2)) await db.deleteFrom('listings').where('id', '=', id).execute()
      else
        await db
          .updateTable('listings')
          .set({ Bedrooms: dice.below(6), Description: 'A turret.' })
          .where('id', '=', id)
          .execute()
      await countMatches(db, scope, withText('turret'))
    }
  }
  await Promise.all([writer(here.db), writer(elsewhere.db), writer(here.db)])
  const said = await here.db
    .selectFrom('listings')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('chatbotId', '=', scope.chatbotId)
    .where('Description', '=', 'A turret.')
    .executeTakeFirstOrThrow()
  for (const { db } of [here, elsewhere]) {
    expect(await isIndexed(db)).toBe(true)
    expect(await countMatches(db, scope, withText('turret'))).toBe(said.total)
  }
})

test('while an index is made, and after a bulk of writes, the database answers the same', async () => {
  await add(here.db, 1_500, { Description: 'A gazebo.' })
  // The first search begins to make the index and does not wait for it.
  expect(await isIndexed()).toBe(false)
  expect(await countMatches(here.db, scope, withText('gazebo'))).toBe(1_500)
  await add(elsewhere.db, 40, { Description: 'A gazebo.' })
  await listingIndexesOf(here.db).settle()
  expect(await isIndexed()).toBe(true)
  expect(await countMatches(here.db, scope, withText('gazebo'))).toBe(1_540)

  await elsewhere.db
    .updateTable('listings')
    .set({ Description: 'No gazebo.' })
    .where('chatbotId', '=', scope.chatbotId)
    .where('Bedrooms', '>=', 2)
    .execute()
  await elsewhere.db
    .deleteFrom('listings')
    .where('chatbotId', '=', scope.chatbotId)
    .where('Bathrooms', '=', 1)
    .execute()
  const left = await here.db
    .selectFrom('listings')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('chatbotId', '=', scope.chatbotId)
    .where('Description', '=', 'A gazebo.')
    .executeTakeFirstOrThrow()
  expect(await countMatches(here.db, scope, withText('gazebo'))).toBe(left.total)
  await listingIndexesOf(here.db).settle()
  expect(await isIndexed()).toBe(true)
  expect(await countMatches(here.db, scope, withText('gazebo'))).toBe(left.total)
  expect(left.total).toBeGreaterThan(100)
})

test('what has no room is dropped, the least recently used first, and is searched all the same', async () => {
  const other = { ...scope, chatbotId: ++chatbots }
  await add(here.db, 900, { Description: 'A gazebo and a turret.' })
  await add(here.db, 900, { Description: 'A gazebo and a turret.' }, other)
  await load()
  const one = listingIndexesOf(here.db).bytes
  keepListingIndexes(here.db, { memoryMb: (one * 1.5) / 1_048_576 })
  await load(here.db, scope)
  await load(here.db, other)
  expect(await isIndexed(here.db, other)).toBe(true)
  expect(await isIndexed(here.db, scope)).toBe(false)
  expect(await countMatches(here.db, scope, withText('gazebo'))).toBe(900)
  expect(listingIndexesOf(here.db).bytes).toBeLessThan(one * 1.5)
})

test('a chatbot too large for the memory does without its texts, and then without an index', async () => {
  const description = Array.from({ length: 400 }, (_, at) => `word${at}`).join(' ')
  await add(here.db, 600, { Description: `${description} gazebo` })
  await load()
  const bytes = (await findIndex(here.db, scope))?.bytes ?? 0
  keepListingIndexes(here.db, { memoryMb: (bytes * 0.6) / 1_048_576 })
  await load()
  expect((await findIndex(here.db, scope))?.texts).toBeNull()
  expect(await countMatches(here.db, scope, withText('gazebo'))).toBe(600)
  const mixed: Criterion[] = [
    ...withText('gazebo'),
    { topic: 'Bedrooms', mode: 'not', anyOf: [{ is: 'number', field: 'Bedrooms', min: 2 }] },
  ]
  keepListingIndexes(elsewhere.db, { memoryMb: 0 })
  await load(elsewhere.db)
  expect(await isIndexed(elsewhere.db)).toBe(false)
  expect(await countMatches(here.db, scope, mixed)).toBe(await countMatches(elsewhere.db, scope, mixed))
})

test('a listing that moves to another chatbot is lost to one and found in the other', async () => {
  const other = { ...scope, chatbotId: ++chatbots }
  const [moved = 0] = await add(here.db, 3, { Description: 'A gazebo.' })
  await add(here.db, 2, { Description: 'A gazebo.' }, other)
  await load(here.db, scope)
  await load(here.db, other)
  const mine = elsewhere.db.$pickTables<'listings'>()
  await mine.updateTable('listings').set({ chatbotId: other.chatbotId }).where('id', '=', moved).execute()
  expect(await countMatches(here.db, scope, withText('gazebo'))).toBe(2)
  expect(await countMatches(here.db, other, withText('gazebo'))).toBe(3)
  expect(await countListings(here.db, scope)).toBe(2)
  expect(await countListings(here.db, other)).toBe(3)
  expect([await isIndexed(here.db, scope), await isIndexed(here.db, other)]).toEqual([true, true])
})

test('who writes as a replica is seen like anybody else', async () => {
  const [first = 0] = await add(here.db, 3, { Description: 'A gazebo.' })
  await load()
  const asReplica = (work: (transaction: Database) => Promise<unknown>) =>
    elsewhere.db.transaction().execute(async (transaction) => {
      await sql`SET LOCAL session_replication_role = replica`.execute(transaction)
      await work(transaction)
    })
  await asReplica((db) => add(db, 2, { Description: 'A gazebo.' }))
  expect(await countMatches(here.db, scope, withText('gazebo'))).toBe(5)
  await asReplica((db) =>
    db.updateTable('listings').set({ Description: 'No gazebo.' }).where('id', '=', first).execute(),
  )
  expect(await countMatches(here.db, scope, withText('gazebo'))).toBe(4)
  await asReplica((db) => db.deleteFrom('listings').where('id', '>', first).execute())
  expect(await countMatches(here.db, scope, [])).toBe(1)
  expect(await countListings(here.db, scope)).toBe(1)
  expect(await isIndexed()).toBe(true)
})

test('an emptied table leaves nothing in any index and counts none', async () => {
  const other = { ...scope, chatbotId: ++chatbots }
  await add(here.db, 3)
  await add(here.db, 2, {}, other)
  await load(here.db, scope)
  await load(here.db, other)
  await elsewhere.db.transaction().execute(async (transaction) => {
    await sql`TRUNCATE listings`.execute(transaction)
    await add(transaction, 1, { Description: 'A gazebo.' })
  })
  expect(await countMatches(here.db, scope, [])).toBe(1)
  await listingIndexesOf(here.db).settle()
  expect(await countMatches(here.db, scope, withText('gazebo'))).toBe(1)
  expect(await countMatches(here.db, other, [])).toBe(0)
  await listingIndexesOf(here.db).settle()
  expect(await countMatches(here.db, other, [])).toBe(0)
  expect([await countListings(here.db, scope), await countListings(here.db, other)]).toEqual([1, 0])
  expect([await isIndexed(here.db, scope), await isIndexed(here.db, other)]).toEqual([true, true])
})

test('an emptied log of changes is noticed', async () => {
  await add(here.db, 3)
  await load()
  await elsewhere.db.transaction().execute(async (transaction) => {
    await add(transaction, 1)
    await sql`TRUNCATE "listingChanges"`.execute(transaction)
  })
  expect(await isIndexed()).toBe(false)
  expect(await countMatches(here.db, scope, [])).toBe(4)
})

test('what one search looks up is looked up in one state of the listings', async () => {
  await add(here.db, 2)
  await load()
  const asked: string[] = []
  here.pool.on('acquire', () => asked.push(''))
  const one = asOneSearch(indexed(here.db, scope))
  expect(await countMatches(here.db, one, [])).toBe(2)
  await add(elsewhere.db, 1)
  expect(await countMatches(here.db, asOneSearch(one), [])).toBe(2)
  // One look at what changed for both.
  expect(asked).toHaveLength(1)
  expect(await countMatches(here.db, scope, [])).toBe(3)
})

test('many searches at once, whose looks at what changed come back in any order, leave the index where it is', async () => {
  await add(here.db, 2)
  await load()
  for (let round = 0; round < 25; round++) {
    const looks = Array.from({ length: 24 }, () => isIndexed())
    const writes = Array.from({ length: 6 }, () => sql`SELECT pg_current_xact_id()`.execute(elsewhere.db))
    expect(await Promise.all(looks)).toEqual(Array(24).fill(true))
    await Promise.all(writes)
  }
})

test('old changes are forgotten, but not those of transactions that were still running', {
  timeout: 90_000,
}, async () => {
  const count = async () => {
    const { rows } = await sql<{
      total: number
    }>`SELECT count(*) AS total FROM "listingChanges" WHERE "chatbotId" = ${scope.chatbotId}`.execute(here.db)
    return rows[0]?.total
  }
  await add(here.db, 1)
  const late = await elsewhere.db.startTransaction().execute()
  await add(late, 1)
  await pruneChanges(here.db, 0)
  await late.commit().execute()
  await pruneChanges(here.db, 0)
  // Its mark was taken while the late one was running.
  expect(await count()).toBeGreaterThan(0)
  await pruneChanges(here.db, 60)
  expect(await count()).toBeGreaterThan(0)
  // Transactions in other databases of the server, as those of other tests, keep changes back too.
  await expect
    .poll(
      async () => {
        await pruneChanges(here.db, 0)
        return count()
      },
      { timeout: 60_000 },
    )
    .toBe(0)
})

test('with patience the searches that come first wait for the index, and see all that was committed', async () => {
  keepListingIndexes(here.db, { memoryMb: 64, patienceMs: 50_000 })
  await add(here.db, 900, { Description: 'A gazebo.' })
  const found = await Promise.all(Array.from({ length: 4 }, () => findIndex(here.db, scope)))
  expect(found.map((index) => index?.rowCount)).toEqual([900, 900, 900, 900])
  // More than are taken in at once while a search waits.
  await add(elsewhere.db, 900, { Description: 'A gazebo.' })
  expect((await findIndex(here.db, scope))?.rowCount).toBe(1_800)
})

/** Whether there is an index while no listing can be read; afterwards there is one. */
async function isIndexedWithoutListings(): Promise<boolean> {
  const isThere = await elsewhere.db.transaction().execute(async (transaction) => {
    await sql`LOCK TABLE listings IN ACCESS EXCLUSIVE MODE`.execute(transaction)
    return isIndexed()
  })
  await listingIndexesOf(here.db).settle()
  expect(await isIndexed()).toBe(true)
  return isThere
}

test('patience ends: an index that takes longer is made on, and the search is answered without it', async () => {
  keepListingIndexes(here.db, { memoryMb: 64, patienceMs: 50 })
  await add(here.db, 2, { Description: 'A gazebo.' })
  expect(await isIndexedWithoutListings()).toBe(false)
})

test('nobody waits for an index of which it is known that it takes longer', async () => {
  keepListingIndexes(here.db, { memoryMb: 64, patienceMs: 20_000 })
  await add(here.db, 2, { Description: 'A gazebo.' })
  // As of a chatbot with many listings.
  await sql`UPDATE "listingCounts" SET count = count + 500000
    WHERE ctid = (SELECT min(ctid) FROM "listingCounts" WHERE "chatbotId" = ${scope.chatbotId})`.execute(here.db)
  const begin = performance.now()
  expect(await isIndexedWithoutListings()).toBe(false)
  expect(performance.now() - begin).toBeLessThan(15_000)
})

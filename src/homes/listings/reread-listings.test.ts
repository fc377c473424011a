import { sql } from 'kysely'
import pino from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '../../../test/test-database.ts'
import type { OpenDatabase } from '../../platform/database/connect.ts'
import { makeMetrics } from '../../platform/metrics.ts'
import { featureCondition } from '../../reading/criteria/feature-condition.ts'
import { languages } from '../../reading/languages/languages.fixture.ts'
import { countMatches } from '../search/by-sql/sql-search-store.ts'
import { leastListing } from './listing.fixture.ts'
import type { Listing } from './listing.ts'
import { toColumns } from './listing-columns.ts'
import { insertRows } from './listing-store.ts'
import { rereadListings } from './reread-listings.ts'

let open: OpenDatabase
const scope = { workspaceId: 1, chatbotId: 1 }
const log = pino({ level: 'silent' })

beforeAll(async () => {
  open = await openTestDatabase()
})
afterAll(() => open.close())
beforeEach(() => open.db.deleteFrom('listings').execute())

const app = () => ({
  patientDb: open.patientDb,
  log,
  metrics: makeMetrics(open.pool, { look: async () => null }, { size: async () => ({ chatbots: 0, bytes: 0 }) }),
  stopping: new AbortController().signal,
})

async function add(count: number, Description: string): Promise<void> {
  // The fixture's fields are those of a listing.
  const listing = { ...leastListing, Description } as unknown as Listing
  await insertRows(
    open.db,
    scope,
    Array.from({ length: count }, () => toColumns(listing)),
  )
}

async function countWith(name: string, code: 'en' | 'es' = 'en'): Promise<number> {
  const row = languages.tablesOf(code).language.features.find((each) => each.name === name)
  if (!row) throw new Error(`No feature ${name}`)
  return countMatches(open.db, scope, [{ topic: 'Feature', mode: 'must', anyOf: [featureCondition(row)] }])
}

async function countUnread(): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*) AS total FROM listings WHERE "textReader" IS NULL`.execute(open.db)
  return rows[0]?.total ?? -1
}

test('a listing is read when it is written, and its features are found by what was read', async () => {
  await add(3, 'Heated pool and a fireplace.')
  await add(2, 'No pool. Fireplace.')
  expect(await countUnread()).toBe(0)
  expect(await countWith('swimming pool')).toBe(3)
  expect(await countWith('fireplace')).toBe(5)
  expect(await countWith('piscina', 'es')).toBe(3)
})

test('a text that anybody changes is looked into at once, and read again by the job', async () => {
  await add(4, 'A pool.')
  await sql`UPDATE listings SET "Description" = 'Pool: none.' WHERE id = (SELECT min(id) FROM listings)`.execute(
    open.db,
  )
  expect(await countUnread()).toBe(1)
  expect(await countWith('swimming pool')).toBe(3)
  await rereadListings(app())
  expect(await countUnread()).toBe(0)
  expect(await countWith('swimming pool')).toBe(3)
  await sql`UPDATE listings SET "SalePrice" = 1`.execute(open.db)
  expect(await countUnread()).toBe(0)
})

test('so is one that a replica changes', async () => {
  await add(2, 'A pool.')
  await open.db.transaction().execute(async (transaction) => {
    await sql`SET LOCAL session_replication_role = replica`.execute(transaction)
    await sql`UPDATE listings SET "Description" = 'No pool.'`.execute(transaction)
  })
  expect(await countUnread()).toBe(2)
  expect(await countWith('swimming pool')).toBe(0)
})

test('listings of another version are read anew, however many, and searches are right meanwhile', async () => {
  await add(450, 'A pool, no fireplace.')
  // As another version would have left them, with a table that knew no pools.
  await sql`UPDATE listings SET "textReader" = CASE WHEN id % 2 = 0 THEN 1 ELSE 2147483647 END, "featureBits" = '\\x00',
    "textWords" = '{}'`.execute(open.db)
  expect(await countWith('swimming pool')).toBe(450)
  expect(await countWith('fireplace')).toBe(0)
  const written = await open.db.selectFrom('listingChanges').select('id').execute()
  await rereadListings(app())
  expect(await countWith('swimming pool')).toBe(450)
  const { rows } = await sql<{ total: number }>`
    SELECT count(*) AS total FROM listings WHERE bit_count("featureBits") > 0`.execute(open.db)
  expect(rows[0]?.total).toBe(450)
  // Indexes in memory have nothing to take in.
  expect(await open.db.selectFrom('listingChanges').select('id').execute()).toEqual(written)
})

test('a job that is stopped leaves the rest for the next time', async () => {
  await add(450, 'A pool.')
  await sql`UPDATE listings SET "textReader" = NULL`.execute(open.db)
  const stopping = new AbortController()
  stopping.abort()
  await rereadListings({ ...app(), stopping: stopping.signal })
  const left = await countUnread()
  expect(left).toBeGreaterThan(0)
  expect(left).toBeLessThan(450)
  await rereadListings(app())
  expect(await countUnread()).toBe(0)
})

test('indexes that are missing, or that were left unfinished, are made while others write', async () => {
  await sql`DROP INDEX "listingsForVisitors"`.execute(open.db)
  await sql`UPDATE pg_index SET indisvalid = false WHERE indexrelid = '"listingsByWord"'::regclass`.execute(open.db)
  await sql`CREATE INDEX "listingsForSearch" ON listings ("cityKey")`.execute(open.db)
  await rereadListings(app())
  const { rows } = await sql<{ name: string }>`SELECT c.relname AS name FROM pg_index AS i
    JOIN pg_class AS c ON c.oid = i.indexrelid WHERE i.indrelid = 'listings'::regclass AND i.indisvalid`.execute(
    open.db,
  )
  const names = rows.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['listingsForVisitors', 'listingsByWord']))
  // One that another took the place of.
  expect(names).not.toContain('listingsForSearch')
})

import { sql } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { formerSearchIndexes, searchIndexes } from '../../platform/database/migrations/0030-standing.ts'
import { knownFeatures } from '../listing-text/known-features.ts'
import { type FeatureTexts, readStoredText } from '../listing-text/stored-text.ts'

/** Any number of our own; it keeps this lock apart from others. */
const lockSpace = 7_250_902

/** Makes the indexes that a large table did not get from its migration; writers go on meanwhile. */
export async function makeMissingIndexes(db: Database): Promise<void> {
  if ((await findUsableIndexes(db)).size === searchIndexes.length) return
  await db.connection().execute(async (connection) => {
    const { rows } = await sql<{ locked: boolean }>`SELECT pg_try_advisory_lock(${lockSpace}) AS locked`.execute(
      connection,
    )
    // Another process is making them.
    if (!rows[0]?.locked) return
    try {
      const usable = await findUsableIndexes(connection)
      for (const { name, definition } of searchIndexes.filter((each) => !usable.has(each.name))) {
        // What an earlier try left behind is of no use.
        await sql`DROP INDEX CONCURRENTLY IF EXISTS ${sql.ref(name)}`.execute(connection)
        await sql`CREATE INDEX CONCURRENTLY ${sql.ref(name)} ${sql.raw(definition)}`.execute(connection)
      }
      for (const name of formerSearchIndexes)
        await sql`DROP INDEX CONCURRENTLY IF EXISTS ${sql.ref(name)}`.execute(connection)
    } finally {
      await sql`SELECT pg_advisory_unlock(${lockSpace})`.execute(connection)
    }
  })
}

async function findUsableIndexes(db: Database): Promise<Set<string>> {
  const names = searchIndexes.map(({ name }) => name)
  const { rows } = await sql<{ name: string }>`
    SELECT c.relname AS name FROM pg_index AS i JOIN pg_class AS c ON c.oid = i.indexrelid
    WHERE i.indrelid = 'listings'::regclass AND i.indisvalid AND c.relname = ANY(${names}::text[])`.execute(db)
  return new Set(rows.map(({ name }) => name))
}

/**
 * Reads the texts of some listings that the reader of this version has not read, and stores what they say. Answers how
 * many there were; listings that somebody is changing are left for the next time.
 */
export async function rereadSome(db: Database, most: number): Promise<number> {
  const { version } = knownFeatures()
  // Each finds its rows at one end of an index.
  for (const unread of [sql`"textReader" IS NULL`, sql`"textReader" < ${version}`, sql`"textReader" > ${version}`]) {
    const count = await inTransaction(db, async (transaction) => {
      const { rows } = await sql<FeatureTexts & Key>`
        SELECT "workspaceId", "chatbotId", id, "PropertyType", "Description", "ExtensionColumn", "Location", "Address"
        FROM listings WHERE ${unread} LIMIT ${most} FOR NO KEY UPDATE SKIP LOCKED`.execute(transaction)
      if (rows.length > 0) await storeRead(transaction, rows)
      return rows.length
    })
    if (count > 0) return count
  }
  return 0
}

interface Key {
  workspaceId: number
  chatbotId: number
  id: number
}

async function storeRead(transaction: Database, rows: readonly (FeatureTexts & Key)[]): Promise<void> {
  const read = rows.map(readStoredText)
  // Nobody who keeps a copy of these listings has to look at them again.
  await sql`SELECT set_config('porchlight.rereading', 'on', true)`.execute(transaction)
  await sql`
    UPDATE listings SET "textReader" = ${knownFeatures().version}, "featureBits" = decode(bits, 'hex'),
      "textWords" = words::bigint[], families = read.families
    FROM unnest(${rows.map(({ workspaceId }) => workspaceId)}::int[], ${rows.map(({ chatbotId }) => chatbotId)}::int[],
      ${rows.map(({ id }) => id)}::bigint[], ${read.map(({ featureBits }) => featureBits.toString('hex'))}::text[],
      ${read.map(({ textWords }) => `{${textWords}}`)}::text[],
      ${read.map(({ families }) => families)}::smallint[]) AS read (workspace, chatbot, listing, bits, words, families)
    WHERE "workspaceId" = workspace AND "chatbotId" = chatbot AND id = listing`.execute(transaction)
}

/** About how many listings were not read by this version. */
export async function estimateUnread(db: Database): Promise<number> {
  const { version } = knownFeatures()
  const { rows } = await sql<{ total: number }>`
    SELECT count(*) AS total FROM listings
    WHERE "textReader" IS NULL OR "textReader" < ${version} OR "textReader" > ${version}`.execute(db)
  return rows[0]?.total ?? 0
}

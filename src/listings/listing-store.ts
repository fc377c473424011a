import { type RawBuilder, sql } from 'kysely'
import type { Database, OpenDatabase } from '../database/connect.ts'
import { runPrepared } from '../database/run-prepared.ts'
import type { Listing } from './listing.ts'
import { type ListingColumns, listingColumnNames, toColumns } from './listing-columns.ts'
import type { ListingKeys } from './listing-keys.ts'
import type { ListingScope, NamedChatbot } from './listing-scope.ts'

const insertOne = makeInsertText()

/**
 * Stores a listing and answers its id, or null when the workspace has no such chatbot. One statement both looks the
 * chatbot up and inserts; prepared, because planning it takes longer than running it.
 */
export async function insertListing(
  database: Pick<OpenDatabase, 'db' | 'pool'>,
  chatbot: NamedChatbot,
  listing: Listing,
): Promise<number | null> {
  const columns = toColumns(listing)
  const rows = await runPrepared<{ id: number }>(database, {
    name: 'create-listing',
    text: insertOne,
    values: [
      chatbot.workspaceId,
      chatbot.serialNumber.toLowerCase(),
      ...listingColumnNames.map((column) => columns[column]),
    ],
  })
  return rows[0]?.id ?? null
}

function makeInsertText(): string {
  const names = listingColumnNames.map((column) => `"${column}"`).join(', ')
  const values = listingColumnNames.map((_, index) => `$${index + 3}`).join(', ')
  return `INSERT INTO listings ("workspaceId", "chatbotId", ${names})
    SELECT "workspaceId", id, ${values} FROM chatbots
    WHERE "workspaceId" = $1 AND "serialNumber" = $2 AND "removedAt" IS NULL
    RETURNING id`
}

/** Stores many listings of a known chatbot in one statement. The chatbot is not looked up. */
export async function insertRows(db: Database, scope: ListingScope, rows: readonly ListingColumns[]): Promise<void> {
  await db
    .insertInto('listings')
    .values(rows.map((row) => ({ ...scope, ...row })))
    .execute()
}

/** The exact number of a chatbot's listings. */
export async function sumListingCounts(db: Database, scope: ListingScope): Promise<number> {
  const row = await db
    .selectFrom('listingCounts')
    .select(sql<number>`coalesce(sum(count), 0)::bigint`.as('total'))
    .where('workspaceId', '=', scope.workspaceId)
    .where('chatbotId', '=', scope.chatbotId)
    .executeTakeFirstOrThrow()
  return row.total
}

/** Changes every listing of the key and answers how many there were, or null when the workspace has no such chatbot. */
export async function updateListings(
  db: Database,
  chatbot: NamedChatbot,
  keys: ListingKeys,
  changes: Partial<ListingColumns>,
): Promise<number | null> {
  const assignments = Object.entries(changes).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  const { rows } = await sql<{ matches: number }>`
    WITH ${chatbotAndMatches(chatbot, keys)}, changed AS (
      UPDATE listings SET ${sql.join([...assignments, sql`"updatedAt" = now()`])}
      FROM chatbot, matches
      WHERE listings."workspaceId" = chatbot."workspaceId" AND listings."chatbotId" = chatbot.id AND listings.id = matches.id
    )
    SELECT (SELECT count(*) FROM matches) AS matches FROM chatbot`.execute(db)
  return rows[0]?.matches ?? null
}

/** Deletes every listing of the keys and answers how many there were, or null when the workspace has no such chatbot. */
export async function deleteListingsOf(db: Database, chatbot: NamedChatbot, keys: ListingKeys): Promise<number | null> {
  const { rows } = await sql<{ matches: number }>`
    WITH ${chatbotAndMatches(chatbot, keys)}, gone AS (
      DELETE FROM listings USING chatbot, matches
      WHERE listings."workspaceId" = chatbot."workspaceId" AND listings."chatbotId" = chatbot.id AND listings.id = matches.id
    )
    SELECT (SELECT count(*) FROM matches) AS matches FROM chatbot`.execute(db)
  return rows[0]?.matches ?? null
}

/**
 * The chatbot and the ids of its listings with the keys. They are locked in the order of their ids, so that two calls on
 * the same listings cannot wait for each other in a circle.
 */
function chatbotAndMatches(chatbot: NamedChatbot, keys: ListingKeys): RawBuilder<unknown> {
  const elementType = { id: 'bigint', mlsKey: 'text', urlKey: 'bytea' }[keys.column]
  return sql`
    chatbot AS MATERIALIZED (
      SELECT "workspaceId", id FROM chatbots
      WHERE "workspaceId" = ${chatbot.workspaceId} AND "serialNumber" = ${chatbot.serialNumber.toLowerCase()}
        AND "removedAt" IS NULL
    ), matches AS MATERIALIZED (
      SELECT listings.id FROM listings
      WHERE "workspaceId" = ${chatbot.workspaceId} AND "chatbotId" = (SELECT id FROM chatbot)
        AND ${sql.ref(keys.column)} = ANY(${keys.values}::${sql.raw(elementType)}[])
      ORDER BY listings.id FOR UPDATE
    )`
}

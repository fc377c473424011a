import { type RawBuilder, sql } from 'kysely'
import type { ChangeAction } from '../../platform/change-log/change-actions.ts'
import type { Database, OpenDatabase } from '../../platform/database/connect.ts'
import { runPrepared } from '../../platform/database/run-prepared.ts'
import type { ListingKeys } from '../../platform/text/listing-keys.ts'
import type { Listing } from './listing.ts'
import { type ListingColumns, listingColumnNames, toColumns, withholdableFields } from './listing-columns.ts'
import type { ChangedChatbot, ListingScope } from './listing-scope.ts'

const insertOne = makeInsertText()

/**
 * Stores a listing and answers its id, or null when the workspace has no such chatbot. One statement both looks the
 * chatbot up and inserts, and keeps who did; prepared, because planning it takes longer than running it.
 */
export async function insertListing(
  database: Pick<OpenDatabase, 'db' | 'pool'>,
  chatbot: ChangedChatbot,
  listing: Listing,
): Promise<number | null> {
  const columns = toColumns(listing)
  const rows = await runPrepared<{ id: number }>(database, {
    name: 'create-listing',
    text: insertOne,
    values: [
      chatbot.workspaceId,
      chatbot.serialNumber.toLowerCase(),
      chatbot.by,
      ...listingColumnNames.map((column) => columns[column]),
    ],
  })
  return rows[0]?.id ?? null
}

function makeInsertText(): string {
  const names = listingColumnNames.map((column) => `"${column}"`).join(', ')
  const values = listingColumnNames.map((_, index) => `$${index + 4}`).join(', ')
  return `WITH made AS (
      INSERT INTO listings ("workspaceId", "chatbotId", ${names})
      SELECT "workspaceId", id, ${values} FROM chatbots
      WHERE "workspaceId" = $1 AND "serialNumber" = $2 AND "removedAt" IS NULL
      RETURNING id, "SaleType", "MLSNumber", "Url"
    ), logged AS (
      INSERT INTO "changeLog" ("workspaceId", actor, action, target, details)
      SELECT $1, $3, 'listing.created', 'listing ' || id, jsonb_build_object('chatbot', $2, 'after', jsonb_build_object(
        'SaleType', "SaleType", 'MLSNumber', left("MLSNumber", 300), 'Url', left("Url", 300))) FROM made
    )
    SELECT id FROM made`
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
  chatbot: ChangedChatbot,
  keys: ListingKeys,
  changes: Partial<ListingColumns>,
): Promise<number | null> {
  const assignments = Object.entries(changes).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  const emptied = withholdableFields.filter((field) => changes[field] === null)
  // What is cleared is not to come back from where it was withheld.
  if (emptied.length > 0) assignments.push(sql`"withheldFields" = "withheldFields" - ${emptied}::text[]`)
  const { rows } = await sql<{ matches: number }>`
    WITH ${chatbotAndMatches(chatbot, keys)}, ${logOfUpdate(chatbot, changes)}, changed AS (
      UPDATE listings SET ${sql.join([...assignments, sql`"updatedAt" = now()`])}
      FROM chatbot, matches
      WHERE listings."workspaceId" = chatbot."workspaceId" AND listings."chatbotId" = chatbot.id AND listings.id = matches.id
    )
    SELECT (SELECT count(*) FROM matches) AS matches FROM chatbot`.execute(db)
  return rows[0]?.matches ?? null
}

/** Deletes every listing of the keys and answers how many there were, or null when the workspace has no such chatbot. */
export async function deleteListingsOf(
  db: Database,
  chatbot: ChangedChatbot,
  keys: ListingKeys,
): Promise<number | null> {
  const { rows } = await sql<{ matches: number }>`
    WITH ${chatbotAndMatches(chatbot, keys)}, ${logOfDelete(chatbot)}, gone AS (
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
function chatbotAndMatches(chatbot: ChangedChatbot, keys: ListingKeys): RawBuilder<unknown> {
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

/** Of more listings than that the change log has the ids alone, and of more than a hundred the number. */
const listingsInDetail = 20

/** Keeps who changes the matches and what differs from what they have: the statement sees them as they were. */
function logOfUpdate(chatbot: ChangedChatbot, changes: Partial<ListingColumns>): RawBuilder<unknown> {
  const fields = Object.entries(changes).filter(
    ([column]) => !['cityKey', 'mlsKey', 'urlKey', 'filledIn'].includes(column),
  )
  return sql`
    wanted AS (SELECT ${JSON.stringify(Object.fromEntries(fields))}::jsonb AS fields),
    differing AS (
      SELECT jsonb_agg(jsonb_build_object('id', old.id, 'before', d.before, 'after', d.after) ORDER BY old.id) AS listings
      FROM ${detailedMatches} AS old, wanted, LATERAL (
        SELECT coalesce(jsonb_object_agg(key, "changeLogValue"(to_jsonb(old) -> key)), '{}') AS before,
          coalesce(jsonb_object_agg(key, "changeLogValue"(value)), '{}') AS after
        FROM jsonb_each(wanted.fields) WHERE to_jsonb(old) -> key IS DISTINCT FROM value
      ) AS d
    ), ${logOf(chatbot, 'listings.updated', sql`'changes', (SELECT listings FROM differing)`)}`
}

function logOfDelete(chatbot: ChangedChatbot): RawBuilder<unknown> {
  return logOf(
    chatbot,
    'listings.deleted',
    sql`'before', (SELECT jsonb_agg(jsonb_build_object('id', old.id, 'MLSNumber', left(old."MLSNumber", 300),
      'Url', left(old."Url", 300)) ORDER BY old.id) FROM ${detailedMatches} AS old)`,
  )
}

const detailedMatches = sql`(
  SELECT listings.* FROM listings JOIN (SELECT id FROM matches ORDER BY id LIMIT ${sql.lit(listingsInDetail)}) AS first
    ON listings.id = first.id
  WHERE listings."workspaceId" = (SELECT "workspaceId" FROM chatbot) AND listings."chatbotId" = (SELECT id FROM chatbot)
)`

function logOf(chatbot: ChangedChatbot, action: ChangeAction, details: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`logged AS (
    INSERT INTO "changeLog" ("workspaceId", actor, action, target, details)
    SELECT chatbot."workspaceId", ${chatbot.by}, ${action}, 'chatbot ' || ${chatbot.serialNumber.toLowerCase()}::text,
      jsonb_build_object('count', (SELECT count(*) FROM matches),
        'ids', (SELECT jsonb_agg(id ORDER BY id) FROM (SELECT id FROM matches ORDER BY id LIMIT 100) AS first), ${details})
    FROM chatbot WHERE EXISTS (SELECT FROM matches)
  )`
}

/** Those of the ids that are listings of the chatbot, in any order. */
export async function selectListedIds(db: Database, scope: ListingScope, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('listings')
    .select('id')
    .where('workspaceId', '=', scope.workspaceId)
    .where('chatbotId', '=', scope.chatbotId)
    .where('id', 'in', [...ids])
    .execute()
  return rows.map(({ id }) => id)
}

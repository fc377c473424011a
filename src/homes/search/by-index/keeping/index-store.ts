import { sql } from 'kysely'
import type { Database } from '../../../../platform/database/connect.ts'
import type { ListingScope as Scope } from '../../../listings/listing-scope.ts'
import { choiceNames, type IndexedListing, numberNames, textNames } from '../indexed-listing.ts'

/** A moment of the database. */
export interface Moment {
  /** What it showed; the next question goes on from here. */
  snapshot: string
  /** Its clock. */
  at: Date
  /** Of which history the database is: another one after it was restored, be it to an earlier time of itself. */
  history: string
}

/** What changed in a chatbot's listings since a moment. */
export interface Changes extends Moment {
  /** Listings that may have been added, changed or removed: each of them, or every one from an id to another. */
  entries: { ids: number[] | null; firstId: number; lastId: number }[]
}

const columns = (withTexts: boolean) => {
  const names = ['id', 'mlsKey', 'filledIn', ...numberNames, ...choiceNames].map((name) => sql.ref(name))
  const texts = textNames.map((name) => (withTexts ? sql.ref(name) : sql`NULL AS ${sql.ref(name)}`))
  return sql.join([...names, ...texts])
}

/**
 * Whatever takes a database back in time starts its server again, or makes the tables anew; a standby that takes over has
 * another start too. Numbers of transactions alone would tell it only until the new history has overtaken the old.
 * The file of the log tells that it was emptied.
 */
const moment = sql`pg_current_snapshot()::text AS snapshot, now() AS at, concat_ws(' ',
  extract(epoch FROM pg_postmaster_start_time()), 'listings'::regclass::oid, '"listingChanges"'::regclass::oid,
  pg_relation_filenode('"listingChanges"')) AS history`

/** The state of the database now, from which on changes are asked for. */
export async function readSnapshot(db: Database): Promise<Moment> {
  const { rows } = await sql<Moment>`
    SELECT ${moment}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('The database did not say its snapshot.')
  return row
}

/**
 * What was committed since the snapshot. A transaction that was running then and has ended since is seen, however much
 * later its number is overtaken by others.
 */
export async function readChanges(db: Database, { workspaceId, chatbotId }: Scope, snapshot: string): Promise<Changes> {
  const { rows } = await sql<Moment & { entries: Changes['entries'] | null }>`/* prepared: read-changes */
    SELECT ${moment}, (
      SELECT json_agg(json_build_object('ids', ids, 'firstId', "firstId", 'lastId', "lastId"))
      FROM "listingChanges"
      WHERE "workspaceId" = ${workspaceId} AND "chatbotId" = ${chatbotId}
        AND xid >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
        AND NOT pg_visible_in_snapshot(xid, ${snapshot}::pg_snapshot)
        AND pg_visible_in_snapshot(xid, pg_current_snapshot())
    ) AS entries`.execute(db)
  const [row] = rows
  if (!row) throw new Error('The database did not say what changed.')
  return { ...row, entries: row.entries ?? [] }
}

/** Listings in the order of their ids, behind one and up to another. */
export async function readListings(
  db: Database,
  { workspaceId, chatbotId }: Scope,
  range: { after: number; last: number; limit: number; withTexts: boolean },
): Promise<IndexedListing[]> {
  const { rows } = await sql<IndexedListing>`
    SELECT ${columns(range.withTexts)} FROM "shownListings"
    WHERE "workspaceId" = ${workspaceId} AND "chatbotId" = ${chatbotId} AND id > ${range.after} AND id <= ${range.last}
    ORDER BY "workspaceId", "chatbotId", id LIMIT ${range.limit}`.execute(db)
  return rows
}

export async function readListingsById(
  db: Database,
  { workspaceId, chatbotId }: Scope,
  ids: readonly number[],
  withTexts: boolean,
): Promise<IndexedListing[]> {
  const { rows } = await sql<IndexedListing>`
    SELECT ${columns(withTexts)} FROM "shownListings"
    WHERE "workspaceId" = ${workspaceId} AND "chatbotId" = ${chatbotId} AND id = ANY(${[...ids]}::bigint[])
    ORDER BY id`.execute(db)
  return rows
}

export async function countListings(db: Database, { workspaceId, chatbotId }: Scope): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT coalesce(sum(count), 0)::bigint AS total FROM "listingCounts"
    WHERE "workspaceId" = ${workspaceId} AND "chatbotId" = ${chatbotId}`.execute(db)
  return rows[0]?.total ?? 0
}

/** The chatbots that visitors spoke with last. */
export async function listRecentChatbots(db: Database, most: number): Promise<Scope[]> {
  const { rows } = await sql<Scope>`
    SELECT "workspaceId", id AS "chatbotId" FROM chatbots AS c
    CROSS JOIN LATERAL (SELECT s.id AS last FROM sessions AS s
      WHERE s."workspaceId" = c."workspaceId" AND s."chatbotId" = c.id ORDER BY s.id DESC LIMIT 1) AS session
    WHERE c."removedAt" IS NULL ORDER BY session.last DESC LIMIT ${most}`.execute(db)
  return rows
}

/**
 * Forgets changes that everybody saw long ago: those of transactions that had ended before a mark which is older than
 * the given minutes. A mark is taken each time.
 */
export async function pruneChanges(db: Database, keptMinutes: number): Promise<void> {
  // Those of another database, whose backup was restored here, say nothing of this one.
  await sql`DELETE FROM "listingChangeMarks" WHERE horizon > pg_snapshot_xmin(pg_current_snapshot())`.execute(db)
  await sql`DELETE FROM "listingChanges" WHERE xid < (
    SELECT max(horizon) FROM "listingChangeMarks" WHERE "takenAt" < now() - make_interval(mins => ${keptMinutes}))`.execute(
    db,
  )
  await sql`DELETE FROM "listingChangeMarks" WHERE "takenAt" < (
    SELECT max("takenAt") FROM "listingChangeMarks" WHERE "takenAt" < now() - make_interval(mins => ${keptMinutes}))`.execute(
    db,
  )
  await sql`INSERT INTO "listingChangeMarks" (horizon) VALUES (pg_snapshot_xmin(pg_current_snapshot()))`.execute(db)
}

import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import type { ListingScope } from '../listing-scope.ts'

/** Listings of a chatbot that were written: each of them, or whichever from one to another. */
export interface ChangedListings extends ListingScope {
  ids: number[] | null
  firstId: number
  lastId: number
}

/** Up to where it was told, when that was, and what was committed since. */
export interface Untold {
  snapshot: string
  toldAt: Date
  changes: ChangedListings[]
}

/** As in listing-search/by-index: another one after the database was put back to an earlier time. */
const history = sql`concat_ws(' ', 'listings'::regclass::oid, '"listingChanges"'::regclass::oid,
  (SELECT system_identifier FROM pg_control_system()))`

/**
 * What was committed since it was told last; nobody else tells it until the transaction ends. Null: another process is
 * at it, or it is told from now on only.
 */
export async function lockUntold(transaction: Database): Promise<Untold | null> {
  const { rows } = await sql<{ snapshot: string; toldAt: Date; now: string; isOurs: boolean }>`
    SELECT snapshot, "toldAt", pg_current_snapshot()::text AS now, history = ${history} AS "isOurs"
    FROM "listingChangesTold" FOR UPDATE SKIP LOCKED`.execute(transaction)
  const [row] = rows
  if (!row?.isOurs) {
    // Where another process has the row, this changes nothing.
    await sql`
      INSERT INTO "listingChangesTold" AS t (id, snapshot, history, "toldAt")
      VALUES (1, pg_current_snapshot()::text, ${history}, clock_timestamp())
      ON CONFLICT (id) DO UPDATE SET snapshot = excluded.snapshot, history = excluded.history, "toldAt" = excluded."toldAt"
      WHERE t.history <> excluded.history`.execute(transaction)
    return null
  }
  const { rows: changes } = await sql<ChangedListings>`
    SELECT t."workspaceId", t."chatbotId", t.ids::float8[] AS ids, t."firstId", t."lastId" FROM "listingChanges" t
    JOIN chatbots c ON c."workspaceId" = t."workspaceId" AND c.id = t."chatbotId" AND c."removedAt" IS NULL
    WHERE t.xid >= pg_snapshot_xmin(${row.snapshot}::pg_snapshot)
      AND NOT pg_visible_in_snapshot(t.xid, ${row.snapshot}::pg_snapshot)
      AND pg_visible_in_snapshot(t.xid, ${row.now}::pg_snapshot)
    ORDER BY t.xid, t.id`.execute(transaction)
  return { snapshot: row.now, toldAt: row.toldAt, changes }
}

export async function noteTold(transaction: Database, snapshot: string): Promise<void> {
  await transaction.updateTable('listingChangesTold').set({ snapshot, toldAt: sql<Date>`clock_timestamp()` }).execute()
}

/** What began before it was told may be committed afterwards. */
const lateMinutes = 15

/** Listings of a chatbot from one to another that were written since about a moment. */
export async function listWritten(
  db: Database,
  { workspaceId, chatbotId, firstId, lastId }: ChangedListings,
  since: Date,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM listings WHERE "workspaceId" = ${workspaceId} AND "chatbotId" = ${chatbotId}
      AND id BETWEEN ${firstId} AND ${lastId}
      AND "updatedAt" >= ${since}::timestamptz - make_interval(mins => ${lateMinutes})
    ORDER BY id`.execute(db)
  return rows.map(({ id }) => id)
}

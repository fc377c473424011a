import { sql } from 'kysely'
import type { ListingScope } from '../../../homes/listings/listing-scope.ts'
import type { SearchedHome } from '../../../homes/search/by-index/homes-at-hand.ts'
import type { Database } from '../../../platform/database/connect.ts'

/** A home as visitors see it, or saw it. */
export interface HomeImage extends SearchedHome {
  Url: string
}

/** How a home was until it changed. */
export interface HomeVersion {
  id: number
  listingId: number
  homeKey: string
  /** Null: it was not there, or was shown to nobody. */
  image: HomeImage | null
  /** Of the last change since. */
  xid: string
  changedAt: Date
}

/** A process that matches the changes of a chatbot. */
export interface Turn extends ListingScope {
  turn: string
}

/** Chatbots whose homes have changed and wait. */
export async function listWaiting(db: Database, most: number): Promise<ListingScope[]> {
  const { rows } = await sql<ListingScope>`
    SELECT "workspaceId", "chatbotId" FROM "homeVersions" WHERE "doneAt" IS NULL
    GROUP BY 1, 2 ORDER BY min(id) LIMIT ${most}`.execute(db)
  return rows
}

/** Takes the changes of a chatbot up, unless a process is at it that is alive. Null: one is. */
export async function takeTurn(
  db: Database,
  { workspaceId, chatbotId }: ListingScope,
  leaseSeconds: number,
): Promise<Turn | null> {
  const { rows } = await sql<{ turn: string }>`
    INSERT INTO "alertTurns" AS t ("workspaceId", "chatbotId", turn, "takenUntil")
    VALUES (${workspaceId}, ${chatbotId}, gen_random_uuid(), clock_timestamp() + make_interval(secs => ${leaseSeconds}))
    ON CONFLICT ("workspaceId", "chatbotId") DO UPDATE SET turn = excluded.turn, "takenUntil" = excluded."takenUntil"
    -- One that lies far ahead was taken before the clock jumped.
    WHERE NOT t."takenUntil" BETWEEN clock_timestamp() AND clock_timestamp() + make_interval(secs => ${leaseSeconds})
    RETURNING turn`.execute(db)
  const [row] = rows
  return row ? { workspaceId, chatbotId, ...row } : null
}

/** Goes on with a turn. False: another process has taken it over meanwhile. */
export async function keepTurn(
  transaction: Database,
  { workspaceId, chatbotId, turn }: Turn,
  leaseSeconds: number,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE "alertTurns" SET "takenUntil" = clock_timestamp() + make_interval(secs => ${leaseSeconds})
    WHERE "workspaceId" = ${workspaceId} AND "chatbotId" = ${chatbotId} AND turn = ${turn}`.execute(transaction)
  return numAffectedRows === 1n
}

/**
 * Takes changes that wait, the oldest first, those too that a process took which is gone. What changes from now on waits
 * for the next time. Those that a transaction holds which is not over are left to that time too.
 */
export async function claimVersions(
  db: Database,
  { workspaceId, chatbotId, turn }: Turn,
  most: number,
): Promise<HomeVersion[]> {
  const { rows } = await sql<HomeVersion>`
    WITH due AS (
      SELECT id FROM "homeVersions"
      WHERE "workspaceId" = ${workspaceId} AND "chatbotId" = ${chatbotId} AND "doneAt" IS NULL
      ORDER BY id LIMIT ${most} FOR UPDATE SKIP LOCKED
    )
    UPDATE "homeVersions" v SET turn = ${turn} FROM due
    WHERE v."workspaceId" = ${workspaceId} AND v."chatbotId" = ${chatbotId} AND v.id = due.id
    RETURNING v.id, v."listingId", v."homeKey", v.image, v.xid::text AS xid, v."changedAt"`.execute(db)
  return rows.sort((one, other) => one.id - other.id)
}

/** How homes were at earlier times, within some days, newest first: those that were matched then. */
export async function listFormerVersions(
  db: Database,
  { workspaceId, chatbotId }: ListingScope,
  homeKeys: readonly string[],
  days: number,
): Promise<HomeVersion[]> {
  const { rows } = await sql<HomeVersion>`
    SELECT id, "listingId", "homeKey", image, xid::text AS xid, "changedAt" FROM "homeVersions"
    WHERE "workspaceId" = ${workspaceId} AND "chatbotId" = ${chatbotId} AND "homeKey" = ANY(${[...homeKeys]}::uuid[])
      AND "doneAt" IS NOT NULL AND image IS NOT NULL AND "changedAt" > clock_timestamp() - make_interval(days => ${days})
    ORDER BY id DESC`.execute(db)
  return rows
}

/** Homes as visitors see them now. */
export async function readImages(
  db: Database,
  { workspaceId, chatbotId }: ListingScope,
  ids: readonly number[],
): Promise<{ homeKey: string; image: HomeImage }[]> {
  const { rows } = await sql<{ homeKey: string; image: HomeImage }>`
    SELECT "homeKeyOf"(l."mlsKey", l."urlKey") AS "homeKey", "homeImage"(l) AS image FROM listings l
    WHERE l."workspaceId" = ${workspaceId} AND l."chatbotId" = ${chatbotId} AND l.id = ANY(${[...ids]}::bigint[])
      AND l.standing <> 'Withheld' ORDER BY l.id`.execute(db)
  return rows
}

/** The changes of a turn are matched; of each home the newest versions are kept. The turn is over. */
export async function finishTurn(
  transaction: Database,
  { workspaceId, chatbotId, turn }: Turn,
  mostVersions: number,
): Promise<void> {
  const { rows } = await sql<{ homeKey: string }>`
    UPDATE "homeVersions" SET "doneAt" = clock_timestamp()
    WHERE "workspaceId" = ${workspaceId} AND "chatbotId" = ${chatbotId} AND "doneAt" IS NULL AND turn = ${turn}
    RETURNING "homeKey"`.execute(transaction)
  const keys = [...new Set(rows.map(({ homeKey }) => homeKey))]
  await sql`
    DELETE FROM "homeVersions" v USING (
      SELECT id, row_number() OVER (PARTITION BY "homeKey" ORDER BY id DESC) AS place FROM "homeVersions"
      WHERE "workspaceId" = ${workspaceId} AND "chatbotId" = ${chatbotId} AND "homeKey" = ANY(${keys}::uuid[])
        AND "doneAt" IS NOT NULL
    ) AS old
    WHERE v."workspaceId" = ${workspaceId} AND v."chatbotId" = ${chatbotId} AND v.id = old.id
      AND (old.place > ${mostVersions} OR v.image IS NULL)`.execute(transaction)
  await sql`DELETE FROM "alertTurns"
    WHERE "workspaceId" = ${workspaceId} AND "chatbotId" = ${chatbotId} AND turn = ${turn}`.execute(transaction)
}

/** Forgets how homes were longer ago, and what nobody asks for any more. */
export async function forgetVersions(db: Database, days: number): Promise<void> {
  await sql`DELETE FROM "homeVersions" WHERE "doneAt" < clock_timestamp() - make_interval(days => ${days})`.execute(db)
  await sql`DELETE FROM "homeVersions" v WHERE "changedAt" < clock_timestamp() - make_interval(days => ${days})
    AND NOT EXISTS (SELECT FROM alerts a
      WHERE a."workspaceId" = v."workspaceId" AND a."chatbotId" = v."chatbotId")`.execute(db)
}

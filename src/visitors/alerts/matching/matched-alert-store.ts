import { sql } from 'kysely'
import type { ListingScope } from '../../../homes/listings/listing-scope.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { Alert } from '../alert.ts'

/** What of an alert is needed to match homes with it. */
export type MatchedAlert = Pick<Alert, 'id' | 'criteria' | 'snapshot' | 'createdAt' | 'listingId' | 'homeKey'>

const columns = sql`a.id, a.criteria, a.snapshot, a."createdAt", a."listingId", a."homeKey"`

/** Alerts on searches that may find one of some homes, behind an id, in the order of their ids. */
export async function listAlertsFor(
  db: Database,
  { workspaceId, chatbotId }: ListingScope,
  homes: { keys: readonly string[]; lowestPrice: number; highestPrice: number },
  after: number,
  most: number,
): Promise<MatchedAlert[]> {
  const { rows } = await sql<MatchedAlert>`
    SELECT ${columns} FROM alerts a
    WHERE a."workspaceId" = ${workspaceId} AND a."chatbotId" = ${chatbotId} AND a.id > ${after}
      AND a."listingId" IS NULL AND a.keys && ${[...homes.keys]}::text[]
      AND (a."lowestPrice" IS NULL OR a."lowestPrice" <= ${homes.highestPrice}::float8)
      AND (a."highestPrice" IS NULL OR a."highestPrice" >= ${homes.lowestPrice}::float8)
    ORDER BY a.id LIMIT ${most}`.execute(db)
  return rows
}

/** Alerts on these very homes, behind an id. */
export async function listAlertsOfHomes(
  db: Database,
  { workspaceId, chatbotId }: ListingScope,
  homeKeys: readonly string[],
  after: number,
  most: number,
): Promise<MatchedAlert[]> {
  const { rows } = await sql<MatchedAlert>`
    SELECT ${columns} FROM alerts a
    WHERE a."workspaceId" = ${workspaceId} AND a."chatbotId" = ${chatbotId} AND a.id > ${after}
      AND a."listingId" IS NOT NULL AND a."homeKey" = ANY(${[...homeKeys]}::uuid[])
    ORDER BY a.id LIMIT ${most}`.execute(db)
  return rows
}

/** Alerts on searches that were told of one of these homes, each with those that they were told of, behind an id. */
export async function listTold(
  db: Database,
  { workspaceId, chatbotId }: ListingScope,
  homeKeys: readonly string[],
  after: number,
  most: number,
): Promise<(MatchedAlert & { told: string[] })[]> {
  const { rows } = await sql<MatchedAlert & { told: string[] }>`
    SELECT ${columns}, n.told FROM (
      SELECT n."alertId", array_agg(DISTINCT n."homeKey"::text) AS told
      FROM "alertNews" n JOIN alerts s ON s."workspaceId" = n."workspaceId" AND s.id = n."alertId"
      WHERE n."workspaceId" = ${workspaceId} AND n."chatbotId" = ${chatbotId}
        AND n."homeKey" = ANY(${[...homeKeys]}::uuid[]) AND n."alertId" > ${after} AND s."listingId" IS NULL
      GROUP BY 1 ORDER BY 1 LIMIT ${most}
    ) AS n JOIN alerts a ON a."workspaceId" = ${workspaceId} AND a.id = n."alertId" ORDER BY a.id`.execute(db)
  return rows
}

/** News to keep. */
export interface FoundNews {
  alertId: number
  listingId: number
  homeKey: string
  kind: string
  price: number
  formerPrice: number | null
}

/**
 * Keeps news, none that was kept before, and notes when alerts with an address are to be mailed. `dueAt`: at the
 * soonest, by pace; `pauseSeconds`: between two mails of an alert that is told at once.
 */
export async function keepNews(
  transaction: Database,
  { workspaceId, chatbotId }: ListingScope,
  news: readonly FoundNews[],
  due: { atOnce: Date; daily: Date; pauseSeconds: number },
): Promise<void> {
  await sql`
    WITH found AS (
      SELECT * FROM unnest(${news.map(({ alertId }) => alertId)}::bigint[],
        ${news.map(({ listingId }) => listingId)}::bigint[], ${news.map(({ homeKey }) => homeKey)}::uuid[],
        ${news.map(({ kind }) => kind)}::text[], ${news.map(({ price }) => price)}::float8[],
        ${news.map(({ formerPrice }) => formerPrice)}::float8[])
        AS n ("alertId", "listingId", "homeKey", kind, price, "formerPrice")
    ), there AS (
      -- One that was ended meanwhile is told nothing.
      SELECT id FROM alerts WHERE "workspaceId" = ${workspaceId} AND id IN (SELECT "alertId" FROM found)
      ORDER BY id FOR KEY SHARE
    ), kept AS (
      INSERT INTO "alertNews" ("workspaceId", "chatbotId", "alertId", "listingId", "homeKey", kind, price, "formerPrice")
      SELECT ${workspaceId}, ${chatbotId}, n."alertId", n."listingId", n."homeKey", n.kind, n.price, n."formerPrice"
      FROM found n JOIN there ON there.id = n."alertId"
      ON CONFLICT DO NOTHING RETURNING "alertId"
    )
    UPDATE alerts SET "mailDueAt" = CASE pace WHEN 'daily' THEN ${due.daily}::timestamptz
      ELSE greatest(${due.atOnce}::timestamptz, "mailedAt" + make_interval(secs => ${due.pauseSeconds})) END
    WHERE "workspaceId" = ${workspaceId} AND id IN (SELECT "alertId" FROM kept) AND email <> ''
      AND "mailDueAt" IS NULL`.execute(transaction)
}

/** Keeps what is told of homes, as they are now. */
export async function keepToldHomes(
  db: Database,
  { workspaceId, chatbotId }: ListingScope,
  homes: readonly { homeKey: string; home: object }[],
): Promise<void> {
  await sql`
    INSERT INTO "toldHomes" AS t ("workspaceId", "chatbotId", "homeKey", home)
    SELECT DISTINCT ON ("homeKey") ${workspaceId}, ${chatbotId}, "homeKey", home
    FROM jsonb_to_recordset(${JSON.stringify(homes)}::jsonb) AS h ("homeKey" uuid, home jsonb) ORDER BY "homeKey"
    ON CONFLICT ("workspaceId", "chatbotId", "homeKey") DO UPDATE SET home = excluded.home, "updatedAt" = excluded."updatedAt"`.execute(
    db,
  )
}

/** A home came in again under another id, or got another number: who asked for it has it by that one. */
export async function renumberHomes(
  transaction: Database,
  { workspaceId, chatbotId }: ListingScope,
  homes: readonly { homeKey: string; listingId: number }[],
): Promise<void> {
  const renumbered = sql`FROM unnest(${homes.map(({ homeKey }) => homeKey)}::uuid[],
      ${homes.map(({ listingId }) => listingId)}::bigint[]) AS h ("homeKey", "listingId")
    WHERE a."workspaceId" = ${workspaceId} AND a."chatbotId" = ${chatbotId}`
  await sql`UPDATE alerts a SET "homeKey" = h."homeKey" ${renumbered}
    AND a."listingId" = h."listingId" AND a."homeKey" <> h."homeKey"`.execute(transaction)
  await sql`UPDATE alerts a SET "listingId" = h."listingId" ${renumbered}
    AND a."homeKey" = h."homeKey" AND a."listingId" IS NOT NULL AND a."listingId" <> h."listingId"
    AND NOT EXISTS (SELECT FROM listings l WHERE l."workspaceId" = ${workspaceId} AND l."chatbotId" = ${chatbotId}
      AND l.id = a."listingId")
    AND NOT EXISTS (SELECT FROM alerts b WHERE b."workspaceId" = ${workspaceId} AND b."sessionId" = a."sessionId"
      AND b."listingId" = h."listingId")`.execute(transaction)
}

import { sql } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'
import { cityKeyOf } from '../../platform/text/listing-keys.ts'
import type { DayScope } from './day-scope.ts'
import type { Wish } from './wishes.ts'

export interface DemandRow extends Wish {
  chatbotId: number
  day: string
  searches: number
}

/** Different searches in vain that are kept of a chatbot's day; what comes after them is kept by its kind alone. */
const mostOfDay = 300

/** Adds searches in vain to their day. */
export async function addToDemand(
  transaction: Database,
  workspaceId: number,
  rows: readonly DemandRow[],
): Promise<void> {
  if (rows.length === 0) return
  await sql`/* prepared: add-to-demand */
    WITH given AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r("chatbotId" integer, day date, place text,
        state text, "saleType" text, currency text, "priceFrom" bigint, "priceTo" bigint, kind text, bedrooms integer,
        features text[], searches bigint)
    ), bounded AS (
      SELECT g.*, (SELECT count(*) FROM "unmetDemand" d WHERE d."workspaceId" = ${workspaceId}
          AND d."chatbotId" = g."chatbotId" AND d.day = g.day) >= ${mostOfDay}
        AND NOT EXISTS (SELECT FROM "unmetDemand" d WHERE d."workspaceId" = ${workspaceId}
          AND d."chatbotId" = g."chatbotId" AND d.day = g.day AND d.place = g.place AND d.state = g.state
          AND d."saleType" = g."saleType" AND d.currency = g.currency AND d."priceFrom" = g."priceFrom"
          AND d."priceTo" = g."priceTo" AND d.kind = g.kind AND d.bedrooms = g.bedrooms AND d.features = g.features)
        AS "isMore"
      FROM given g
    )
    INSERT INTO "unmetDemand" AS d ("workspaceId", "chatbotId", day, place, state, "saleType", currency, "priceFrom",
      "priceTo", kind, bedrooms, features, searches)
    SELECT ${workspaceId}::integer, b."chatbotId", b.day, CASE WHEN b."isMore" THEN '' ELSE b.place END AS place,
      CASE WHEN b."isMore" THEN '' ELSE b.state END AS state, b."saleType",
      CASE WHEN b."isMore" THEN '' ELSE b.currency END AS currency,
      CASE WHEN b."isMore" THEN 0 ELSE b."priceFrom" END AS "priceFrom",
      CASE WHEN b."isMore" THEN 0 ELSE b."priceTo" END AS "priceTo", b.kind,
      CASE WHEN b."isMore" THEN 0 ELSE b.bedrooms END AS bedrooms,
      CASE WHEN b."isMore" THEN '{}' ELSE b.features END AS features, sum(b.searches)
    FROM bounded b GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12
    ON CONFLICT ("workspaceId", "chatbotId", day, place, state, "saleType", currency, "priceFrom", "priceTo", kind,
      bedrooms, features) DO UPDATE SET searches = d.searches + excluded.searches`.execute(transaction)
}

/** Searches in vain of some days, those alike together, the most often asked first. */
export async function readDemand(
  db: Database,
  workspaceId: number,
  { chatbotId, from, to }: DayScope,
  limit: number,
): Promise<(Wish & { searches: number; lastDay: string })[]> {
  const { rows } = await sql<Wish & { searches: number; lastDay: string }>`
    SELECT place, state, "saleType", currency, "priceFrom", "priceTo", kind, bedrooms, features,
      sum(searches)::bigint AS searches, max(day)::text AS "lastDay"
    FROM "unmetDemand"
    WHERE "workspaceId" = ${workspaceId} AND (${chatbotId}::integer IS NULL OR "chatbotId" = ${chatbotId})
      AND day BETWEEN ${from}::date AND ${to}::date
    GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9
    ORDER BY searches DESC, "lastDay" DESC, place, "priceTo", kind, bedrooms, features LIMIT ${limit}`.execute(db)
  return rows
}

/** Where places lie, by the middle of the homes that were ever listed there and are still known. */
export async function placeByListings(
  db: Database,
  workspaceId: number,
  places: readonly string[],
): Promise<{ place: string; latitude: number; longitude: number }[]> {
  if (places.length === 0) return []
  const { rows } = await sql<{ place: string; latitude: number; longitude: number }>`
    SELECT p.place, percentile_disc(0.5) WITHIN GROUP (ORDER BY l."Latitude") AS latitude,
      percentile_disc(0.5) WITHIN GROUP (ORDER BY l."Longitude") AS longitude
    FROM unnest(${[...places]}::text[], ${places.map((place) => cityKeyOf(place))}::text[]) AS p(place, key)
    JOIN listings l ON l."workspaceId" = ${workspaceId} AND (l."cityKey" = p.key OR l."ZIP" = p.place)
      AND l."Latitude" IS NOT NULL AND l."Longitude" IS NOT NULL AND NOT (l."Latitude" = 0 AND l."Longitude" = 0)
    GROUP BY p.place`.execute(db)
  return rows
}

import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import type { ListingScope } from '../listing-scope.ts'
import { type FaultKind, farMiles, faultKinds, fewHomes, mostRooms, oddTimes, oldestYear } from './fault-kinds.ts'

export interface FaultyListing {
  id: number
  title: string
  city: string
  price: number | null
  currency: string
  /** What the fault is told by, of its kind. */
  year: number
  bedrooms: number
  bathrooms: number
  latitude: number | null
  longitude: number | null
  perArea: number | null
  usualPerArea: number | null
  mls: string
  /** Another listing that is the same; null: there is none. */
  other: number | null
  withheld: string[] | null
}

const miles = (latitude: string, longitude: string): RawBuilder<unknown> => {
  const [lat, lon] = [sql.raw(latitude), sql.raw(longitude)]
  // Flat, which is near enough to tell sixty miles from a thousand.
  return sql`sqrt(power(${lat}, 2) + power(${lon} * cos(radians(coalesce(f."cityLatitude", f."midLatitude"))), 2)) * 69`
}

/** In JSON text of a list: an entry that begins as no web address does. */
const noWebAddress = String.raw`(^\[|[^\\]",)"(?!https?://[^/\\?#"])`

/** What is known of every listing of a chatbot to tell its faults by, each with the middle of all. */
function factsOf({ workspaceId, chatbotId }: ListingScope): RawBuilder<unknown> {
  return sql`
    base AS MATERIALIZED (
      SELECT l.id, l."SaleType", l."Status", l."ownPrice", l."cityKey", l."mlsKey", l."YearBuilt", l."Bedrooms", l."Bathrooms",
        coalesce(l."Latitude", (l."withheldFields" ->> 'Latitude')::float8) AS latitude,
        coalesce(l."Longitude", (l."withheldFields" ->> 'Longitude')::float8) AS longitude,
        coalesce(l."Address", l."withheldFields" ->> 'Address') AS address,
        l."BuildingArea" * CASE l."AreaUnit" WHEN 'Square Meters' THEN 10.764 ELSE 1 END AS area,
        l."Images" IS NULL AS "noPictures", l."Images" ~* ${noWebAddress} AS "unshownPictures",
        l."Description" IS NULL AS "noDescription",
        l."Location" IS NULL AS "noLocation", l."filledIn"
      FROM listings l WHERE l."workspaceId" = ${workspaceId} AND l."chatbotId" = ${chatbotId}
    ), middle AS MATERIALIZED (
      SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY latitude) AS latitude,
        percentile_cont(0.5) WITHIN GROUP (ORDER BY longitude) AS longitude, count(*) AS homes
      FROM base WHERE latitude IS NOT NULL AND longitude IS NOT NULL AND NOT (latitude = 0 AND longitude = 0)
    ), cities AS MATERIALIZED (
      SELECT "cityKey", percentile_cont(0.5) WITHIN GROUP (ORDER BY latitude) AS latitude,
        percentile_cont(0.5) WITHIN GROUP (ORDER BY longitude) AS longitude
      FROM base WHERE "cityKey" <> '' AND latitude IS NOT NULL AND longitude IS NOT NULL
        AND NOT (latitude = 0 AND longitude = 0)
      GROUP BY "cityKey" HAVING count(*) >= ${fewHomes}::integer
    ), usual AS MATERIALIZED (
      SELECT "SaleType", percentile_cont(0.5) WITHIN GROUP (ORDER BY "ownPrice" / area) AS "perArea"
      FROM base WHERE "ownPrice" > 0 AND area > 0 GROUP BY "SaleType" HAVING count(*) >= ${fewHomes}::integer
    ), facts AS MATERIALIZED (
      SELECT b.*, u."perArea" AS "usualPerArea", b."ownPrice" / nullif(b.area, 0) AS "perArea",
        c.latitude AS "cityLatitude", c.longitude AS "cityLongitude",
        CASE WHEN m.homes >= ${fewHomes}::integer THEN m.latitude END AS "midLatitude",
        CASE WHEN m.homes >= ${fewHomes}::integer THEN m.longitude END AS "midLongitude",
        nullif(regexp_replace(lower(b.address), '[^[:alnum:]]+', ' ', 'g'), '') AS "addressKey"
      FROM base b CROSS JOIN middle m LEFT JOIN cities c ON c."cityKey" = b."cityKey"
        LEFT JOIN usual u ON u."SaleType" = b."SaleType"
    ), placed AS MATERIALIZED (
      SELECT f.*, ${miles('f.latitude - coalesce(f."cityLatitude", f."midLatitude")', '(f.longitude - coalesce(f."cityLongitude", f."midLongitude"))')} AS apart,
        ${miles('f.longitude - coalesce(f."cityLatitude", f."midLatitude")', '(f.latitude - coalesce(f."cityLongitude", f."midLongitude"))')} AS "apartSwapped",
        count(*) OVER (PARTITION BY f."mlsKey") AS "sameNumber",
        count(*) OVER (PARTITION BY f."SaleType", f."cityKey", f."addressKey") AS "sameAddress",
        count(*) OVER twins AS "sameHome", row_number() OVER (twins ORDER BY f.id DESC) AS place,
        first_value(f.id) OVER (twins ORDER BY f.id DESC) AS newest
      FROM facts f WINDOW twins AS (PARTITION BY f."SaleType", f."cityKey", f."addressKey", f."mlsKey")
    )`
}

const isPlaced = sql`p.latitude IS NOT NULL AND p.longitude IS NOT NULL AND NOT (p.latitude = 0 AND p.longitude = 0)`
const isSwapped = sql`${isPlaced} AND p.apart > ${farMiles}::integer AND p."apartSwapped" <= ${farMiles}::integer`

/** When a listing has a fault, of the row `p`. */
function conditionOf(kind: FaultKind, latestYear: number): RawBuilder<unknown> {
  const conditions: Record<FaultKind, RawBuilder<unknown>> = {
    noPrice: sql`coalesce(p."ownPrice", 0) = 0`,
    noPlace: sql`p."cityKey" = '' AND p.address IS NULL AND p."noLocation"`,
    noCoordinates: sql`p.latitude IS NULL OR p.longitude IS NULL`,
    noPictures: sql`p."noPictures"`,
    unshownPictures: sql`p."unshownPictures"`,
    noDescription: sql`p."noDescription"`,
    noArea: sql`coalesce(p.area, 0) = 0`,
    oddPricePerArea: sql`p."perArea" > p."usualPerArea" * ${oddTimes}::integer OR p."perArea" * ${oddTimes}::integer < p."usualPerArea"`,
    oddYear: sql`p."YearBuilt" <> 0 AND (p."YearBuilt" < ${oldestYear}::integer OR p."YearBuilt" > ${latestYear}::integer)`,
    oddRooms: sql`p."Bedrooms" > ${mostRooms}::integer OR p."Bathrooms" > ${mostRooms}::integer OR p."Bathrooms" > p."Bedrooms" * 3 + 4`,
    swappedCoordinates: isSwapped,
    zeroCoordinates: sql`p.latitude = 0 AND p.longitude = 0`,
    farCoordinates: sql`${isPlaced} AND p.apart > ${farMiles}::integer AND NOT (${isSwapped})`,
    // The newest one stays.
    doubledHome: sql`p."addressKey" IS NOT NULL AND p."sameHome" > 1 AND p.place > 1`,
    doubledNumber: sql`p."sameNumber" > p."sameHome" OR (p."addressKey" IS NULL AND p."sameNumber" > 1)`,
    doubledAddress: sql`p."addressKey" IS NOT NULL AND p."sameAddress" > p."sameHome" AND p."Status" <> 'Sold'`,
    words: sql`EXISTS (SELECT FROM worded w WHERE w."listingId" = p.id)`,
  }
  return conditions[kind]
}

const wordedOf = ({ workspaceId, chatbotId }: ListingScope) => sql`worded AS MATERIALIZED (
  SELECT "listingId", withheld FROM "listingSentences"
  WHERE "workspaceId" = ${workspaceId} AND "chatbotId" = ${chatbotId} AND withheld <> '{}')`

/** How many listings there are, and how many of them have each fault. */
export async function countFaults(
  db: Database,
  scope: ListingScope,
  latestYear: number,
): Promise<{ total: number; counts: Record<FaultKind, number> }> {
  const counted = faultKinds.map(
    (kind) => sql`count(*) FILTER (WHERE ${conditionOf(kind, latestYear)}) AS ${sql.ref(kind)}`,
  )
  const { rows } = await sql<{ total: number } & Record<FaultKind, number>>`
    WITH ${factsOf(scope)}, ${wordedOf(scope)}
    SELECT count(*) AS total, ${sql.join(counted)} FROM placed p`.execute(db)
  const { total = 0, ...counts } = rows[0] ?? {}
  return {
    total,
    counts: { ...Object.fromEntries(faultKinds.map((kind) => [kind, 0])), ...counts } as Record<FaultKind, number>,
  }
}

/** Listings with a fault, newest first. */
export async function listFaulty(
  db: Database,
  scope: ListingScope,
  { kind, latestYear, beforeId, limit }: { kind: FaultKind; latestYear: number; beforeId: number; limit: number },
): Promise<FaultyListing[]> {
  const { rows } = await sql<FaultyListing>`
    WITH ${factsOf(scope)}, ${wordedOf(scope)}, page AS (
      SELECT p.* FROM placed p WHERE p.id < ${beforeId} AND (${conditionOf(kind, latestYear)}) ORDER BY p.id DESC LIMIT ${limit}
    )
    SELECT p.id, left(coalesce(p.address, l."Location", l."PropertyType"), 200) AS title, coalesce(l."City", '') AS city,
      p."ownPrice" AS price, l."CurrencySymbol" AS currency, p."YearBuilt" AS year, p."Bedrooms" AS bedrooms,
      p."Bathrooms" AS bathrooms, p.latitude, p.longitude, p."perArea", p."usualPerArea", left(l."MLSNumber", 100) AS mls,
      (SELECT o.id FROM facts o WHERE o.id <> p.id AND CASE ${kind}::text
        WHEN 'doubledHome' THEN o.id = p.newest
        WHEN 'doubledNumber' THEN o."mlsKey" = p."mlsKey"
        WHEN 'doubledAddress' THEN o."addressKey" = p."addressKey" AND o."cityKey" = p."cityKey" AND o."SaleType" = p."SaleType"
        ELSE false END ORDER BY o.id DESC LIMIT 1) AS other,
      (SELECT w.withheld FROM worded w WHERE w."listingId" = p.id) AS withheld
    FROM page p JOIN listings l ON l."workspaceId" = ${scope.workspaceId} AND l."chatbotId" = ${scope.chatbotId} AND l.id = p.id
    ORDER BY p.id DESC`.execute(db)
  return rows
}

export interface UnreadDescription {
  id: number
  updatedAt: Date
  description: string
}

/** Descriptions that the fair-housing gate has not read as they are now. */
export async function selectUnread(db: Database, scope: ListingScope, limit: number): Promise<UnreadDescription[]> {
  const { rows } = await sql<UnreadDescription>`
    SELECT l.id, l."updatedAt", left(l."Description", 20000) AS description FROM listings l
    WHERE ${unread(scope)} ORDER BY l.id DESC LIMIT ${limit}`.execute(db)
  return rows
}

export async function countUnread(db: Database, scope: ListingScope): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`SELECT count(*) AS count FROM listings l WHERE ${unread(scope)}`.execute(db)
  return rows[0]?.count ?? 0
}

const unread = ({ workspaceId, chatbotId }: ListingScope) => sql`
  l."workspaceId" = ${workspaceId} AND l."chatbotId" = ${chatbotId} AND l."Description" IS NOT NULL
  AND NOT EXISTS (SELECT FROM "listingSentences" s WHERE s."workspaceId" = l."workspaceId"
    AND s."chatbotId" = l."chatbotId" AND s."listingId" = l.id)`

/** Keeps what the gate would hold back, of listings that were not changed meanwhile. */
export async function keepSentences(
  db: Database,
  { workspaceId, chatbotId }: ListingScope,
  read: readonly { id: number; updatedAt: Date; withheld: readonly string[] }[],
): Promise<void> {
  const records = read.map(({ id, withheld }) => ({ id, withheld }))
  const newest = read.reduce((most, { updatedAt }) => Math.max(most, updatedAt.getTime()), 0)
  await sql`
    INSERT INTO "listingSentences" ("workspaceId", "chatbotId", "listingId", withheld)
    SELECT ${workspaceId}, ${chatbotId}, r.id, r.withheld FROM jsonb_to_recordset(${JSON.stringify(records)}::jsonb)
      AS r(id bigint, withheld text[])
    JOIN listings l ON l."workspaceId" = ${workspaceId} AND l."chatbotId" = ${chatbotId} AND l.id = r.id
      AND l."updatedAt" < ${new Date(newest + 1)}
    ON CONFLICT DO NOTHING`.execute(db)
}

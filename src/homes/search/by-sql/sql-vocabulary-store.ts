import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import type { Condition } from '../../../reading/criteria/condition.ts'
import type { Scope } from '../scope.ts'
import { anyOfSql, conditionSql } from './condition-store.ts'
import { findWords, wordsOfConditions } from './words-store.ts'

export interface KnownNames {
  cities: { key: string; name: string }[]
  states: string[]
  zips: string[]
  mlsKeys: { key: string; name: string }[]
}

/** Which of the candidates name a city, a ZIP or an MLS number of the chatbot's listings; and all its states. */
export async function findKnownNames(
  db: Database,
  { workspaceId, chatbotId }: Scope,
  names: readonly string[],
  codes: readonly string[],
): Promise<KnownNames> {
  const upper = codes.flatMap((code) => [code, code.toUpperCase(), code.replace(/ /g, '').toUpperCase()])
  const { rows } = await sql<{
    cities: { key: string; name: string }[] | null
    states: string[] | null
    zips: string[] | null
    mls: { key: string; name: string }[] | null
  }>`
    SELECT
      (SELECT json_agg(json_build_object('key', c.key, 'name', l."City")) FROM unnest(${[...names]}::text[]) AS c (key)
        CROSS JOIN LATERAL (SELECT "City" FROM "shownListings" WHERE "workspaceId" = ${workspaceId} AND "chatbotId" = ${chatbotId} AND "cityKey" = c.key LIMIT 1) AS l) AS cities,
      (WITH RECURSIVE s AS (
        (SELECT "State" FROM "shownListings" WHERE "workspaceId" = ${workspaceId} AND "chatbotId" = ${chatbotId} AND "State" IS NOT NULL ORDER BY "State" LIMIT 1)
        UNION ALL
        SELECT n."State" FROM s CROSS JOIN LATERAL (SELECT "State" FROM "shownListings"
          WHERE "workspaceId" = ${workspaceId} AND "chatbotId" = ${chatbotId} AND "State" > s."State" ORDER BY "State" LIMIT 1) AS n
      ) SELECT json_agg("State") FROM (SELECT "State" FROM s LIMIT 200) AS first) AS states,
      (SELECT json_agg(DISTINCT c.key) FROM unnest(${upper}::text[]) AS c (key)
        WHERE EXISTS (SELECT 1 FROM "shownListings" WHERE "workspaceId" = ${workspaceId} AND "chatbotId" = ${chatbotId} AND "ZIP" COLLATE "C" = c.key)
          OR (c.key ~ '^[0-9]{5}$' AND EXISTS (SELECT 1 FROM "shownListings" WHERE "workspaceId" = ${workspaceId} AND "chatbotId" = ${chatbotId}
            AND "ZIP" COLLATE "C" >= c.key || '-' AND "ZIP" COLLATE "C" < c.key || '.'))) AS zips,
      (SELECT json_agg(json_build_object('key', c.key, 'name', l."MLSNumber")) FROM unnest(${[...codes]}::text[]) AS c (key)
        CROSS JOIN LATERAL (SELECT "MLSNumber" FROM "shownListings" WHERE "workspaceId" = ${workspaceId} AND "chatbotId" = ${chatbotId} AND "mlsKey" = c.key LIMIT 1) AS l) AS mls
  `.execute(db)
  const row = rows[0]
  return { cities: row?.cities ?? [], states: row?.states ?? [], zips: row?.zips ?? [], mlsKeys: row?.mls ?? [] }
}

/** All cities of the chatbot, for slips of the pen; one index step a city. */
export async function listCityKeys(db: Database, { workspaceId, chatbotId }: Scope): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    WITH RECURSIVE c AS (
      (SELECT "cityKey" AS key FROM "shownListings" WHERE "workspaceId" = ${workspaceId} AND "chatbotId" = ${chatbotId} AND "cityKey" > '' ORDER BY "cityKey" LIMIT 1)
      UNION ALL
      SELECT n.key FROM c CROSS JOIN LATERAL (SELECT "cityKey" AS key FROM "shownListings"
        WHERE "workspaceId" = ${workspaceId} AND "chatbotId" = ${chatbotId} AND "cityKey" > c.key ORDER BY "cityKey" LIMIT 1) AS n
    ) SELECT key FROM c LIMIT 5000`.execute(db)
  return rows.map((row) => row.key)
}

/** For each condition, whether any listing of the chatbot satisfies it. */
export async function findSatisfiable(
  db: Database,
  scope: Scope,
  conditions: readonly Condition[],
): Promise<boolean[]> {
  if (conditions.length === 0) return []
  const { workspaceId, chatbotId } = scope
  // Within a condition of several parts it matters which listings they are.
  const anyIsEnough = conditions.every(({ is }) => is !== 'all' && is !== 'not')
  const words = await findWords(db, scope, wordsOfConditions(conditions), { anyIsEnough })
  const parts = conditions.map(
    (condition) =>
      sql`EXISTS (SELECT 1 FROM "shownListings" WHERE "workspaceId" = ${workspaceId} AND "chatbotId" = ${chatbotId} AND ${conditionSql(condition, words)})`,
  )
  const { rows } = await sql<{ found: boolean[] }>`SELECT ARRAY[${sql.join(parts)}] AS found`.execute(db)
  return rows[0]?.found ?? []
}

/** Mean position of the chatbot's listings at a place, whatever their status; null when none has one. */
export async function findCentre(
  db: Database,
  scope: Scope,
  place: Condition,
): Promise<{ latitude: number; longitude: number } | null> {
  const { workspaceId, chatbotId } = scope
  const words = await findWords(db, scope, wordsOfConditions([place]))
  const { rows } = await sql<{ latitude: number | null; longitude: number | null }>`
    SELECT avg("Latitude") AS latitude, avg("Longitude") AS longitude FROM "shownListings"
    WHERE "workspaceId" = ${workspaceId} AND "chatbotId" = ${chatbotId} AND ${anyOfSql([place], words)} AND "Latitude" IS NOT NULL AND "Longitude" IS NOT NULL`.execute(
    db,
  )
  const row = rows[0]
  return row && row.latitude !== null && row.longitude !== null
    ? { latitude: row.latitude, longitude: row.longitude }
    : null
}

export async function findIdsByUrl(db: Database, { workspaceId, chatbotId }: Scope, urlKey: Buffer): Promise<number[]> {
  const rows = await db
    .selectFrom('shownListings')
    .select('id')
    .where('workspaceId', '=', workspaceId)
    .where('chatbotId', '=', chatbotId)
    .where('urlKey', '=', urlKey)
    .limit(100)
    .execute()
  return rows.map((row) => row.id)
}

export async function hasListings(db: Database, { workspaceId, chatbotId }: Scope): Promise<boolean> {
  const row = await db
    .selectFrom('shownListings')
    .select('id')
    .where('workspaceId', '=', workspaceId)
    .where('chatbotId', '=', chatbotId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Names of the cities with the most listings. */
export async function listCityNames(db: Database, { workspaceId, chatbotId }: Scope, most: number): Promise<string[]> {
  const { rows } = await sql<{ name: string | null }>`
    SELECT l."City" AS name FROM (
      SELECT "cityKey", sum(count) AS total FROM "listingCounts"
      WHERE "workspaceId" = ${workspaceId} AND "chatbotId" = ${chatbotId} AND "cityKey" > ''
      GROUP BY "cityKey" HAVING sum(count) > 0 ORDER BY total DESC, "cityKey" LIMIT ${most}) AS c
    CROSS JOIN LATERAL (SELECT "City" FROM "shownListings"
      WHERE "workspaceId" = ${workspaceId} AND "chatbotId" = ${chatbotId} AND "cityKey" = c."cityKey" LIMIT 1) AS l
    ORDER BY c.total DESC, c."cityKey"`.execute(db)
  return rows.flatMap((row) => (row.name === null ? [] : [row.name]))
}

/** Every listing that satisfies a condition. */
export async function findIdsOf(db: Database, scope: Scope, condition: Condition): Promise<number[]> {
  const words = await findWords(db, scope, wordsOfConditions([condition]))
  const { rows } = await sql<{ id: number }>`SELECT id FROM "shownListings"
    WHERE "workspaceId" = ${scope.workspaceId} AND "chatbotId" = ${scope.chatbotId}
      AND ${conditionSql(condition, words)}`.execute(db)
  return rows.map((row) => row.id)
}

/** Which of the keys are MLS numbers of listings, and how those write them. */
export async function findMlsNumbers(
  db: Database,
  { workspaceId, chatbotId }: Scope,
  keys: readonly string[],
): Promise<KnownNames['mlsKeys']> {
  const { rows } = await sql<{ key: string; name: string }>`
    SELECT c.key, l."MLSNumber" AS name FROM unnest(${[...keys]}::text[]) AS c (key)
    CROSS JOIN LATERAL (SELECT "MLSNumber" FROM "shownListings"
      WHERE "workspaceId" = ${workspaceId} AND "chatbotId" = ${chatbotId} AND "mlsKey" = c.key LIMIT 1) AS l`.execute(
    db,
  )
  return rows
}

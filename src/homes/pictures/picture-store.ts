import { sql } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'
import type { ListingScope } from '../listings/listing-scope.ts'

/** A picture of a home that is to be kept. */
export interface NamedPicture {
  name: string
  mlsKey: string
  place: number
  /** Null: it comes with a file. */
  url: string | null
}

export interface DuePicture {
  workspaceId: number
  chatbotId: number
  id: number
  name: string
  url: string
  tries: number
}

/** Notes pictures of homes that were stored. One that is known waits no second time; its address may be a new one. */
export async function notePictures(
  db: Database,
  { workspaceId, chatbotId }: ListingScope,
  pictures: readonly NamedPicture[],
): Promise<void> {
  const rows = [...new Map(pictures.map((picture) => [picture.name, picture])).values()]
  if (rows.length === 0) return
  await sql`
    INSERT INTO "keptPictures" ("workspaceId", "chatbotId", name, "mlsKey", place, url)
    SELECT ${workspaceId}, ${chatbotId}, r.name, r."mlsKey", r.place, r.url
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r(name text, "mlsKey" text, place integer, url text)
    ORDER BY r.name
    ON CONFLICT (name) DO UPDATE SET url = excluded.url, place = excluded.place, "mlsKey" = excluded."mlsKey",
      "namedAt" = now(), tries = CASE "keptPictures".state WHEN 'failed' THEN 0 ELSE "keptPictures".tries END,
      state = CASE "keptPictures".state WHEN 'failed' THEN 'waiting' ELSE "keptPictures".state END`.execute(db)
}

/**
 * Takes pictures that are to be fetched, the first of each home first, of firms that have room. None of them is taken
 * again before `againSeconds`, whatever becomes of who took it.
 */
export async function takeDuePictures(
  db: Database,
  limit: number,
  againSeconds: number,
  most: { count: number; bytes: number },
): Promise<DuePicture[]> {
  const bound = (value: number) => (value < 0 ? sql`'infinity'::float8` : sql`${value}::float8`)
  const { rows } = await sql<DuePicture>`
    WITH full_firms AS MATERIALIZED (
      SELECT "workspaceId" FROM "keptPictures" WHERE state = 'kept' GROUP BY 1
      HAVING count(*) >= ${bound(most.count)} OR sum(bytes) >= ${bound(most.bytes)}
    ), due AS (
      SELECT "workspaceId", id FROM "keptPictures"
      WHERE state = 'waiting' AND url IS NOT NULL AND "nextTryAt" <= now()
        AND "workspaceId" NOT IN (SELECT "workspaceId" FROM full_firms)
      ORDER BY place, id LIMIT ${limit} FOR UPDATE SKIP LOCKED
    )
    UPDATE "keptPictures" p SET "nextTryAt" = now() + make_interval(secs => ${againSeconds}), tries = p.tries + 1
    FROM due WHERE p."workspaceId" = due."workspaceId" AND p.id = due.id
    RETURNING p."workspaceId", p."chatbotId", p.id, p.name, p.url, p.tries`.execute(db)
  return rows
}

export async function settlePicture(
  db: Database,
  { workspaceId, id }: { workspaceId: number; id: number },
  end: { state: 'waiting' | 'kept' | 'failed'; storageName?: string; bytes?: number },
): Promise<void> {
  await db.updateTable('keptPictures').set(end).where('workspaceId', '=', workspaceId).where('id', '=', id).execute()
}

/** A picture by its name. One that is looked at and not there yet is fetched before others. */
export async function findPicture(
  db: Database,
  name: string,
): Promise<{ storageName: string; bytes: number } | 'waiting' | null> {
  const row = await db
    .selectFrom('keptPictures')
    .select(['state', 'storageName', 'bytes', 'place'])
    .where('name', '=', name)
    .executeTakeFirst()
  if (!row) return null
  if (row.state === 'kept' && row.storageName !== null) return { storageName: row.storageName, bytes: row.bytes }
  if (row.state === 'waiting' && row.place >= 0)
    await db.updateTable('keptPictures').set({ place: -1 }).where('name', '=', name).where('place', '>=', 0).execute()
  return 'waiting'
}

/** How many pictures a firm has, and how many bytes they take. */
export async function countPictures(db: Database, workspaceId: number): Promise<{ count: number; bytes: number }> {
  const { rows } = await sql<{ count: number; bytes: number }>`
    SELECT count(*)::integer AS count, coalesce(sum(bytes), 0)::float8 AS bytes FROM "keptPictures"
    WHERE "workspaceId" = ${workspaceId} AND state = 'kept'`.execute(db)
  return rows[0] ?? { count: 0, bytes: 0 }
}

/** Pictures that no home has shown for some days. */
export async function listUnnamedPictures(
  db: Database,
  days: number,
  limit: number,
): Promise<{ workspaceId: number; id: number; storageName: string | null }[]> {
  const { rows } = await sql<{ workspaceId: number; id: number; storageName: string | null }>`
    SELECT p."workspaceId", p.id, p."storageName" FROM "keptPictures" p
    WHERE p."namedAt" < now() - make_interval(days => ${days}) AND NOT EXISTS (
      SELECT FROM listings l WHERE l."workspaceId" = p."workspaceId" AND l."chatbotId" = p."chatbotId"
        AND l."mlsKey" = p."mlsKey" AND position(p.name IN l."Images") > 0)
    LIMIT ${limit}`.execute(db)
  return rows
}

export async function deletePicture(
  db: Database,
  { workspaceId, id }: { workspaceId: number; id: number },
): Promise<void> {
  await db.deleteFrom('keptPictures').where('workspaceId', '=', workspaceId).where('id', '=', id).execute()
}

export interface ImagesOfHome {
  id: number
  mlsKey: string
  Images: string | null
}

/** Those of the names that came with a file and are not kept yet, in the order of the names. */
export async function findNotedPictures(
  db: Database,
  workspaceId: number,
  names: readonly string[],
): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    SELECT p.id, p.name FROM unnest(${[...names]}::text[]) WITH ORDINALITY AS n(name, place)
    JOIN "keptPictures" p ON p.name = n.name AND p."workspaceId" = ${workspaceId} AND p.state <> 'kept' AND p.url IS NULL
    ORDER BY n.place`.execute(db)
  return [...new Map(rows.map((row) => [row.id, row])).values()]
}

/** What homes of a source show: their keys and images. */
export async function listImagesOfSource(
  db: Database,
  { workspaceId, chatbotId }: ListingScope,
  sourceId: number,
  after: number,
  limit: number,
): Promise<ImagesOfHome[]> {
  return db
    .selectFrom('listings')
    .select(['id', 'mlsKey', 'Images'])
    .where('workspaceId', '=', workspaceId)
    .where('chatbotId', '=', chatbotId)
    .where('importSource', '=', sourceId)
    .where('id', '>', after)
    .where('Images', 'like', '%/v1/pictures/%')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/**
 * Origins of the pictures of a chatbot's newest homes that may be shown, as they are written there: of the very newest
 * (`whole`) all pictures, of the other ones the first, for homes of one source are alike.
 */
export async function selectPictureOrigins(
  db: Database,
  { workspaceId, chatbotId }: ListingScope,
  { homes, whole, origins }: { homes: number; whole: number; origins: number },
): Promise<string[]> {
  const { rows } = await sql<{ origin: string }>`
    WITH newest AS MATERIALIZED (
      SELECT "Images", row_number() OVER (ORDER BY id DESC) AS place FROM "shownListings"
      WHERE "workspaceId" = ${workspaceId} AND "chatbotId" = ${chatbotId} AND "Images" IS NOT NULL
      ORDER BY id DESC LIMIT ${homes}::integer
    )
    SELECT DISTINCT lower(found.parts[1]) AS origin
    FROM newest, LATERAL regexp_matches(
      CASE WHEN place <= ${whole}::integer THEN "Images" ELSE left("Images", ${longestAddress}::integer) END,
      '"(https?://[^/"\\?#]+)', 'gi') AS found(parts)
    ORDER BY origin LIMIT ${origins}::integer`.execute(db)
  return rows.map(({ origin }) => origin)
}

/** Of an address that a listing begins with; longer ones are not looked at whole. */
const longestAddress = 300

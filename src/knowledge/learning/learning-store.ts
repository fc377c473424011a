import { sql } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'
import type { KnowledgeScope } from '../source.ts'
import type { TakenSource, Validators } from './lesson.ts'

/** How many sources may be begun. */
export interface Room {
  /** In all. */
  all: number
  /** Of one chatbot, those at work included. */
  each: number
  /** Of all chatbots of one firm, the same. */
  ofFirm: number
  /** How many of each chatbot are at work here, by its id. */
  busy: ReadonlyMap<number, number>
  /** Pages, or everything else. */
  ofPages: boolean
}

/**
 * Takes sources that are to be learned, each firm's in turn and of these each chatbot's, for as long as `leaseSeconds`: no other process learns
 * them meanwhile, and should this one die, they are taken again afterwards.
 */
export async function takeSources(
  db: Database,
  { all, each, ofFirm, busy, ofPages }: Room,
  now: Date,
  leaseSeconds: number,
): Promise<TakenSource[]> {
  if (all <= 0) return []
  const { rows } = await sql<TakenSource>`
    WITH room AS (
      SELECT k."workspaceId", k."chatbotId", ${each}::integer - coalesce(b.count, 0) AS free,
        ${ofFirm}::integer - coalesce(sum(b.count) OVER (PARTITION BY k."workspaceId"), 0) AS "ofFirm"
      FROM "chatbotKnowledge" k
      JOIN chatbots c ON c."workspaceId" = k."workspaceId" AND c.id = k."chatbotId" AND c."removedAt" IS NULL
      LEFT JOIN unnest(${[...busy.keys()]}::integer[], ${[...busy.values()]}::integer[]) AS b(id, count)
        ON b.id = k."chatbotId"
    ), due AS (
      SELECT d."workspaceId", d.id, row_number() OVER (PARTITION BY room."chatbotId" ORDER BY d."dueAt", d.id) AS turn,
        d."dueAt", room."ofFirm"
      FROM room CROSS JOIN LATERAL (
        SELECT s."workspaceId", s.id, s."dueAt" FROM "knowledgeSources" s
        WHERE s."workspaceId" = room."workspaceId" AND s."chatbotId" = room."chatbotId"
          AND (s.kind = 'page') = ${ofPages}::boolean
          AND s."dueAt" <= greatest(clock_timestamp(), ${now}::timestamptz)
          AND (s."takenUntil" IS NULL OR s."takenUntil" < clock_timestamp())
        ORDER BY s."dueAt", s.id LIMIT greatest(0, room.free) FOR UPDATE SKIP LOCKED
      ) AS d
    ), fair AS (
      SELECT *, row_number() OVER (PARTITION BY "workspaceId" ORDER BY turn, "dueAt", id) AS "turnOfFirm" FROM due
    ), first AS (
      SELECT "workspaceId", id FROM fair WHERE "turnOfFirm" <= "ofFirm" ORDER BY "turnOfFirm", "dueAt" LIMIT ${all}
    )
    UPDATE "knowledgeSources" s SET status = 1, takes = s.takes + 1,
      "takenUntil" = clock_timestamp() + make_interval(secs => ${leaseSeconds})
    FROM first WHERE s."workspaceId" = first."workspaceId" AND s.id = first.id
    RETURNING s."workspaceId", s."chatbotId", s.id, s.kind, s.key, s.name, s.value, s."sourceLink", s.revision, s.takes,
      s."isAnew", s."contentHash", s.etag, s."lastModified"`.execute(db)
  return rows
}

/** Tells that sources are still being learned here. */
export async function extendTakes(db: Database, taken: readonly TakenSource[], leaseSeconds: number): Promise<void> {
  await sql`
    UPDATE "knowledgeSources" s SET "takenUntil" = clock_timestamp() + make_interval(secs => ${leaseSeconds})
    FROM unnest(${taken.map(({ workspaceId }) => workspaceId)}::integer[], ${taken.map(({ id }) => id)}::bigint[],
      ${taken.map(({ takes }) => takes)}::integer[]) AS t("workspaceId", id, takes)
    WHERE s."workspaceId" = t."workspaceId" AND s.id = t.id AND s.takes = t.takes AND s."takenUntil" IS NOT NULL`.execute(
    db,
  )
}

/** Gives back what was taken and not learned, because the process stops: it is due as before. */
export async function giveBack(db: Database, taken: readonly TakenSource[]): Promise<void> {
  if (taken.length === 0) return
  await sql`
    UPDATE "knowledgeSources" s SET "takenUntil" = NULL, status = 0, takes = greatest(0, s.takes - 1)
    FROM unnest(${taken.map(({ workspaceId }) => workspaceId)}::integer[], ${taken.map(({ id }) => id)}::bigint[],
      ${taken.map(({ revision }) => revision)}::integer[], ${taken.map(({ takes }) => takes)}::integer[])
      AS t("workspaceId", id, revision, takes)
    WHERE s."workspaceId" = t."workspaceId" AND s.id = t.id AND s.revision = t.revision AND s.takes = t.takes`.execute(
    db,
  )
}

/** Gives back all that is taken, where nobody can be at it any more. */
export async function giveBackAll(db: Database): Promise<void> {
  await sql`
    UPDATE "knowledgeSources" SET "takenUntil" = NULL, status = 0
    WHERE "dueAt" IS NOT NULL AND "takenUntil" IS NOT NULL`.execute(db)
}

/**
 * Whether what was learned of a source still counts: it is there, nobody wants it learned anew, and no other process has
 * begun it meanwhile. Holds it until the transaction ends. One that is to be learned anew is let go.
 */
export async function holdTaken(
  transaction: Database,
  { workspaceId, id, revision, takes }: TakenSource,
): Promise<boolean> {
  const { rows } = await sql<{ revision: number; takes: number }>`
    SELECT revision, takes FROM "knowledgeSources" WHERE "workspaceId" = ${workspaceId} AND id = ${id}
    FOR UPDATE`.execute(transaction)
  const [found] = rows
  if (!found) return false
  if (found.revision === revision) return found.takes === takes
  // Its takes were counted from 0 again when it was changed.
  await sql`
    UPDATE "knowledgeSources" SET "takenUntil" = NULL WHERE "workspaceId" = ${workspaceId} AND id = ${id}
      AND takes = 0`.execute(transaction)
  return false
}

/** How a source stands at the end of a lesson. What is left out stays. */
export interface Standing {
  status: 0 | 2 | 3
  statusMessage: string
  /** When it is to be learned again; null: not any more. */
  dueAt: Date | null
  /** Whether its takes go on being counted, because it did not come to an end. */
  keepsCount?: boolean
  length?: number
  contentHash?: Buffer | null
  validators?: Validators
  sourceLink?: string
}

export async function writeStanding(
  transaction: Database,
  { workspaceId, id, takes }: TakenSource,
  { status, statusMessage, dueAt, keepsCount, length, contentHash, validators, sourceLink }: Standing,
): Promise<void> {
  await transaction
    .updateTable('knowledgeSources')
    .set({
      status,
      statusMessage,
      dueAt,
      takenUntil: null,
      takes: keepsCount ? takes : 0,
      ...(keepsCount ? {} : { isAnew: false, learnedAt: sql<Date>`clock_timestamp()` }),
      ...(length === undefined ? {} : { length }),
      ...(contentHash === undefined ? {} : { contentHash }),
      ...(sourceLink === undefined ? {} : { sourceLink }),
      ...(validators === undefined ? {} : { etag: validators.etag, lastModified: validators.lastModified }),
    })
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .execute()
}

/**
 * Makes the pages of a sitemap what it names. Those that are new are made; those that are there are looked at again;
 * those that it does not name any more go, unless they are listed. Answers the ids of what is gone.
 */
export async function putSitemapPages(
  transaction: Database,
  { workspaceId, chatbotId }: KnowledgeScope,
  addresses: readonly string[],
): Promise<number[]> {
  const ofSitemap = sql`"workspaceId" = ${workspaceId} AND "chatbotId" = ${chatbotId} AND kind = 'page' AND "ofSitemap"`
  const unnamed = sql`${ofSitemap} AND key NOT IN (SELECT unnest(${addresses}::text[]))`
  const { rows } = await sql<{ id: number }>`
    DELETE FROM "knowledgeSources" WHERE ${unnamed} AND NOT "isListed" RETURNING id`.execute(transaction)
  await sql`UPDATE "knowledgeSources" SET "ofSitemap" = false WHERE ${unnamed}`.execute(transaction)
  await sql`
    INSERT INTO "knowledgeSources" AS s
      ("workspaceId", "chatbotId", kind, key, name, "sourceLink", "isListed", "ofSitemap", "isAnew")
    SELECT ${workspaceId}::integer, ${chatbotId}::integer, 'page', a.address, a.address, a.address, false, true, false
    FROM unnest(${addresses}::text[]) WITH ORDINALITY AS a(address, place) ORDER BY a.place
    ON CONFLICT ("workspaceId", "chatbotId", kind, hashtextextended(key, 0), hashtextextended(key, 1)) DO UPDATE SET
      "ofSitemap" = true, revision = s.revision + 1, status = 0, "dueAt" = clock_timestamp(), takes = 0`.execute(
    transaction,
  )
  return rows.map(({ id }) => id)
}

/**
 * Whether a page says nothing but what another one says that stands at its address, or was found there before. Many
 * sites name one address for all of their pages: so what it says counts, and not the address alone.
 */
export async function isLearnedElsewhere(
  transaction: Database,
  { workspaceId, chatbotId, id }: TakenSource,
  address: string,
  digests: readonly Buffer[],
): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM "knowledgeSources" o WHERE o."workspaceId" = ${workspaceId} AND o."chatbotId" = ${chatbotId}
      AND o.kind = 'page' AND o.id <> ${id} AND o.status = 2 AND (o.key = ${address} OR o."sourceLink" = ${address})
      AND (SELECT count(DISTINCT p.digest) FROM "knowledgePassages" p
        WHERE p."workspaceId" = o."workspaceId" AND p."sourceId" = o.id AND p.digest = ANY(${[...digests]}::bytea[]))
        = (SELECT count(DISTINCT d) FROM unnest(${[...digests]}::bytea[]) AS d)
    LIMIT 1`.execute(transaction)
  return rows.length > 0
}

import { sql } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'
import type { KnowledgeScope, SourceKind, SourceStatus } from '../source.ts'

/** A source as it is to be. */
export interface WantedSource {
  key: string
  name: string
  value?: string
  length?: number
  sourceLink?: string
  /** Learned again although nothing of it has changed. */
  retrain?: boolean
}

/** What became of a list of sources. */
export interface ListChange {
  /** Ids of those that are new or to be learned again. */
  changed: number[]
  /** Ids of those that are gone. */
  gone: number[]
}

export interface SourceRow {
  id: number
  kind: SourceKind
  name: string
  value: string
  length: number
  status: SourceStatus
  statusMessage: string
  sourceLink: string
}

/**
 * Makes the sources of a kind what a list says: new ones are made, those that are not in it go, and of the others those
 * are learned again that have changed, failed, or are to be. Pages that the sitemap names too stay for its sake.
 */
export async function replaceSources(
  transaction: Database,
  scope: KnowledgeScope,
  kind: SourceKind,
  wanted: readonly WantedSource[],
): Promise<ListChange> {
  const gone = await dropUnlisted(
    transaction,
    scope,
    kind,
    wanted.map(({ key }) => key),
  )
  return { changed: await putSources(transaction, scope, kind, wanted), gone }
}

async function dropUnlisted(
  transaction: Database,
  { workspaceId, chatbotId }: KnowledgeScope,
  kind: SourceKind,
  keys: readonly string[],
): Promise<number[]> {
  const unlisted = sql`"workspaceId" = ${workspaceId} AND "chatbotId" = ${chatbotId} AND kind = ${kind} AND "isListed"
    AND key NOT IN (SELECT unnest(${keys}::text[]))`
  await sql`UPDATE "knowledgeSources" SET "isListed" = false WHERE ${unlisted} AND "ofSitemap"`.execute(transaction)
  const { rows } = await sql<{ id: number }>`
    DELETE FROM "knowledgeSources" WHERE ${unlisted} AND NOT "ofSitemap" RETURNING id`.execute(transaction)
  return rows.map(({ id }) => id)
}

/** Makes sources, or has those that there are learned again where that is needed. Answers the ids of both. */
export async function putSources(
  transaction: Database,
  { workspaceId, chatbotId }: KnowledgeScope,
  kind: SourceKind,
  wanted: readonly WantedSource[],
): Promise<number[]> {
  if (wanted.length === 0) return []
  const { rows } = await sql<{ id: number }>`
    INSERT INTO "knowledgeSources" AS s
      ("workspaceId", "chatbotId", kind, key, name, value, length, "sourceLink", "isAnew")
    SELECT ${workspaceId}::integer, ${chatbotId}::integer, ${kind}::text, w.key, w.name, w.value, w.length, w.link, w.anew
    FROM unnest(${wanted.map(({ key }) => key)}::text[], ${wanted.map(({ name }) => name)}::text[],
      ${wanted.map(({ value = '' }) => value)}::text[], ${wanted.map(({ length = 0 }) => length)}::integer[],
      ${wanted.map(({ sourceLink = '' }) => sourceLink)}::text[],
      ${wanted.map(({ retrain = false }) => retrain)}::boolean[])
      WITH ORDINALITY AS w(key, name, value, length, link, anew, place)
    ORDER BY w.place
    ON CONFLICT ("workspaceId", "chatbotId", kind, hashtextextended(key, 0), hashtextextended(key, 1)) DO UPDATE SET
      name = excluded.name, value = excluded.value, "sourceLink" = excluded."sourceLink", "isListed" = true,
      length = CASE WHEN s.value = excluded.value THEN s.length ELSE excluded.length END,
      revision = s.revision + 1, status = 0, "statusMessage" = '', "dueAt" = clock_timestamp(), takes = 0,
      "isAnew" = s."isAnew" OR excluded."isAnew"
    WHERE excluded."isAnew" OR s.value <> excluded.value OR s.name <> excluded.name OR s.status = 3 OR NOT s."isListed"
    RETURNING id`.execute(transaction)
  return rows.map(({ id }) => id)
}

/** Has the one sheet of a chatbot learned again, without fetching its table. */
export async function relearnSheet(transaction: Database, { workspaceId, chatbotId }: KnowledgeScope): Promise<void> {
  await sql`
    UPDATE "knowledgeSources" SET revision = revision + 1, status = 0, "statusMessage" = '',
      "dueAt" = clock_timestamp(), takes = 0
    WHERE "workspaceId" = ${workspaceId} AND "chatbotId" = ${chatbotId} AND kind = 'sheet'`.execute(transaction)
}

/** Has sources learned again although they have not changed: those of the ids, or all. Answers how many there are. */
export async function relearnByIds(
  transaction: Database,
  { workspaceId, chatbotId }: KnowledgeScope,
  ids: readonly number[] | null,
): Promise<number> {
  const among = ids === null ? sql`` : sql`AND id = ANY(${[...ids]}::bigint[])`
  const { numAffectedRows = 0n } = await sql`
    UPDATE "knowledgeSources" SET revision = revision + 1, status = 0, "statusMessage" = '',
      "dueAt" = clock_timestamp(), takes = 0, "isAnew" = true
    WHERE "workspaceId" = ${workspaceId} AND "chatbotId" = ${chatbotId} ${among}`.execute(transaction)
  return Number(numAffectedRows)
}

/** Sources of a chatbot by their ids. */
export async function findSources(
  db: Database,
  { workspaceId, chatbotId }: KnowledgeScope,
  ids: readonly number[],
): Promise<{ id: number; kind: SourceKind; name: string; isListed: boolean }[]> {
  const { rows } = await sql<{ id: number; kind: SourceKind; name: string; isListed: boolean }>`
    SELECT id, kind, name, "isListed" FROM "knowledgeSources"
    WHERE "workspaceId" = ${workspaceId} AND "chatbotId" = ${chatbotId} AND id = ANY(${[...ids]}::bigint[])`.execute(db)
  return rows
}

/** Pages that only the sitemap named go with it. Answers their ids. */
export async function dropPagesOfSitemap(
  transaction: Database,
  { workspaceId, chatbotId }: KnowledgeScope,
): Promise<number[]> {
  const ofSitemap = sql`"workspaceId" = ${workspaceId} AND "chatbotId" = ${chatbotId} AND kind = 'page' AND "ofSitemap"`
  const { rows } = await sql<{ id: number }>`
    DELETE FROM "knowledgeSources" WHERE ${ofSitemap} AND NOT "isListed" RETURNING id`.execute(transaction)
  await sql`UPDATE "knowledgeSources" SET "ofSitemap" = false WHERE ${ofSitemap}`.execute(transaction)
  return rows.map(({ id }) => id)
}

/** Sets when a sitemap that was read is read again: so many days after it was read last; null: not again. */
export async function scheduleSitemap(
  transaction: Database,
  { workspaceId, chatbotId }: KnowledgeScope,
  days: number | null,
): Promise<void> {
  await sql`
    UPDATE "knowledgeSources" SET "dueAt" = "learnedAt" + make_interval(days => ${days}::integer)
    WHERE "workspaceId" = ${workspaceId} AND "chatbotId" = ${chatbotId} AND kind = 'sitemap' AND status = 2`.execute(
    transaction,
  )
}

/** How many sources of a kind a chatbot has. */
export async function countSources(
  db: Database,
  { workspaceId, chatbotId }: KnowledgeScope,
  kind: SourceKind,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::integer AS count FROM "knowledgeSources"
    WHERE "workspaceId" = ${workspaceId} AND "chatbotId" = ${chatbotId} AND kind = ${kind}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Keys of what a list of EditKnowledge holds, with values, in its order. */
export async function readList(
  db: Database,
  { workspaceId, chatbotId }: KnowledgeScope,
  kind: SourceKind,
): Promise<{ id: number; key: string; name: string; value: string }[]> {
  const { rows } = await sql<{ id: number; key: string; name: string; value: string }>`
    SELECT id, key, name, value FROM "knowledgeSources"
    WHERE "workspaceId" = ${workspaceId} AND "chatbotId" = ${chatbotId} AND kind = ${kind} AND "isListed"
    ORDER BY id`.execute(db)
  return rows
}

/** Sources of a kind, oldest first, after the one with the given id. */
export async function readSourcePage(
  db: Database,
  { workspaceId, chatbotId }: KnowledgeScope,
  kind: SourceKind,
  { after, limit }: { after: number; limit: number },
): Promise<SourceRow[]> {
  // Its columns hold what the checks of the table let through.
  const { rows } = await sql<SourceRow>`
    SELECT id, kind, name, value, length, status, "statusMessage", "sourceLink" FROM "knowledgeSources"
    WHERE "workspaceId" = ${workspaceId} AND "chatbotId" = ${chatbotId} AND kind = ${kind} AND id > ${after}
    ORDER BY id LIMIT ${limit}`.execute(db)
  return rows
}

/** How many sources of a chatbot stand in each status. */
export async function countByStatus(
  db: Database,
  { workspaceId, chatbotId }: KnowledgeScope,
): Promise<Record<SourceStatus, number>> {
  const { rows } = await sql<{ status: SourceStatus; count: number }>`
    SELECT status, count(*)::integer AS count FROM "knowledgeSources"
    WHERE "workspaceId" = ${workspaceId} AND "chatbotId" = ${chatbotId} GROUP BY status`.execute(db)
  return { 0: 0, 1: 0, 2: 0, 3: 0, ...Object.fromEntries(rows.map(({ status, count }) => [status, count])) }
}

import { sql } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'
import type { KnowledgeScope } from '../source.ts'

/** A process that does not come back with a vector for so long is taken for dead. */
const leaseSeconds = 120

/** A passage whose vector this process is to make. */
export interface PassageToEmbed {
  passageId: number
  headings: readonly string[]
  text: string
}

/** Chatbots that have passages without vectors of the model, or may have: their passages changed. */
export async function listUnembedded(
  db: Database,
  model: string,
  most: number,
): Promise<(KnowledgeScope & { version: number })[]> {
  const rows = await db
    .selectFrom('chatbotKnowledge')
    .select(['workspaceId', 'chatbotId', 'version'])
    .where((where) =>
      where.or([where('embeddedModel', '!=', model), where('embeddedVersion', '<', where.ref('version'))]),
    )
    .orderBy('workspaceId')
    .orderBy('chatbotId')
    .limit(most)
    .execute()
  return rows.map((row) => ({ ...row, version: Number(row.version) }))
}

/**
 * Takes passages that have no vector of the model, so that no other process makes the same ones meanwhile. What a process
 * that died had taken is taken again when its time is over.
 */
export async function takePassages(
  db: Database,
  { workspaceId, chatbotId }: KnowledgeScope,
  model: string,
  most: number,
): Promise<PassageToEmbed[]> {
  const { rows } = await sql<PassageToEmbed>`
    WITH wanted AS (
      SELECT p.id FROM "knowledgePassages" p
      LEFT JOIN "passageVectors" v ON v."workspaceId" = p."workspaceId" AND v."chatbotId" = p."chatbotId"
        AND v."passageId" = p.id AND v.model = ${model}
      WHERE p."workspaceId" = ${workspaceId} AND p."chatbotId" = ${chatbotId}
        AND (v."passageId" IS NULL OR (v.vector IS NULL AND v."takenUntil" < clock_timestamp()))
      ORDER BY p.id LIMIT ${most}
    ), taken AS (
      INSERT INTO "passageVectors" AS v ("workspaceId", "chatbotId", "passageId", model, "takenUntil")
      SELECT ${workspaceId}, ${chatbotId}, id, ${model}, clock_timestamp() + make_interval(secs => ${leaseSeconds}) FROM wanted
      ON CONFLICT ("workspaceId", "chatbotId", "passageId", model) DO UPDATE SET "takenUntil" = excluded."takenUntil"
        WHERE v.vector IS NULL AND v."takenUntil" < clock_timestamp()
      RETURNING v."passageId"
    )
    SELECT p.id AS "passageId", p.headings, p.text FROM taken
    JOIN "knowledgePassages" p ON p."workspaceId" = ${workspaceId} AND p."chatbotId" = ${chatbotId} AND p.id = taken."passageId"
    ORDER BY p.id`.execute(db)
  return rows
}

/** Keeps vectors; of passages that went meanwhile nothing is kept. */
export async function keepVectors(
  db: Database,
  { workspaceId, chatbotId }: KnowledgeScope,
  model: string,
  made: readonly { passageId: number; vector: Buffer }[],
): Promise<void> {
  if (made.length === 0) return
  await sql`
    UPDATE "passageVectors" v SET vector = m.vector, "takenUntil" = NULL
    FROM unnest(${made.map(({ passageId }) => passageId)}::bigint[], ${made.map(({ vector }) => vector)}::bytea[]) AS m(id, vector)
    WHERE v."workspaceId" = ${workspaceId} AND v."chatbotId" = ${chatbotId} AND v."passageId" = m.id AND v.model = ${model}`.execute(
    db,
  )
}

/** Gives back what was taken and not made. */
export async function returnPassages(
  db: Database,
  { workspaceId, chatbotId }: KnowledgeScope,
  model: string,
  ids: readonly number[],
): Promise<void> {
  await db
    .deleteFrom('passageVectors')
    .where('workspaceId', '=', workspaceId)
    .where('chatbotId', '=', chatbotId)
    .where('model', '=', model)
    .where('passageId', 'in', [...ids])
    .where('vector', 'is', null)
    .execute()
}

/** Tells indexes in memory that there are new vectors. */
export async function raiseVersion(db: Database, { workspaceId, chatbotId }: KnowledgeScope): Promise<void> {
  await db
    .updateTable('chatbotKnowledge')
    .set((set) => ({ version: set('version', '+', 1) }))
    .where('workspaceId', '=', workspaceId)
    .where('chatbotId', '=', chatbotId)
    .execute()
}

/**
 * Notes that all passages up to a version have vectors of the model, unless some are being made by others just now, and
 * drops those of former models.
 */
export async function noteEmbedded(
  db: Database,
  { workspaceId, chatbotId }: KnowledgeScope,
  model: string,
  version: number,
): Promise<void> {
  await sql`
    UPDATE "chatbotKnowledge" SET "embeddedModel" = ${model}, "embeddedVersion" = ${version}
    WHERE "workspaceId" = ${workspaceId} AND "chatbotId" = ${chatbotId} AND NOT EXISTS (
      SELECT FROM "passageVectors" WHERE "workspaceId" = ${workspaceId} AND "chatbotId" = ${chatbotId}
        AND model = ${model} AND vector IS NULL)`.execute(db)
  await sql`
    DELETE FROM "passageVectors" v USING "chatbotKnowledge" k
    WHERE k."workspaceId" = ${workspaceId} AND k."chatbotId" = ${chatbotId} AND k."embeddedModel" = ${model}
      AND v."workspaceId" = ${workspaceId} AND v."chatbotId" = ${chatbotId} AND v.model <> ${model}`.execute(db)
}

/** Ids of the passages that have a vector of the model, as one text like those of passages. */
export async function listVectorIds(
  db: Database,
  scope: KnowledgeScope,
  model: string,
  most: number,
): Promise<number[]> {
  const { rows } = await sql<{ ids: string | null }>`
    SELECT string_agg(id::text, ',') AS ids FROM (
      SELECT "passageId" AS id FROM "passageVectors"
      WHERE "workspaceId" = ${scope.workspaceId} AND "chatbotId" = ${scope.chatbotId} AND model = ${model} AND length(vector) > 0
      ORDER BY "passageId" LIMIT ${most}
    ) AS vectors`.execute(db)
  const ids = rows[0]?.ids
  return ids ? ids.split(',').map(Number) : []
}

export async function readVectors(
  db: Database,
  { workspaceId, chatbotId }: KnowledgeScope,
  model: string,
  ids: readonly number[],
): Promise<{ id: number; vector: Buffer }[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('passageVectors')
    .select(['passageId as id', 'vector'])
    .where('workspaceId', '=', workspaceId)
    .where('chatbotId', '=', chatbotId)
    .where('model', '=', model)
    .where('passageId', 'in', [...ids])
    .execute()
  return rows.flatMap(({ id, vector }) => (vector === null ? [] : [{ id, vector }]))
}

/** How many passages of all chatbots have a vector of the model, and how many there are. */
export async function countVectors(db: Database, model: string): Promise<{ made: number; all: number }> {
  const { rows } = await sql<{ made: number; all: number }>`
    SELECT (SELECT count(*) FROM "passageVectors" WHERE model = ${model} AND vector IS NOT NULL) AS made,
      (SELECT count(*) FROM "knowledgePassages") AS all`.execute(db)
  return rows[0] ?? { made: 0, all: 0 }
}

import { sql } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'

export interface TroublePlace {
  workspaceId: number
  model: string
}

export interface ModelTrouble {
  model: string
  why: string
  since: Date
}

/**
 * Notes that a model is in trouble, in a transaction. Answers whether the owners are to be told: the first time, and again when
 * it has worked since they were, but not within a day.
 */
export async function noteTrouble(
  transaction: Database,
  { workspaceId, model }: TroublePlace,
  { why, now }: { why: string; now: Date },
): Promise<boolean> {
  const { rows: added } = await sql`
    INSERT INTO "modelTroubles" ("workspaceId", model, why, since, "toldAt")
    VALUES (${workspaceId}, ${model}, ${why}, ${now}, ${now})
    ON CONFLICT ("workspaceId", model) DO NOTHING RETURNING 1`.execute(transaction)
  if (added.length > 0) return true
  const { rows } = await sql<{ isDue: boolean }>`
    SELECT "workedAt" >= "toldAt" AND "toldAt" <= ${now}::timestamptz - interval '1 day' AS "isDue"
    FROM "modelTroubles" WHERE "workspaceId" = ${workspaceId} AND model = ${model} FOR UPDATE`.execute(transaction)
  const isDue = rows[0]?.isDue === true
  await sql`
    UPDATE "modelTroubles" SET why = ${why}, "isOver" = false,
      since = CASE WHEN "isOver" THEN ${now}::timestamptz ELSE since END,
      "toldAt" = CASE WHEN ${isDue} THEN ${now}::timestamptz ELSE "toldAt" END
    WHERE "workspaceId" = ${workspaceId} AND model = ${model}`.execute(transaction)
  return isDue
}

export async function endTrouble(db: Database, { workspaceId, model }: TroublePlace, now: Date): Promise<void> {
  await sql`
    UPDATE "modelTroubles" SET "isOver" = true, "workedAt" = ${now}
    WHERE "workspaceId" = ${workspaceId} AND model = ${model} AND NOT "isOver"`.execute(db)
}

/** The models of a firm that are in trouble, by their names. */
export async function listTroubles(db: Database, workspaceId: number): Promise<ModelTrouble[]> {
  const { rows } = await sql<ModelTrouble>`
    SELECT model, why, since FROM "modelTroubles"
    WHERE "workspaceId" = ${workspaceId} AND NOT "isOver" ORDER BY model`.execute(db)
  return rows
}

import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'

export interface QuotaPlace {
  workspaceId: number
  quota: string
  /** '': the whole firm. */
  subject: string
}

/**
 * Uses one of a quota up. Answers 0, or in how many seconds it begins anew where all are used: in one statement, so that
 * of many at once no more get one than there are.
 */
export async function useOne(
  db: Database,
  { workspaceId, quota, subject }: QuotaPlace,
  { most, hours }: { most: number; hours: number },
): Promise<number> {
  const end = sql`clock_timestamp() + make_interval(hours => ${hours})`
  const isOver = sql`(q."endsAt" <= clock_timestamp() OR q."endsAt" > ${end})`
  const { rows } = await sql`
    INSERT INTO "quotaUse" AS q ("workspaceId", quota, subject, used, "endsAt")
    VALUES (${workspaceId}, ${quota}, ${subject}, 1, ${end})
    ON CONFLICT ("workspaceId", quota, subject) DO UPDATE SET
      used = CASE WHEN ${isOver} THEN 1 ELSE q.used + 1 END,
      "endsAt" = CASE WHEN ${isOver} THEN ${end} ELSE q."endsAt" END
      WHERE ${isOver} OR q.used < ${most}
    RETURNING 1`.execute(db)
  if (rows.length > 0) return 0
  const waiting = await sql<{ seconds: number }>`
    SELECT extract(epoch FROM "endsAt" - clock_timestamp())::float8 AS seconds FROM "quotaUse"
    WHERE "workspaceId" = ${workspaceId} AND quota = ${quota} AND subject = ${subject}`.execute(db)
  return Math.max(1, waiting.rows[0]?.seconds ?? 1)
}

/** Gives one back that came to nothing. */
export async function giveOneBack(db: Database, { workspaceId, quota, subject }: QuotaPlace): Promise<void> {
  await sql`
    UPDATE "quotaUse" SET used = greatest(0, used - 1)
    WHERE "workspaceId" = ${workspaceId} AND quota = ${quota} AND subject = ${subject}`.execute(db)
}

/** Until the commit, nobody else adds to what a quota counts. */
export async function lockQuota(transaction: Database, { workspaceId, quota }: QuotaPlace): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`quota ${workspaceId} ${quota}`}, 0))`.execute(transaction)
}

export async function deleteOldUse(db: Database): Promise<void> {
  await sql`DELETE FROM "quotaUse" WHERE "endsAt" < clock_timestamp()`.execute(db)
}

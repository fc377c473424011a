import { sql } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'

/** Whose budget, and of which day, as YYYY-MM-DD. */
export interface BudgetDay {
  workspaceId: number
  chatbotId: number
  day: string
}

/**
 * Counts one more file and so many bytes, or neither when one of them would go beyond its limit. Answers whether it did.
 * Exact for any number of callers and processes: they queue at the row.
 */
export async function takeFromBudget(
  db: Database,
  { workspaceId, chatbotId, day }: BudgetDay,
  take: { files: number; bytes: number },
  limit: { files: number; bytes: number },
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO "visitorUploads" AS kept ("workspaceId", "chatbotId", day, files, bytes)
    SELECT ${workspaceId}::integer, ${chatbotId}::integer, ${day}::date, ${take.files}::integer, ${take.bytes}::bigint
    WHERE ${take.files}::bigint <= ${limit.files}::bigint AND ${take.bytes}::bigint <= ${limit.bytes}::bigint
    ON CONFLICT ("workspaceId", "chatbotId", day) DO UPDATE
    SET files = kept.files + excluded.files, bytes = kept.bytes + excluded.bytes
    WHERE kept.files + excluded.files <= ${limit.files}::bigint AND kept.bytes + excluded.bytes <= ${limit.bytes}::bigint
    RETURNING 1`.execute(db)
  return rows.length > 0
}

/** Gives back bytes that were counted and did not come. */
export async function returnToBudget(
  db: Database,
  { workspaceId, chatbotId, day }: BudgetDay,
  bytes: number,
): Promise<void> {
  await sql`
    UPDATE "visitorUploads" SET bytes = greatest(0, bytes - ${bytes})
    WHERE "workspaceId" = ${workspaceId} AND "chatbotId" = ${chatbotId} AND day = ${day}::date`.execute(db)
}

/** The chatbot that a visitor's session belongs to; null when it is gone. */
export async function findChatbotOfSession(
  db: Database,
  { workspaceId, sessionId }: { workspaceId: number; sessionId: number },
): Promise<number | null> {
  const row = await db
    .selectFrom('sessions')
    .select('chatbotId')
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', sessionId)
    .executeTakeFirst()
  return row?.chatbotId ?? null
}

/** Forgets what was counted before a day: nobody asks for it any more. */
export async function forgetBudgetsBefore(db: Database, day: string): Promise<void> {
  await sql`DELETE FROM "visitorUploads" WHERE day < ${day}::date`.execute(db)
}

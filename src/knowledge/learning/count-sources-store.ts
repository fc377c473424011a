import { sql } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'

/** How many sources of the whole installation stand in each status. */
export async function countAllByStatus(db: Database): Promise<Map<number, number>> {
  const { rows } = await sql<{ status: number; count: number }>`
    SELECT status, count(*)::integer AS count FROM "knowledgeSources" GROUP BY status`.execute(db)
  return new Map(rows.map(({ status, count }) => [status, count]))
}

/** How many are due, and at work nowhere. */
export async function countDue(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::integer AS count FROM "knowledgeSources"
    WHERE "dueAt" <= clock_timestamp() AND ("takenUntil" IS NULL OR "takenUntil" < clock_timestamp())`.execute(db)
  return rows[0]?.count ?? 0
}

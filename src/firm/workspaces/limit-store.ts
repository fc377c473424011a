import { sql } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'

/** The limits of a workspace; null: none. */
export interface WorkspaceLimits {
  sessionMessagesLimit: number | null
  messageAllowance: number | null
}

/** Reads the limits and keeps others from changing them until the transaction ends. */
export async function lockLimits(transaction: Database, workspaceId: number): Promise<WorkspaceLimits> {
  return transaction
    .selectFrom('workspaces')
    .select(['sessionMessagesLimit', 'messageAllowance'])
    .where('id', '=', workspaceId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

export async function updateLimits(db: Database, workspaceId: number, limits: Partial<WorkspaceLimits>): Promise<void> {
  await db.updateTable('workspaces').set(limits).where('id', '=', workspaceId).execute()
}

/** The allowance, and what of this month's (UTC) was used; by the clock of the database, which counts. */
export async function readUsage(
  db: Database,
  workspaceId: number,
): Promise<{ allowance: number | null; used: number }> {
  const { rows } = await sql<{ allowance: number | null; used: number }>`
    SELECT w."messageAllowance" AS allowance, coalesce(u.used, 0) AS used
    FROM workspaces w LEFT JOIN "workspaceUsage" u
      ON u."workspaceId" = w.id AND u.month = to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM')
    WHERE w.id = ${workspaceId}`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`there is no workspace ${workspaceId}`)
  return row
}

import { sql } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'

/** How many questions of a chatbot were ever stored and not erased; null when the workspace has no such chatbot. */
export async function countStored(db: Database, workspaceId: number, serialNumber: string): Promise<number | null> {
  const { rows } = await sql<{ count: number }>`
    SELECT (
      SELECT coalesce(sum(u.stored), 0) FROM "messageUsage" u
      WHERE u."workspaceId" = c."workspaceId" AND u."chatbotId" = c.id
    )::bigint AS count
    FROM chatbots c
    WHERE c."serialNumber" = ${serialNumber.toLowerCase()} AND c."workspaceId" = ${workspaceId}
      AND c."removedAt" IS NULL`.execute(db)
  return rows[0]?.count ?? null
}

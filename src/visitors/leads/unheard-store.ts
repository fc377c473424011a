import { sql } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'

/** Chatbots whose leads are mailed to nobody: how many, and the first ones by name. The rule is that of recipient.ts. */
export async function findUnheard(
  db: Database,
  named: number,
): Promise<{ count: number; chatbots: { serialNumber: string; name: string }[] }> {
  const { rows } = await sql<{ serialNumber: string; name: string; count: number }>`
    SELECT c."serialNumber", coalesce(c.settings->>'Name', '') AS name, (count(*) OVER ())::int AS count
    FROM chatbots c JOIN workspaces w ON w.id = c."workspaceId"
    WHERE c."removedAt" IS NULL AND w."ownerEmail" = '' AND coalesce(c.settings->>'TalkToHumanEmail', '') = ''
      AND coalesce(c.settings->>'EmailForDailyLeads', '') = ''
    ORDER BY c."workspaceId", c.id LIMIT ${named}`.execute(db)
  return { count: rows[0]?.count ?? 0, chatbots: rows.map(({ serialNumber, name }) => ({ serialNumber, name })) }
}

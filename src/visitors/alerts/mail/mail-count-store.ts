import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'

/**
 * Counts a mail to an address that nobody has confirmed yet. False: it got so many within a day already. The count
 * outlives the alerts, which whoever made them can remove.
 */
export async function countConfirmation(
  transaction: Database,
  { workspaceId, addressHash }: { workspaceId: number; addressHash: Buffer },
  mostOfDay: number,
): Promise<boolean> {
  const { rows } = await sql<{ mails: number }>`
    INSERT INTO "alertMailCounts" AS c ("workspaceId", "addressHash", mails) VALUES (${workspaceId}, ${addressHash}, 1)
    ON CONFLICT ("workspaceId", "addressHash") DO UPDATE SET
      mails = CASE WHEN c.since BETWEEN clock_timestamp() - interval '1 day' AND clock_timestamp() THEN least(c.mails + 1, 1000) ELSE 1 END,
      since = CASE WHEN c.since BETWEEN clock_timestamp() - interval '1 day' AND clock_timestamp() THEN c.since ELSE clock_timestamp() END
    RETURNING mails`.execute(transaction)
  return (rows[0]?.mails ?? 0) <= mostOfDay
}

import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import type { Alert, News } from '../alert.ts'

/** Confirmed alerts whose mail is due; nobody else takes them until the transaction ends. */
export async function takeDueAlerts(transaction: Database, now: Date, most: number): Promise<Alert[]> {
  const { rows } = await sql<Alert>`
    SELECT a.* FROM alerts a
    JOIN chatbots c ON c."workspaceId" = a."workspaceId" AND c.id = a."chatbotId" AND c."removedAt" IS NULL
    WHERE a."mailDueAt" <= ${now} AND a."confirmedAt" IS NOT NULL AND a.email <> ''
    ORDER BY a."mailDueAt", a.id LIMIT ${most} FOR UPDATE OF a SKIP LOCKED`.execute(transaction)
  return rows
}

/** What an alert has not told yet, oldest first, so much at the most, and how much there is. */
export async function readUnmailed(
  transaction: Database,
  { workspaceId, id }: Alert,
  most: number,
): Promise<{ news: News[]; total: number }> {
  const which = sql`n."workspaceId" = ${workspaceId} AND n."alertId" = ${id} AND n."mailedAt" IS NULL`
  const { rows: news } = await sql<News>`
    SELECT n."alertId", n."listingId", n.kind, n."formerPrice", n."createdAt",
      t.home || jsonb_build_object('price', nullif(n.price, -1)) AS home
    FROM "alertNews" n JOIN "toldHomes" t ON t."workspaceId" = n."workspaceId" AND t."chatbotId" = n."chatbotId"
      AND t."homeKey" = n."homeKey"
    WHERE ${which} ORDER BY n."createdAt" LIMIT ${most}`.execute(transaction)
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM "alertNews" n WHERE ${which}`.execute(transaction)
  return { news, total: rows[0]?.total ?? 0 }
}

/** All that waited is told, in one mail. */
export async function noteMailed(transaction: Database, { workspaceId, id }: Alert, now: Date): Promise<void> {
  await sql`UPDATE "alertNews" SET "mailedAt" = ${now}
    WHERE "workspaceId" = ${workspaceId} AND "alertId" = ${id} AND "mailedAt" IS NULL`.execute(transaction)
  await sql`UPDATE alerts SET "mailedAt" = ${now}, "mailDueAt" = NULL
    WHERE "workspaceId" = ${workspaceId} AND id = ${id}`.execute(transaction)
}

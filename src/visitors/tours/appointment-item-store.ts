import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'
import { seenByAgent } from '../../platform/database/seen-by-agent.ts'
import { utcText, withinDays } from '../../platform/database/utc-text.ts'
import type { ItemBookmark, ItemFilter } from '../leads/item-source.ts'
import type { LeadItem } from '../leads/lead-item.ts'

/** Selects the first tours of a chatbot after one, in the order in which they were asked for. */
export function selectAppointmentKeys(
  { workspaceId, chatbotId, days, sessionId, seenBy }: ItemFilter,
  after: ItemBookmark | null,
  most: number,
): RawBuilder<unknown> {
  const ofSession = sessionId === null ? sql`` : sql`AND "sessionId" = ${sessionId}`
  const further = after === null ? sql`` : sql`AND ("createdAt", id) > (${after.createdAt}::timestamptz, ${after.id})`
  return sql`
    SELECT id, "createdAt" FROM tours
    WHERE "workspaceId" = ${workspaceId} AND "chatbotId" = ${chatbotId} ${withinDays('createdAt', days)} ${ofSession} ${further}
      ${seenByAgent(seenBy, workspaceId, 'tours.sessionId')}
    ORDER BY "createdAt", id LIMIT ${most}`
}

/** Tours as items of LeadList: the time is the confirmed start, else the one that was asked for first. */
export async function readAppointments(
  db: Database,
  { workspaceId, chatbotId }: { workspaceId: number; chatbotId: number },
  ids: readonly number[],
): Promise<LeadItem[]> {
  const { rows } = await sql<LeadItem>`
    SELECT 'Appointment' AS "Type", trim("firstName" || ' ' || "lastName") AS "Name", email AS "Email",
      phone AS "Phone", message AS "Message",
      ${utcText(sql`coalesce("startsAt", times[1])`)} AS "AppointmentTime",
      ${utcText('createdAt')} AS "CreateTime", "sessionId" AS "SessionID", page AS "URI",
      id AS "ID", status AS "Status", ARRAY["listingId"::float8] AS "Listings"
    FROM tours
    WHERE "workspaceId" = ${workspaceId} AND "chatbotId" = ${chatbotId} AND id = ANY(${[...ids]}::bigint[])`.execute(db)
  return rows
}

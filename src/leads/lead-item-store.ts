import { sql } from 'kysely'
import { utcText, withinDays } from '../database/utc-text.ts'
import type { ItemSource } from './item-source.ts'
import type { LeadItem } from './lead-item.ts'

/** Leads as items of LeadList. */
export const leadItems: ItemSource = {
  selectKeys({ workspaceId, chatbotId, days, sessionId }, after, most) {
    const ofSession = sessionId === null ? sql`` : sql`AND "sessionId" = ${sessionId}`
    const further = after === null ? sql`` : sql`AND ("createdAt", id) > (${after.createdAt}::timestamptz, ${after.id})`
    return sql`
      SELECT id, "createdAt" FROM leads
      WHERE "workspaceId" = ${workspaceId} AND "chatbotId" = ${chatbotId} ${withinDays('createdAt', days)} ${ofSession} ${further}
      ORDER BY "createdAt", id LIMIT ${most}`
  },

  async readItems(db, { workspaceId, chatbotId }, ids) {
    const { rows } = await sql<LeadItem>`
      SELECT 'Lead' AS "Type", trim(l."firstName" || ' ' || l."lastName") AS "Name",
        array_to_string(l.emails, ', ') AS "Email", array_to_string(l.phones, ', ') AS "Phone",
        coalesce((SELECT string_agg(n.message, E'\n' ORDER BY n.id) FROM "leadNotes" n
          WHERE n."workspaceId" = l."workspaceId" AND n."leadId" = l.id AND n.message <> ''), '') AS "Message",
        '' AS "AppointmentTime",
        ${utcText('l.createdAt')} AS "CreateTime",
        l."sessionId" AS "SessionID", coalesce(nullif(l.page, ''), s.page, '') AS "URI", l.id AS "ID",
        l.status AS "Status", l."listingIds"::float8[] AS "Listings"
      FROM leads l LEFT JOIN sessions s ON s."workspaceId" = l."workspaceId" AND s.id = l."sessionId"
      WHERE l."workspaceId" = ${workspaceId} AND l."chatbotId" = ${chatbotId} AND l.id = ANY(${[...ids]}::bigint[])`.execute(
      db,
    )
    return rows
  },
}

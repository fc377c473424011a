import { sql } from 'kysely'
import { leadSeenByAgent } from '../../platform/database/seen-by-agent.ts'
import { utcText, withinDays } from '../../platform/database/utc-text.ts'
import type { ItemSource } from './item-source.ts'
import type { LeadItem } from './lead-item.ts'

/** Leads as items of LeadList. */
export const leadItems: ItemSource = {
  selectKeys({ workspaceId, chatbotId, days, sessionId, seenBy }, after, most) {
    const ofSession = sessionId === null ? sql`` : sql`AND "sessionId" = ${sessionId}`
    const further = after === null ? sql`` : sql`AND ("createdAt", id) > (${after.createdAt}::timestamptz, ${after.id})`
    // A part of a merged lead is whose the whole is; and yet what was left in a conversation stays with who may see that.
    const seen =
      seenBy === null
        ? sql``
        : sql`AND EXISTS (SELECT FROM leads whole WHERE whole."workspaceId" = ${workspaceId}
            AND whole.id = coalesce(leads."mergedInto", leads.id) ${leadSeenByAgent(seenBy, 'whole')})
            ${leadSeenByAgent(seenBy, 'leads')}`
    return sql`
      SELECT id, "createdAt" FROM leads
      WHERE "workspaceId" = ${workspaceId} AND "chatbotId" = ${chatbotId} ${withinDays('createdAt', days)} ${ofSession} ${seen} ${further}
        -- Who left nothing but what came with tours is listed as their appointments.
        AND NOT (EXISTS (SELECT FROM "leadNotes" n WHERE n."workspaceId" = leads."workspaceId" AND n."leadId" = leads.id)
          AND NOT EXISTS (SELECT FROM "leadNotes" n WHERE n."workspaceId" = leads."workspaceId" AND n."leadId" = leads.id
            AND n.source <> 'tour'))
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
        coalesce(whole.status, l.status) AS "Status", l."listingIds"::float8[] AS "Listings"
      FROM leads l LEFT JOIN sessions s ON s."workspaceId" = l."workspaceId" AND s.id = l."sessionId"
      LEFT JOIN leads whole ON whole."workspaceId" = l."workspaceId" AND whole.id = l."mergedInto"
      WHERE l."workspaceId" = ${workspaceId} AND l."chatbotId" = ${chatbotId} AND l.id = ANY(${[...ids]}::bigint[])`.execute(
      db,
    )
    return rows
  },
}

import { sql } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'

/** The newest conversations alone are looked through: of a firm that has thousands, these tell the same. */
const mostLooked = 500

export interface Begun {
  name: string
  ownerEmail: string
  /** serialNumber of its first own one; null: it has none. */
  ownChatbot: string | null
  look: boolean
  homes: boolean
  chatbotMail: boolean
  snippet: boolean
  question: boolean
  colleague: boolean
}

/**
 * What a firm has of its own: nothing of the demo’s chatbot counts, and no conversation that is made up. `ownPages`: how
 * addresses of our own pages begin, which are no site of the firm.
 */
export async function readBegun(
  db: Database,
  workspaceId: number,
  { demoChatbot, ownPages }: { demoChatbot: string; ownPages: string },
): Promise<Begun | undefined> {
  const { rows } = await sql<Begun>`
    WITH own AS MATERIALIZED (
      SELECT id, "serialNumber", settings FROM chatbots
      WHERE "workspaceId" = ${workspaceId} AND "removedAt" IS NULL AND "serialNumber" <> ${demoChatbot}
    ), talks AS MATERIALIZED (
      SELECT id, page FROM sessions
      WHERE "workspaceId" = ${workspaceId} AND NOT "isDemo" AND "chatbotId" IN (SELECT id FROM own)
      ORDER BY id DESC LIMIT ${mostLooked}
    )
    SELECT w.name, w."ownerEmail",
      (SELECT "serialNumber" FROM own ORDER BY id LIMIT 1) AS "ownChatbot",
      EXISTS (
        SELECT FROM own
        WHERE coalesce(settings->>'ChatProfilePicture', '') <> '' OR coalesce(settings->>'ChatIcon', '') <> ''
      ) AS look,
      EXISTS (
        SELECT FROM own JOIN listings l ON l."workspaceId" = ${workspaceId} AND l."chatbotId" = own.id
      ) AS homes,
      EXISTS (
        SELECT FROM own
        WHERE coalesce(settings->>'TalkToHumanEmail', '') <> '' OR coalesce(settings->>'EmailForDailyLeads', '') <> ''
      ) AS "chatbotMail",
      EXISTS (
        SELECT FROM talks WHERE page LIKE 'http%' AND NOT starts_with(page, ${ownPages})
      ) AS snippet,
      EXISTS (
        SELECT FROM talks JOIN messages m ON m."workspaceId" = ${workspaceId} AND m."sessionId" = talks.id
        WHERE m.role = 'answer' AND m.status = 'complete'
      ) AS question,
      (SELECT count(*) > 1 FROM members WHERE "workspaceId" = ${workspaceId})
        OR EXISTS (SELECT FROM invitations WHERE "workspaceId" = ${workspaceId}) AS colleague
    FROM workspaces w WHERE w.id = ${workspaceId}`.execute(db)
  return rows[0]
}

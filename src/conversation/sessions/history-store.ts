import { sql } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'
import type { MessagesTable } from '../../platform/database/schema.ts'
import { seenByAgent } from '../../platform/database/seen-by-agent.ts'
import { utcText, withinDays } from '../../platform/database/utc-text.ts'
import type { ItemPage } from '../../platform/lists/item-pages.ts'
import type { DayRange } from '../../platform/lists/utc-days.ts'

/**
 * Ids of the conversations of a chatbot in which something was said within the days, in the order of their beginning.
 * Null when the workspace has no such chatbot.
 */
export async function findConversations(
  db: Database,
  { workspaceId, serialNumber, agentId }: { workspaceId: number; serialNumber: string; agentId: string | null },
  days: DayRange,
  { offset, limit }: ItemPage,
): Promise<number[] | null> {
  const chatbot = await db
    .selectFrom('chatbots')
    .select('id')
    .where('workspaceId', '=', workspaceId)
    .where('serialNumber', '=', serialNumber.toLowerCase())
    .where('removedAt', 'is', null)
    .executeTakeFirst()
  if (!chatbot) return null
  const { rows } = await sql<{ id: number }>`
    SELECT s.id FROM sessions s ${saidWithin({ workspaceId, chatbotId: chatbot.id }, days)}
      ${seenByAgent(agentId, workspaceId, 's.id')}
    ORDER BY s."createdAt", s.id OFFSET ${offset} LIMIT ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * The sessions in which something was said. Both are written so that the planner can only go by the index that is meant:
 * without statistics, as after a large import, it has compared every session with every message.
 */
function saidWithin({ workspaceId, chatbotId }: { workspaceId: number; chatbotId: number }, days: DayRange) {
  if (days.from === null && days.to === null) {
    return sql`
      CROSS JOIN LATERAL (
        SELECT FROM messages m WHERE m."workspaceId" = ${workspaceId} AND m."sessionId" = s.id ORDER BY m.id LIMIT 1
      ) AS said
      WHERE s."workspaceId" = ${workspaceId} AND s."chatbotId" = ${chatbotId}`
  }
  return sql`
    WHERE s."workspaceId" = ${workspaceId} AND s."chatbotId" = ${chatbotId} AND s.id = ANY(ARRAY(
      SELECT DISTINCT "sessionId" FROM messages
      WHERE "workspaceId" = ${workspaceId} AND "chatbotId" = ${chatbotId} ${withinDays('createdAt', days)}))`
}

export interface SaidRow {
  sessionId: number
  /** When the conversation began, as in "2026-11-22T10:15:30.123456Z"; null but in its first row of an answer. */
  createTime: string | null
  /** The page on which it began, likewise. */
  page: string | null
  id: number
  role: MessagesTable['role']
  kind: 'Text' | 'Image' | 'Audio' | 'Video'
  content: string
  /** Names of the files that it carries; null when there are none. */
  fileNames: string[] | null
}

/**
 * What was said in conversations, in the order in which they are given, of the first one what comes after a message.
 * Answers as many messages as fit into both limits, one at least where there is one. Read by the index as far as that:
 * a conversation of any length costs what is answered.
 */
export async function readSaid(
  db: Database,
  place: { workspaceId: number; sessionIds: readonly number[]; afterId: number },
  limits: { messages: number; bytes: number },
): Promise<SaidRow[]> {
  const { workspaceId, sessionIds, afterId } = place
  const { rows } = await sql<SaidRow>`
    SELECT said."sessionId", said.id, said.role, said.kind, said.content,
      CASE WHEN said."isFirst" THEN
        ${utcText('said.createdAt')} END AS "createTime",
      CASE WHEN said."isFirst" THEN said.page END AS page,
      ${fileNamesOf('said', workspaceId)} AS "fileNames"
    FROM (
      SELECT w.place, s.id AS "sessionId", s."createdAt", s.page, m.*,
        lag(w.place) OVER ordered IS DISTINCT FROM w.place AS "isFirst",
        sum(octet_length(m.content)) OVER ordered - octet_length(m.content) AS before
      FROM unnest(${[...sessionIds]}::bigint[]) WITH ORDINALITY AS w(id, place)
      JOIN sessions s ON s."workspaceId" = ${workspaceId} AND s.id = w.id
      CROSS JOIN LATERAL (
        SELECT id, role, kind, content, "fileIds" FROM messages
        WHERE "workspaceId" = ${workspaceId} AND "sessionId" = w.id AND id > CASE w.place WHEN 1 THEN ${afterId} ELSE 0 END
        ORDER BY id LIMIT ${limits.messages}
      ) AS m
      WINDOW ordered AS (ORDER BY w.place, m.id)
    ) AS said
    WHERE said.before < ${limits.bytes}
    ORDER BY said.place, said.id LIMIT ${limits.messages}`.execute(db)
  return rows
}

interface SaidOf {
  createTime: string
  page: string
  /** The oldest of them first. */
  messages: Pick<SaidRow, 'role' | 'kind' | 'content' | 'fileNames'>[]
}

/** A conversation with its newest messages, as many as have so many characters together; null when there is none. */
export async function readNewestSaid(
  db: Database,
  { workspaceId, sessionId }: { workspaceId: number; sessionId: number },
  mostCharacters: number,
): Promise<SaidOf | null> {
  const { rows } = await sql<SaidOf>`
    SELECT ${utcText('s.createdAt')} AS "createTime", s.page, coalesce((
      SELECT json_agg(json_build_object('role', m.role, 'kind', m.kind, 'content', m.content,
          'fileNames', ${fileNamesOf('m', workspaceId)}) ORDER BY m.id)
      FROM (
        SELECT id, role, kind, content, "fileIds", sum(length(content)) OVER (ORDER BY id DESC) AS characters
        FROM messages WHERE "workspaceId" = ${workspaceId} AND "sessionId" = ${sessionId}
      ) AS m WHERE m.characters <= ${mostCharacters}
    ), '[]') AS messages
    FROM sessions s WHERE s."workspaceId" = ${workspaceId} AND s.id = ${sessionId}`.execute(db)
  return rows[0] ?? null
}

/** Names of the files that a message carries, in its order; null when there are none. */
function fileNamesOf(message: 'said' | 'm', workspaceId: number) {
  const ids = sql.ref(`${message}.fileIds`)
  return sql`CASE WHEN cardinality(${ids}) > 0 THEN ARRAY(
    SELECT coalesce(f."fileName", '') FROM unnest(${ids}) WITH ORDINALITY AS named(id, place)
    LEFT JOIN files f ON f."workspaceId" = ${workspaceId} AND f.id = named.id ORDER BY named.place) END`
}

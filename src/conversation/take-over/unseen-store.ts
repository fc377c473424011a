import { sql } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'
import { utcText } from '../../platform/database/utc-text.ts'
import type { VisitorPlace } from '../../platform/visitor-place.ts'

const longestExcerpt = 200

/** A conversation of a browser, as its list of earlier ones shows it. */
export interface EarlierConversation {
  sessionId: number
  /** Answers of persons that were not seen. */
  unread: number
  /** What was said last, shortened, and by whom of the firm; '' where it was not somebody of it. */
  lastMessage: string
  name: string
  picture: string
  lastMessageAt: string
}

/** Of these sessions those in which something was said, the newest first. */
export async function listEarlier(
  db: Database,
  { workspaceId, chatbotId }: Omit<VisitorPlace, 'sessionId'>,
  sessionIds: readonly number[],
): Promise<EarlierConversation[]> {
  const { rows } = await sql<EarlierConversation>`
    SELECT s.id::float8 AS "sessionId", coalesce(u.count, 0)::int AS unread, l.name, l.picture,
      left(l.content, ${longestExcerpt}) AS "lastMessage", ${utcText('l.createdAt')} AS "lastMessageAt"
    FROM sessions s
    CROSS JOIN LATERAL (
      SELECT content, "createdAt", coalesce("writerName", '') AS name, coalesce("writerPicture", '') AS picture
      FROM messages m WHERE m."workspaceId" = s."workspaceId" AND m."sessionId" = s.id
      ORDER BY (role = 'person') DESC, id DESC LIMIT 1) l
    LEFT JOIN "takeOvers" t ON t."workspaceId" = s."workspaceId" AND t."sessionId" = s.id
    LEFT JOIN LATERAL (
      SELECT count(*) FROM messages m WHERE m."workspaceId" = s."workspaceId" AND m."sessionId" = s.id
        AND m.role = 'person' AND m.id > coalesce(t."visitorReadUpTo", 0)) u ON t."sessionId" IS NOT NULL
    WHERE s."workspaceId" = ${workspaceId} AND s."chatbotId" = ${chatbotId} AND s.id = ANY(${[...sessionIds]}::bigint[])
    ORDER BY l."createdAt" DESC`.execute(db)
  return rows
}

/** A conversation with answers that nobody has seen for so long. */
export interface Unseen extends VisitorPlace {
  language: string
  mailSecret: string
  /** What was not seen and not mailed, in order. */
  answers: { id: number; content: string; name: string }[]
  /** Where an answer to a visitor goes; null: nowhere was left. */
  email: string | null
}

/**
 * Takes conversations whose answers have waited for so long, at most `limit`, and counts them as mailed: each is taken
 * once, also by several processes, and again by another when this transaction fails.
 */
export async function takeUnseen(transaction: Database, seconds: number, limit: number): Promise<Unseen[]> {
  const { rows } = await sql<Unseen>`
    WITH due AS (
      SELECT "workspaceId", "sessionId" FROM "takeOvers"
      WHERE "unseenSince" <= clock_timestamp() - make_interval(secs => ${seconds})
      ORDER BY "unseenSince" LIMIT ${limit} FOR UPDATE SKIP LOCKED
    ), answers AS (
      SELECT t."workspaceId", t."sessionId", max(m.id) AS newest,
        json_agg(json_build_object('id', m.id, 'content', m.content, 'name', coalesce(m."writerName", '')) ORDER BY m.id) AS list
      FROM due JOIN "takeOvers" t USING ("workspaceId", "sessionId")
      JOIN messages m ON m."workspaceId" = t."workspaceId" AND m."sessionId" = t."sessionId" AND m.role = 'person'
        AND m.id > greatest(t."visitorReadUpTo", t."mailedUpTo")
      GROUP BY 1, 2
    )
    UPDATE "takeOvers" t SET "unseenSince" = NULL, "mailedUpTo" = greatest(t."mailedUpTo", coalesce(a.newest, 0)),
      "mailSecret" = coalesce(t."mailSecret", encode(sha256(gen_random_uuid()::text::bytea), 'hex'))
    FROM due LEFT JOIN answers a USING ("workspaceId", "sessionId")
    WHERE t."workspaceId" = due."workspaceId" AND t."sessionId" = due."sessionId"
    RETURNING t."workspaceId", t."chatbotId", t."sessionId"::float8 AS "sessionId", t."mailSecret",
      coalesce((SELECT h.language FROM "conversationHeads" h WHERE h."workspaceId" = t."workspaceId"
        AND h."sessionId" = t."sessionId"), nullif(t.language, ''), 'en') AS language,
      coalesce(a.list, '[]'::json) AS answers,
      -- Those of the demo are nobody's addresses.
      CASE WHEN t."mailsEndedAt" IS NULL THEN (SELECT l.emails[1] FROM leads l
        JOIN sessions s ON s."workspaceId" = l."workspaceId" AND s.id = l."sessionId" AND NOT s."isDemo"
        WHERE l."workspaceId" = t."workspaceId" AND l."sessionId" = t."sessionId") END AS email`.execute(transaction)
  return rows
}

/** What a link to end the mails of a conversation is proven by; null: there is no such conversation, or none was mailed. */
export async function findMailed(
  db: Database,
  { workspaceId, sessionId }: Pick<VisitorPlace, 'workspaceId' | 'sessionId'>,
): Promise<{ chatbotId: number; mailSecret: string; language: string } | null> {
  const row = await db
    .selectFrom('takeOvers')
    .select(['chatbotId', 'mailSecret', 'language'])
    .where('workspaceId', '=', workspaceId)
    .where('sessionId', '=', sessionId)
    .executeTakeFirst()
  return row?.mailSecret ? { ...row, mailSecret: row.mailSecret } : null
}

export async function noteMailsEnded(
  db: Database,
  { workspaceId, sessionId }: Pick<VisitorPlace, 'workspaceId' | 'sessionId'>,
): Promise<void> {
  await db
    .updateTable('takeOvers')
    .set({ mailsEndedAt: sql<Date>`clock_timestamp()` })
    .where('workspaceId', '=', workspaceId)
    .where('sessionId', '=', sessionId)
    .execute()
}

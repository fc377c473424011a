import { sql } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'
import type { TokenUsage } from '../../platform/models/token-usage.ts'

/** Makes a session of a chatbot; null when the workspace has no such chatbot. */
export async function insertSession(
  db: Database,
  workspaceId: number,
  serialNumber: string,
): Promise<{ id: number; chatbotId: number } | null> {
  // One statement, so that a chatbot that is removed meanwhile gets no session.
  const { rows } = await sql<{ id: number; chatbotId: number }>`
    INSERT INTO sessions ("workspaceId", "chatbotId")
    SELECT "workspaceId", id FROM chatbots
    WHERE "serialNumber" = ${serialNumber.toLowerCase()} AND "workspaceId" = ${workspaceId} AND "removedAt" IS NULL
    RETURNING id, "chatbotId"`.execute(db)
  return rows[0] ?? null
}

/** The session of a chatbot that a program calls by this name, made where there is none; null when the workspace has no such chatbot. */
export async function takeNamedSession(
  db: Database,
  workspaceId: number,
  serialNumber: string,
  name: Buffer,
): Promise<number | null> {
  const find = sql<{ id: number }>`
    SELECT s.id FROM sessions s JOIN chatbots c ON c."workspaceId" = s."workspaceId" AND c.id = s."chatbotId"
    WHERE s."workspaceId" = ${workspaceId} AND s."outsideName" = ${name}
      AND c."serialNumber" = ${serialNumber.toLowerCase()} AND c."removedAt" IS NULL`
  const known = (await find.execute(db)).rows[0]
  if (known) return known.id
  const { rows } = await sql<{ id: number }>`
    INSERT INTO sessions ("workspaceId", "chatbotId", "outsideName")
    SELECT "workspaceId", id, ${name} FROM chatbots
    WHERE "serialNumber" = ${serialNumber.toLowerCase()} AND "workspaceId" = ${workspaceId} AND "removedAt" IS NULL
    ON CONFLICT ("workspaceId", "chatbotId", "outsideName") WHERE "outsideName" IS NOT NULL DO NOTHING
    RETURNING id`.execute(db)
  // Another call made it meanwhile.
  return rows[0]?.id ?? (await find.execute(db)).rows[0]?.id ?? null
}

/** The serialNumber of the chatbot that a session of the workspace is held with; null: there is none. */
export async function findChatbotOf(
  db: Database,
  place: { workspaceId: number; sessionId: number },
): Promise<string | null> {
  const { rows } = await sql<{ serialNumber: string }>`
    SELECT c."serialNumber" FROM sessions s JOIN chatbots c ON c."workspaceId" = s."workspaceId" AND c.id = s."chatbotId"
    WHERE s."workspaceId" = ${place.workspaceId} AND s.id = ${place.sessionId} AND c."removedAt" IS NULL`.execute(db)
  return rows[0]?.serialNumber ?? null
}

/** The question of a named conversation that is being answered just now; null: there is none. */
export async function findRunningQuestion(
  db: Database,
  workspaceId: number,
  serialNumber: string,
  name: Buffer,
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    SELECT m.id FROM sessions s
      JOIN chatbots c ON c."workspaceId" = s."workspaceId" AND c.id = s."chatbotId"
      JOIN messages m ON m."workspaceId" = s."workspaceId" AND m."sessionId" = s.id
    WHERE s."workspaceId" = ${workspaceId} AND s."outsideName" = ${name} AND c."serialNumber" = ${serialNumber.toLowerCase()}
      AND c."removedAt" IS NULL AND m.role = 'question' AND m.status = 'pending'
    ORDER BY m.id DESC LIMIT 1`.execute(db)
  return rows[0]?.id ?? null
}

/** A question of the workspace and what was answered to it; null: it has none. */
export interface AskedBefore {
  sessionId: number
  serialNumber: string
  status: 'pending' | 'answered' | 'failed'
  failure: string | null
  askedAt: Date
  answer: string | null
  totalToken: number | null
  usage: TokenUsage[] | null
}

export async function findAsked(
  db: Database,
  place: { workspaceId: number; questionId: number },
): Promise<AskedBefore | null> {
  const { rows } = await sql<AskedBefore>`
    SELECT q."sessionId", c."serialNumber", q.status, q.failure, q."createdAt" AS "askedAt", a.content AS answer,
      a."totalToken", a.usage
    FROM messages q JOIN chatbots c ON c."workspaceId" = q."workspaceId" AND c.id = q."chatbotId"
      LEFT JOIN LATERAL (
        SELECT content, "totalToken", usage FROM messages
        WHERE "workspaceId" = q."workspaceId" AND "sessionId" = q."sessionId" AND "questionId" = q.id
        ORDER BY id LIMIT 1
      ) AS a ON true
    WHERE q."workspaceId" = ${place.workspaceId} AND q.id = ${place.questionId} AND q.role = 'question'
      AND c."removedAt" IS NULL`.execute(db)
  return rows[0] ?? null
}

/** An id for a session that gets its row with its first message. */
export async function nextSessionId(db: Database): Promise<number> {
  const { rows } = await sql<{ id: number }>`SELECT nextval(pg_get_serial_sequence('sessions', 'id')) AS id`.execute(db)
  const id = rows[0]?.id
  if (id === undefined) throw new Error('the sequence of sessions answered no id')
  return id
}

/** Makes the row of a session whose id was reserved, unless it is there. Answers whether its chatbot exists. */
export async function insertReservedSession(
  db: Database,
  place: { workspaceId: number; chatbotId: number; sessionId: number },
  page: string,
): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    WITH chatbot AS (
      SELECT "workspaceId", id FROM chatbots
      WHERE "workspaceId" = ${place.workspaceId} AND id = ${place.chatbotId} AND "removedAt" IS NULL
    ), made AS (
      INSERT INTO sessions ("workspaceId", "chatbotId", id, page) OVERRIDING SYSTEM VALUE
      SELECT "workspaceId", id, ${place.sessionId}, ${page} FROM chatbot ON CONFLICT DO NOTHING
    )
    SELECT EXISTS (SELECT FROM chatbot) AS known`.execute(db)
  return rows[0]?.known === true
}

/** What the last search of a session left; undefined when the chatbot has no such session. */
export async function readSearchState(
  db: Database,
  place: { workspaceId: number; chatbotId: number; sessionId: number },
): Promise<Record<string, unknown> | null | undefined> {
  const row = await db
    .selectFrom('sessions')
    .select('searchState')
    .where('workspaceId', '=', place.workspaceId)
    .where('chatbotId', '=', place.chatbotId)
    .where('id', '=', place.sessionId)
    .executeTakeFirst()
  return row?.searchState
}

export async function writeSearchState(
  db: Database,
  place: { workspaceId: number; sessionId: number },
  state: Record<string, unknown> | null,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ searchState: state === null ? null : JSON.stringify(state) })
    .where('workspaceId', '=', place.workspaceId)
    .where('id', '=', place.sessionId)
    .execute()
}

/** When the newest message of a session was stored; null when it has none. */
export async function findLastMessageTime(
  db: Database,
  place: { workspaceId: number; sessionId: number },
): Promise<Date | null> {
  const row = await db
    .selectFrom('messages')
    .select('createdAt')
    .where('workspaceId', '=', place.workspaceId)
    .where('sessionId', '=', place.sessionId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.createdAt ?? null
}

/**
 * Notes of conversations in which nothing was said since a moment that they have ended. Those that another process has
 * at hand are passed over.
 */
export async function closeQuietSessions(
  transaction: Database,
  before: Date,
  limit: number,
): Promise<{ workspaceId: number; chatbotId: number; sessionId: number }[]> {
  const { rows } = await sql<{ workspaceId: number; chatbotId: number; sessionId: number }>`
    WITH quiet AS (
      SELECT s."workspaceId", s.id FROM sessions s
      WHERE s."openSince" <= ${before} AND NOT EXISTS (
        SELECT FROM (
          SELECT m."createdAt" FROM messages m WHERE m."workspaceId" = s."workspaceId" AND m."sessionId" = s.id
          ORDER BY m.id DESC LIMIT 1
        ) AS last WHERE last."createdAt" > ${before})
      ORDER BY s."openSince" LIMIT ${limit} FOR UPDATE SKIP LOCKED
    )
    UPDATE sessions AS s SET "openSince" = NULL FROM quiet
    WHERE s."workspaceId" = quiet."workspaceId" AND s.id = quiet.id
    RETURNING s."workspaceId", s."chatbotId", s.id AS "sessionId"`.execute(transaction)
  return rows
}

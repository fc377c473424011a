import { sql } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'
import { utcText } from '../../platform/database/utc-text.ts'
import type { SessionPlace, Side } from '../../platform/live/live-events.ts'

/** A conversation that nobody else takes, releases or answers in until the transaction ends. */
export interface LockedSession extends SessionPlace {
  chatbotId: number
  isTaken: boolean
}

/** Null when the workspace has no such conversation. */
export async function lockSession(transaction: Database, place: SessionPlace): Promise<LockedSession | null> {
  const { rows } = await sql<{ chatbotId: number; isTaken: boolean }>`
    SELECT s."chatbotId", s."isTaken" FROM sessions s
    JOIN chatbots c ON c."workspaceId" = s."workspaceId" AND c.id = s."chatbotId" AND c."removedAt" IS NULL
    WHERE s."workspaceId" = ${place.workspaceId} AND s.id = ${place.sessionId} FOR NO KEY UPDATE OF s`.execute(
    transaction,
  )
  return rows[0] ? { ...place, ...rows[0] } : null
}

export async function setTaken(transaction: Database, place: SessionPlace, isTaken: boolean): Promise<void> {
  await transaction
    .updateTable('sessions')
    .set({ isTaken })
    .where('workspaceId', '=', place.workspaceId)
    .where('id', '=', place.sessionId)
    .execute()
}

export interface TakeOver {
  /** Null: the chatbot has it. */
  takenAt: Date | null
  name: string
  picture: string
  /** Which member has it; null: a program. */
  accountId: string | null
  personReadUpTo: number
  visitorReadUpTo: number
}

const takeOverColumns = ['takenAt', 'name', 'picture', 'accountId', 'personReadUpTo', 'visitorReadUpTo'] as const

/** Null: the firm has had nothing to do with the conversation yet. */
export async function findTakeOver(db: Database, { workspaceId, sessionId }: SessionPlace): Promise<TakeOver | null> {
  const row = await db
    .selectFrom('takeOvers')
    .select(takeOverColumns)
    .where('workspaceId', '=', workspaceId)
    .where('sessionId', '=', sessionId)
    .executeTakeFirst()
  return row ?? null
}

/** Notes who has a conversation from now on; nobody waits for a person any more. Answers when it was taken first. */
export async function noteTaken(
  transaction: Database,
  { workspaceId, chatbotId, sessionId }: LockedSession,
  { name, picture, accountId }: { name: string; picture: string; accountId: string | null },
): Promise<Date> {
  const now = sql<Date>`clock_timestamp()`
  const { takenAt } = await transaction
    .insertInto('takeOvers')
    .values({ workspaceId, chatbotId, sessionId, name, picture, accountId, takenAt: now, lastWordAt: now })
    .onConflict((row) =>
      row.columns(['workspaceId', 'sessionId']).doUpdateSet({
        name,
        picture,
        accountId,
        takenAt: sql<Date>`coalesce("takeOvers"."takenAt", clock_timestamp())`,
        lastWordAt: now,
        requestedAt: null,
        offeredAt: null,
      }),
    )
    .returning('takenAt')
    .executeTakeFirstOrThrow()
  return takenAt ?? new Date()
}

export async function noteReleased(transaction: Database, { workspaceId, sessionId }: SessionPlace): Promise<void> {
  await transaction
    .updateTable('takeOvers')
    .set({ takenAt: null, lastWordAt: null, accountId: null })
    .where('workspaceId', '=', workspaceId)
    .where('sessionId', '=', sessionId)
    .execute()
}

export interface PersonMessage {
  id: number
  createTime: string
  name: string
}

/** Stores what the person who has the conversation says, which is also a word that keeps it theirs. */
export async function insertPersonMessage(
  transaction: Database,
  { workspaceId, chatbotId, sessionId }: LockedSession,
  content: string,
  view: object | null,
): Promise<PersonMessage> {
  const { rows } = await sql<PersonMessage>`
    WITH writer AS (
      UPDATE "takeOvers" SET "lastWordAt" = clock_timestamp(),
        "unseenSince" = coalesce("unseenSince", clock_timestamp())
      WHERE "workspaceId" = ${workspaceId} AND "sessionId" = ${sessionId} RETURNING name, picture
    )
    INSERT INTO messages ("workspaceId", "chatbotId", "sessionId", role, kind, content, status, "writerName", "writerPicture", view)
    SELECT ${workspaceId}, ${chatbotId}, ${sessionId}, 'person', 'Text', ${content}, 'complete', name, picture,
      ${view === null ? null : JSON.stringify(view)}::jsonb FROM writer
    RETURNING id, "writerName" AS name,
      ${utcText('createdAt')} AS "createTime"`.execute(transaction)
  if (!rows[0]) throw new Error('a conversation is taken by nobody')
  return rows[0]
}

/**
 * Notes up to which message one side has read, as far as there are messages. Answers the mark, null when it stands no
 * further than before.
 */
export async function noteRead(
  transaction: Database,
  { workspaceId, chatbotId, sessionId }: LockedSession,
  who: Side,
  upTo: number,
): Promise<number | null> {
  const mark = sql.ref(who === 'person' ? 'personReadUpTo' : 'visitorReadUpTo')
  const seen =
    who === 'person'
      ? sql``
      : sql`, "unseenSince" = CASE WHEN EXISTS (SELECT FROM messages m WHERE m."workspaceId" = t."workspaceId"
          AND m."sessionId" = t."sessionId" AND m.role = 'person' AND m.id > excluded.${mark})
          THEN t."unseenSince" END`
  const { rows } = await sql<{ mark: number }>`
    INSERT INTO "takeOvers" AS t ("workspaceId", "chatbotId", "sessionId", ${mark})
    SELECT ${workspaceId}, ${chatbotId}, ${sessionId}, least(${upTo}::bigint, max(id)) FROM messages
    WHERE "workspaceId" = ${workspaceId} AND "sessionId" = ${sessionId} HAVING max(id) IS NOT NULL
    ON CONFLICT ("workspaceId", "sessionId") DO UPDATE SET ${mark} = excluded.${mark}${seen}
      WHERE t.${mark} < excluded.${mark}
    RETURNING ${mark} AS mark`.execute(transaction)
  return rows[0] && rows[0].mark > 0 ? rows[0].mark : null
}

/** Conversations whose person has said nothing for so long. */
export async function listSilentPersons(db: Database, silentSeconds: number, limit: number): Promise<SessionPlace[]> {
  return db
    .selectFrom('takeOvers')
    .select(['workspaceId', 'sessionId'])
    .where('takenAt', 'is not', null)
    .where('lastWordAt', '<', sql<Date>`clock_timestamp() - make_interval(secs => ${silentSeconds})`)
    .limit(limit)
    .execute()
}

/** Whether the person is still as silent, now that nobody else changes it. */
export async function isStillSilent(transaction: Database, place: SessionPlace, seconds: number): Promise<boolean> {
  const row = await transaction
    .selectFrom('takeOvers')
    .select('sessionId')
    .where('workspaceId', '=', place.workspaceId)
    .where('sessionId', '=', place.sessionId)
    .where('takenAt', 'is not', null)
    .where('lastWordAt', '<', sql<Date>`clock_timestamp() - make_interval(secs => ${seconds})`)
    .executeTakeFirst()
  return row !== undefined
}

/** Notes that a visitor waits for a person. Answers whether that is new: also who was offered the form asks anew. */
export async function noteRequest(
  transaction: Database,
  { workspaceId, chatbotId, sessionId, questionId }: SessionPlace & { chatbotId: number; questionId: number },
  language: string,
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO "takeOvers" AS t ("workspaceId", "chatbotId", "sessionId", "requestedAt", language)
    SELECT ${workspaceId}, ${chatbotId}, ${sessionId}, "createdAt", ${language} FROM messages
    WHERE "workspaceId" = ${workspaceId} AND "sessionId" = ${sessionId} AND id = ${questionId}
    ON CONFLICT ("workspaceId", "sessionId") DO UPDATE
      SET "requestedAt" = excluded."requestedAt", "offeredAt" = NULL, language = excluded.language
      WHERE t."takenAt" IS NULL AND (t."requestedAt" IS NULL OR t."offeredAt" IS NOT NULL)
    RETURNING 1`.execute(transaction)
  return rows.length > 0
}

/** Conversations whose visitor has waited for a person for so long, and was not offered the form yet. */
export async function listWaiting(db: Database, seconds: number, limit: number): Promise<SessionPlace[]> {
  return db
    .selectFrom('takeOvers')
    .select(['workspaceId', 'sessionId'])
    .where('requestedAt', '<', sql<Date>`clock_timestamp() - make_interval(secs => ${seconds})`)
    .where('offeredAt', 'is', null)
    .limit(limit)
    .execute()
}

/** Notes that a visitor who has waited so long is offered the form now. Null: nobody waits there, or knows it already. */
export async function noteOffer(
  transaction: Database,
  place: SessionPlace,
  seconds: number,
): Promise<{ requestedAt: Date; language: string } | null> {
  const { rows } = await sql<{ requestedAt: Date; language: string }>`
    UPDATE "takeOvers" SET "offeredAt" = clock_timestamp()
    WHERE "workspaceId" = ${place.workspaceId} AND "sessionId" = ${place.sessionId} AND "offeredAt" IS NULL
      AND "requestedAt" < clock_timestamp() - make_interval(secs => ${seconds})
    RETURNING "requestedAt", language`.execute(transaction)
  return rows[0] ?? null
}

/** Stores what the chat says to who has waited in vain: an answer to no question. */
export async function insertFormOffer(
  transaction: Database,
  { workspaceId, chatbotId, sessionId }: LockedSession,
  { content, view, model }: { content: string; view: object; model: string },
): Promise<void> {
  await sql`
    INSERT INTO messages ("workspaceId", "chatbotId", "sessionId", role, kind, content, status, model, "noAnswer", view)
    VALUES (${workspaceId}, ${chatbotId}, ${sessionId}, 'answer', 'Text', ${content}, 'complete', ${model}, false,
      ${JSON.stringify(view)}::jsonb)`.execute(transaction)
}

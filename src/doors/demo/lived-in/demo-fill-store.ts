import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'

export interface DemoPlace {
  workspaceId: number
  chatbotId: number
}

const mostPlaces = 10

/** Asks for the conversations of the demo. `again`: also where they were made before. Answers whether they will be made. */
export async function insertFill(
  transaction: Database,
  { workspaceId, chatbotId }: DemoPlace,
  { again }: { again: boolean },
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO "demoFills" AS f ("workspaceId", "chatbotId", state) VALUES (${workspaceId}, ${chatbotId}, 'waiting')
    ON CONFLICT ("workspaceId") DO UPDATE SET state = 'waiting', made = 0, "chatbotId" = ${chatbotId}
      WHERE ${again}
    RETURNING 1`.execute(transaction)
  return rows.length > 0
}

/** Where conversations are still to be made. */
export async function listFills(db: Database): Promise<DemoPlace[]> {
  return db
    .selectFrom('demoFills')
    .select(['workspaceId', 'chatbotId'])
    .where('state', '=', 'waiting')
    .limit(mostPlaces)
    .execute()
}

/** How many conversations were made; null: no more are to be. Nobody else makes any until the transaction ends. */
export async function lockFill(transaction: Database, workspaceId: number): Promise<number | null> {
  const row = await transaction
    .selectFrom('demoFills')
    .select(['state', 'made'])
    .where('workspaceId', '=', workspaceId)
    .forUpdate()
    .executeTakeFirst()
  return row?.state === 'waiting' ? row.made : null
}

/** Notes how many were made, and whether these are all. */
export async function noteMade(
  transaction: Database,
  workspaceId: number,
  { made, isAll }: { made: number; isAll: boolean },
): Promise<void> {
  const state = isAll ? 'done' : 'waiting'
  await transaction.updateTable('demoFills').set({ made, state }).where('workspaceId', '=', workspaceId).execute()
}

/** Ends the making of more. */
export async function endFill(transaction: Database, workspaceId: number): Promise<void> {
  await transaction.updateTable('demoFills').set({ state: 'done' }).where('workspaceId', '=', workspaceId).execute()
}

export interface DemoState {
  /** Made-up conversations that are there. */
  conversations: number
  /** Whether more are being made just now. */
  isFilling: boolean
}

export async function findDemoState(db: Database, workspaceId: number): Promise<DemoState> {
  const { rows } = await sql<DemoState>`
    SELECT (SELECT count(*)::int FROM sessions s WHERE s."workspaceId" = ${workspaceId} AND s."isDemo") AS conversations,
      EXISTS (SELECT FROM "demoFills" f WHERE f."workspaceId" = ${workspaceId} AND f.state = 'waiting') AS "isFilling"`.execute(
    db,
  )
  return rows[0] ?? { conversations: 0, isFilling: false }
}

/** The chatbot that the conversations of a workspace are made with; null: there is none (any more). */
export async function findFilledChatbot(db: Database, workspaceId: number): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    SELECT c.id FROM "demoFills" f JOIN chatbots c ON c."workspaceId" = f."workspaceId" AND c.id = f."chatbotId"
    WHERE f."workspaceId" = ${workspaceId} AND c."removedAt" IS NULL`.execute(db)
  return rows[0]?.id ?? null
}

export async function listDemoSessions(db: Database, workspaceId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('sessions')
    .select('id')
    .where('workspaceId', '=', workspaceId)
    .where('isDemo', '=', true)
    .execute()
  return rows.map(({ id }) => id)
}

/** Ids of the homes of a chatbot, by their MLS numbers. */
export async function findHomes(
  db: Database,
  { workspaceId, chatbotId }: DemoPlace,
  mlsNumbers: readonly string[],
): Promise<Map<string, number>> {
  if (mlsNumbers.length === 0) return new Map()
  const rows = await db
    .selectFrom('listings')
    .select(['id', 'MLSNumber'])
    .where('workspaceId', '=', workspaceId)
    .where('chatbotId', '=', chatbotId)
    .where('MLSNumber', 'in', [...mlsNumbers])
    .execute()
  return new Map(rows.map(({ id, MLSNumber }) => [String(MLSNumber), id]))
}

export interface TalkTimes {
  began: Date
  /** When each message was said, in the order in which they were. */
  messages: { id: number; at: Date }[]
  /** When what the visitor left was left, and when the firm acted on it. */
  left: Date
  settled: Date
  leadStatus: 'new' | 'open' | 'done'
}

/** What was said in a conversation, in its order. */
export async function listSaid(
  db: Database,
  place: { workspaceId: number; sessionId: number },
): Promise<{ id: number; role: 'question' | 'answer' | 'person' }[]> {
  return db
    .selectFrom('messages')
    .select(['id', 'role'])
    .where('workspaceId', '=', place.workspaceId)
    .where('sessionId', '=', place.sessionId)
    .orderBy('id')
    .execute()
}

/**
 * Puts a conversation that was made just now, in the transaction that makes it, to where it is told to have happened:
 * its times are changed, and what would tell of it, mail it or count it for an allowance is taken back, since nobody wrote.
 */
export async function putBack(
  transaction: Database,
  { workspaceId, chatbotId, sessionId }: DemoPlace & { sessionId: number },
  { began, messages, left, settled, leadStatus }: TalkTimes,
): Promise<void> {
  const ofIt = sql`"workspaceId" = ${workspaceId} AND "sessionId" = ${sessionId}`
  const ids = messages.map(({ id }) => id)
  const times = messages.map(({ at }) => at.toISOString())
  await sql`UPDATE sessions SET "isDemo" = true, "createdAt" = ${began}, "openSince" = NULL
    WHERE "workspaceId" = ${workspaceId} AND id = ${sessionId}`.execute(transaction)
  await sql`UPDATE messages m SET "createdAt" = said.at
    FROM unnest(${ids}::bigint[], ${times}::timestamptz[]) AS said (id, at)
    WHERE m."workspaceId" = ${workspaceId} AND m."sessionId" = ${sessionId} AND m.id = said.id`.execute(transaction)
  await sql`UPDATE "conversationHeads" SET "lastMessageAt" = ${messages.at(-1)?.at ?? began} WHERE ${ofIt}`.execute(
    transaction,
  )
  await sql`UPDATE leads SET "createdAt" = ${left}, "updatedAt" = ${left}, status = ${leadStatus} WHERE ${ofIt}`.execute(
    transaction,
  )
  await sql`UPDATE "leadNotes" SET "createdAt" = ${left} WHERE ${ofIt}`.execute(transaction)
  await sql`UPDATE tours SET "createdAt" = ${left},
      "updatedAt" = CASE status WHEN 'requested' THEN ${left}::timestamptz ELSE ${settled}::timestamptz END
    WHERE ${ofIt}`.execute(transaction)
  await sql`UPDATE alerts SET "createdAt" = ${left} WHERE ${ofIt}`.execute(transaction)
  await sql`UPDATE "takeOvers" SET "requestedAt" = CASE WHEN "requestedAt" IS NULL THEN NULL ELSE ${left}::timestamptz END
    WHERE ${ofIt}`.execute(transaction)
  await sql`DELETE FROM events WHERE ${ofIt}`.execute(transaction)
  await sql`DELETE FROM "liveEvents" WHERE ${ofIt}`.execute(transaction)
  await sql`DELETE FROM "changeLog" WHERE "workspaceId" = ${workspaceId} AND target IN (
    SELECT 'tour ' || id FROM tours WHERE ${ofIt})`.execute(transaction)
  await sql`UPDATE "messageUsage" u SET used = u.used - said.count
    FROM (SELECT "countedMonth" AS month, count(*) AS count FROM messages
      WHERE ${ofIt} AND role = 'question' AND "countedMonth" IS NOT NULL GROUP BY 1) AS said
    WHERE u."workspaceId" = ${workspaceId} AND u."chatbotId" = ${chatbotId} AND u.month = said.month`.execute(
    transaction,
  )
  await sql`UPDATE "workspaceUsage" u SET used = u.used - said.count
    FROM (SELECT count(*) AS count FROM messages WHERE ${ofIt} AND role = 'question') AS said
    WHERE u."workspaceId" = ${workspaceId} AND u.month = to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM')`.execute(
    transaction,
  )
}

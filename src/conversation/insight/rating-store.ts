import { sql } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'

interface Place {
  workspaceId: number
  sessionId: number
  messageId: number
}

/** Keeps what a visitor says of an answer and has it counted, unless something was said before. Answers whether it did. */
export async function keepRating(db: Database, place: Place, isRight: boolean): Promise<boolean> {
  const { workspaceId, sessionId, messageId } = place
  const { rows } = await sql`
    WITH rated AS (
      UPDATE messages SET "isRight" = ${isRight}
      WHERE "workspaceId" = ${workspaceId} AND "sessionId" = ${sessionId} AND id = ${messageId} AND role = 'answer'
        AND "isRight" IS NULL
      RETURNING "workspaceId", "chatbotId", "sessionId", id
    )
    INSERT INTO "insightQueue" ("workspaceId", "chatbotId", kind, conversation, "itemId")
    SELECT "workspaceId", "chatbotId", 'rating', "sessionId", id FROM rated RETURNING id`.execute(db)
  return rows.length > 0
}

/** What was said of an answer; null: there is no such answer, or nothing was said. */
export async function findRating(db: Database, { workspaceId, sessionId, messageId }: Place): Promise<boolean | null> {
  const row = await db
    .selectFrom('messages')
    .select('isRight')
    .where('workspaceId', '=', workspaceId)
    .where('sessionId', '=', sessionId)
    .where('id', '=', messageId)
    .where('role', '=', 'answer')
    .executeTakeFirst()
  return row?.isRight ?? null
}

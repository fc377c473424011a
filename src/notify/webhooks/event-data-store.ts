import { sql } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'

/** serialNumber of a chatbot; null when it is gone. */
export async function readSerialNumber(db: Database, workspaceId: number, chatbotId: number): Promise<string | null> {
  const row = await db
    .selectFrom('chatbots')
    .select('serialNumber')
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', chatbotId)
    .executeTakeFirst()
  return row?.serialNumber ?? null
}

export interface UnansweredRow {
  questionId: number
  answerId: number
  question: string
  answer: string
}

/** A question and what the chatbot said instead of an answer; null when they were erased. */
export async function readUnanswered(
  db: Database,
  { workspaceId, sessionId, questionId }: { workspaceId: number; sessionId: number; questionId: number },
): Promise<UnansweredRow | null> {
  const { rows } = await sql<UnansweredRow>`
    SELECT q.id AS "questionId", a.id AS "answerId", q.content AS question, a.content AS answer
    FROM messages q JOIN messages a ON a."workspaceId" = q."workspaceId" AND a."sessionId" = q."sessionId"
      AND a."questionId" = q.id
    WHERE q."workspaceId" = ${workspaceId} AND q."sessionId" = ${sessionId} AND q.id = ${questionId}
    ORDER BY a.id LIMIT 1`.execute(db)
  return rows[0] ?? null
}

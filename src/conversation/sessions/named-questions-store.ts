import { sql } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'
import type { NamedPlace, NamedQuestionCursor, NamedQuestionFilter, NamedQuestionRow } from './named-question.ts'

const found = ({ workspaceId, serialNumber, name }: NamedPlace, { id, state, since }: NamedQuestionFilter) => sql`
  found AS (
    SELECT * FROM (
      SELECT q.id, q."sessionId", q."chatbotId", q.failure, q.content AS question, a.content AS answer, a."noAnswer", a.view,
        -- To the millisecond, as a cursor names it.
        date_trunc('milliseconds', coalesce(a."createdAt", q."createdAt")) AS "changedAt",
        CASE
          WHEN q.status = 'pending' THEN 'working'
          WHEN q.failure = 'client-gone' OR a.interrupted = 'client-gone' THEN 'canceled'
          WHEN q.status = 'failed' OR a.interrupted = 'shutting-down' THEN 'failed'
          ELSE 'completed'
        END AS state
      FROM sessions s
        JOIN chatbots c ON c."workspaceId" = s."workspaceId" AND c.id = s."chatbotId"
        JOIN messages q ON q."workspaceId" = s."workspaceId" AND q."sessionId" = s.id AND q.role = 'question'
        LEFT JOIN LATERAL (
          SELECT content, "noAnswer", view, "createdAt", trace->>'interrupted' AS interrupted FROM messages
          WHERE "workspaceId" = q."workspaceId" AND "sessionId" = q."sessionId" AND "questionId" = q.id
          ORDER BY id LIMIT 1
        ) AS a ON true
      WHERE s."workspaceId" = ${workspaceId} AND s."outsideName" = ${name}
        AND c."serialNumber" = ${serialNumber.toLowerCase()} AND c."removedAt" IS NULL
        ${id === undefined ? sql`` : sql`AND q.id = ${id}`}
    ) AS each
    WHERE true ${state === undefined ? sql`` : sql`AND state = ${state}`}
      ${since === undefined ? sql`` : sql`AND "changedAt" >= ${since}`}
  )`

/** A page of the questions of a conversation, those that changed last first. */
export async function findNamedQuestions(
  db: Database,
  place: NamedPlace,
  filter: NamedQuestionFilter,
  { limit, behind }: { limit: number; behind: NamedQuestionCursor | null },
): Promise<NamedQuestionRow[]> {
  const { rows } = await sql<NamedQuestionRow>`
    WITH ${found(place, filter)}
    SELECT * FROM found
    ${behind === null ? sql`` : sql`WHERE ("changedAt", id) < (${behind.changedAt}, ${behind.id})`}
    ORDER BY "changedAt" DESC, id DESC LIMIT ${limit}`.execute(db)
  return rows
}

export async function countNamedQuestions(
  db: Database,
  place: NamedPlace,
  filter: NamedQuestionFilter,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    WITH ${found(place, filter)} SELECT count(*) AS count FROM found`.execute(db)
  return rows[0]?.count ?? 0
}

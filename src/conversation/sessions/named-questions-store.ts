import { sql } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'
import type { AnswerView } from '../guide/answer-view.ts'

/** A conversation that a program calls by a name of its own. */
export interface NamedPlace {
  workspaceId: number
  serialNumber: string
  /** SHA-256 of the name. */
  name: Buffer
}

export type QuestionState = 'working' | 'completed' | 'canceled' | 'failed'

/** A question of such a conversation, and what became of it. */
export interface NamedQuestionRow {
  id: number
  sessionId: number
  chatbotId: number
  state: QuestionState
  failure: string | null
  question: string
  /** When it came to its state. */
  changedAt: Date
  /** null: nobody answered, or a person has the conversation. */
  answer: string | null
  noAnswer: boolean | null
  view: AnswerView | null
}

export interface NamedQuestionFilter {
  id?: number | undefined
  state?: QuestionState | undefined
  /** Only what changed then or later. */
  since?: Date | undefined
}

/** Where a page goes on: behind this question, which changed then. */
export interface NamedQuestionCursor {
  changedAt: Date
  id: number
}

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

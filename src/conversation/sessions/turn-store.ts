import { sql } from 'kysely'
import type { RateLimit } from '../../firm/chatbots/rate-limit.ts'
import type { Database } from '../../platform/database/connect.ts'
import type { PricedUse } from '../../platform/model-prices/model-prices.ts'
import type { AnswerView } from '../guide/answer-view.ts'

export interface QuestionPlace {
  workspaceId: number
  sessionId: number
  questionId: number
}

export interface NewQuestion {
  workspaceId: number
  sessionId: number
  kind: 'Text' | 'Image' | 'Audio' | 'Video'
  content: string
  fileIds: readonly number[]
}

/** Whether beginTurn stores the question, or answers `looked` first: always, or when the chatbot verifies domains. */
export type Look = 'always' | 'verifying' | 'never'

export type LimitOutcome = 'session-limit' | 'rate-limit' | 'allowance' | 'message-limit'

export interface BegunRow {
  outcome: 'no-session' | 'looked' | LimitOutcome | 'begun'
  retryAfter: number | null
  /** How many messages a refused question would have passed. */
  limitReached: number | null
  chatbotId: number
  serialNumber: string
  settings: Record<string, unknown>
  searchState: Record<string, unknown> | null
  history: { role: 'question' | 'answer' | 'person'; kind: NewQuestion['kind']; content: string }[] | null
  questionId: number
  /** Whether a person of the firm has the conversation. */
  isTaken: boolean
}

/** See migrations/0056-model-budget.ts. */
export async function beginTurnRow(
  db: Database,
  question: NewQuestion,
  options: {
    look: Look
    defaultModel: string
    historyMessages: number
    historyCharacters: number
    /** Of a language model of which nothing is set. */
    usualRateLimit: RateLimit
  },
): Promise<BegunRow> {
  const { rows } = await sql<BegunRow>`/* prepared: begin-turn */
    SELECT b.outcome, b."retryAfter", b."limitReached", b."chatbotId", b."serialNumber", b.settings, b."searchState",
      b.history, b."questionId", coalesce(s."isTaken", false) AS "isTaken"
    FROM "beginTurn"(${question.workspaceId}, ${question.sessionId}, ${question.kind}, ${question.content},
      ${[...question.fileIds]}, ${options.look}, ${options.defaultModel}, ${options.historyMessages},
      ${options.historyCharacters}, ${options.usualRateLimit.RateLimitCount}, ${options.usualRateLimit.RateLimitTime}) AS b
    LEFT JOIN sessions s ON s."workspaceId" = ${question.workspaceId} AND s.id = ${question.sessionId}`.execute(db)
  const row = rows[0]
  if (!row) throw new Error('beginTurn answered no row')
  return row
}

export interface NewAnswer {
  content: string
  status: 'complete' | 'interrupted'
  model: string
  /** null: not known, because it was interrupted. */
  totalToken: number | null
  /** What models used for it, and what that cost then; null or left out: none had a part. */
  usage?: readonly PricedUse[] | null
  noAnswer: boolean
  trace: Record<string, unknown>
  /** What it shows beside its words. */
  view?: AnswerView | null
  /** What the session remembers from now on; undefined leaves it as it is. */
  searchState?: Record<string, unknown> | null
  /** In which language it was asked; left out: not known. */
  language?: string
  /** What was heard or seen in a question without words, kept as its text. */
  understood?: string
}

/**
 * Stores the answer of a pending question in one step. Null when the question is pending no more, and, unless the
 * visitor has read the answer already, when a person has the conversation: taking it waits for this or comes first.
 */
export async function insertAnswer(
  db: Database,
  place: QuestionPlace,
  answer: NewAnswer,
  { wasRead = false }: { wasRead?: boolean } = {},
): Promise<number | null> {
  const { workspaceId, sessionId, questionId } = place
  const [name, remember] =
    answer.searchState === undefined
      ? [sql`/* prepared: insert-answer */`, sql``]
      : [
          sql`/* prepared: insert-answer-and-remember */`,
          sql`, remembered AS (
          UPDATE sessions SET "searchState" = ${toJson(answer.searchState)}::jsonb
          WHERE "workspaceId" = ${workspaceId} AND id = ${sessionId} AND EXISTS (SELECT FROM answered)
        )`,
        ]
  const { rows } = await sql<{ id: number }>`${name}
    WITH place AS (
      SELECT FROM sessions
      WHERE "workspaceId" = ${workspaceId} AND id = ${sessionId} AND (NOT "isTaken" OR ${wasRead})
      FOR NO KEY UPDATE
    ), answered AS (
      UPDATE messages
      SET status = 'answered', content = CASE WHEN btrim(content) = '' THEN ${answer.understood ?? ''} ELSE content END
      WHERE "workspaceId" = ${workspaceId} AND "sessionId" = ${sessionId} AND id = ${questionId} AND status = 'pending'
        AND EXISTS (SELECT FROM place)
      RETURNING "chatbotId"
    )${remember}
    INSERT INTO messages ("workspaceId", "chatbotId", "sessionId", role, kind, content, status, "questionId", model,
      "totalToken", usage, "noAnswer", trace, view, language)
    SELECT ${workspaceId}, "chatbotId", ${sessionId}, 'answer', 'Text', ${answer.content}, ${answer.status},
      ${questionId}, ${answer.model}, ${answer.totalToken}, ${toJson(answer.usage ?? null)}::jsonb, ${answer.noAnswer},
      ${toJson(answer.trace)}::jsonb,
      ${toJson(answer.view ?? null)}::jsonb, ${answer.language ?? null}
    FROM answered
    RETURNING id`.execute(db)
  return rows[0]?.id ?? null
}

/** Leaves a pending question to a person. Answers whether it was pending. */
export async function leaveToPerson(db: Database, place: QuestionPlace): Promise<boolean> {
  const { workspaceId, sessionId, questionId } = place
  const { rows } = await sql`
    UPDATE messages SET status = 'answered'
    WHERE "workspaceId" = ${workspaceId} AND "sessionId" = ${sessionId} AND id = ${questionId} AND status = 'pending'
    RETURNING id`.execute(db)
  return rows.length > 0
}

/** Whether a session is there, of a chatbot that was not removed. */
export async function isThere(db: Database, place: { workspaceId: number; sessionId: number }): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM sessions s JOIN chatbots c ON c."workspaceId" = s."workspaceId" AND c.id = s."chatbotId"
    WHERE s."workspaceId" = ${place.workspaceId} AND s.id = ${place.sessionId} AND c."removedAt" IS NULL`.execute(db)
  return rows.length > 0
}

/** Whether a person of the firm has the conversation. */
export async function findTaken(db: Database, place: { workspaceId: number; sessionId: number }): Promise<boolean> {
  const { rows } = await sql<{ isTaken: boolean }>`/* prepared: find-taken */
    SELECT "isTaken" FROM sessions WHERE "workspaceId" = ${place.workspaceId} AND id = ${place.sessionId}`.execute(db)
  return rows[0]?.isTaken === true
}

/** Stores a question for the person who has the conversation, which no limit of messages counts; null: nobody has it. */
export async function insertQuestionForPerson(db: Database, question: NewQuestion): Promise<number | null> {
  const { workspaceId, sessionId, kind, content, fileIds } = question
  const { rows } = await sql<{ id: number }>`
    WITH place AS (
      SELECT "chatbotId" FROM sessions
      WHERE "workspaceId" = ${workspaceId} AND id = ${sessionId} AND "isTaken" FOR NO KEY UPDATE
    )
    INSERT INTO messages ("workspaceId", "chatbotId", "sessionId", role, kind, content, "fileIds", status)
    SELECT ${workspaceId}, "chatbotId", ${sessionId}, 'question', ${kind}, ${content}, ${[...fileIds]}, 'pending'
    FROM place RETURNING id`.execute(db)
  return rows[0]?.id ?? null
}

/** Keeps a pending question as failed and gives its counts of the month back. */
export async function markFailed(
  db: Database,
  place: QuestionPlace,
  { failure, trace, usage }: { failure: string; trace: Record<string, unknown>; usage: readonly PricedUse[] | null },
): Promise<void> {
  await sql`
    WITH failed AS (
      UPDATE messages SET status = 'failed', failure = ${failure}, trace = ${toJson(trace)}::jsonb,
        usage = ${toJson(usage)}::jsonb
      WHERE "workspaceId" = ${place.workspaceId} AND "sessionId" = ${place.sessionId} AND id = ${place.questionId}
        AND status = 'pending'
      RETURNING "workspaceId", "chatbotId", "countedMonth", "createdAt"
    ), ${givenBack}
    SELECT FROM failed`.execute(db)
}

const healBatch = 1_000

/** Marks questions that are pending longer than that as failed. Answers how many there were. */
export async function markAbandoned(db: Database, longerThanMs: number): Promise<number> {
  const { rows } = await sql<{ healed: number }>`
    WITH failed AS (
      UPDATE messages SET status = 'failed', failure = 'abandoned'
      WHERE ("workspaceId", "sessionId", id) IN (
        SELECT "workspaceId", "sessionId", id FROM messages
        WHERE status = 'pending' AND NOT "createdAt" BETWEEN
          clock_timestamp() - ${longerThanMs} * interval '1 millisecond' AND clock_timestamp() + interval '1 hour'
        LIMIT ${healBatch} FOR UPDATE SKIP LOCKED
      )
      RETURNING "workspaceId", "chatbotId", "countedMonth", "createdAt"
    ), ${givenBack}
    SELECT count(*) AS healed FROM failed`.execute(db)
  return rows[0]?.healed ?? 0
}

// First those of chatbots, all of them, then those of workspaces: a turn locks them in this order too.
const givenBack = sql`
  "ofChatbots" AS (
    UPDATE "messageUsage" u SET used = u.used - f.count
    FROM (SELECT "workspaceId", "chatbotId", "countedMonth", count(*) AS count FROM failed GROUP BY 1, 2, 3) AS f
    WHERE u."workspaceId" = f."workspaceId" AND u."chatbotId" = f."chatbotId" AND u.month = f."countedMonth"
    RETURNING 1
  ), "ofWorkspaces" AS (
    UPDATE "workspaceUsage" u SET used = u.used - f.count
    FROM (
      SELECT "workspaceId", to_char("createdAt" AT TIME ZONE 'UTC', 'YYYY-MM') AS month, count(*) AS count FROM failed
      WHERE "countedMonth" IS NOT NULL GROUP BY 1, 2
    ) AS f
    WHERE (SELECT count(*) FROM "ofChatbots") >= 0 AND u."workspaceId" = f."workspaceId" AND u.month = f.month
  )`

export interface StoredMessage {
  id: number
  role: 'question' | 'answer' | 'person'
  kind: NewQuestion['kind']
  content: string
  /** Of the role person: who wrote it. */
  writerName: string | null
  writerPicture: string | null
  fileIds: number[]
  status: 'pending' | 'answered' | 'failed' | 'complete' | 'interrupted'
  view: AnswerView | null
  createdAt: Date
}

/** The newest messages of a session, oldest first. */
export async function readMessages(
  db: Database,
  place: { workspaceId: number; sessionId: number },
  limit: number,
): Promise<StoredMessage[]> {
  const rows = await db
    .selectFrom('messages')
    .select(['id', 'role', 'kind', 'content', 'writerName', 'writerPicture', 'fileIds', 'status', 'view', 'createdAt'])
    .where('workspaceId', '=', place.workspaceId)
    .where('sessionId', '=', place.sessionId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  // insertAnswer stores nothing but views there.
  return rows.reverse().map((row) => ({ ...row, view: row.view as AnswerView | null }))
}

export interface MessageTrace {
  messageId: number
  questionId: number | null
  sessionId: number
  status: string
  model: string | null
  totalToken: number | null
  usage: PricedUse[] | null
  noAnswer: boolean | null
  createdAt: Date
  trace: Record<string, unknown> | null
}

/** The trace of an answer, found by its own id or by that of its question; of a failed question, its own. */
export async function findMessageTrace(db: Database, workspaceId: number, id: number): Promise<MessageTrace | null> {
  // By the index of a chatbot's messages, and then within the session: a message's id alone is in no index.
  const { rows } = await sql<MessageTrace>`
    SELECT found.id AS "messageId", found."questionId", found."sessionId", found.status, found.model,
      found."totalToken", found.usage, found."noAnswer", found."createdAt", found.trace
    FROM messages AS named
    JOIN messages AS found ON found."workspaceId" = named."workspaceId" AND found."sessionId" = named."sessionId"
      AND (found.id = named.id OR found."questionId" = named.id)
    WHERE named."workspaceId" = ${workspaceId} AND named.id = ${id} AND named."chatbotId" = ANY(
        ARRAY(SELECT id FROM chatbots WHERE "workspaceId" = ${workspaceId} AND "removedAt" IS NULL))
      AND (found.role = 'answer' OR found.trace IS NOT NULL)
    ORDER BY found.role = 'answer' DESC LIMIT 1`.execute(db)
  return rows[0] ?? null
}

/** JSON that the database takes: no U+0000, no half of a character. */
function toJson(value: object | null): string | null {
  if (value === null) return null
  return JSON.stringify(value, (_key, part) =>
    typeof part === 'string' ? part.toWellFormed().replaceAll('\0', '') : part,
  )
}

import { sql } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'
import type { CountedMessage } from './counted-message.ts'
import { type CountName, type Counts, countNames } from './counts.ts'

/** A question without an answer for so long is counted all the same: its turn died. */
const longestTurn = "interval '10 minutes'"

/** Something that is to be counted, with what it is. */
export interface QueuedItem {
  id: number
  chatbotId: number
  kind: 'message' | 'lead' | 'tour' | 'rating'
  /** Null: it was erased before it was counted. */
  at: Date | null
  page: string
  /** Code of the conversation’s language; null: not known. */
  language: string | null
  zone: string
  /** Of a rating: what the visitor said; null for others. */
  isRight: boolean | null
  /** Of a message; null for others. */
  message: CountedMessage | null
  /** Of a message or a tour: whether it is the first of its conversation. */
  isFirst: boolean
}

/** Workspaces in which something is to be counted. */
export async function listQueued(db: Database): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT w.id FROM workspaces w
    WHERE EXISTS (SELECT FROM "insightQueue" q WHERE q."workspaceId" = w.id) ORDER BY w.id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Lets one transaction at a time count for a workspace; answers whether it is this one. `waits`: until it is. */
export async function lockCounting(transaction: Database, workspaceId: number, waits: boolean): Promise<boolean> {
  const number = sql`hashtextextended('counting for insight', ${workspaceId})`
  if (waits) {
    await sql`SELECT pg_advisory_xact_lock(${number})`.execute(transaction)
    return true
  }
  const { rows } = await sql<{ isFree: boolean }>`SELECT pg_try_advisory_xact_lock(${number}) AS "isFree"`.execute(
    transaction,
  )
  return rows[0]?.isFree === true
}

/** Takes what is to be counted next, oldest first. A question counts when its turn is over. */
export async function takeQueued(transaction: Database, workspaceId: number, limit: number): Promise<QueuedItem[]> {
  const { rows } = await sql<
    Omit<QueuedItem, 'message'> & Omit<CountedMessage, 'role'> & { role: CountedMessage['role'] | null }
  >`/* prepared: take-queued */
    WITH due AS (
      SELECT q.*, CASE q.kind WHEN 'message' THEN m.role END AS role,
        CASE q.kind WHEN 'rating' THEN m."isRight" END AS "isRight", m.status, m."noAnswer", m.model, m."totalToken", m.usage, m.trace - 'explanation' - 'gate' AS trace,
        coalesce(m."createdAt", l."createdAt", t."createdAt") AS at
      FROM "insightQueue" q
      LEFT JOIN messages m ON q.kind IN ('message', 'rating') AND m."workspaceId" = q."workspaceId" AND m."sessionId" = q.conversation
        AND m.id = q."itemId"
      LEFT JOIN leads l ON q.kind = 'lead' AND l."workspaceId" = q."workspaceId" AND l."chatbotId" = q."chatbotId"
        AND l.id = q."itemId"
      LEFT JOIN tours t ON q.kind = 'tour' AND t."workspaceId" = q."workspaceId" AND t.id = q."itemId"
      WHERE q."workspaceId" = ${workspaceId} AND NOT (coalesce(m.role = 'question' AND m.status = 'pending', false)
        AND m."createdAt" > clock_timestamp() - ${sql.raw(longestTurn)})
      ORDER BY q.id LIMIT ${limit}
    ), gone AS (
      DELETE FROM "insightQueue" q USING due WHERE q."workspaceId" = due."workspaceId" AND q.id = due.id
    )
    SELECT due.id, due."chatbotId", due.kind, due.at, due."isRight", due.role, due.status, due."noAnswer", due.model,
      due."totalToken", due.usage, due.trace, coalesce(s.page, '') AS page, coalesce(s."searchState"->>'spoken', s."searchState"->>'language') AS language,
      coalesce(c.settings->>'TimeZone', 'UTC') AS zone,
      CASE due.kind
        WHEN 'message' THEN due.role = 'question' AND NOT EXISTS (SELECT FROM messages e
          WHERE e."workspaceId" = due."workspaceId" AND e."sessionId" = due.conversation AND e.role = 'question'
            AND e.id < due."itemId")
        WHEN 'tour' THEN NOT EXISTS (SELECT FROM tours e
          WHERE e."workspaceId" = due."workspaceId" AND e."sessionId" = due.conversation AND e.id < due."itemId")
        ELSE true
      END AS "isFirst"
    FROM due
    LEFT JOIN sessions s ON s."workspaceId" = due."workspaceId" AND s.id = due.conversation
    LEFT JOIN chatbots c ON c."workspaceId" = due."workspaceId" AND c.id = due."chatbotId"
    ORDER BY due.id`.execute(transaction)
  return rows.map(({ role, status, noAnswer, model, totalToken, usage, trace, ...item }) => ({
    ...item,
    message:
      role === null
        ? null
        : { role, status, noAnswer, model, totalToken, usage: usage ?? null, trace, isFirst: item.isFirst },
  }))
}

/** How many of its pages a chatbot’s day tells apart already, and which. */
export async function listPages(
  transaction: Database,
  workspaceId: number,
  days: readonly { chatbotId: number; day: string }[],
): Promise<{ chatbotId: number; day: string; page: string }[]> {
  const { rows } = await sql<{ chatbotId: number; day: string; page: string }>`
    SELECT DISTINCT c."chatbotId", c.day::text AS day, c.page
    FROM unnest(${days.map(({ chatbotId }) => chatbotId)}::integer[], ${days.map(({ day }) => day)}::date[])
      AS d("chatbotId", day)
    JOIN "insightCounts" c ON c."workspaceId" = ${workspaceId} AND c."chatbotId" = d."chatbotId" AND c.day = d.day`.execute(
    transaction,
  )
  return rows
}

export interface CountsRow {
  chatbotId: number
  day: string
  language: string
  page: string
  counts: Counts
}

const columns = sql.join(countNames.map((name) => sql.ref(name)))

export async function addToCounts(
  transaction: Database,
  workspaceId: number,
  rows: readonly CountsRow[],
): Promise<void> {
  if (rows.length === 0) return
  const counted = (name: CountName) => sql`${rows.map(({ counts }) => counts[name])}::bigint[]`
  await sql`/* prepared: add-to-counts */
    INSERT INTO "insightCounts" AS c ("workspaceId", "chatbotId", day, language, page, ${columns})
    SELECT ${workspaceId}::integer, r.* FROM unnest(
      ${rows.map(({ chatbotId }) => chatbotId)}::integer[], ${rows.map(({ day }) => day)}::date[],
      ${rows.map(({ language }) => language)}::text[], ${rows.map(({ page }) => page)}::text[],
      ${sql.join(countNames.map(counted))}) AS r
    ON CONFLICT ("workspaceId", "chatbotId", day, language, page) DO UPDATE SET ${sql.join(
      countNames.map((name) => sql`${sql.ref(name)} = c.${sql.ref(name)} + excluded.${sql.ref(name)}`),
    )}`.execute(transaction)
}

export interface ModelRow {
  chatbotId: number
  day: string
  model: string
  answers: number
  calls: number
  tokens: number
  firstWords: number[]
}

export async function addToModels(
  transaction: Database,
  workspaceId: number,
  rows: readonly ModelRow[],
): Promise<void> {
  if (rows.length === 0) return
  await sql`/* prepared: add-to-models */
    INSERT INTO "insightModels" AS m ("workspaceId", "chatbotId", day, model, answers, calls, tokens, "firstWords")
    SELECT ${workspaceId}, r."chatbotId", r.day, r.model, r.answers, r.calls, r.tokens, r."firstWords"
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r("chatbotId" integer, day date, model text,
      answers bigint, calls bigint, tokens bigint, "firstWords" bigint[])
    ON CONFLICT ("workspaceId", "chatbotId", day, model) DO UPDATE SET answers = m.answers + excluded.answers,
      calls = m.calls + excluded.calls, tokens = m.tokens + excluded.tokens,
      "firstWords" = (SELECT array_agg(coalesce(u.one, 0) + coalesce(u.other, 0) ORDER BY u.at)
        FROM unnest(m."firstWords", excluded."firstWords") WITH ORDINALITY AS u(one, other, at))`.execute(transaction)
}

/** How much is still to be counted, up to a limit. */
export async function countQueued(db: Database, workspaceId: number, limit: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::integer AS count FROM (
      SELECT FROM "insightQueue" WHERE "workspaceId" = ${workspaceId} LIMIT ${limit}) AS q`.execute(db)
  return rows[0]?.count ?? 0
}

/** Forgets what was counted of a chatbot, and queues all that is there. Nobody counts in the workspace meanwhile. */
export async function queueAgain(
  transaction: Database,
  { workspaceId, chatbotId }: { workspaceId: number; chatbotId: number },
): Promise<void> {
  await lockCounting(transaction, workspaceId, true)
  const ofIt = sql`"workspaceId" = ${workspaceId} AND "chatbotId" = ${chatbotId}`
  for (const table of ['insightQueue', 'insightCounts', 'insightModels', 'insightUsage', 'unmetDemand']) {
    await sql`DELETE FROM ${sql.table(table)} WHERE ${ofIt}`.execute(transaction)
  }
  for (const [table, kind] of [
    ['messages', 'message'],
    ['leads', 'lead'],
    ['tours', 'tour'],
  ] as const) {
    await sql`INSERT INTO "insightQueue" ("workspaceId", "chatbotId", kind, conversation, "itemId")
      SELECT "workspaceId", "chatbotId", ${kind}, "sessionId", id FROM ${sql.table(table)} WHERE ${ofIt}`.execute(
      transaction,
    )
  }
  await sql`INSERT INTO "insightQueue" ("workspaceId", "chatbotId", kind, conversation, "itemId")
    SELECT "workspaceId", "chatbotId", 'rating', "sessionId", id FROM messages
    WHERE ${ofIt} AND "isRight" IS NOT NULL`.execute(transaction)
}

import { sql } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'

export const dailyKinds = ['leads', 'conversations'] as const
export type DailyKind = (typeof dailyKinds)[number]

/** A local day of a chatbot. */
export interface DailyPlace {
  workspaceId: number
  chatbotId: number
  kind: DailyKind
  /** As YYYY-MM-DD. */
  day: string
}

export interface DayBounds {
  startsAt: Date
  endsAt: Date
}

export async function listTimeZones(db: Database): Promise<string[]> {
  const { rows } = await sql<{ zone: string }>`
    SELECT DISTINCT coalesce(settings->>'TimeZone', 'UTC') AS zone FROM chatbots WHERE "removedAt" IS NULL`.execute(db)
  return rows.map(({ zone }) => zone)
}

/** Chatbots that have not been seen to up to the latest day of their zone, with the last day that was. */
export async function findBehind(
  db: Database,
  latest: ReadonlyMap<string, string>,
): Promise<(Omit<DailyPlace, 'day'> & { zone: string; last: string | null })[]> {
  const { rows } = await sql<Omit<DailyPlace, 'day'> & { zone: string; last: string | null }>`
    SELECT c."workspaceId", c.id AS "chatbotId", k.kind, z.zone, seen.last::text AS last
    FROM chatbots c
    JOIN unnest(${[...latest.keys()]}::text[], ${[...latest.values()]}::date[]) AS z(zone, day)
      ON z.zone = coalesce(c.settings->>'TimeZone', 'UTC')
    CROSS JOIN unnest(${[...dailyKinds]}::text[]) AS k(kind)
    CROSS JOIN LATERAL (
      SELECT max(m.day) AS last FROM "dailyMails" m
      WHERE m."workspaceId" = c."workspaceId" AND m."chatbotId" = c.id AND m.kind = k.kind
    ) AS seen
    WHERE c."removedAt" IS NULL AND (seen.last IS NULL OR seen.last < z.day)
    ORDER BY c."workspaceId", c.id, k.kind`.execute(db)
  return rows
}

/**
 * Notes of all days on which nothing happened that they were seen to, in one trip; answers the others, in their order.
 * Nobody else is waited for, but for who notes the same at this moment.
 */
export async function passQuietDays<Day extends DailyPlace & DayBounds>(
  db: Database,
  days: readonly Day[],
): Promise<Day[]> {
  const happened = (table: 'leadNotes' | 'messages') => sql`
    EXISTS (SELECT FROM ${sql.table(table)} t WHERE t."workspaceId" = a."workspaceId"
      AND t."chatbotId" = a."chatbotId" AND t."createdAt" >= a."startsAt" AND t."createdAt" < a."endsAt")`
  const { rows } = await sql<{ place: number }>`
    WITH asked AS (
      SELECT * FROM unnest(${days.map(({ workspaceId }) => workspaceId)}::integer[],
        ${days.map(({ chatbotId }) => chatbotId)}::integer[], ${days.map(({ kind }) => kind)}::text[],
        ${days.map(({ day }) => day)}::date[], ${days.map(({ startsAt }) => startsAt)}::timestamptz[],
        ${days.map(({ endsAt }) => endsAt)}::timestamptz[])
      WITH ORDINALITY AS a("workspaceId", "chatbotId", kind, day, "startsAt", "endsAt", place)
    ), judged AS MATERIALIZED (
      SELECT a.*, CASE a.kind WHEN 'leads' THEN ${happened('leadNotes')} ELSE ${happened('messages')} END AS happened
      FROM asked a
    ), noted AS (
      -- In the order of the key, so that two processes never wait for each other.
      INSERT INTO "dailyMails" ("workspaceId", "chatbotId", kind, day, "startsAt", "endsAt")
      SELECT "workspaceId", "chatbotId", kind, day, "startsAt", "endsAt" FROM judged WHERE NOT happened
      ORDER BY "workspaceId", "chatbotId", kind, day ON CONFLICT DO NOTHING
    )
    SELECT place::integer FROM judged WHERE happened ORDER BY place`.execute(db)
  return rows.flatMap(({ place }) => days[place - 1] ?? [])
}

/** `elsewhere`: another process is at it; `done`: it was seen to. */
export type DayClaim = 'ours' | 'elsewhere' | 'done'

/** Takes a day for this transaction. Nobody waits for another: processes that do this at once share the days. */
export async function claimDay(transaction: Database, place: DailyPlace, bounds: DayBounds): Promise<DayClaim> {
  const name = `daily mail ${JSON.stringify([place.chatbotId, place.kind, place.day])}`
  const { rows } = await sql<{ isFree: boolean; isOurs: boolean }>`
    WITH place AS MATERIALIZED (
      SELECT pg_try_advisory_xact_lock(hashtextextended(${name}, ${place.workspaceId})) AS "isFree"
    ), claimed AS (
      INSERT INTO "dailyMails" ("workspaceId", "chatbotId", kind, day, "startsAt", "endsAt")
      SELECT ${place.workspaceId}::integer, ${place.chatbotId}::integer, ${place.kind}, ${place.day}::date,
        ${bounds.startsAt}::timestamptz, ${bounds.endsAt}::timestamptz FROM place WHERE "isFree"
      ON CONFLICT DO NOTHING RETURNING 1
    )
    SELECT "isFree", EXISTS (SELECT FROM claimed) AS "isOurs" FROM place`.execute(transaction)
  const [row] = rows
  if (row?.isFree !== true) return 'elsewhere'
  return row.isOurs ? 'ours' : 'done'
}

/** Days whose mail is to be written again, because somebody in it was erased. */
export async function findToWriteAgain(db: Database): Promise<(DailyPlace & DayBounds)[]> {
  const { rows } = await sql<DailyPlace & DayBounds>`
    SELECT "workspaceId", "chatbotId", kind, day::text AS day, "startsAt", "endsAt" FROM "dailyMails"
    WHERE "writeAgain" ORDER BY day LIMIT 1000`.execute(db)
  return rows
}

/** Takes such a day for this transaction: false when somebody else did. */
export async function claimAgain(transaction: Database, place: DailyPlace): Promise<boolean> {
  const { rows } = await sql`
    UPDATE "dailyMails" SET "writeAgain" = false, "mailId" = NULL
    WHERE ${isPlace(place)} AND "writeAgain" RETURNING 1`.execute(transaction)
  return rows.length > 0
}

export async function noteMail(transaction: Database, place: DailyPlace, mailId: number): Promise<void> {
  await sql`UPDATE "dailyMails" SET "mailId" = ${mailId} WHERE ${isPlace(place)}`.execute(transaction)
}

function isPlace({ workspaceId, chatbotId, kind, day }: DailyPlace) {
  return sql`"workspaceId" = ${workspaceId} AND "chatbotId" = ${chatbotId} AND kind = ${kind} AND day = ${day}::date`
}

/**
 * The conversations of a day, the oldest first: in which contact details were left, or something was said. Those that
 * are answered are not erased before the end of the transaction: who erases them then finds the mail.
 */
export async function holdSessions(
  transaction: Database,
  { workspaceId, chatbotId, kind }: Omit<DailyPlace, 'day'>,
  { startsAt, endsAt }: DayBounds,
  most: number,
): Promise<{ sessionIds: number[]; count: number }> {
  const { rows } = await sql<{ id: number; count: number }>`
    WITH found AS (
      SELECT "sessionId", min("createdAt") AS first FROM ${sql.table(kind === 'leads' ? 'leadNotes' : 'messages')}
      WHERE "workspaceId" = ${workspaceId} AND "chatbotId" = ${chatbotId}
        AND "createdAt" >= ${startsAt} AND "createdAt" < ${endsAt}
      GROUP BY 1
    )
    SELECT s.id, (SELECT count(*)::int FROM found) AS count FROM found JOIN sessions s
      ON s."workspaceId" = ${workspaceId} AND s.id = found."sessionId"
    ORDER BY found.first, s.id LIMIT ${most} FOR KEY SHARE OF s`.execute(transaction)
  return { sessionIds: rows.map(({ id }) => id), count: rows[0]?.count ?? 0 }
}

/** Days of which nothing is left to be written. The last one of each chatbot says where it stands, and stays. */
export async function forgetOldDays(db: Database, keepDays: number): Promise<void> {
  await sql`
    DELETE FROM "dailyMails" m WHERE m."createdAt" < now() - ${keepDays} * interval '1 day' AND EXISTS (
      SELECT FROM "dailyMails" l WHERE l."workspaceId" = m."workspaceId" AND l."chatbotId" = m."chatbotId"
        AND l.kind = m.kind AND l.day > m.day)`.execute(db)
}

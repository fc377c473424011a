import { sql } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'
import { type Counts, countNames } from './counts.ts'
import type { DayScope } from './day-scope.ts'

const sums = sql.join(countNames.map((name) => sql`coalesce(sum(${sql.ref(name)}), 0)::bigint AS ${sql.ref(name)}`))

const within = (workspaceId: number, { chatbotId, from, to }: DayScope) => sql`
  "workspaceId" = ${workspaceId} AND (${chatbotId}::integer IS NULL OR "chatbotId" = ${chatbotId})
    AND day BETWEEN ${from}::date AND ${to}::date`

export async function readSums(db: Database, workspaceId: number, scope: DayScope): Promise<Counts> {
  const { rows } = await sql<Counts>`
    SELECT ${sums} FROM "insightCounts" WHERE ${within(workspaceId, scope)}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('sums came without a row')
  return row
}

/** Counters by days in their order, or by languages or pages, those with the most conversations first. */
export async function readSeries(
  db: Database,
  workspaceId: number,
  scope: DayScope,
  by: 'day' | 'language' | 'page',
  limit: number,
): Promise<(Counts & { name: string })[]> {
  const name = { day: sql`day::text`, language: sql`language`, page: sql`page` }[by]
  const order = by === 'day' ? sql`1` : sql`conversations DESC, questions DESC, 1`
  const { rows } = await sql<Counts & { name: string }>`
    SELECT ${name} AS name, ${sums} FROM "insightCounts" WHERE ${within(workspaceId, scope)}
    GROUP BY 1 ORDER BY ${order} LIMIT ${limit}`.execute(db)
  return rows
}

export interface ModelSums {
  model: string
  answers: number
  calls: number
  tokens: number
  firstWords: number[]
}

/** What answered in some days, by model, the busiest first. */
export async function readModels(db: Database, workspaceId: number, scope: DayScope): Promise<ModelSums[]> {
  const { rows } = await sql<ModelSums>`
    WITH chosen AS (SELECT * FROM "insightModels" WHERE ${within(workspaceId, scope)}), times AS (
      SELECT model, array_agg(count ORDER BY at) AS "firstWords" FROM (
        SELECT c.model, u.at, sum(u.count)::float8 AS count
        FROM chosen c, unnest(c."firstWords") WITH ORDINALITY AS u(count, at) GROUP BY 1, 2) AS t
      GROUP BY 1
    )
    SELECT c.model, sum(c.answers)::bigint AS answers, sum(c.calls)::bigint AS calls, sum(c.tokens)::bigint AS tokens,
      times."firstWords"
    FROM chosen c LEFT JOIN times ON times.model = c.model
    GROUP BY c.model, times."firstWords" ORDER BY answers DESC, c.model LIMIT 100`.execute(db)
  return rows
}

/** The time zones of the chatbots that are asked about. */
export async function readZones(db: Database, workspaceId: number, chatbotId: number | null): Promise<string[]> {
  const { rows } = await sql<{ zone: string }>`
    SELECT DISTINCT coalesce(settings->>'TimeZone', 'UTC') AS zone FROM chatbots
    WHERE "workspaceId" = ${workspaceId} AND "removedAt" IS NULL
      AND (${chatbotId}::integer IS NULL OR id = ${chatbotId}) ORDER BY 1`.execute(db)
  return rows.map(({ zone }) => zone)
}

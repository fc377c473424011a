import { sql } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'

export interface MonthPlace {
  workspaceId: number
  chatbotId: number
  /** Of UTC, as YYYY-MM. */
  month: string
}

/** Tokens, and what they cost. */
export interface Amounts {
  tokens: number
  costMicros: number
}

/** How much of each may be used; null: no bound. */
export interface MonthBounds {
  tokens: number | null
  costMicros: number | null
}

/** A month as it is kept. */
export interface MonthUse extends Amounts {
  toldMost: string
  toldAll: string
}

// Where the prices get another currency, what was spent in the one before is not counted in it.
const spentBefore = sql`CASE WHEN m.currency = excluded.currency THEN m."costMicros" ELSE 0 END`

/** Adds to a month, unless one of its bounds is used up: then null. Exact for many at once. */
export async function addToMonth(
  db: Database,
  { workspaceId, chatbotId, month }: MonthPlace,
  { tokens, costMicros }: Amounts,
  { currency, bounds }: { currency: string; bounds: MonthBounds | null },
): Promise<MonthUse | null> {
  const { rows } = await sql<MonthUse>`/* prepared: add-to-month */
    INSERT INTO "modelMonths" AS m ("workspaceId", "chatbotId", month, tokens, "costMicros", currency)
    VALUES (${workspaceId}, ${chatbotId}, ${month}, greatest(0, ${tokens}::bigint), greatest(0, ${costMicros}::bigint),
      ${currency})
    ON CONFLICT ("workspaceId", "chatbotId", month) DO UPDATE SET
      tokens = greatest(0, m.tokens + ${tokens}::bigint),
      "costMicros" = greatest(0, ${spentBefore} + ${costMicros}::bigint), currency = excluded.currency
      WHERE (${bounds?.tokens ?? null}::bigint IS NULL OR m.tokens < ${bounds?.tokens ?? null}::bigint)
        AND (${bounds?.costMicros ?? null}::bigint IS NULL OR ${spentBefore} < ${bounds?.costMicros ?? null}::bigint)
    RETURNING tokens, "costMicros", "toldMost", "toldAll"`.execute(db)
  return rows[0] ?? null
}

export async function readMonth(db: Database, { workspaceId, chatbotId, month }: MonthPlace): Promise<MonthUse | null> {
  const { rows } = await sql<MonthUse>`
    SELECT tokens, "costMicros", "toldMost", "toldAll" FROM "modelMonths"
    WHERE "workspaceId" = ${workspaceId} AND "chatbotId" = ${chatbotId} AND month = ${month}`.execute(db)
  return rows[0] ?? null
}

/** Notes that the owner is told how far a budget is used up. Answers whether that was not told of this budget before. */
export async function noteMonthTold(
  db: Database,
  { workspaceId, chatbotId, month }: MonthPlace,
  { percent, budget }: { percent: 80 | 100; budget: string },
): Promise<boolean> {
  const [told, set] =
    percent === 100
      ? [sql`"toldAll"`, sql`"toldMost" = ${budget}, "toldAll" = ${budget}`]
      : [sql`"toldMost"`, sql`"toldMost" = ${budget}`]
  // Who hears that all is used need not hear afterwards that most is.
  const { rows } = await sql`
    UPDATE "modelMonths" SET ${set}
    WHERE "workspaceId" = ${workspaceId} AND "chatbotId" = ${chatbotId} AND month = ${month} AND ${told} <> ${budget}
    RETURNING 1`.execute(db)
  return rows.length > 0
}

/** What the chatbots of a firm used in a month, with the settings of each. */
export async function listMonths(
  db: Database,
  { workspaceId, chatbotId, month }: { workspaceId: number; chatbotId: number | null; month: string },
): Promise<(Amounts & { serialNumber: string; settings: Record<string, unknown> })[]> {
  const { rows } = await sql<Amounts & { serialNumber: string; settings: Record<string, unknown> }>`
    SELECT c."serialNumber", c.settings, coalesce(m.tokens, 0)::bigint AS tokens,
      coalesce(m."costMicros", 0)::bigint AS "costMicros"
    FROM chatbots c
    LEFT JOIN "modelMonths" m ON m."workspaceId" = c."workspaceId" AND m."chatbotId" = c.id AND m.month = ${month}
    WHERE c."workspaceId" = ${workspaceId} AND c."removedAt" IS NULL
      AND (${chatbotId}::integer IS NULL OR c.id = ${chatbotId})
      AND (m.tokens > 0 OR c.settings ?| ARRAY['ModelBudgetMonthly', 'ModelBudgetMonthlyCost'])
    ORDER BY c.id LIMIT 1000`.execute(db)
  return rows
}

export async function deleteMonthsBefore(db: Database, month: string): Promise<void> {
  await sql`DELETE FROM "modelMonths" WHERE month < ${month}`.execute(db)
}

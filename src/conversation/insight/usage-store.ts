import { sql } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'
import type { TokenUsage } from '../../platform/models/token-usage.ts'
import type { DayScope } from './day-scope.ts'

/** What one model used for a chatbot in a day. */
export interface UsageRow extends TokenUsage {
  chatbotId: number
  day: string
  model: string
  /** '': the model had no price. */
  currency: string
  /** Answers, and questions that failed, in which it had a part. */
  turns: number
  costMicros: number
}

export async function addToUsage(transaction: Database, workspaceId: number, rows: readonly UsageRow[]): Promise<void> {
  if (rows.length === 0) return
  await sql`/* prepared: add-to-usage */
    INSERT INTO "insightUsage" AS u ("workspaceId", "chatbotId", day, model, currency, turns, input, cached, output,
      reasoning, "costMicros")
    SELECT ${workspaceId}::integer, r."chatbotId", r.day, r.model, r.currency, r.turns, r.input, r.cached, r.output,
      r.reasoning, r."costMicros"
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r("chatbotId" integer, day date, model text, currency text,
      turns bigint, input bigint, cached bigint, output bigint, reasoning bigint, "costMicros" bigint)
    ON CONFLICT ("workspaceId", "chatbotId", day, model, currency) DO UPDATE SET turns = u.turns + excluded.turns,
      input = u.input + excluded.input, cached = u.cached + excluded.cached, output = u.output + excluded.output,
      reasoning = u.reasoning + excluded.reasoning,
      "costMicros" = u."costMicros" + excluded."costMicros"`.execute(transaction)
}

export interface ReadUsageRow extends Omit<UsageRow, 'chatbotId'> {
  serialNumber: string
  chatbot: string
}

/** By day, chatbot and model, the oldest day first; of chatbots that are there. */
export async function readUsageRows(
  db: Database,
  workspaceId: number,
  { chatbotId, from, to }: DayScope,
  limit: number,
): Promise<ReadUsageRow[]> {
  const { rows } = await sql<ReadUsageRow>`
    SELECT u.day::text AS day, c."serialNumber", coalesce(c.settings->>'Name', 'Chatbot') AS chatbot, u.model, u.currency,
      u.turns, u.input, u.cached, u.output, u.reasoning, u."costMicros"
    FROM "insightUsage" u
    JOIN chatbots c ON c."workspaceId" = u."workspaceId" AND c.id = u."chatbotId" AND c."removedAt" IS NULL
    WHERE u."workspaceId" = ${workspaceId} AND (${chatbotId}::integer IS NULL OR u."chatbotId" = ${chatbotId})
      AND u.day BETWEEN ${from}::date AND ${to}::date
    ORDER BY u.day, c.id, u.model, u.currency LIMIT ${limit}`.execute(db)
  return rows
}

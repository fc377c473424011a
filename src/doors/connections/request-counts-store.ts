import { sql } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'
import type { ConnectionName } from './connections.ts'

export interface RequestCount {
  workspaceId: number
  serialNumber: string
  connection: ConnectionName
  requests: number
  failures: number
}

/** The time zones of those chatbots that are there, by their serial numbers. */
export async function readZonesOf(
  db: Database,
  chatbots: readonly Pick<RequestCount, 'workspaceId' | 'serialNumber'>[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ serialNumber: string; zone: string }>`
    SELECT c."serialNumber", coalesce(c.settings->>'TimeZone', 'UTC') AS zone
    FROM jsonb_to_recordset(${JSON.stringify(chatbots)}::jsonb) AS r("workspaceId" integer, "serialNumber" text)
    JOIN chatbots c ON c."workspaceId" = r."workspaceId" AND c."serialNumber" = r."serialNumber"
      AND c."removedAt" IS NULL`.execute(db)
  return new Map(rows.map(({ serialNumber, zone }) => [serialNumber, zone]))
}

/** Adds to the counts of days. What no chatbot of the workspace is called by is left out. */
export async function addRequests(db: Database, counts: readonly (RequestCount & { day: string })[]): Promise<void> {
  await sql`
    INSERT INTO "connectionRequests" AS o ("workspaceId", "chatbotId", day, connection, requests, failures)
    SELECT c."workspaceId", c.id, r.day, r.connection, r.requests, r.failures
    FROM jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) AS r("workspaceId" integer, "serialNumber" text, day date,
      connection text, requests bigint, failures bigint)
    JOIN chatbots c ON c."workspaceId" = r."workspaceId" AND c."serialNumber" = r."serialNumber"
      AND c."removedAt" IS NULL
    -- In one order, so that two processes never wait for each other.
    ORDER BY c."workspaceId", c.id, r.day, r.connection
    ON CONFLICT ("workspaceId", "chatbotId", day, connection) DO UPDATE SET requests = o.requests + excluded.requests,
      failures = o.failures + excluded.failures`.execute(db)
}

export interface DayOfRequests {
  connection: string
  day: string
  requests: number
  failures: number
}

/** What was counted of a chatbot from a day on. */
export async function readRequests(
  db: Database,
  { workspaceId, chatbotId, from }: { workspaceId: number; chatbotId: number; from: string },
): Promise<DayOfRequests[]> {
  const { rows } = await sql<DayOfRequests>`
    SELECT connection, day::text AS day, requests, failures FROM "connectionRequests"
    WHERE "workspaceId" = ${workspaceId} AND "chatbotId" = ${chatbotId} AND day >= ${from}::date`.execute(db)
  return rows
}

export async function deleteRequestsBefore(db: Database, day: string): Promise<void> {
  await sql`DELETE FROM "connectionRequests" WHERE day < ${day}::date`.execute(db)
}

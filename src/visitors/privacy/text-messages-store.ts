import { sql } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'
import { holds } from './find-person-store.ts'
import { readPhoneTraits } from './person-phones.ts'

/** Codes of countries have so many digits at the most. */
const mostCountryDigits = 3

/**
 * Ids of the text messages to a person: to a phone number that was left in their conversations, with or without its
 * country, and those with their address in them.
 */
export async function findTextMessagesOf(
  db: Database,
  workspaceId: number,
  { email, sessionIds }: { email: string | null; sessionIds: readonly number[] },
): Promise<number[]> {
  const ofThem = sql`"workspaceId" = ${workspaceId} AND "sessionId" = ANY(${[...sessionIds]}::bigint[])`
  const left = await sql<{ phone: string }>`
    SELECT unnest(phones) AS phone FROM leads WHERE ${ofThem}
    UNION SELECT phone FROM "leadNotes" WHERE ${ofThem}
    UNION SELECT phone FROM tours WHERE ${ofThem}`.execute(db)
  const traits = readPhoneTraits(left.rows.map(({ phone }) => phone))
  const withAddress = email === null ? sql`false` : holds(sql`message`, email)
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM "smsMessages" WHERE "workspaceId" = ${workspaceId} AND (${withAddress} OR EXISTS (
      SELECT FROM unnest(${traits.map(({ digits }) => digits)}::text[],
        ${traits.map(({ isInternational }) => isInternational)}::boolean[]) AS phone(digits, "isInternational")
      WHERE right("toNumber", length(digits)) = digits AND length("toNumber") - 1 - length(digits)
        BETWEEN 0 AND CASE WHEN "isInternational" THEN 0 ELSE ${mostCountryDigits}::integer END))
    ORDER BY id`.execute(db)
  return rows.map(({ id }) => id)
}

import { sql } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'

export interface UsagePlace {
  workspaceId: number
  chatbotId: number
  /** Of UTC, as YYYY-MM-DD. */
  day: string
}

export interface Share {
  /** '': the whole chatbot. */
  network: string
  most: number
}

/**
 * Adds tokens to each share, unless one of them is used up: exact for many at once, because each row is looked at again
 * once it is locked. Answers which shares took them.
 */
export async function addWithin(
  db: Database,
  { workspaceId, chatbotId, day }: UsagePlace,
  shares: readonly Share[],
  tokens: number,
): Promise<string[]> {
  const taken: string[] = []
  // One after the other, the narrowest first: a network that has used its own up makes nobody wait for the chatbot's row.
  for (const { network, most } of shares) {
    const { rows } = await sql`
      INSERT INTO "modelUsage" AS u ("workspaceId", "chatbotId", day, network, tokens)
      VALUES (${workspaceId}, ${chatbotId}, ${day}, ${network}, ${tokens})
      ON CONFLICT ("workspaceId", "chatbotId", day, network)
      DO UPDATE SET tokens = u.tokens + excluded.tokens WHERE u.tokens < ${most}
      RETURNING 1`.execute(db)
    if (rows.length === 0) break
    taken.push(network)
  }
  return taken
}

/** Adds tokens, or takes them away where they are fewer than 0. */
export async function addTokens(
  db: Database,
  { workspaceId, chatbotId, day }: UsagePlace,
  networks: readonly string[],
  tokens: number,
): Promise<void> {
  if (networks.length === 0 || tokens === 0) return
  await sql`
    UPDATE "modelUsage" SET tokens = greatest(0, tokens + ${tokens})
    WHERE "workspaceId" = ${workspaceId} AND "chatbotId" = ${chatbotId} AND day = ${day}
      AND network = ANY(${[...networks]}::text[])`.execute(db)
}

/** Notes that the firm is told that a chatbot's tokens of a day are used up. Answers whether it was not told before. */
export async function noteTold(db: Database, { workspaceId, chatbotId, day }: UsagePlace): Promise<boolean> {
  const { rows } = await sql`
    UPDATE "modelUsage" SET "toldAt" = clock_timestamp()
    WHERE "workspaceId" = ${workspaceId} AND "chatbotId" = ${chatbotId} AND day = ${day} AND network = ''
      AND "toldAt" IS NULL
    RETURNING 1`.execute(db)
  return rows.length > 0
}

/** The chatbots of a firm whose tokens of a day are used up, by their serial numbers. */
export async function listUsedUp(db: Database, { workspaceId, day }: Omit<UsagePlace, 'chatbotId'>): Promise<string[]> {
  const { rows } = await sql<{ serialNumber: string }>`
    SELECT c."serialNumber" FROM "modelUsage" u
    JOIN chatbots c ON c."workspaceId" = u."workspaceId" AND c.id = u."chatbotId" AND c."removedAt" IS NULL
    WHERE u."workspaceId" = ${workspaceId} AND u.day = ${day} AND u.network = '' AND u."toldAt" IS NOT NULL
    ORDER BY c.id`.execute(db)
  return rows.map(({ serialNumber }) => serialNumber)
}

export async function deleteUsageBefore(db: Database, day: string): Promise<void> {
  await sql`DELETE FROM "modelUsage" WHERE day < ${day}`.execute(db)
}

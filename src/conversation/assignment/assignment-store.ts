import { sql } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'
import type { SessionPlace } from '../../platform/live/live-events.ts'

export interface Holder {
  /** Account of the member whose the conversation is; null: nobody's. */
  assignedTo: string | null
}

/** Whose a conversation is; null: the workspace has none of this id. */
export async function findHolder(db: Database, { workspaceId, sessionId }: SessionPlace): Promise<Holder | null> {
  const { rows } = await sql<Holder>`
    SELECT h."assignedTo" FROM sessions s
    JOIN chatbots c ON c."workspaceId" = s."workspaceId" AND c.id = s."chatbotId" AND c."removedAt" IS NULL
    LEFT JOIN "conversationHeads" h ON h."workspaceId" = s."workspaceId" AND h."sessionId" = s.id
    WHERE s."workspaceId" = ${workspaceId} AND s.id = ${sessionId}`.execute(db)
  return rows[0] ?? null
}

/** Holds a conversation for the transaction, as who takes it does. */
export async function holdSession(transaction: Database, { workspaceId, sessionId }: SessionPlace): Promise<void> {
  await sql`SELECT FROM sessions WHERE "workspaceId" = ${workspaceId} AND id = ${sessionId} FOR NO KEY UPDATE`.execute(
    transaction,
  )
}

/** Makes a conversation somebody's, null: nobody's. */
export async function setHolder(
  transaction: Database,
  { workspaceId, chatbotId, sessionId }: SessionPlace & { chatbotId: number },
  assignedTo: string | null,
): Promise<void> {
  await transaction
    .insertInto('conversationHeads')
    .values({ workspaceId, chatbotId, sessionId, assignedTo, lastMessageId: null, lastMessageAt: null })
    .onConflict((row) => row.columns(['workspaceId', 'sessionId']).doUpdateSet({ assignedTo }))
    .execute()
}

/** Somebody of the team, as conversations name them. */
export interface Colleague {
  accountId: string
  name: string
}

/** Somebody of the team; null: nobody of it has this account. */
export async function findColleague(db: Database, workspaceId: number, accountId: string): Promise<Colleague | null> {
  return (await selectTeam(db, workspaceId).where('accountId', '=', accountId).executeTakeFirst()) ?? null
}

/** Somebody of the team by the address that signs in, in small letters. */
export async function findColleagueByEmail(
  db: Database,
  workspaceId: number,
  email: string,
): Promise<Colleague | null> {
  return (await selectTeam(db, workspaceId).where('email', '=', email).executeTakeFirst()) ?? null
}

function selectTeam(db: Database, workspaceId: number) {
  return db
    .selectFrom('members')
    .innerJoin('accounts', 'accounts.id', 'members.accountId')
    .select(['accountId', 'name'])
    .where('workspaceId', '=', workspaceId)
}

/**
 * The agent whose turn it is, of those who are signed in: who was given none for the longest. Notes that they were given
 * one. Null: no agent is signed in.
 */
export async function takeTurn(transaction: Database, workspaceId: number): Promise<Colleague | null> {
  const { rows } = await sql<Colleague>`
    UPDATE members m SET "lastAssignedAt" = clock_timestamp() FROM accounts a
    WHERE a.id = m."accountId" AND m."workspaceId" = ${workspaceId} AND m."accountId" = (
      SELECT one."accountId" FROM members one
      WHERE one."workspaceId" = ${workspaceId} AND one.role = 'agent' AND EXISTS (
        SELECT FROM "accountSessions" s WHERE s."accountId" = one."accountId" AND s."expiresAt" > clock_timestamp())
      ORDER BY one."lastAssignedAt" NULLS FIRST, one."joinedAt", one."accountId" LIMIT 1 FOR NO KEY UPDATE)
    RETURNING m."accountId", a.name`.execute(transaction)
  return rows[0] ?? null
}

/**
 * Homes that a conversation is about, the likeliest first: those of its tours, the newest first, and the one that its
 * newest answer with homes shows, where that is one alone.
 */
export async function findHomesOf(db: Database, { workspaceId, sessionId }: SessionPlace): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    (SELECT "listingId"::float8 AS id FROM tours
      WHERE "workspaceId" = ${workspaceId} AND "sessionId" = ${sessionId} AND "listingId" IS NOT NULL
      ORDER BY tours.id DESC LIMIT 5)
    UNION ALL
    SELECT (shown.listings->>0)::float8 AS id FROM (
      SELECT view->'listings' AS listings FROM messages
      WHERE "workspaceId" = ${workspaceId} AND "sessionId" = ${sessionId} AND role = 'answer'
        AND jsonb_array_length(coalesce(view->'listings', '[]')) > 0
      ORDER BY id DESC LIMIT 1) AS shown
    WHERE jsonb_array_length(shown.listings) = 1`.execute(db)
  return rows.map(({ id }) => id)
}

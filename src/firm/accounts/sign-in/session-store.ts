import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import { keyChannel, tellTeamChange } from '../../workspaces/key-channel.ts'

export interface AccountSession {
  id: string
  createdAt: Date
  lastUsedAt: Date
  expiresAt: Date
  ipAddress: string | null
  userAgent: string | null
}

/** Where an account is signed in, newest first. */
export function listSessions(db: Database, accountId: string): Promise<AccountSession[]> {
  return db
    .selectFrom('accountSessions')
    .select(['id', 'createdAt', 'lastUsedAt', 'expiresAt', 'ipAddress', 'userAgent'])
    .where('accountId', '=', accountId)
    .where('expiresAt', '>', sql<Date>`clock_timestamp()`)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute()
}

/** Ends a session of an account. Answers whether there was such a one. */
export async function endSession(
  db: Database,
  { workspaceId, accountId, id }: { workspaceId: number; accountId: string; id: string },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('accountSessions')
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  await announceEnd(db, workspaceId)
  return numDeletedRows > 0n
}

/** Ends all sessions of an account but the one. Answers how many. */
export async function endOtherSessions(
  db: Database,
  { workspaceId, accountId, but }: { workspaceId: number; accountId: string; but: string },
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('accountSessions')
    .where('accountId', '=', accountId)
    .where('id', '<>', but)
    .executeTakeFirst()
  await announceEnd(db, workspaceId)
  return Number(numDeletedRows)
}

/** Tells every process that what somebody of a firm may do is over or has changed, so that its open inboxes ask again. */
export async function announceEnd(db: Database, workspaceId: number): Promise<void> {
  await sql`SELECT pg_notify(${keyChannel}, ${tellTeamChange(workspaceId)})`.execute(db)
}

/** A session is noted as used at most so often. */
const noteSeconds = 60

/**
 * Uses a session: answers how many seconds ago its person was proven; null: it is over, or nobody has used it for so many
 * hours. By the clock of the database. `isUse`: whether somebody does something, rather than a page that only listens.
 */
export async function useSession(
  db: Database,
  { id, idleHours, isUse }: { id: string; idleHours: number; isUse: boolean },
): Promise<number | null> {
  const { rows } = await sql<{ idleSeconds: number; provenSecondsAgo: number }>`
    SELECT extract(epoch FROM clock_timestamp() - "lastUsedAt")::float8 AS "idleSeconds",
      extract(epoch FROM clock_timestamp() - "provenAt")::float8 AS "provenSecondsAgo"
    FROM "accountSessions" WHERE id = ${id}`.execute(db)
  const [session] = rows
  if (!session || session.idleSeconds > idleHours * 3_600) return null
  if (isUse && session.idleSeconds > noteSeconds)
    await sql`UPDATE "accountSessions" SET "lastUsedAt" = clock_timestamp()
      WHERE id = ${id} AND "lastUsedAt" < clock_timestamp() - make_interval(secs => ${noteSeconds})`.execute(db)
  return session.provenSecondsAgo
}

/** Notes that the person of a session has proven just now who they are. */
export async function renewProof(db: Database, id: string): Promise<void> {
  await sql`UPDATE "accountSessions" SET "provenAt" = clock_timestamp(), "lastUsedAt" = clock_timestamp()
    WHERE id = ${id}`.execute(db)
}

/** What an account can prove its person with here. */
export async function findProofs(
  db: Database,
  accountId: string,
): Promise<{ hasPassword: boolean; hasPasskey: boolean }> {
  const { rows } = await sql<{ hasPassword: boolean; hasPasskey: boolean }>`SELECT
    EXISTS (SELECT FROM "accountCredentials" WHERE "accountId" = ${accountId} AND password IS NOT NULL) AS "hasPassword",
    EXISTS (SELECT FROM passkeys WHERE "accountId" = ${accountId}) AS "hasPasskey"`.execute(db)
  return rows[0] ?? { hasPassword: false, hasPasskey: false }
}

/** Removes what is over: of sessions, sign-ins that wait, links, invitations, what devices are to sign, and counts of tries. */
export async function deleteOldSignIns(db: Database, idleHours: number): Promise<void> {
  for (const table of [
    'accountSessions',
    'accountVerifications',
    'ownerLinks',
    'invitations',
    'passwordLinks',
    'passkeyChallenges',
  ]) {
    await sql`DELETE FROM ${sql.table(table)} WHERE "expiresAt" < clock_timestamp()`.execute(db)
  }
  await sql`DELETE FROM "accountSessions"
    WHERE "lastUsedAt" < clock_timestamp() - make_interval(hours => ${idleHours})`.execute(db)
  await sql`DELETE FROM "signInFailures" WHERE "endsAt" < clock_timestamp()`.execute(db)
}

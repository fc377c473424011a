import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import { keyChannel, tellTeamChange } from '../../workspaces/key-channel.ts'

export interface AccountSession {
  id: string
  createdAt: Date
  expiresAt: Date
  ipAddress: string | null
  userAgent: string | null
}

/** Where an account is signed in, newest first. */
export function listSessions(db: Database, accountId: string): Promise<AccountSession[]> {
  return db
    .selectFrom('accountSessions')
    .select(['id', 'createdAt', 'expiresAt', 'ipAddress', 'userAgent'])
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

/** Removes what is over: of sessions, sign-ins that wait, links, invitations, what devices are to sign, and counts of tries. */
export async function deleteOldSignIns(db: Database): Promise<void> {
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
  await sql`DELETE FROM "signInFailures" WHERE "endsAt" < clock_timestamp()`.execute(db)
}

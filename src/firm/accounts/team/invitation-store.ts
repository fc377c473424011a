import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import type { Role } from '../../../platform/role.ts'

export interface Invitation {
  id: number
  email: string
  role: Role
  invitedBy: string
  createdAt: Date
  expiresAt: Date
}

const columns = ['id', 'email', 'role', 'invitedBy', 'createdAt', 'expiresAt'] as const

/** Keeps an invitation; one for the same address is over with it. */
export async function insertInvitation(
  db: Database,
  invitation: { workspaceId: number; email: string; role: Role; hash: Buffer; invitedBy: string; days: number },
): Promise<Invitation> {
  const { workspaceId, email, role, hash, invitedBy, days } = invitation
  const renewed = {
    role,
    hash,
    invitedBy,
    createdAt: sql<Date>`clock_timestamp()`,
    expiresAt: sql<Date>`clock_timestamp() + make_interval(days => ${days})`,
  }
  return (
    db
      .insertInto('invitations')
      .values({ workspaceId, email, ...renewed })
      // Two that invite the same person in the same moment: the later link counts.
      .onConflict((conflict) => conflict.columns(['workspaceId', 'email']).doUpdateSet(renewed))
      .returning(columns)
      .executeTakeFirstOrThrow()
  )
}

/** Invitations that wait, oldest first. */
export function listInvitations(db: Database, workspaceId: number): Promise<Invitation[]> {
  return db
    .selectFrom('invitations')
    .select(columns)
    .where('workspaceId', '=', workspaceId)
    .where('expiresAt', '>', sql<Date>`clock_timestamp()`)
    .orderBy('id')
    .execute()
}

/** Answers whether there was such a one. */
export async function deleteInvitation(
  db: Database,
  { workspaceId, id }: { workspaceId: number; id: number },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('invitations')
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** What a link invites to, which is used with it; null: there is no such link, or no more. */
export async function takeInvitation(
  transaction: Database,
  hash: Buffer,
): Promise<{ workspaceId: number; email: string; role: Role; invitedBy: string } | null> {
  const row = await transaction
    .deleteFrom('invitations')
    .where('hash', '=', hash)
    .where('expiresAt', '>', sql<Date>`clock_timestamp()`)
    .returning(['workspaceId', 'email', 'role', 'invitedBy'])
    .executeTakeFirst()
  return row ?? null
}

/** Whom a link invites; null: there is no such link, or no more. */
export async function findInvited(db: Database, hash: Buffer): Promise<string | null> {
  const row = await db
    .selectFrom('invitations')
    .select('email')
    .where('hash', '=', hash)
    .where('expiresAt', '>', sql<Date>`clock_timestamp()`)
    .executeTakeFirst()
  return row?.email ?? null
}

/** Nobody is offered more at once. */
const mostOffered = 20

/** The invitations that wait for an address, of whichever firms, oldest first. */
export function listInvitationsOf(
  db: Database,
  email: string,
): Promise<{ id: number; workspaceId: number; role: Role; invitedBy: string }[]> {
  return db
    .selectFrom('invitations')
    .select(['id', 'workspaceId', 'role', 'invitedBy'])
    .where('email', '=', email)
    .where('expiresAt', '>', sql<Date>`clock_timestamp()`)
    .orderBy('id')
    .limit(mostOffered)
    .execute()
}

/** One of the invitations that wait for an address, which is used with it; null: there is no such one, or no more. */
export async function takeInvitationOf(
  transaction: Database,
  { email, id }: { email: string; id: number },
): Promise<{ workspaceId: number; role: Role } | null> {
  const row = await transaction
    .deleteFrom('invitations')
    .where('id', '=', id)
    .where('email', '=', email)
    .where('expiresAt', '>', sql<Date>`clock_timestamp()`)
    .returning(['workspaceId', 'role'])
    .executeTakeFirst()
  return row ?? null
}

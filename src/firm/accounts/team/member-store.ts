import type { Database } from '../../../platform/database/connect.ts'
import type { Role } from '../../../platform/role.ts'

export interface Membership {
  workspaceId: number
  role: Role
  /** Whether a code is asked for besides the password. */
  hasTwoFactors: boolean
}

/** Of which firm an account is, and as what; null: of none. */
export async function readMembership(db: Database, accountId: string): Promise<Membership | null> {
  const row = await db
    .selectFrom('members')
    .innerJoin('accounts', 'accounts.id', 'members.accountId')
    .select(['workspaceId', 'role', 'twoFactorEnabled as hasTwoFactors'])
    .where('accountId', '=', accountId)
    .executeTakeFirst()
  return row ?? null
}

export async function setRole(
  db: Database,
  { workspaceId, accountId, role }: { workspaceId: number; accountId: string; role: Role },
): Promise<void> {
  await db
    .updateTable('members')
    .set({ role })
    .where('workspaceId', '=', workspaceId)
    .where('accountId', '=', accountId)
    .execute()
}

export interface TeamMember {
  accountId: string
  name: string
  email: string
  role: Role
  hasTwoFactors: boolean
  joinedAt: Date
}

/** Everybody of a firm, who has been there longest first. */
export function listMembers(db: Database, workspaceId: number): Promise<TeamMember[]> {
  return db
    .selectFrom('members')
    .innerJoin('accounts', 'accounts.id', 'members.accountId')
    .select(['accountId', 'name', 'email', 'role', 'twoFactorEnabled as hasTwoFactors', 'joinedAt'])
    .where('workspaceId', '=', workspaceId)
    .orderBy('joinedAt')
    .orderBy('accountId')
    .execute()
}

/** The same, while nobody else changes who is of the team and as what. */
export async function lockTeam(transaction: Database, workspaceId: number): Promise<TeamMember[]> {
  await transaction.selectFrom('workspaces').select('id').where('id', '=', workspaceId).forUpdate().execute()
  return listMembers(transaction, workspaceId)
}

/** Removes somebody of a firm with the account, and so wherever they are signed in. */
export async function removeMember(
  transaction: Database,
  { workspaceId, accountId }: { workspaceId: number; accountId: string },
): Promise<void> {
  // First: who assigns a conversation holds it, then whose turn it is.
  await transaction
    .updateTable('conversationHeads')
    .set({ assignedTo: null })
    .where('workspaceId', '=', workspaceId)
    .where('assignedTo', '=', accountId)
    .execute()
  const { numDeletedRows } = await transaction
    .deleteFrom('members')
    .where('workspaceId', '=', workspaceId)
    .where('accountId', '=', accountId)
    .executeTakeFirst()
  if (numDeletedRows > 0n) await transaction.deleteFrom('accounts').where('id', '=', accountId).execute()
}

import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import type { Role } from '../../../platform/role.ts'

export interface NewAccount {
  id: string
  name: string
  /** In small letters. */
  email: string
  /** Null: none, until one is chosen by a link. */
  passwordHash: string | null
  workspaceId: number
  role: Role
}

/** Makes an account that is of a firm from the start, as better-auth would. Answers whether the address was free. */
export async function insertAccount(transaction: Database, account: NewAccount): Promise<boolean> {
  const { id, name, email, passwordHash, workspaceId, role } = account
  const made = await transaction
    .insertInto('accounts')
    // Who has the link was told it by the firm: nothing else of the address is proven, and nothing hangs on it.
    .values({ id, name, email, emailVerified: false, image: null })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) return false
  if (passwordHash !== null) await writePassword(transaction, { accountId: id, passwordHash })
  await transaction.insertInto('members').values({ workspaceId, accountId: id, role }).execute()
  return true
}

/** Gives an account a password, as better-auth would: another one, or the first. */
export async function writePassword(
  transaction: Database,
  { accountId, passwordHash }: { accountId: string; passwordHash: string },
): Promise<void> {
  await sql`INSERT INTO "accountCredentials" (id, "accountId", "providerId", "providerAccountId", password)
    VALUES (${accountId}, ${accountId}, 'credential', ${accountId}, ${passwordHash})
    ON CONFLICT ("providerId", "providerAccountId")
    DO UPDATE SET password = excluded.password, "updatedAt" = clock_timestamp()`.execute(transaction)
}

export interface KnownAccount {
  id: string
  name: string
  workspaceId: number | null
}

/** The account of an address, whoever's firm it is; null: there is none. */
export async function findAccountByEmail(db: Database, email: string): Promise<KnownAccount | null> {
  return (await knownAccounts(db).where('email', '=', email).executeTakeFirst()) ?? null
}

export async function findAccountById(db: Database, id: string): Promise<KnownAccount | null> {
  return (await knownAccounts(db).where('accounts.id', '=', id).executeTakeFirst()) ?? null
}

function knownAccounts(db: Database) {
  return db
    .selectFrom('accounts')
    .leftJoin('members', 'members.accountId', 'accounts.id')
    .select(['accounts.id', 'accounts.name', 'members.workspaceId'])
}

/**
 * Gives an account a new name and password, takes its second factor, its passkeys and whom it is bound to at a provider
 * away, and ends it wherever it is signed in.
 */
export async function renewAccount(
  transaction: Database,
  { id, name, passwordHash }: { id: string; name: string; passwordHash: string },
): Promise<void> {
  await sql`UPDATE accounts SET name = ${name}, "twoFactorEnabled" = false, "updatedAt" = clock_timestamp() WHERE id = ${id}`.execute(
    transaction,
  )
  await transaction.deleteFrom('accountCredentials').where('accountId', '=', id).execute()
  await writePassword(transaction, { accountId: id, passwordHash })
  await transaction.deleteFrom('accountTwoFactors').where('accountId', '=', id).execute()
  await transaction.deleteFrom('passkeys').where('accountId', '=', id).execute()
  await transaction.deleteFrom('accountSessions').where('accountId', '=', id).execute()
}

export async function renameAccount(db: Database, { id, name }: { id: string; name: string }): Promise<void> {
  await sql`UPDATE accounts SET name = ${name}, "updatedAt" = clock_timestamp() WHERE id = ${id}`.execute(db)
}

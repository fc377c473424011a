import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import { givePassword } from '../team/give-password.ts'

/** Somebody of a firm, as far as a link to another password needs to know. */
export interface LinkedPerson {
  workspaceId: number
  accountId: string
  name: string
  email: string
}

function selectPeople(db: Database) {
  return db
    .selectFrom('members')
    .innerJoin('accounts', 'accounts.id', 'members.accountId')
    .select(['members.workspaceId', 'members.accountId', 'accounts.name', 'accounts.email'])
}

/** Whose address it is, of whichever firm; null: nobody's. */
export async function findByEmail(db: Database, email: string): Promise<LinkedPerson | null> {
  return (await selectPeople(db).where('accounts.email', '=', email).executeTakeFirst()) ?? null
}

/** A colleague by the account; null: there is none in the workspace. */
export async function findColleague(
  db: Database,
  { workspaceId, accountId }: { workspaceId: number; accountId: string },
): Promise<LinkedPerson | null> {
  const row = await selectPeople(db)
    .where('members.workspaceId', '=', workspaceId)
    .where('members.accountId', '=', accountId)
    .executeTakeFirst()
  return row ?? null
}

/** Keeps a link; one of the same account is over with it. Answers until when it works. */
export async function keepLink(
  transaction: Database,
  { workspaceId, accountId, hash, minutes }: { workspaceId: number; accountId: string; hash: Buffer; minutes: number },
): Promise<Date> {
  const renewed = { hash, expiresAt: sql<Date>`clock_timestamp() + make_interval(mins => ${minutes})` }
  // One after the other: of two at once, the second would fail at the other of the table's two unique indexes.
  await transaction.selectFrom('accounts').select('id').where('id', '=', accountId).forNoKeyUpdate().execute()
  const { expiresAt } = await transaction
    .insertInto('passwordLinks')
    .values({ workspaceId, accountId, ...renewed })
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet(renewed))
    .returning('expiresAt')
    .executeTakeFirstOrThrow()
  return expiresAt
}

/** Whose link it is; null: there is no such link, or no more. */
export async function findLinked(db: Database, hash: Buffer): Promise<LinkedPerson | null> {
  const row = await selectPeople(db)
    .innerJoin('passwordLinks', 'passwordLinks.accountId', 'members.accountId')
    .where('hash', '=', hash)
    .where('expiresAt', '>', sql<Date>`clock_timestamp()`)
    .executeTakeFirst()
  return row ?? null
}

/** Uses a link up. Answers whether it could still be used: of two that use it at once, one can. */
export async function takeLink(transaction: Database, hash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('passwordLinks')
    .where('hash', '=', hash)
    .where('expiresAt', '>', sql<Date>`clock_timestamp()`)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Gives an account another password, or its first, and ends it wherever it is signed in. A second factor stays. */
export async function setPassword(
  transaction: Database,
  { accountId, passwordHash }: { accountId: string; passwordHash: string },
): Promise<void> {
  await givePassword(transaction, { accountId, passwordHash })
  await transaction.deleteFrom('accountSessions').where('accountId', '=', accountId).execute()
}

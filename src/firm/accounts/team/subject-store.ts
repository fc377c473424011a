import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import type { ProvenPerson } from '../single-sign-on/single-sign-on.ts'
import type { KnownAccount } from './account-store.ts'

type Subject = Pick<ProvenPerson, 'issuer' | 'subject'>

/** How the accounts’ library would name the provider; a password’s is `credential`. */
const providerOf = ({ issuer }: Pick<Subject, 'issuer'>): string => `oidc ${issuer}`

/** The account that is bound to a subject of a provider; null: none is. */
export async function findAccountOfSubject(db: Database, subject: Subject): Promise<KnownAccount | null> {
  const row = await db
    .selectFrom('accountCredentials')
    .innerJoin('accounts', 'accounts.id', 'accountCredentials.accountId')
    .leftJoin('members', 'members.accountId', 'accounts.id')
    .select(['accounts.id', 'accounts.name', 'members.workspaceId'])
    .where('providerId', '=', providerOf(subject))
    .where('providerAccountId', '=', subject.subject)
    .executeTakeFirst()
  return row ?? null
}

/**
 * Binds an account to a subject, for good. Answers whether it is bound to this very one now: of two that come at once,
 * one is.
 */
export async function bindSubject(
  transaction: Database,
  { id, accountId, ...subject }: Subject & { id: string; accountId: string },
): Promise<boolean> {
  const providerId = providerOf(subject)
  await sql`INSERT INTO "accountCredentials" (id, "accountId", "providerId", "providerAccountId")
    VALUES (${id}, ${accountId}, ${providerId}, ${subject.subject}) ON CONFLICT DO NOTHING`.execute(transaction)
  const bound = await findAccountOfSubject(transaction, subject)
  return bound?.id === accountId
}

/** Whether an account is bound to some subject of a provider. */
export async function isBoundAt(
  db: Database,
  { accountId, issuer }: { accountId: string; issuer: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('accountCredentials')
    .select('id')
    .where('accountId', '=', accountId)
    .where('providerId', '=', providerOf({ issuer }))
    .executeTakeFirst()
  return row !== undefined
}

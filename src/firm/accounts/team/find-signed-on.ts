import { nameMember, recordChange } from '../../../platform/change-log/record-change.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import { foldEmail } from '../../../platform/mail/fold-email.ts'
import type { FirmApp } from '../../firm-app.ts'
import { SignOnRefusal } from '../single-sign-on/sign-on-refusal.ts'
import type { ProvenPerson } from '../single-sign-on/single-sign-on.ts'
import { findAccountByEmail, type KnownAccount } from './account-store.ts'
import { listInvitationsOf } from './invitation-store.ts'
import { bindSubject, findAccountOfSubject, isBoundAt } from './subject-store.ts'

/**
 * The account of whom the provider vouches for: the one that is bound to them, by the provider and its `sub`; else the
 * one with their address, which is bound to them from now on (decision 0082). Null: they have none, and are invited.
 * Fails with a SignOnRefusal: `another` when the account with that address is bound to somebody else, `unknown` when
 * there is neither an account nor an invitation.
 */
export async function findSignedOn(
  { db, newId }: Pick<FirmApp, 'db' | 'newId'>,
  person: ProvenPerson,
): Promise<string | null> {
  const bound = await findAccountOfSubject(db, person)
  const known = bound ?? (await findAccountByEmail(db, foldEmail(person.email)))
  if (!known) {
    if ((await listInvitationsOf(db, foldEmail(person.email))).length > 0) return null
    throw new SignOnRefusal('unknown')
  }
  if (known.workspaceId === null) throw new SignOnRefusal('unknown')
  if (bound) return bound.id
  const { id: accountId } = known
  const isTheirs = await inTransaction(db, async (transaction) => {
    const isBound = await bindSubject(transaction, { id: newId(), accountId, ...person })
    const action = isBound ? 'sign-on.bound' : 'sign-on.refused'
    await noteSignOn(transaction, known, action)
    return isBound
  })
  if (!isTheirs) throw new SignOnRefusal('another')
  return accountId
}

/** Whether an account is bound to somebody at a provider. */
export function hasSubject(db: Database, of: { accountId: string; issuer: string }): Promise<boolean> {
  return isBoundAt(db, of)
}

async function noteSignOn(
  transaction: Database,
  { id: accountId, name, workspaceId }: KnownAccount,
  action: 'sign-on.bound' | 'sign-on.refused',
): Promise<void> {
  if (workspaceId === null) return
  const by = action === 'sign-on.bound' ? nameMember({ name, accountId }) : 'the sign-in page'
  await recordChange(transaction, { workspaceId, by, action, target: `account ${accountId.slice(0, 8)}` })
}

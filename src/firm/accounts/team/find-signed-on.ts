import { nameMember, recordChange } from '../../../platform/change-log/record-change.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import { foldEmail } from '../../../platform/mail/fold-email.ts'
import type { FirmApp } from '../../firm-app.ts'
import { SignOnRefusal } from '../single-sign-on/sign-on-refusal.ts'
import type { ProvenPerson } from '../single-sign-on/single-sign-on.ts'
import { findAccountByEmail, findAccountById, type KnownAccount } from './account-store.ts'
import { listInvitationsOf } from './invitation-store.ts'
import { bindSubject, findAccountOfSubject, isBoundAt } from './subject-store.ts'

/** The account of whom the provider vouches for. */
export interface SignedOn {
  accountId: string
  /** Whether it is bound to them already; else it is to be, once they have proven all that it asks for. */
  isBound: boolean
}

/**
 * The account of whom the provider vouches for: the one that is bound to them, by the provider and its `sub`; else the
 * one with their address (decision 0082). Null: they have none, and are invited. Fails with a SignOnRefusal: `another`
 * when the account with that address is bound to somebody else, `unknown` when there is neither an account nor an
 * invitation.
 */
export async function findSignedOn({ db }: Pick<FirmApp, 'db'>, person: ProvenPerson): Promise<SignedOn | null> {
  const bound = await findAccountOfSubject(db, person)
  const known = bound ?? (await findAccountByEmail(db, foldEmail(person.email)))
  if (!known) {
    if ((await listInvitationsOf(db, foldEmail(person.email))).length > 0) return null
    throw new SignOnRefusal('unknown')
  }
  if (known.workspaceId === null) throw new SignOnRefusal('unknown')
  if (!bound && (await isBoundAt(db, { accountId: known.id, ...person }))) {
    await noteSignOn(db, known, 'sign-on.refused')
    throw new SignOnRefusal('another')
  }
  return { accountId: known.id, isBound: bound !== null }
}

/**
 * Binds the account to whom the provider vouches for, from now on. Fails with a SignOnRefusal, `another`, when it is
 * somebody else's since.
 */
export async function bindSignedOn(
  { db, newId }: Pick<FirmApp, 'db' | 'newId'>,
  person: ProvenPerson,
  accountId: string,
): Promise<void> {
  const isTheirs = await inTransaction(db, async (transaction) => {
    const known = await findAccountById(transaction, accountId)
    if (!known) return false
    const isBound = await bindSubject(transaction, { id: newId(), accountId, ...person })
    await noteSignOn(transaction, known, isBound ? 'sign-on.bound' : 'sign-on.refused')
    return isBound
  })
  if (!isTheirs) throw new SignOnRefusal('another')
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

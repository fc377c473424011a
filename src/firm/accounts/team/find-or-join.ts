import { nameMember, recordChange } from '../../../platform/change-log/record-change.ts'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import type { FirmApp } from '../../firm-app.ts'
import { foldEmail } from '../account-fields.ts'
import { SignOnRefusal } from '../single-sign-on/sign-on-refusal.ts'
import type { ProvenPerson } from '../single-sign-on/single-sign-on.ts'
import { findAccountByEmail, insertAccount } from './account-store.ts'
import { takeInvitationOf } from './invitation-store.ts'

/**
 * The account of whom the provider vouches for: the one that has the address, or a new one, without a password, for who
 * was invited with it. Fails with a SignOnRefusal when there is neither.
 */
export function findOrJoin({ db, newId }: Pick<FirmApp, 'db' | 'newId'>, person: ProvenPerson): Promise<string> {
  const email = foldEmail(person.email)
  return inTransaction(db, async (transaction) => {
    const known = await findAccountByEmail(transaction, email)
    if (known) {
      if (known.workspaceId === null) throw new SignOnRefusal('unknown')
      return known.id
    }
    const invitation = await takeInvitationOf(transaction, email)
    if (!invitation) throw new SignOnRefusal('unknown')
    const { workspaceId, role } = invitation
    const { name } = person
    const accountId = newId()
    const account = { id: accountId, name, email, passwordHash: null, workspaceId, role }
    // Somebody with that address came in at the same moment: the next try finds them.
    if (!(await insertAccount(transaction, account))) throw new SignOnRefusal('late')
    await recordChange(transaction, {
      workspaceId,
      by: nameMember({ name, accountId }),
      action: 'member.joined',
      target: `account ${accountId.slice(0, 8)}`,
      details: { after: { role }, by: 'invitation, with single sign-on' },
    })
    return accountId
  })
}

import { nameMember, recordChange } from '../../../platform/change-log/record-change.ts'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import { fail } from '../../../platform/errors.ts'
import { foldEmail } from '../../../platform/mail/fold-email.ts'
import type { Role } from '../../../platform/role.ts'
import type { FirmApp } from '../../firm-app.ts'
import { nameOfWorkspace } from '../../workspaces/workspace-name.ts'
import type { ProvenPerson } from '../single-sign-on/single-sign-on.ts'
import { insertAccount } from './account-store.ts'
import { listInvitationsOf, takeInvitationOf } from './invitation-store.ts'
import { bindSubject } from './subject-store.ts'

/** What somebody whom the provider vouches for may say yes to. */
export interface OfferedTeam {
  id: number
  firm: string
  role: Role
  /** '': nobody by name. */
  invitedBy: string
}

/** The invitations that wait for whom the provider vouches for, oldest first. */
export async function listOfferedTeams({ db }: Pick<FirmApp, 'db'>, { email }: ProvenPerson): Promise<OfferedTeam[]> {
  const offered: OfferedTeam[] = []
  for (const { id, workspaceId, role, invitedBy } of await listInvitationsOf(db, foldEmail(email)))
    offered.push({ id, firm: await nameOfWorkspace(db, workspaceId), role, invitedBy })
  return offered
}

/**
 * Makes the account of somebody who has said yes to an invitation: without a password, bound to the provider’s subject.
 * Answers its id. Fails with `link-not-found` where the invitation is not there any more or is not theirs, and with
 * `account-exists`.
 */
export function joinSignedOn(
  { db, newId }: Pick<FirmApp, 'db' | 'newId'>,
  person: ProvenPerson,
  invitationId: number,
): Promise<string> {
  const email = foldEmail(person.email)
  return inTransaction(db, async (transaction) => {
    const invitation = await takeInvitationOf(transaction, { email, id: invitationId })
    if (!invitation) throw fail('link-not-found')
    const { workspaceId, role } = invitation
    const { name } = person
    const accountId = newId()
    const account = { id: accountId, name, email, passwordHash: null, workspaceId, role }
    if (!(await insertAccount(transaction, account))) throw fail('account-exists')
    if (!(await bindSubject(transaction, { id: newId(), accountId, ...person }))) throw fail('account-exists')
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

import { Type } from 'typebox'
import { nameMember, recordChange } from '../../../platform/change-log/record-change.ts'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import { fail } from '../../../platform/errors.ts'
import { WithCookie } from '../../../platform/operation.ts'
import { defineOperation } from '../../define-operation.ts'
import { nameField, passwordField, tokenField } from '../account-fields.ts'
import { describeMember, SignedInMember } from '../describe-member.ts'
import { hashLinkToken } from '../link-token.ts'
import { checkPassword } from '../passwords/check-password.ts'
import { insertAccount } from './account-store.ts'
import { findInvited, takeInvitation } from './invitation-store.ts'

/** POST /v1/console/join */
export const joinTeam = defineOperation({
  id: 'createMember',
  summary: 'Take up an invitation',
  description:
    'With the link of an invitation: `token` is what stands behind its `#`. Makes the account of the address that was invited, and signs in.',
  tag: 'Team',
  // A password is guessed at and hashed, which takes its time where many do.
  takesLong: true,
  access: 'public',
  checksContentType: true,
  countsAs: 'signIns',
  input: Type.Object({ token: tokenField, name: nameField, password: passwordField }),
  output: SignedInMember,
  example: {
    token: 'mXQ0kXr3l2GJ8mF1q0v5n1yq8o9kq3fB7sZc2dVtYwA',
    name: 'Lee Park',
    password: 'a long sentence that only Lee knows',
  },
  errors: ['link-not-found', 'password-refused', 'account-exists'],
  async run(app, _caller, { token, name: given, password }, { address, userAgent, cookies }) {
    const name = given.toWellFormed()
    const email = await findInvited(app.db, hashLinkToken(token))
    if (email === null) throw fail('link-not-found')
    await checkPassword(app.accounts.passwords, password, { name, email })
    const passwordHash = await app.accounts.passwords.hash(password)
    const accountId = app.newId()
    const member = await inTransaction(app.db, async (transaction) => {
      const invitation = await takeInvitation(transaction, hashLinkToken(token))
      if (!invitation) throw fail('link-not-found')
      const { workspaceId, role } = invitation
      const account = { id: accountId, name, email, passwordHash, workspaceId, role }
      if (!(await insertAccount(transaction, account))) throw fail('account-exists')
      await recordChange(transaction, {
        workspaceId,
        by: nameMember({ name, accountId }),
        action: 'member.joined',
        target: `account ${accountId.slice(0, 8)}`,
        details: { after: { role }, by: 'invitation' },
      })
      return { workspaceId, accountId, name, email, role, hasTwoFactors: false }
    })
    const cookie = await app.accounts.signIn({ email: member.email, password, address, userAgent })
    return new WithCookie(await describeMember(app.db, member), [
      cookie,
      await app.accounts.devices.trust(cookies, member.email),
    ])
  },
})

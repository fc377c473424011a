import { Type } from 'typebox'
import { nameMember, recordChange } from '../../../platform/change-log/record-change.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import { fail } from '../../../platform/errors.ts'
import { foldEmail } from '../../../platform/mail/fold-email.ts'
import { WithCookie } from '../../../platform/operation.ts'
import { findChatbotWith } from '../../chatbots/find-chatbot.ts'
import { defineOperation } from '../../define-operation.ts'
import type { FirmApp } from '../../firm-app.ts'
import { emailField, nameField, passwordField, tokenField } from '../account-fields.ts'
import { describeMember, SignedInMember } from '../describe-member.ts'
import { hashLinkToken } from '../link-token.ts'
import { checkPassword } from '../passwords/check-password.ts'
import { askAgain } from '../sign-in/ask-again.ts'
import { findAccountByEmail, insertAccount, renewAccount } from './account-store.ts'
import { setRole } from './member-store.ts'
import { hasOwnerLink, takeOwnerLink } from './owner-link-store.ts'

/** POST /v1/console/owner */
export const makeOwner = defineOperation({
  id: 'createOwner',
  summary: 'Make the account of an owner',
  description:
    'With the link that a start prints while there is no owner, or that `porchlight console link` prints: `token` is what stands behind its `#`. It works once. An account of the same workspace that has the address already becomes an owner, gets the new name and password, loses its second factor and its passkeys, and is signed out elsewhere. Signs in.',
  tag: 'Team',
  // A password is guessed at and hashed, which takes its time where many do.
  takesLong: true,
  access: 'public',
  checksContentType: true,
  countsAs: 'signIns',
  input: Type.Object({ token: tokenField, name: nameField, email: emailField, password: passwordField }),
  output: SignedInMember,
  example: {
    token: 'mXQ0kXr3l2GJ8mF1q0v5n1yq8o9kq3fB7sZc2dVtYwA',
    name: 'Ana Ruiz',
    email: 'ana@example.com',
    password: 'a long sentence that only Ana knows',
  },
  errors: ['link-not-found', 'password-refused', 'account-exists'],
  async run(app, _caller, { token, name: givenName, email: givenEmail, password }, { address, userAgent, cookies }) {
    const [name, email] = [givenName.toWellFormed(), foldEmail(givenEmail)]
    const hash = hashLinkToken(token)
    // Before anything that costs: who has no link makes nobody work.
    if (!(await hasOwnerLink(app.db, hash))) throw fail('link-not-found')
    await checkPassword(app.accounts.passwords, password, { name, email })
    const passwordHash = await app.accounts.passwords.hash(password)
    const owner = await inTransaction(app.db, async (transaction) => {
      const workspaceId = await takeOwnerLink(transaction, hash)
      if (workspaceId === null) throw fail('link-not-found')
      const demo = app.demoChatbot && (await findChatbotWith(transaction, workspaceId, app.demoChatbot))
      if (demo) await app.requestDemoTalks(transaction, { workspaceId, chatbotId: demo.id })
      return keepOwner(app, transaction, { workspaceId, name, email, passwordHash })
    })
    const cookie = await app.accounts.signIn({ email, password, address, userAgent })
    return new WithCookie(await describeMember(app.db, owner), [
      cookie,
      await app.accounts.devices.trust(cookies, email),
    ])
  },
})

/** A new account, or the one that has lost its password. Fails with `account-exists` when it is another firm’s. */
async function keepOwner(
  { newId }: Pick<FirmApp, 'newId'>,
  transaction: Database,
  {
    workspaceId,
    name,
    email,
    passwordHash,
  }: { workspaceId: number; name: string; email: string; passwordHash: string },
) {
  const role = 'owner' as const
  const known = await findAccountByEmail(transaction, email)
  if (known && known.workspaceId !== workspaceId) throw fail('account-exists')
  const accountId = known?.id ?? newId()
  if (known) {
    await renewAccount(transaction, { id: accountId, name, passwordHash })
    await setRole(transaction, { workspaceId, accountId, role })
    await askAgain(transaction, workspaceId)
  } else if (!(await insertAccount(transaction, { id: accountId, name, email, passwordHash, workspaceId, role }))) {
    throw fail('account-exists')
  }
  const member = nameMember({ name, accountId })
  await recordChange(transaction, {
    workspaceId,
    by: member,
    action: 'member.joined',
    target: `account ${accountId.slice(0, 8)}`,
    details: { after: { role }, by: 'owner link' },
  })
  return { workspaceId, accountId, name, email, role, hasTwoFactors: false }
}

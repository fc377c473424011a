import { Type } from 'typebox'
import { nameMember, recordChange } from '../../../platform/change-log/record-change.ts'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import { fail } from '../../../platform/errors.ts'
import { WithCookie } from '../../../platform/operation.ts'
import { defineOperation } from '../../define-operation.ts'
import { passwordField, tokenField } from '../account-fields.ts'
import { hashLinkToken } from '../link-token.ts'
import { checkPassword } from '../passwords/check-password.ts'
import { tellPasswordChange } from '../passwords/tell-password-change.ts'
import { askAgain } from '../sign-in/ask-again.ts'
import { forgetSignIns } from '../sign-in/sign-in-limits.ts'
import { findLinked, setPassword, takeLink } from './password-link-store.ts'

/** POST /v1/console/password */
export const choosePassword = defineOperation({
  id: 'setPassword',
  summary: 'Choose a new password by a link',
  description:
    'With a link to a new password: `token` is what stands behind its `#`. Signs the account out everywhere and signs nobody in: a second factor is asked for at the next sign-in as ever.',
  tag: 'Team',
  // A password is guessed at and hashed, which takes its time where many do.
  takesLong: true,
  access: 'public',
  checksContentType: true,
  countsAs: 'signIns',
  input: Type.Object({ token: tokenField, password: passwordField }),
  output: Type.Object({ email: Type.String({ description: 'What signs in with it' }) }),
  example: {
    token: 'mXQ0kXr3l2GJ8mF1q0v5n1yq8o9kq3fB7sZc2dVtYwA',
    password: 'a long sentence that only Ana knows',
  },
  errors: ['link-not-found', 'password-refused'],
  async run(app, _caller, { token, password }, { address, cookies }) {
    const hash = hashLinkToken(token)
    // Before anything that costs: who has no link makes nobody work.
    const person = await findLinked(app.db, hash)
    if (!person) throw fail('link-not-found')
    const { workspaceId, accountId, email } = person
    await checkPassword(app.accounts.passwords, password, person)
    const passwordHash = await app.accounts.passwords.hash(password)
    await inTransaction(app.db, async (transaction) => {
      if (!(await takeLink(transaction, hash))) throw fail('link-not-found')
      await setPassword(transaction, { accountId, passwordHash })
      const target = `account ${accountId.slice(0, 8)}`
      await recordChange(transaction, { workspaceId, by: nameMember(person), action: 'password.reset', target })
      await tellPasswordChange(app, person, transaction)
      await askAgain(transaction, workspaceId)
    })
    await forgetSignIns(app.db, { email, address })
    // Who has the mailbox is not kept waiting by those who guess.
    return new WithCookie({ email }, [await app.accounts.devices.trust(cookies, email)])
  },
})

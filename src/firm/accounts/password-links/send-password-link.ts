import { Type } from 'typebox'
import { actorOf } from '../../../platform/change-log/record-change.ts'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import { fail } from '../../../platform/errors.ts'
import { requiredText } from '../../../platform/fields.ts'
import { defineOperation } from '../../define-operation.ts'
import { linkMinutes, makePasswordLink } from './make-password-link.ts'
import { findColleague } from './password-link-store.ts'

/** POST /v1/team/{accountId}/password-link */
export const sendPasswordLink = defineOperation({
  id: 'sendPasswordLink',
  summary: 'Send a colleague a link to a new password',
  description: `It works once, within ${linkMinutes} minutes; the second factor stays. It is mailed where a mail server is set, and else shown this once, to be passed on.`,
  tag: 'Team',
  access: 'secret-key',
  asksProof: true,
  atomic: true,
  tellsSecret: true,
  input: Type.Object({ accountId: requiredText({ description: 'Id of the account', maxLength: 100 }) }),
  output: Type.Object({
    email: Type.String({ description: 'Whom it is for' }),
    isMailed: Type.Boolean({ description: 'Whether it was mailed' }),
    link: Type.Union([Type.String(), Type.Null()], { description: 'What the colleague opens; null: it was mailed' }),
    expiresAt: Type.String({ description: 'Until when it works, ISO 8601' }),
  }),
  example: {},
  errors: ['member-not-found', 'own-account'],
  async run(app, caller, { accountId }) {
    const { workspaceId, member } = caller
    // Who sits at somebody else's open console must not get around the question for the password.
    if (member?.accountId === accountId) throw fail('own-account')
    return inTransaction(app.db, async (transaction) => {
      const person = await findColleague(transaction, { workspaceId, accountId })
      if (!person) throw fail('member-not-found', { accountId })
      const opening = `${member?.name ?? 'Your firm'} sends you a link with which you choose a new password for Porchlight.`
      const made = await makePasswordLink(app, transaction, { person, by: actorOf(caller), opening })
      const isMailed = await app.mailer.sendsFor(workspaceId, transaction)
      const link = isMailed ? null : made.link
      return { email: person.email, isMailed, link, expiresAt: made.expiresAt.toISOString() }
    })
  },
})

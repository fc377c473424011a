import { setTimeout as wait } from 'node:timers/promises'
import { Type } from 'typebox'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import { foldEmail } from '../../../platform/mail/fold-email.ts'
import { defineOperation } from '../../define-operation.ts'
import type { FirmApp } from '../../firm-app.ts'
import { emailField } from '../account-fields.ts'
import { countLinkRequest } from '../sign-in/sign-in-limits.ts'
import { makePasswordLink } from './make-password-link.ts'
import { findByEmail } from './password-link-store.ts'

/** Far longer than a link takes to make: an address without an account is answered as late as one with. */
const answerMs = 400

/** POST /v1/console/password-link */
export const requestPasswordLink = defineOperation({
  id: 'createPasswordLink',
  summary: 'Ask for a link to a new password',
  description:
    'Where a mail server is set and the address has an account, a link is mailed to it that works once, within an hour. The answer is the same whether or not it has one.',
  tag: 'Team',
  access: 'public',
  checksContentType: true,
  countsAs: 'signIns',
  input: Type.Object({ email: emailField }),
  output: Type.Object({
    isMailed: Type.Boolean({
      description: 'Whether this server sends mails at all; nothing of whether the address has an account',
    }),
  }),
  example: { email: 'ana@example.com' },
  errors: ['too-many-calls'],
  async run(app, _caller, { email: given }, { address }) {
    const email = foldEmail(given)
    await countLinkRequest(app.db, { email, address })
    const sends = await app.mailer.sendsForAny()
    await Promise.all([sends && mailLink(app, email), wait(answerMs)])
    return { isMailed: sends }
  },
})

function mailLink(app: FirmApp, email: string): Promise<void> {
  return inTransaction(app.db, async (transaction) => {
    const person = await findByEmail(transaction, email)
    if (!person) return
    const opening = 'Somebody, most likely you, asked at the sign-in of Porchlight for a new password.'
    await makePasswordLink(app, transaction, { person, by: 'the sign-in page', opening })
  })
}

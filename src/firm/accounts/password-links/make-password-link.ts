import { recordChange } from '../../../platform/change-log/record-change.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { secretMark } from '../../../platform/mail/mail-secret.ts'
import { writeHtml } from '../../../platform/mail/write-html.ts'
import { writeText } from '../../../platform/mail/write-text.ts'
import type { FirmApp } from '../../firm-app.ts'
import { makeLinkToken } from '../link-token.ts'
import { keepLink, type LinkedPerson } from './password-link-store.ts'

/** How long a link to another password can be used, in minutes. */
export const linkMinutes = 60

/**
 * Makes a link with which somebody chooses another password, and mails it to them where there is a mail server. An
 * earlier one is over with it. `by`: who asked, as the change log names them.
 */
export async function makePasswordLink(
  { mailer, publicUrl }: Pick<FirmApp, 'mailer' | 'publicUrl'>,
  transaction: Database,
  { person, by, opening }: { person: LinkedPerson; by: string; opening: string },
): Promise<{ link: string; expiresAt: Date }> {
  const { workspaceId, accountId, email } = person
  const { token, hash } = makeLinkToken()
  const linkTo = (end: string): string => `${publicUrl}/console/new-password#${end}`
  const expiresAt = await keepLink(transaction, { workspaceId, accountId, hash, minutes: linkMinutes })
  const target = `account ${accountId.slice(0, 8)}`
  await recordChange(transaction, { workspaceId, by, action: 'password-link.made', target })
  if (await mailer.sendsFor(workspaceId, transaction)) {
    const parts = {
      opening,
      rows: [],
      heading: '',
      body: '',
      link: { label: 'Choose a new password', url: linkTo(secretMark) },
      closing:
        'The link works once, and for an hour. If you did not ask for it, do nothing: your password stays as it is.',
    }
    const subject = 'A new password for Porchlight'
    const mail = { workspaceId, recipient: email, subject, text: writeText(parts), html: writeHtml(parts) }
    await mailer.post({ ...mail, secret: token }, transaction)
  }
  return { link: linkTo(token), expiresAt }
}

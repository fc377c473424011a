import type { Database } from '../../../platform/database/connect.ts'
import { writeHtml } from '../../../platform/mail/write-html.ts'
import { writeText } from '../../../platform/mail/write-text.ts'
import type { FirmApp } from '../../firm-app.ts'

/** Mails somebody that a passkey was added, so that they hear of it when it was not them. Where no mail is sent, nothing. */
export async function tellNewPasskey(
  { mailer, publicUrl, now }: Pick<FirmApp, 'mailer' | 'publicUrl' | 'now'>,
  { workspaceId, email }: { workspaceId: number; email: string },
  transaction: Database,
): Promise<void> {
  if (!(await mailer.sendsFor(workspaceId, transaction))) return
  const time = now().toISOString().slice(0, 16).replace('T', ' ')
  const parts = {
    opening: `A passkey was added to your account of Porchlight on ${time} (UTC). Whoever has it signs in without your password.`,
    rows: [],
    heading: '',
    body: '',
    link: { label: 'Look at your passkeys', url: `${publicUrl}/console/setup/account` },
    closing: 'If it was not you, remove it there, choose another password, and tell an owner of your firm at once.',
  }
  const subject = 'A passkey was added to your account'
  const mail = { workspaceId, recipient: email, subject, text: writeText(parts), html: writeHtml(parts) }
  await mailer.post(mail, transaction)
}

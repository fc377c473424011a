import type { Database } from '../../../platform/database/connect.ts'
import { writeHtml } from '../../../platform/mail/write-html.ts'
import { writeText } from '../../../platform/mail/write-text.ts'
import type { FirmApp } from '../../firm-app.ts'

/** Mails somebody that their password was changed, so that they hear of it when it was not them. Where no mail is sent, nothing. */
export async function tellPasswordChange(
  { mailer, publicUrl, now }: Pick<FirmApp, 'mailer' | 'publicUrl' | 'now'>,
  { workspaceId, email }: { workspaceId: number; email: string },
  transaction?: Database,
): Promise<void> {
  if (!(await mailer.sendsFor(workspaceId, transaction))) return
  const time = now().toISOString().slice(0, 16).replace('T', ' ')
  const parts = {
    opening: `Your password for Porchlight was changed on ${time} (UTC), and you were signed out everywhere else.`,
    rows: [],
    heading: '',
    body: '',
    link: { label: 'Sign in', url: `${publicUrl}/console/sign-in` },
    closing: 'If it was not you, tell an owner of your firm at once, and ask for a new password at the sign-in.',
  }
  const subject = 'Your password was changed'
  const mail = { workspaceId, recipient: email, subject, text: writeText(parts), html: writeHtml(parts) }
  await mailer.post(mail, transaction)
}

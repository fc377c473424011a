import type { Chatbot } from '../../firm/chatbots/chatbot.ts'
import type { Database } from '../../platform/database/connect.ts'
import { type PageOfMail, writeHtml } from '../../platform/mail/write-html.ts'
import { writeText } from '../../platform/mail/write-text.ts'
import { mayMail } from '../../platform/quotas/use-quota.ts'
import { oneLine } from '../../platform/text/plain-lines.ts'
import { alertWordsOf } from '../../reading/languages/all-alert-words.ts'
import type { VisitorsApp } from '../visitors-app.ts'
import { type Alert, mostOfAddress } from './alert.ts'
import { languageOfAlert } from './alert-language.ts'
import { countAlertsOfAddress } from './alert-store.ts'
import { writeAlertLink } from './links/alert-link.ts'

/**
 * Asks whoever reads an address whether it is theirs and wants the alert. Where the address has got enough of such mails,
 * or has as many alerts as it may have, none goes out, and nobody who asks is told which it was. Nothing that a visitor
 * wrote stands in it: a form must not send strangers what anybody likes.
 */
export async function postConfirmation(
  app: Pick<VisitorsApp, 'mailer' | 'publicUrl' | 'quotas'>,
  transaction: Database,
  alert: Alert,
  { settings }: Chatbot,
): Promise<void> {
  const { workspaceId, sessionId, email } = alert
  if (!(await mayMail(app, transaction, { workspaceId, quota: 'alertMails', address: email }))) return
  if ((await countAlertsOfAddress(transaction, workspaceId, email)) > mostOfAddress) return
  const words = alertWordsOf(languageOfAlert(alert))
  const firm = oneLine(settings.Name)
  const page: PageOfMail = {
    opening: words.confirm.opening(firm),
    // The words of a search are the visitor’s own; those of a home are the firm’s.
    rows: alert.listingId === null ? [] : [[words.alert, alert.label] as const],
    heading: '',
    body: '',
    link: { label: words.confirm.link, url: writeAlertLink(app.publicUrl, 'confirm', alert) },
    closing: words.confirm.ignore,
    language: words.code,
  }
  await app.mailer.post(
    {
      ...{ workspaceId, sessionId, recipient: email },
      subject: `${firm}: ${words.confirm.subject}`,
      text: writeText(page),
      html: writeHtml(page),
    },
    transaction,
  )
}

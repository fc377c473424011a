import type { Chatbot } from '../../../firm/chatbots/chatbot.ts'
import { findChatbotOf } from '../../../firm/chatbots/find-chatbot.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import { type PageOfMail, writeHtml } from '../../../platform/mail/write-html.ts'
import { writeText } from '../../../platform/mail/write-text.ts'
import { oneLine } from '../../../platform/text/plain-lines.ts'
import { alertWordsOf } from '../../../reading/languages/all-alert-words.ts'
import { criteriaWordsOf } from '../../../reading/languages/spoken/all-criteria-words.ts'
import type { VisitorsApp } from '../../visitors-app.ts'
import type { Alert, News } from '../alert.ts'
import { languageOfAlert } from '../alert-language.ts'
import { writeAlertLink } from '../links/alert-link.ts'
import { tellKind, tellPrice } from '../tell-news.ts'
import { noteMailed, readUnmailed, takeDueAlerts } from './mailed-news-store.ts'

/** Homes that one mail lists; of more it says how many. */
const mostListed = 20
const alertsAtOnce = 20

/** Writes the mails of the alerts that are due, each together with the note that it is written. */
export async function mailNews(
  app: Pick<VisitorsApp, 'db' | 'events' | 'mailer' | 'publicUrl' | 'now' | 'stopping'>,
): Promise<void> {
  let count: number
  do {
    count = await inTransaction(app.db, async (transaction) => {
      const alerts = await takeDueAlerts(transaction, app.now(), alertsAtOnce)
      for (const alert of alerts) await mailAlert(app, transaction, alert)
      return alerts.length
    })
  } while (count === alertsAtOnce && !app.stopping.aborted)
}

async function mailAlert(
  app: Pick<VisitorsApp, 'events' | 'mailer' | 'publicUrl' | 'now'>,
  transaction: Database,
  alert: Alert,
): Promise<void> {
  const chatbot = await findChatbotOf(transaction, alert)
  const { news, total } = await readUnmailed(transaction, alert, mostListed)
  if (chatbot !== null && news.length > 0) {
    const { subject, page } = writeNews(app.publicUrl, alert, chatbot, { news, total })
    const { workspaceId, chatbotId, sessionId, email } = alert
    await app.mailer.post(
      {
        ...{ workspaceId, sessionId, recipient: email, subject },
        text: writeText(page),
        html: writeHtml(page),
        thread: `alert-${alert.id}`,
        ...oneClick(writeAlertLink(app.publicUrl, 'stop', alert)),
      },
      transaction,
    )
    const data = { alertId: alert.id, listings: [...new Set(news.map(({ listingId }) => listingId))] }
    await app.events.record(transaction, { workspaceId, chatbotId, sessionId, type: 'alert.matched', data })
  }
  await noteMailed(transaction, alert, app.now())
}

/** Mail programs press the button for https alone (RFC 8058); a server without it has the link in the mail. */
function oneClick(url: string): { unsubscribe?: string } {
  return url.startsWith('https://') ? { unsubscribe: url } : {}
}

function writeNews(
  publicUrl: string,
  alert: Alert,
  { settings }: Chatbot,
  { news, total }: { news: readonly News[]; total: number },
): { subject: string; page: PageOfMail } {
  const language = languageOfAlert(alert)
  const words = alertWordsOf(language)
  const wording = criteriaWordsOf(language)
  const firm = oneLine(settings.Name)
  const rest = total - news.length
  return {
    subject: `${firm}: ${words.news.subject(total)}`,
    page: {
      opening: words.news.opening(alert.label),
      rows: [],
      heading: '',
      body: '',
      items: news.map(({ kind, formerPrice, home }) => {
        const price = kind === 'priceDrop' ? '' : tellPrice(home, words, wording)
        return {
          title: home.title,
          lines: [home.place, price, tellKind({ kind, formerPrice, home }, words, wording)].filter(Boolean),
          url: home.url,
        }
      }),
      link: null,
      closing: rest > 0 ? words.news.more(rest) : '',
      further: [
        { label: words.news.stop, url: writeAlertLink(publicUrl, 'stop', alert) },
        { label: words.news.stopAll, url: writeAlertLink(publicUrl, 'stop-all', alert) },
      ],
      language,
    },
  }
}

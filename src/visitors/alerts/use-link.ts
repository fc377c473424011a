import type { Chatbot } from '../../firm/chatbots/chatbot.ts'
import { findChatbotOf } from '../../firm/chatbots/find-chatbot.ts'
import type { Database } from '../../platform/database/connect.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { keepLead } from '../leads/keep-lead.ts'
import type { VisitorsApp } from '../visitors-app.ts'
import type { Alert } from './alert.ts'
import { confirmAlerts, endMails, findAlert } from './alert-store.ts'
import { isSignedFor, type LinkKind, readToken } from './links/alert-link.ts'

/** What a link of a mail is about. */
export interface LinkedAlert {
  alert: Alert
  chatbot: Chatbot
}

/** Null: the alert has ended, or nobody has sent this link. */
export async function readLink(db: Database, kind: LinkKind, token: string): Promise<LinkedAlert | null> {
  const named = readToken(token)
  const alert = named && (await findAlert(db, named.workspaceId, named.id))
  if (!named || !alert || alert.email === '' || !isSignedFor(kind, alert, named.signature)) return null
  const chatbot = await findChatbotOf(db, alert)
  return chatbot === null ? null : { alert, chatbot }
}

/** Does what a link is for. Using it again changes nothing. Null as with `readLink`. */
export function applyLink(
  app: Pick<VisitorsApp, 'db' | 'events' | 'now'>,
  kind: LinkKind,
  token: string,
): Promise<LinkedAlert | null> {
  return inTransaction(app.db, async (transaction) => {
    const linked = await readLink(transaction, kind, token)
    if (linked === null) return null
    if (kind === 'confirm') await confirm(app, transaction, linked)
    else await endMails(transaction, linked.alert, { everywhere: kind === 'stop-all' })
    return linked
  })
}

/**
 * Whoever reads the address wants the alert, and whatever else this conversation asked to be mailed to it. Now it is
 * known to be theirs, it is a lead: not where the firm asks for a consent of its own first.
 */
async function confirm(
  { events, now }: Pick<VisitorsApp, 'db' | 'events' | 'now'>,
  transaction: Database,
  { alert, chatbot }: LinkedAlert,
): Promise<void> {
  const { workspaceId, chatbotId, sessionId, email, label, listingId } = alert
  const confirmed = await confirmAlerts(transaction, alert, now())
  if (confirmed.length === 0) return
  for (const alertId of confirmed) {
    const data = { alertId }
    await events.record(transaction, { workspaceId, chatbotId, sessionId, type: 'alert.confirmed', data })
  }
  if (chatbot.settings.ConsentEnable) return
  await keepLead(
    { db: transaction, events },
    {
      ...{ workspaceId, chatbotId, sessionId, email, firstName: '', lastName: '', phone: '', page: '', reply: '' },
      message: `Wants to be told by e-mail: ${label}`,
      consentText: null,
      told: null,
      listingIds: listingId === null ? [] : [listingId],
      source: 'chat',
    },
  )
}

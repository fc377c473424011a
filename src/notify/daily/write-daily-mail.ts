import { writeConversation } from '../../conversation/sessions/conversation-text.ts'
import type { Chatbot } from '../../firm/chatbots/chatbot.ts'
import type { Database } from '../../platform/database/connect.ts'
import type { Mail } from '../../platform/mail/mailer.ts'
import { nameForMail } from '../../platform/mail/name-for-mail.ts'
import { type PageOfMail, writeHtml } from '../../platform/mail/write-html.ts'
import { writeText } from '../../platform/mail/write-text.ts'
import { oneLine, setIn } from '../../platform/text/plain-lines.ts'
import type { LeadItem } from '../../visitors/leads/lead-item.ts'
import { listLeadsOf } from '../../visitors/leads/leads-of-session.ts'
import type { NotifyApp } from '../notify-app.ts'
import type { DailyPlace } from './daily-store.ts'

/** More than anybody reads in a mail; mail servers refuse far larger ones. */
export const mostSessions = 200
const mostCharacters = 500_000

interface Day extends DailyPlace {
  chatbot: Chatbot
  /** The first conversations of the day. */
  sessionIds: readonly number[]
  /** How many there were. */
  count: number
}

/** The mail about a day of a chatbot: who left contact details, or what was said. */
export async function writeDailyMail(
  { publicUrl }: Pick<NotifyApp, 'publicUrl'>,
  transaction: Database,
  { workspaceId, chatbotId, kind, day, chatbot, sessionIds, count }: Day,
): Promise<Omit<Mail, 'recipient'>> {
  const { settings } = chatbot
  const name = oneLine(settings.Name)
  const pieces: string[] = []
  const told: number[] = []
  let length = 0
  for (const sessionId of sessionIds) {
    const place = { workspaceId, chatbotId, sessionId }
    const piece =
      kind === 'leads'
        ? (await listLeadsOf(transaction, place)).map(describeLead).join('\n\n')
        : `Conversation ${sessionId}\n${await writeConversation(transaction, place, settings.TimeZone)}`
    if (length + piece.length > mostCharacters && pieces.length > 0) break
    length += piece.length
    pieces.push(piece)
    told.push(sessionId)
  }
  const [what, operation] = kind === 'leads' ? ['Leads', 'LeadList'] : ['Conversations', 'ChatContentHistory']
  const rest = count - told.length
  const parts: PageOfMail = {
    opening: `${what} of ${name} on ${day}: ${count}.`,
    rows: [],
    heading: `Times are in ${settings.TimeZone}; the day is that of this zone.`,
    body: pieces.join('\n\n') + (rest > 0 ? `\n\n(${rest} more: ${operation} has all of them.)` : ''),
    link: { label: 'All of them in the console', url: `${publicUrl}/console/${kind === 'leads' ? 'leads' : 'inbox'}` },
  }
  return {
    workspaceId,
    sessionIds: told,
    subject: `${what} of ${name} on ${day}: ${count}`,
    text: writeText(parts),
    html: writeHtml(parts),
    thread: `daily-${kind}-${chatbotId}`,
  }
}

function describeLead({ Name, Email, Phone, Message, URI, SessionID }: LeadItem): string {
  const rows = [
    ['Conversation', String(SessionID)],
    ['Name', nameForMail(Name ?? '')],
    ['E-mail', Email],
    ['Phone', Phone],
    ['Message', Message],
    ['Page', URI],
  ]
  return rows.flatMap(([name, value = '']) => (value === '' ? [] : [`${name}: ${setIn(value)}`])).join('\n')
}

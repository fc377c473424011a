import type { App } from '../app.ts'
import type { ChatbotSettings } from '../chatbots/chatbot-settings.ts'
import { oneLine, setIn, writeConversation } from '../sessions/conversation-text.ts'
import type { NewLead } from './lead-store.ts'

/**
 * Mails a lead with the whole conversation to whom the chatbot names for visitors who ask for a person, or else for
 * leads; to nobody when it names neither. What a visitor wrote stands in the text only, never in the subject.
 */
export async function mailLead(
  app: App,
  lead: NewLead,
  { Name, TalkToHumanEmail, EmailForDailyLeads, TimeZone }: ChatbotSettings,
): Promise<void> {
  const recipient = TalkToHumanEmail || EmailForDailyLeads
  if (recipient === '') return
  const mail = {
    workspaceId: lead.workspaceId,
    sessionId: lead.sessionId,
    recipient,
    subject: `A visitor of ${oneLine(Name)} wants to be contacted (conversation ${lead.sessionId})`,
    text: [
      `A visitor of ${oneLine(Name)} left contact details in the conversation ${lead.sessionId}.`,
      '',
      ...describeLead(lead),
      '',
      `The conversation; times are in ${TimeZone}:`,
      '',
      (await writeConversation(app.db, lead, TimeZone)) || '(Nothing was said yet.)',
      '',
    ].join('\n'),
  }
  await app.mailer.post(mail, app.db)
}

function describeLead({ firstName, lastName, email, phone, message, consentText, page }: NewLead): string[] {
  const rows: [string, string][] = [
    ['Name', `${firstName} ${lastName}`.trim()],
    ['E-mail', email],
    ['Phone', phone],
    ['Message', message],
    ['Page', page],
    ['Agreed to', consentText ?? ''],
  ]
  return rows.filter(([, value]) => value !== '').map(([name, value]) => `${name}: ${setIn(value)}`)
}

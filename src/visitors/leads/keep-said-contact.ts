import type { ChatbotSettings } from '../../firm/chatbots/chatbot-settings.ts'
import type { VisitorPlace } from '../../platform/visitor-place.ts'
import { readContact } from '../../reading/contact/read-contact.ts'
import type { VisitorsApp } from '../visitors-app.ts'
import { keepLead } from './keep-lead.ts'

/**
 * Keeps the contact details that a visitor says in the conversation as a lead (firm.md). Not where the firm asks for
 * consent first: the form asks for it, and what was said stays in the conversation alone.
 */
export async function keepSaidContact(
  app: Pick<VisitorsApp, 'db' | 'events'>,
  { workspaceId, chatbotId, sessionId }: VisitorPlace,
  { message, settings }: { message: string; settings: Pick<ChatbotSettings, 'ConsentEnable'> },
): Promise<void> {
  const said = settings.ConsentEnable ? null : readContact(message)
  if (said === null) return
  await keepLead(app, {
    workspaceId,
    chatbotId,
    sessionId,
    ...said,
    firstName: '',
    lastName: '',
    message: message.slice(0, 5_000),
    consentText: null,
    page: '',
    reply: '',
    told: null,
    listingIds: [],
    source: 'chat',
  })
}

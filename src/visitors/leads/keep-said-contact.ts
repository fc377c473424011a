import type { HeldContact, TakenContact, Telling } from '../../conversation/taken-contact.ts'
import type { ChatbotSettings } from '../../firm/chatbots/chatbot-settings.ts'
import type { VisitorPlace } from '../../platform/visitor-place.ts'
import { readContact, type SaidContact } from '../../reading/contact/read-contact.ts'
import { consentWordsOf } from '../../reading/languages/kept-words/consent-words.ts'
import type { WindowLanguage } from '../../reading/languages/spoken/spoken-language.ts'
import type { ContactKept } from '../../reading/languages/tables/told.ts'
import type { VisitorsApp } from '../visitors-app.ts'
import { setConsentWords } from './contact-fields.ts'
import { hold } from './held/hold-contact.ts'
import { type KeptLead, keepLead } from './keep-lead.ts'
import type { NewNote } from './lead-store.ts'

type Turn = VisitorPlace & { questionId: number; settings: ChatbotSettings; question: Telling }

/**
 * Keeps the contact details that a visitor says in the conversation as a lead (firm.md). Where the firm asks for consent
 * first, they are held beside the conversation until it is given: no lead, and nobody is told. Null: none were said.
 */
export async function keepSaidContact(
  app: Pick<VisitorsApp, 'db' | 'events'>,
  turn: Turn,
  {
    message,
    isLocal = false,
    languageOf,
  }: { message: string; isLocal?: boolean; languageOf(): Promise<WindowLanguage> },
): Promise<TakenContact | null> {
  const said = readContact(message, { isLocal })
  if (said === null) return null
  const { workspaceId, chatbotId, sessionId, questionId, settings } = turn
  const place = { workspaceId, chatbotId, sessionId }
  if (!settings.ConsentEnable) {
    const told = await keepSaid(app, { ...place, ...said, message }, turn)
    return { ...said, is: 'kept', told }
  }
  const language = await languageOf()
  const consentText = setConsentWords(settings).join('\n') || consentWordsOf(language).standard
  const held = await hold(app, {
    ...place,
    ...said,
    questionId,
    language,
    consentText,
    message: message.slice(0, 5_000),
  })
  return { is: 'held', email: held.email, phone: held.phone, consentText, language }
}

/** The visitor agreed to the words that were shown: the firm is told. */
export function releaseHeld(
  app: Pick<VisitorsApp, 'db' | 'events'>,
  held: HeldContact,
  turn: Pick<Turn, 'question'>,
): Promise<ContactKept> {
  return keepSaid(app, held, turn)
}

interface Said extends VisitorPlace, SaidContact {
  message: string
  consentText?: string
}

async function keepSaid(
  app: Pick<VisitorsApp, 'db' | 'events'>,
  said: Said,
  { question }: Pick<Turn, 'question'>,
): Promise<KeptLead> {
  const { workspaceId, chatbotId, sessionId, email, phone, message, consentText = null } = said
  const note: NewNote = {
    workspaceId,
    chatbotId,
    sessionId,
    email,
    phone,
    firstName: '',
    lastName: '',
    message: message.slice(0, 5_000),
    consentText,
    page: '',
    reply: '',
    told: null,
    listingIds: [],
    source: 'chat',
  }
  const kept = await keepLead(app, note, question.mayTell)
  if ('waitSeconds' in kept) throw new Error('what is said in the chat waits for no form')
  return kept
}

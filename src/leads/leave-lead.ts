import { Type } from 'typebox'
import type { App } from '../app.ts'
import type { ChatbotSettings } from '../chatbots/chatbot-settings.ts'
import '../chatbots/setting-formats.ts'
import { fail } from '../errors.ts'
import { text, trimmedText } from '../fields.ts'
import { isWebAddress } from '../listings/web-address.ts'
import { type CallContext, defineOperation } from '../operation.ts'
import { keepSession } from '../sessions/visitor-session.ts'
import { pageOf } from '../visitors/check-site.ts'
import { openVisit } from '../visitors/open-visit.ts'
import { tooManyCalls } from '../visitors/visitor-limits.ts'
import { mailLead } from './lead-mail.ts'
import { deleteLead, insertLead, type NewLead } from './lead-store.ts'
import { normalizePhone } from './phone-number.ts'

/** What a session may leave: a visitor who mistyped corrects it; nobody needs more. */
const leadsOfSession = { limit: 5, windowSeconds: 3_600 }
const maxPageLength = 2_000
/** All its texts, each as long as it may be, with characters of four bytes. */
const maxBodyBytes = 131_072

/** POST /v1/visitor/lead */
export const leaveLead = defineOperation({
  summary: 'Leave contact details for a person of the firm',
  description:
    'Keeps them and mails them with the conversation to TalkToHumanEmail, or else to EmailForDailyLeads. An e-mail address or a phone number is needed; with ConsentEnable also the consent, whose wording is kept. At most 5 an hour for one session.',
  tag: 'Widget',
  access: 'visitor-key',
  countsAs: 'leads',
  maxBodyBytes,
  jsonOnly: false,
  atomic: true,
  bare: true,
  input: Type.Object({
    firstName: Type.Optional(trimmedText({ description: 'First name', maxLength: 100 })),
    lastName: Type.Optional(trimmedText({ description: 'Last name', maxLength: 100 })),
    email: Type.Optional(trimmedText({ description: 'E-mail address', maxLength: 254, format: 'e-mail' })),
    phone: Type.Optional(trimmedText({ description: 'Phone number', maxLength: 60, format: 'phone-number' })),
    message: trimmedText({ description: 'What the visitor wants; may be empty', maxLength: 5_000 }),
    consent: Type.Optional(Type.Boolean({ description: 'Whether the visitor ticked the box' })),
    consentText: Type.Optional(
      text({
        description: 'The window’s own wording, where it stood in for an empty ConsentContent or ConsentCheckboxText',
        // ConsentContent, a line break and ConsentCheckboxText, each as long as a setting may be.
        maxLength: 20_001,
      }),
    ),
  }),
  output: Type.Object({
    message: Type.String({ description: 'TalkToHumanResponseMessage; "": the window has words of its own' }),
  }),
  example: { firstName: 'Ana', email: 'ana@example.com', message: 'May I see the house on Birch Lane on Saturday?' },
  errors: ['session-not-found', 'origin-not-allowed', 'too-many-calls'],
  async run(app, caller, input, context) {
    const { visitor, chatbot } = await openVisit(app, caller, context)
    const { settings } = chatbot
    const { firstName = '', lastName = '', email = '', phone = '', message } = input
    const { consentText, faults } = readConsent(settings, input)
    if (email === '' && phone === '') {
      faults.unshift('email: leave an e-mail address or a phone number, so that somebody can answer.')
    }
    if (faults.length > 0) throw fail('invalid-fields', { faults: faults.join(' ') })
    await keepSession(app.db, visitor)
    const lead = {
      ...visitor,
      firstName: onOneLine(firstName),
      lastName: onOneLine(lastName),
      email,
      phone: normalizePhone(phone) ?? '',
      message,
      consentText,
      page: pageThatAsks(context),
      reply: settings.TalkToHumanResponseMessage,
    }
    await keepAndMail(app, lead, settings)
    return { message: lead.reply }
  },
})

/** A lead that cannot be mailed is not kept either: the visitor hears of it and sends it again. */
async function keepAndMail(app: App, lead: NewLead, settings: ChatbotSettings): Promise<void> {
  const kept = await insertLead(app.db, lead, leadsOfSession)
  if ('waitSeconds' in kept) {
    throw tooManyCalls('contact forms were sent in this conversation', kept.waitSeconds)
  }
  try {
    await mailLead(app, lead, settings)
  } catch (error) {
    await deleteLead(app.db, lead, kept.id)
    throw error
  }
}

/** The very words that the visitor agreed to; null when none are asked for. */
function readConsent(
  { ConsentEnable, ConsentContent, ConsentCheckboxText }: ChatbotSettings,
  given: { consent?: boolean; consentText?: string },
): { consentText: string | null; faults: string[] } {
  if (!ConsentEnable) return { consentText: null, faults: [] }
  const faults = given.consent === true ? [] : ['consent: tick the box, so that your details may be sent.']
  const set = [ConsentContent, ConsentCheckboxText].filter((words) => words.trim() !== '')
  const ofWindow = given.consentText?.trim() ?? ''
  const shown = set.length === 2 || ofWindow === '' ? set : [...wordsWithout(set, ofWindow), ofWindow]
  if (shown.length === 0) faults.push('consentText: is required, because the chatbot has no wording of its own.')
  return { consentText: shown.join('\n'), faults }
}

/** A window may send all that it showed, the chatbot's wording included. */
function wordsWithout(words: readonly string[], whole: string): string[] {
  return words.filter((word) => !whole.includes(word.trim()))
}

function onOneLine(words: string): string {
  return words.replace(/\s+/g, ' ')
}

/** Pages are on the web: another address, which only a program would send, is not shown to the firm. */
function pageThatAsks({ client, origin }: CallContext): string {
  const site = origin !== null && isWebAddress(origin) ? origin : ''
  return (pageOf(client.referrerInfo) ?? site).slice(0, maxPageLength)
}

import { Type } from 'typebox'
import type { ChatbotSettings } from '../../firm/chatbots/chatbot-settings.ts'
import '../../firm/chatbots/setting-formats.ts'
import { pageOf } from '../../firm/visits/check-site.ts'
import { isWebAddress } from '../../homes/listings/web-address.ts'
import { text, trimmedText } from '../../platform/fields.ts'
import type { CallContext } from '../../platform/operation.ts'
import { normalizePhone } from '../../reading/contact/phone-number.ts'

const maxPageLength = 2_000

/** How visitors say who they are and that they agree, wherever they do. */
export const contactFields = {
  firstName: Type.Optional(trimmedText({ description: 'First name', maxLength: 100 })),
  lastName: Type.Optional(trimmedText({ description: 'Last name', maxLength: 100 })),
  email: Type.Optional(trimmedText({ description: 'E-mail address', maxLength: 254, format: 'e-mail' })),
  phone: Type.Optional(trimmedText({ description: 'Phone number', maxLength: 60, format: 'phone-number' })),
  consent: Type.Optional(Type.Boolean({ description: 'Whether the visitor ticked the box' })),
  consentText: Type.Optional(
    text({
      description: 'The window’s own wording, where it stood in for an empty ConsentContent or ConsentCheckboxText',
      // ConsentContent, a line break and ConsentCheckboxText, each as long as a setting may be.
      maxLength: 20_001,
    }),
  ),
}

interface GivenContact {
  firstName?: string
  lastName?: string
  email?: string
  phone?: string
  consent?: boolean
  consentText?: string
}

export interface ReadContact {
  firstName: string
  lastName: string
  email: string
  phone: string
  /** The very words that the visitor agreed to; null when none are asked for. */
  consentText: string | null
  /** What is missing: an address to answer to, or the consent that the chatbot asks for. */
  faults: string[]
}

/** What these fields say, with what a schema cannot know of them. */
export function readContactFields(settings: ChatbotSettings, given: GivenContact): ReadContact {
  const { firstName = '', lastName = '', email = '', phone = '' } = given
  const { consentText, faults } = readConsent(settings, given)
  if (email === '' && phone === '') {
    faults.unshift('email: leave an e-mail address or a phone number, so that somebody can answer.')
  }
  return {
    firstName: onOneLine(firstName),
    lastName: onOneLine(lastName),
    email,
    phone: normalizePhone(phone) ?? '',
    consentText,
    faults,
  }
}

/** The very words that the visitor agreed to; null when none are asked for. */
function readConsent(
  { ConsentEnable, ConsentContent, ConsentCheckboxText }: ChatbotSettings,
  given: Pick<GivenContact, 'consent' | 'consentText'>,
): Pick<ReadContact, 'consentText' | 'faults'> {
  // Who asked for consent although the chatbot need not: the words are kept all the same.
  if (!ConsentEnable) return { consentText: (given.consent === true && given.consentText?.trim()) || null, faults: [] }
  const faults = given.consent === true ? [] : ['consent: tick the box, so that your details may be sent.']
  const set = setConsentWords({ ConsentContent, ConsentCheckboxText })
  const ofWindow = given.consentText?.trim() ?? ''
  const shown = set.length === 2 || ofWindow === '' ? set : [...wordsWithout(set, ofWindow), ofWindow]
  if (shown.length === 0) faults.push('consentText: is required, because the chatbot has no wording of its own.')
  return { consentText: shown.join('\n'), faults }
}

/** The words of the firm that are agreed to. */
export function setConsentWords(settings: Pick<ChatbotSettings, 'ConsentContent' | 'ConsentCheckboxText'>): string[] {
  return [settings.ConsentContent, settings.ConsentCheckboxText].filter((words) => words.trim() !== '')
}

/** A window may send all that it showed, the chatbot's wording included. */
function wordsWithout(words: readonly string[], whole: string): string[] {
  return words.filter((word) => !whole.includes(word.trim()))
}

function onOneLine(words: string): string {
  return words.replace(/\s+/g, ' ')
}

/** Pages are on the web: another address, which only a program would send, is not shown to the firm. */
export function pageThatAsks({ client, origin }: CallContext): string {
  const site = origin !== null && isWebAddress(origin) ? origin : ''
  return (pageOf(client.referrerInfo) ?? site).slice(0, maxPageLength)
}

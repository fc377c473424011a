import type { Lead } from '../../model/chat-state.ts'
import type { WordKey } from '../../words/speech.ts'

export type LeadField = 'email' | 'phone' | 'message' | 'consent'

/** What is missing or mistyped in a form, by field, as a key of the words. The server checks the same and more. */
export function findLeadFaults(lead: Lead, needsConsent: boolean): Partial<Record<LeadField, WordKey>> {
  const faults: Partial<Record<LeadField, WordKey>> = {}
  if (lead.email === '' && lead.phone === '') faults.email = 'needEmailOrPhone'
  const mailFault = findMailFault(lead.email)
  if (mailFault) faults.email = mailFault
  if (lead.phone !== '' && lead.phone.replace(/\D/g, '').length < 5) faults.phone = 'needValidPhone'
  if (lead.message === '') faults.message = 'needMessage'
  if (needsConsent && !lead.consent) faults.consent = 'needConsent'
  return faults
}

/** What is wrong with an address that may be left out. */
export function findMailFault(email: string): WordKey | undefined {
  return email !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? 'needValidEmail' : undefined
}

import { defineFormat } from '../../platform/fields.ts'
import { isEmailAddress } from '../../platform/mail/email-address.ts'
import { parseDomain, splitLines } from './domains.ts'
import { findLanguage } from './languages.ts'

/** "rgb( 1, 2 ,3)" → "rgb(1,2,3)"; null when it is no colour. */
export function normalizeColour(value: string): string | null {
  const parts = /^\s*rgb\s*\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*\)\s*$/i.exec(value)?.slice(1)
  if (!parts || parts.some((part) => Number(part) > 255)) return null
  return `rgb(${parts.map(Number).join(',')})`
}

export function isTimeZone(value: string): boolean {
  // Intl takes offsets such as +01:00 too; the contract wants a name of the IANA list.
  if (!/^[A-Za-z]/.test(value)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: value })
    return true
  } catch {
    return false
  }
}

function isWebAddress(value: string): boolean {
  if (/\s/.test(value) || !/^https?:\/\/[^/\\?#]/i.test(value) || !URL.canParse(value)) return false
  return new URL(value).hostname !== ''
}

defineFormat('iana-time-zone', 'an IANA time zone such as "America/Los_Angeles"', isTimeZone)
defineFormat(
  'rgb-colour',
  'a colour as "rgb(r,g,b)" with numbers from 0 to 255',
  (value) => normalizeColour(value) !== null,
)
defineFormat('web-address', 'a web address that begins with http:// or https://', isWebAddress)
defineFormat(
  'https-address',
  'a web address that begins with https://',
  (value) => isWebAddress(value) && /^https:/i.test(value),
)
defineFormat('e-mail', 'an e-mail address', isEmailAddress)
defineFormat(
  'language-name',
  'the English name of a language, such as "Spanish"',
  (value) => findLanguage(value) !== null,
)
defineFormat('domain', 'a host or an origin, such as "www.example.com"', (value) => parseDomain(value) !== null)
defineFormat('domain-list', 'one host or origin a line, such as "*.example.com"', (value) =>
  splitLines(value).every((line) => parseDomain(line) !== null),
)
defineFormat('file-id', 'the id of an uploaded image, in digits', (value) => /^\d{1,15}$/.test(value))

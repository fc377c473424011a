import { defineFormat } from '../../platform/fields.ts'

/** Longest address of a page or a picture, in characters. */
export const maxAddress = 2_000

/** What an import gives a home without any address (import/made-values.ts); it is never shown as a link. */
const madeName = /^urn:porchlight:listing:[\w.!~*'()%-]*$/

/** Whether browsers can only be led to a page or a picture by it: http and https, with a host, and nothing hidden. */
export function isWebAddress(value: string): boolean {
  if (!/^https?:\/\/[^/\\?#]/i.test(value) || /\p{Cc}/u.test(value) || !URL.canParse(value)) return false
  return new URL(value).hostname !== ''
}

export const webAddressRule = 'a web address that begins with http:// or https://'

/** Of what is too long only its length is told. */
const isTooLong = (value: string): boolean => value.length > maxAddress && [...value].length > maxAddress

defineFormat(
  'listing-address',
  webAddressRule,
  (value) => isWebAddress(value) || madeName.test(value) || isTooLong(value),
)
defineFormat('picture-address', webAddressRule, (value) => isWebAddress(value) || isTooLong(value))

/** An address of a file, with the https:// that many leave out: `//host/path`, `www.host/path`, `host.com/path`. */
export function completeAddress(text: string): string {
  if (text.startsWith('//')) return `https:${text}`
  return /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d{1,5})?(?:[/?#]|$)/i.test(text) ? `https://${text}` : text
}

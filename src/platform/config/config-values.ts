import { isEmailAddress } from '../mail/email-address.ts'

/** How the text of an environment variable becomes a value. Each throws the end of a sentence, as in "must be ...". */

export const optional = (text: string | undefined): string | null => text ?? null

export function readWebAddress(text: string | undefined, protocols: readonly string[]): string | null {
  if (text === undefined) return null
  const url = URL.canParse(text) ? new URL(text) : null
  const names = protocols.map((protocol) => `${protocol}//`).join(' or ')
  if (!url || !protocols.includes(url.protocol)) throw new Error(`must be an address that begins with ${names}`)
  return text
}

export function readInteger(text: string | undefined, fallback: number, min: number, max: number): number {
  if (text === undefined) return fallback
  const value = Number(text)
  if (!/^-?\d+$/.test(text) || value < min || value > max)
    throw new Error(`must be a whole number from ${min} to ${max}`)
  return value
}

export function readChoice<const Value extends string>(
  text: string | undefined,
  fallback: Value,
  values: readonly Value[],
): Value {
  if (text === undefined) return fallback
  const value = values.find((candidate) => candidate === text.toLowerCase())
  if (value === undefined) throw new Error(`must be one of ${values.join(', ')}`)
  return value
}

export function readKey(text: string | undefined, prefix: string): string | null {
  if (text === undefined) return null
  if (!/^[\x21-\x7e]{16,200}$/.test(text)) {
    throw new Error(`must be 16 to 200 visible ASCII characters without blanks (made keys begin with ${prefix})`)
  }
  return text
}

export function readPublicUrl(text: string | undefined): string | null {
  const address = readWebAddress(text, ['http:', 'https:'])
  return address === null ? null : address.replace(/\/+$/, '')
}

/** A contact as security.txt takes it: "security@example.com" becomes an address, too. */
export function readSecurityContact(text: string | undefined): string | null {
  if (text === undefined) return null
  const contact = isEmailAddress(text) ? `mailto:${text}` : text
  const isMail = /^mailto:/i.test(contact) && isEmailAddress(contact.slice('mailto:'.length))
  const isPage = URL.canParse(contact) && new URL(contact).protocol === 'https:' && /^[!-~]+$/.test(contact)
  if (!isMail && !isPage) throw new Error('must be an e-mail address or an address that begins with https://')
  return contact
}

/** Somebody's sign-in; without encryption only on this machine: whoever reads along would be let in. */
export function readProviderAddress(text: string | undefined): string | null {
  if (text === undefined) return null
  const url = URL.canParse(text) ? new URL(text) : null
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isThisMachine(url.hostname))
  if (!url || !isSafe || url.username || url.password || url.search || url.hash)
    throw new Error('must be an https:// address without a question mark, or an http:// one on this machine')
  return text
}

function isThisMachine(hostname: string): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)
}

/** A tile server; without encryption only on this machine, since the pages that show maps are encrypted. */
export function readTileAddress(text: string | undefined): string | null {
  if (text === undefined) return null
  // The places of zoom, column and row are no part of an address yet.
  const filled = text.replaceAll(/\{[zxy]\}/g, '0')
  const url = URL.canParse(filled) ? new URL(filled) : null
  const isLocal = url?.protocol === 'http:' && isThisMachine(url.hostname)
  const hasAll = ['{z}', '{x}', '{y}'].every((part) => text.includes(part))
  if (!url || !(url.protocol === 'https:' || isLocal) || !hasAll || /[\s"'<>\\]/.test(text)) {
    throw new Error(
      'must be an https:// address with {z}, {x} and {y} for zoom, column and row, such as https://tiles.example.com/{z}/{x}/{y}.png',
    )
  }
  return text
}

export function readList(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

export function readTrustProxy(text: string | undefined): string[] {
  if (text === undefined || text.toLowerCase() === 'off') return []
  const entries = readList(text)
  const isAddress = (entry: string): boolean => /^[0-9a-f:.]+(\/\d{1,3})?$/i.test(entry) && /[.:]/.test(entry)
  if (entries.length === 0 || !entries.every(isAddress)) {
    throw new Error('must be off, or addresses and networks of proxies such as 10.0.0.0/8, separated by commas')
  }
  return entries
}

/** A text without its percent signs, or as it is where they mean nothing. */
export function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

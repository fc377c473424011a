import { isIP } from 'node:net'

/** Where passkeys are made and used: what devices bind them to, and what every signature must name. */
export interface PasskeyPlace {
  /** RP ID (WebAuthn, section 5.1.3): a host without a port. */
  host: string
  /** Such as https://homes.example. */
  origin: string
}

/**
 * The place of a page that calls us: of our public address, and on the machine itself of the name localhost, since no
 * passkey is bound to a number. null: passkeys do not work there.
 */
export function findPasskeyPlace(publicUrl: string, origin: string | undefined): PasskeyPlace | null {
  if (origin === undefined || !URL.canParse(origin) || !URL.canParse(publicUrl)) return null
  const [ours, theirs] = [new URL(publicUrl), new URL(origin)]
  if (theirs.origin !== origin) return null
  const { hostname, protocol } = theirs
  if (isThisMachine(ours.hostname)) return hostname === 'localhost' ? { host: hostname, origin } : null
  return protocol === 'https:' && !isNumber(hostname) && ours.origin === origin ? { host: hostname, origin } : null
}

/** Where one is to open the console to use passkeys, for a sentence. */
export function namePasskeyAddress(publicUrl: string): string {
  const anyHttps = 'an address with https'
  if (!URL.canParse(publicUrl)) return anyHttps
  const { hostname, protocol, port, origin } = new URL(publicUrl)
  if (isThisMachine(hostname)) return `${protocol}//localhost${port && `:${port}`}`
  return protocol === 'https:' && !isNumber(hostname) ? origin : anyHttps
}

function isThisMachine(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || (isIP(hostname) === 4 && hostname.startsWith('127.'))
}

function isNumber(hostname: string): boolean {
  return hostname.startsWith('[') || isIP(hostname) !== 0
}

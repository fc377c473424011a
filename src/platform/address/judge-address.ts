import { isIP } from 'node:net'
import { isPublicAddress } from '../outbound/public-address.ts'

/** Who can open an address: everybody, who is in the same network, or this machine alone. */
export const reaches = ['everybody', 'network', 'machine'] as const
export type Reach = (typeof reaches)[number]

/** An address as it is kept, without a slash at its end; or the end of a sentence that says what is wrong. */
export function shapeAddress(text: string): { url: string } | { fault: string } {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url === null || !['http:', 'https:'].includes(url.protocol))
    return { fault: 'expected an address that begins with https://, such as https://chat.example.com.' }
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '' || url.pathname !== '/')
    return { fault: 'expected nothing behind the host, such as https://chat.example.com.' }
  if (url.protocol === 'http:' && reachOf(url.origin) === 'everybody')
    return { fault: 'expected https://. With http:// everybody on the way could read along.' }
  return { url: url.origin }
}

/** As its host tells. Which addresses a name leads to is seen by the check alone. */
export function reachOf(address: string): Reach {
  const host = new URL(address).hostname.replace(/^\[|\]$/g, '')
  if (/(^|\.)localhost$/.test(host) || /^127\./.test(host) || host === '::1') return 'machine'
  if (isIP(host) !== 0) return isPublicAddress(host) ? 'everybody' : 'network'
  return !host.includes('.') || /\.(local|lan|home|internal|intranet|home\.arpa)$/.test(host) ? 'network' : 'everybody'
}

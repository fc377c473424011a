import type { GuardedFetch } from '../../platform/outbound/guarded-fetch.ts'
import type { AskPaces } from './reso/ask-pace.ts'

/** The way out to the addresses of feeds. Hangs on `App`. */
export interface FeedDoor {
  fetch: GuardedFetch
  /** Whether the operator allows a host by name or address, so that it may be reached without encryption. */
  mayBePlain(host: string): boolean
  /** How often providers may be asked. */
  paces: AskPaces
}

/** Why an address may not be a feed's: a sentence; null: it may. */
export function findAddressFault(door: Pick<FeedDoor, 'mayBePlain'>, address: string): string | null {
  const url = URL.canParse(address) ? new URL(address) : null
  if (url?.protocol === 'https:') return null
  if (url?.protocol !== 'http:') return `"${address.slice(0, 60)}" is no web address: write it with https://.`
  return door.mayBePlain(url.hostname.replace(/^\[|\]$/g, ''))
    ? null
    : `${url.host} must be reached by https://, or be named in PORCHLIGHT_OUTBOUND_ALLOW.`
}

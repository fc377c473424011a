import type { Config } from '../../../platform/config/config.ts'
import { makeGuardedFetch } from '../../../platform/outbound/guarded-fetch.ts'
import { makeOutboundRule } from '../../../platform/outbound/outbound-allow.ts'
import { isPublicAddress } from '../../../platform/outbound/public-address.ts'
import { SingleSignOn } from './single-sign-on.ts'

/** A provider that takes longer keeps nobody waiting. */
const timeoutMs = 6_000

/**
 * The provider of the configuration; null: none is set. Who runs the server has named the issuer: it may be on this
 * machine or in a network of one's own, which other addresses may only be where PORCHLIGHT_OUTBOUND_ALLOW says so.
 */
export function makeSingleSignOn(config: Config, now: () => Date): SingleSignOn | null {
  const { oidcIssuer: issuer, oidcClientId: clientId, oidcClientSecret: clientSecret, oidcName: name } = config
  if (issuer === null || clientId === null || clientSecret === null) return null
  const host = new URL(issuer).hostname.replace(/^\[|\]$/g, '')
  const isAllowed = makeOutboundRule([...config.outboundAllow, { host, prefix: null }], isPublicAddress)
  return new SingleSignOn({ issuer, clientId, clientSecret, name, fetch: makeGuardedFetch(isAllowed), timeoutMs, now })
}

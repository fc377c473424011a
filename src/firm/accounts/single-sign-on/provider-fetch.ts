import type { CustomFetch } from 'openid-client'
import { type GuardedFetch, OutboundError } from '../../../platform/outbound/guarded-fetch.ts'

/** Keys and descriptions of providers take some kilobytes. */
const mostBytes = 262_144

/**
 * What every call to the provider goes through: our own client, with a limit of time and of size. Without encryption
 * nothing is asked but the issuer itself, whoever it says has its keys.
 */
export function makeProviderFetch(fetch: GuardedFetch, issuer: URL, timeoutMs: number): CustomFetch {
  return async (url, { method, headers, body, signal }) => {
    const { protocol, origin } = new URL(url)
    if (protocol !== 'https:' && origin !== issuer.origin)
      throw new OutboundError('bad-address', 'the provider names an address without encryption')
    const answer = await fetch({
      url,
      method: method === 'POST' ? 'POST' : 'GET',
      headers,
      ...(body === undefined || body === null ? {} : { body: String(body) }),
      ...(signal === undefined ? {} : { signal }),
      maxBytes: mostBytes,
      timeoutMs,
      ignoresRedirects: true,
    })
    const { 'content-type': type = '' } = answer.headers
    const content = answer.body.length === 0 ? null : answer.body.toString('utf8')
    return new Response(content, { status: answer.status, headers: { 'content-type': type } })
  }
}

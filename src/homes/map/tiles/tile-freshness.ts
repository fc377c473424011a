import type { IncomingHttpHeaders } from 'node:http'

const hourMs = 3_600_000
/** Streets are no news: what a provider would have us ask for again sooner is kept for an hour all the same. */
const leastMs = hourMs
const mostMs = 30 * 24 * hourMs
const usualMs = 24 * hourMs

/** How long a tile may be used, in milliseconds, as the provider says and within bounds; null: it is not to be kept. */
export function readFreshness(headers: IncomingHttpHeaders, now: number): number | null {
  const directives = (headers['cache-control'] ?? '').toLowerCase()
  if (/(^|[\s,])(no-store|private)($|[\s,=])/.test(directives)) return null
  const [, seconds] =
    /(?:^|[\s,])s-maxage=(\d{1,10})/.exec(directives) ?? /(?:^|[\s,])max-age=(\d{1,10})/.exec(directives) ?? []
  if (seconds !== undefined) return within(Number(seconds) * 1000)
  const expires = Date.parse(headers.expires ?? '')
  return within(Number.isNaN(expires) ? usualMs : expires - now)
}

function within(ms: number): number {
  return Math.min(mostMs, Math.max(leastMs, ms))
}

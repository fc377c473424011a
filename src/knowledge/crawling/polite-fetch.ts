import type { GuardedFetch, OutboundResponse } from '../../platform/outbound/guarded-fetch.ts'
import { readRetryAfter } from '../../platform/outbound/retry-after.ts'
import { asCrawlError, CrawlError } from './crawl-error.ts'
import type { HostPaces } from './host-paces.ts'
import type { Robots } from './robots.ts'

const maxRedirects = 5
const usualPauseSeconds = 60

export interface PoliteParts {
  fetch: GuardedFetch
  robots: Robots
  paces: HostPaces
}

export interface PoliteRequest {
  url: string
  headers?: Record<string, string>
  maxBytes: number
  timeoutMs: number
  signal: AbortSignal
}

/**
 * Asks for an address as its site wishes: robots.txt and the pace of each host hold for every step of the way, and each
 * step is guarded by itself. Answers 2xx and 304; fails with a CrawlError for everything else.
 */
export async function fetchPolitely(parts: PoliteParts, request: PoliteRequest): Promise<OutboundResponse> {
  const seen = new Set<string>()
  let { url } = request
  while (seen.size <= maxRedirects) {
    if (seen.has(url)) break
    seen.add(url)
    const response = await askOnce(parts, { ...request, url })
    const next = redirectOf(response, url)
    if (next === null) return await checked(response, parts.paces)
    url = next
  }
  throw new CrawlError('too-many-redirects')
}

async function askOnce({ fetch, robots, paces }: PoliteParts, request: PoliteRequest): Promise<OutboundResponse> {
  const { url, signal } = request
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) throw new CrawlError('bad-address')
  const rules = await untilStopped(robots.rulesOf(url), signal)
  if (!(await rules.allows(url))) throw new CrawlError('robots')
  await paces.turn(new URL(url).host, { delayMs: rules.delayMs, signal })
  try {
    return await fetch({ ...request, ignoresRedirects: true, unpacks: true })
  } catch (error) {
    signal.throwIfAborted()
    throw asCrawlError(error)
  }
}

/** Who asks may leave earlier than the answer comes. */
function untilStopped<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  signal.throwIfAborted()
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason)
    signal.addEventListener('abort', stop, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}

function redirectOf({ status, headers }: OutboundResponse, url: string): string | null {
  const { location } = headers
  if (![301, 302, 303, 307, 308].includes(status) || location === undefined) return null
  if (!URL.canParse(location, url)) throw new CrawlError('bad-address')
  const next = new URL(location, url)
  next.hash = ''
  return next.href
}

async function checked(response: OutboundResponse, paces: HostPaces): Promise<OutboundResponse> {
  const { status, headers, url } = response
  if ((status >= 200 && status < 300) || status === 304) return response
  if (status === 404 || status === 410) throw new CrawlError('gone')
  if (status === 401 || status === 403 || status === 407 || status === 451) throw new CrawlError('forbidden')
  if (status === 429 || status === 503) {
    const retryAfterSeconds = readRetryAfter(headers['retry-after'], new Date()) || usualPauseSeconds
    await paces.hold(new URL(url).host, retryAfterSeconds)
    throw new CrawlError('wait', { retryAfterSeconds })
  }
  throw new CrawlError('failed', { cause: new Error(`status ${status}`) })
}

import { type GuardedFetch, OutboundError, type OutboundResponse } from '../../platform/outbound/guarded-fetch.ts'
import { readRetryAfter } from '../../platform/outbound/retry-after.ts'
import { asCrawlError, CrawlError } from './crawl-error.ts'
import { readRobotsText } from './robots-rules.ts'

export const robotName = 'Porchlight'
/** RFC 9309 asks for at least 500 KiB. */
const maxBytes = 1_048_576
const timeoutMs = 15_000
/** RFC 9309: no longer than a day. */
const keptMs = 6 * 3_600_000
const keptFaultMs = 5 * 60_000
const mostSites = 1_000
const longestDelayMs = 30_000

/** What the robots.txt of a site says to us. */
export interface RobotsRules {
  allows(url: string): Promise<boolean>
  /** Between two requests; 0: it does not say. */
  delayMs: number
}

interface Kept {
  rules: Promise<RobotsRules>
  until: number
}

const allowsAll: RobotsRules = { allows: async () => true, delayMs: 0 }

/** robots.txt of the sites that were read lately, after RFC 9309: 4xx means no rules, 5xx and silence mean wait. */
export class Robots {
  readonly #fetch: GuardedFetch
  readonly #kept = new Map<string, Kept>()

  constructor(fetch: GuardedFetch) {
    this.#fetch = fetch
  }

  /** Fails with a CrawlError where the site cannot say now what it allows. */
  rulesOf(url: string): Promise<RobotsRules> {
    const { origin } = new URL(url)
    const now = performance.now()
    const kept = this.#kept.get(origin)
    if (kept && kept.until > now) return kept.rules
    const asked: Kept = { rules: this.#ask(origin), until: now + keptMs }
    this.#kept.delete(origin)
    this.#kept.set(origin, asked)
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > mostSites && oldest !== undefined) this.#kept.delete(oldest)
    asked.rules.catch(() => {
      asked.until = performance.now() + keptFaultMs
    })
    return asked.rules
  }

  /** Without the signal of who asks: others wait for the same answer. */
  async #ask(origin: string): Promise<RobotsRules> {
    const url = `${origin}/robots.txt`
    try {
      const response = await this.#fetch({ url, maxBytes, timeoutMs, unpacks: true })
      return readRules(response)
    } catch (error) {
      if (!(error instanceof OutboundError)) throw error
      if (/^(not-public|not-found|bad-address)$/.test(error.fault)) throw asCrawlError(error)
      throw cannotSay(keptFaultMs / 1000, error)
    }
  }
}

function readRules({ status, headers, body }: OutboundResponse): RobotsRules {
  if (status === 429 || status >= 500)
    throw cannotSay(Math.max(keptFaultMs / 1000, readRetryAfter(headers['retry-after'], new Date())))
  if (status < 200 || status >= 300) return allowsAll
  return parseRobots(body.toString('utf8').replace(/^\uFEFF/, ''))
}

/** What the text of a robots.txt says to us. */
export function parseRobots(text: string): RobotsRules {
  const rules = readRobotsText(text, robotName)
  const seconds = rules.crawlDelay ?? 0
  return {
    allows: (page) => {
      const { pathname, search } = new URL(page)
      return rules.allows(pathname + search)
    },
    delayMs: Number.isFinite(seconds) ? Math.min(longestDelayMs, Math.max(0, seconds * 1000)) : 0,
  }
}

function cannotSay(retryAfterSeconds: number, cause?: unknown): CrawlError {
  const message = 'The site could not say what may be read of it (its robots.txt fails). It is tried again.'
  return new CrawlError('wait', { message, retryAfterSeconds, cause })
}

import { isIP } from 'node:net'
import { memoize } from '../../platform/memoize.ts'
import type { GuardedFetch } from '../../platform/outbound/guarded-fetch.ts'

export interface WebhookRules {
  fetch: GuardedFetch
  /** Hosts that may be told without encryption, in lower case. */
  httpHosts: readonly string[]
  /** Whether an address may be reached. */
  isAllowed: (address: string, host: string) => boolean
}

/** Addresses whose faults are remembered: each message is looked at. */
const mostKnown = 1_000

/** What webhooks need of the process: where they may go, and whom to wake. Hangs on `App`. */
export class Webhooks {
  readonly fetch: GuardedFetch
  /**
   * What is wrong with an address, as the end of a sentence that begins with its name; null: nothing that can be seen
   * from it. What a name resolves to is looked at each time it is told something.
   */
  readonly findFault: (text: string) => string | null
  #wake: (() => void) | null = null

  constructor(rules: WebhookRules) {
    this.fetch = rules.fetch
    this.findFault = memoize((text) => findFault(text, rules), mostKnown)
  }

  /** Something is to be delivered. What other processes made is looked for. */
  wake(): void {
    this.#wake?.()
  }

  /** From now on, `wake` hears of it. */
  tell(wake: () => void): void {
    this.#wake = wake
  }
}

function findFault(text: string, { httpHosts, isAllowed }: WebhookRules): string | null {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url === null || !['http:', 'https:'].includes(url.protocol)) return 'expected a web address (https://…).'
  if (url.username !== '' || url.password !== '') return 'expected an address without a name or password in it.'
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (url.protocol === 'http:' && !httpHosts.includes(host))
    return 'expected https://; the operator can allow http:// for a host (PORCHLIGHT_WEBHOOK_HTTP_HOSTS).'
  if (isIP(host) !== 0 && !isAllowed(host, host)) return 'expected a public address.'
  return null
}

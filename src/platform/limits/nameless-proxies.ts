import type { Log } from '../logging/log.ts'

const rememberedMs = 86_400_000
const mostProxies = 20

/**
 * Proxies in networks of one's own that forward calls of others although PORCHLIGHT_TRUST_PROXY does not name them: all
 * their visitors are counted as one, which the operator is told at once.
 */
export class NamelessProxies {
  readonly #log: Log
  readonly #lastSeen = new Map<string, number>()

  constructor(log: Log) {
    this.#log = log
  }

  note(address: string, now: number): void {
    if (!this.#lastSeen.has(address)) {
      if (this.#lastSeen.size >= mostProxies) return
      this.#log.warn({ proxy: address }, describeNamelessProxy(address))
    }
    this.#lastSeen.set(address, now)
  }

  /** Those that forwarded something within the last day. */
  list(now: number): string[] {
    return [...this.#lastSeen].filter(([, seen]) => now - seen < rememberedMs).map(([address]) => address)
  }
}

export function describeNamelessProxy(address: string): string {
  return `A proxy at ${address} forwards calls but is not trusted, so all its visitors share the limits of one: set PORCHLIGHT_TRUST_PROXY=${address} if it is yours.`
}

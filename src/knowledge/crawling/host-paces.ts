import { setTimeout as wait } from 'node:timers/promises'
import { CrawlError } from './crawl-error.ts'

/** firm.md, Knowledge: 2 requests a second a host. */
const usualIntervalMs = 500
const longestIntervalMs = 30_000
/** A site that asks for more is come back to by a later job. */
const longestHoldMs = 3_600_000
const mostWaiting = 500
/** Hosts that are remembered; those whose turn is over are forgotten first. */
const mostHosts = 2_000

/** When each host may be asked next, over all sources of this process. */
export class HostPaces {
  readonly #next = new Map<string, number>()
  readonly #intervalMs: number
  #waiting = 0

  constructor(intervalMs = usualIntervalMs) {
    this.#intervalMs = intervalMs
  }

  /** Resolves when it is this request's turn. `delayMs`: what the host asks for. */
  async turn(host: string, { delayMs, signal }: { delayMs: number; signal: AbortSignal }): Promise<void> {
    const now = performance.now()
    const interval = Math.min(longestIntervalMs, Math.max(this.#intervalMs, delayMs))
    const at = Math.max(now, this.#next.get(host) ?? 0)
    if (at > now && this.#waiting >= mostWaiting) throw new CrawlError('wait', { retryAfterSeconds: 60 })
    if (at - now > longestIntervalMs * 4) throw new CrawlError('wait', { retryAfterSeconds: (at - now) / 1000 })
    this.#forget(now)
    this.#next.set(host, at + interval)
    if (at <= now) return
    this.#waiting += 1
    try {
      await wait(at - now, undefined, { signal })
    } catch (error) {
      signal.throwIfAborted()
      throw error
    } finally {
      this.#waiting -= 1
    }
  }

  /** The host asks to be left alone for a while. */
  hold(host: string, seconds: number): void {
    const until = performance.now() + Math.min(longestHoldMs, seconds * 1000)
    this.#next.set(host, Math.max(until, this.#next.get(host) ?? 0))
  }

  #forget(now: number): void {
    if (this.#next.size < mostHosts) return
    for (const [host, at] of this.#next) if (at <= now) this.#next.delete(host)
    const [oldest] = this.#next.keys()
    if (this.#next.size >= mostHosts && oldest !== undefined) this.#next.delete(oldest)
  }
}

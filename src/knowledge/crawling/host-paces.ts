import { setTimeout as wait } from 'node:timers/promises'
import { CrawlError } from './crawl-error.ts'

/** firm.md, Knowledge: 2 requests a second a host. */
const usualIntervalMs = 500
const longestIntervalMs = 30_000
/** A site that asks for more is come back to by a later job. */
const longestHoldMs = 3_600_000
/** Nobody waits for longer in a queue. */
const longestTurnMs = longestIntervalMs * 4
const mostWaiting = 500
/** Hosts that are remembered; those whose turn is over are forgotten first. */
const mostHosts = 2_000

/** PORT: when each host may be asked next, by anybody who learns from it. Where it cannot be read, each process goes by itself. */
export interface SharedPaces {
  /**
   * Takes the next turn of a host, after which nobody asks it for `intervalMs`. Answers how long it is until then; null,
   * without a turn, where that is longer than `mostMs`.
   */
  take(host: string, turn: { intervalMs: number; mostMs: number }): Promise<number | null>
  /** Nobody asks the host for so long. */
  hold(host: string, ms: number): Promise<void>
}

const unshared: SharedPaces = { take: async () => 0, hold: async () => {} }

/** When each host may be asked next, over all sources of this process and of the others. */
export class HostPaces {
  readonly #next = new Map<string, number>()
  readonly #intervalMs: number
  readonly #shared: SharedPaces
  #waiting = 0

  constructor(intervalMs = usualIntervalMs, shared = unshared) {
    this.#intervalMs = intervalMs
    this.#shared = shared
  }

  /** Resolves when it is this request's turn. `delayMs`: what the host asks for. */
  async turn(host: string, { delayMs, signal }: { delayMs: number; signal: AbortSignal }): Promise<void> {
    if (this.#waiting >= mostWaiting) throw new CrawlError('wait', { retryAfterSeconds: 60 })
    const intervalMs = Math.min(longestIntervalMs, Math.max(this.#intervalMs, delayMs))
    const here = this.#takeHere(host, intervalMs)
    this.#waiting += 1
    try {
      const among = await this.#shared.take(host, { intervalMs, mostMs: longestTurnMs }).catch(() => 0)
      if (among === null) throw new CrawlError('wait', { retryAfterSeconds: longestTurnMs / 1000 })
      const ms = Math.max(here - performance.now(), among)
      if (ms > 0) await wait(ms, undefined, { signal })
    } catch (error) {
      signal.throwIfAborted()
      throw error
    } finally {
      this.#waiting -= 1
    }
  }

  /** The host asks to be left alone for a while. */
  async hold(host: string, seconds: number): Promise<void> {
    const ms = Math.min(longestHoldMs, seconds * 1000)
    this.#next.set(host, Math.max(performance.now() + ms, this.#next.get(host) ?? 0))
    await this.#shared.hold(host, ms).catch(() => {})
  }

  /** When the next turn of this process comes. */
  #takeHere(host: string, intervalMs: number): number {
    const now = performance.now()
    const at = Math.max(now, this.#next.get(host) ?? 0)
    if (at - now > longestTurnMs) throw new CrawlError('wait', { retryAfterSeconds: (at - now) / 1000 })
    this.#forget(now)
    this.#next.set(host, at + intervalMs)
    return at
  }

  #forget(now: number): void {
    if (this.#next.size < mostHosts) return
    for (const [host, at] of this.#next) if (at <= now) this.#next.delete(host)
    const [oldest] = this.#next.keys()
    if (this.#next.size >= mostHosts && oldest !== undefined) this.#next.delete(oldest)
  }
}

import { type Network, networksOf } from './networks.ts'

interface Bucket {
  /** Calls that are left, a fraction included. */
  left: number
  /** When that was so, in milliseconds. */
  at: number
}

/**
 * Bounds how often one address may do something: `count` times at once, and as many again in every `windowMs`,
 * spread evenly; a whole network some times as often (networks.ts). Only in this process and only by heart: it keeps floods small, it does not count exactly. Loopback is
 * never bounded (firm.md, "Limits by address").
 */
export class AddressLimit {
  readonly #count: number
  readonly #windowMs: number
  readonly #maxAddresses: number
  readonly #buckets = new Map<string, Bucket>()

  constructor(limit: { count: number; windowMs: number; maxAddresses?: number }) {
    this.#count = limit.count
    this.#windowMs = limit.windowMs
    this.#maxAddresses = limit.maxAddresses ?? 40_000
  }

  /**
   * Counts a call, or something that weighs as much as `weight` calls. Answers 0 when it may go on, else after how many
   * milliseconds it may.
   */
  take(address: string, now: number, weight = 1): number {
    // What weighs more than all that is ever left goes when all is left.
    const wanted = Math.min(weight, this.#count)
    const places = networksOf(address).map((network) => ({ ...network, left: this.#leftOf(network, now) }))
    const waits = places.map(({ left, width }) => ((wanted - left) * this.#windowMs) / (this.#count * width))
    const waitMs = Math.max(0, ...waits)
    for (const { key, left } of places) this.#remember(key, { left: waitMs > 0 ? left : left - wanted, at: now })
    return waitMs
  }

  /** Takes a call back that turned out to be none of those that are counted. */
  giveBack(address: string, now: number): void {
    for (const network of networksOf(address)) {
      if (!this.#buckets.has(network.key)) continue
      const left = Math.min(this.#count * network.width, this.#leftOf(network, now) + 1)
      this.#remember(network.key, { left, at: now })
    }
  }

  #leftOf({ key, width }: Network, now: number): number {
    const bucket = this.#buckets.get(key)
    const most = this.#count * width
    if (!bucket) return most
    return Math.min(most, bucket.left + (Math.max(0, now - bucket.at) * most) / this.#windowMs)
  }

  /** Addresses that called longest ago are forgotten first. */
  #remember(network: string, bucket: Bucket): void {
    this.#buckets.delete(network)
    this.#buckets.set(network, bucket)
    if (this.#buckets.size <= this.#maxAddresses) return
    const [oldest] = this.#buckets.keys()
    if (oldest !== undefined) this.#buckets.delete(oldest)
  }
}

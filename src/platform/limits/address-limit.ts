import { isIPv4, isIPv6 } from 'node:net'
import { plainAddress } from '../plain-address.ts'

interface Bucket {
  /** Calls that are left, a fraction included. */
  left: number
  /** When that was so, in milliseconds. */
  at: number
}

/**
 * Bounds how often one address may do something: `count` times at once, and as many again in every `windowMs`,
 * spread evenly. Only in this process and only by heart: it keeps floods small, it does not count exactly. Loopback is
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
    this.#maxAddresses = limit.maxAddresses ?? 20_000
  }

  /**
   * Counts a call, or something that weighs as much as `weight` calls. Answers 0 when it may go on, else after how many
   * milliseconds it may.
   */
  take(address: string, now: number, weight = 1): number {
    const network = networkOf(address)
    if (network === null) return 0
    const left = this.#leftOf(network, now)
    // What weighs more than all that is ever left goes when all is left.
    const wanted = Math.min(weight, this.#count)
    const isAllowed = left >= wanted
    this.#remember(network, { left: isAllowed ? left - wanted : left, at: now })
    return isAllowed ? 0 : ((wanted - left) * this.#windowMs) / this.#count
  }

  /** Takes a call back that turned out to be none of those that are counted. */
  giveBack(address: string, now: number): void {
    const network = networkOf(address)
    if (network === null || !this.#buckets.has(network)) return
    this.#remember(network, { left: Math.min(this.#count, this.#leftOf(network, now) + 1), at: now })
  }

  #leftOf(network: string, now: number): number {
    const bucket = this.#buckets.get(network)
    if (!bucket) return this.#count
    return Math.min(this.#count, bucket.left + (Math.max(0, now - bucket.at) * this.#count) / this.#windowMs)
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

/** What counts as one: an IPv4 address, or the /64 that every line gets of IPv6. Null for loopback and for what is no address. */
export function networkOf(address: string): string | null {
  const plain = plainAddress(address)
  if (isIPv4(plain)) return plain.startsWith('127.') ? null : plain
  if (!isIPv6(plain) || isLoopback(plain)) return null
  return firstGroups(plain.toLowerCase(), 4)
}

/** ::1, however many of its zeros are written. */
function isLoopback(address: string): boolean {
  return /^[0:]*:0*1$/.test(address)
}

/** The first groups of an IPv6 address, with the zeros that `::` stands for. */
function firstGroups(address: string, count: number): string {
  const [start = '', end] = address.split('::')
  const groups = start.split(':').filter((group) => group !== '')
  const last = (end ?? '').split(':').filter((group) => group !== '')
  if (end !== undefined) groups.push(...Array<string>(Math.max(0, 8 - groups.length - last.length)).fill('0'))
  return [...groups, ...last]
    .slice(0, count)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

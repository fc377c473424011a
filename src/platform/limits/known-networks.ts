import { networkOf } from './networks.ts'

const longestMs = 7 * 86_400_000
const mostNetworks = 10_000

/**
 * The networks from which somebody called with a secret key or was signed in, as far as this process remembers: what is
 * kept for keys and members is kept for them before a call has shown who it is.
 */
export class KnownNetworks {
  readonly #lastSeen = new Map<string, number>()

  note(address: string, now: number): void {
    const network = networkOf(address)
    if (network === null) return
    this.#lastSeen.delete(network)
    this.#lastSeen.set(network, now)
    if (this.#lastSeen.size <= mostNetworks) return
    const [oldest] = this.#lastSeen.keys()
    if (oldest !== undefined) this.#lastSeen.delete(oldest)
  }

  has(address: string, now: number): boolean {
    const network = networkOf(address)
    const seen = network === null ? undefined : this.#lastSeen.get(network)
    return seen !== undefined && now - seen < longestMs
  }
}

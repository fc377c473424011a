import { fail } from '../errors.ts'
import { networkOf } from './address-limit.ts'

/** Of visitors of one address: more than an office has people who ask at the same time. */
const mostAnswersOfNetwork = 60

/** Bounds how many answers that take their time are open at once, in all and for visitors of one address of the Internet. */
export class OpenAnswers {
  readonly #ofNetwork = new Map<string, number>()
  readonly #mostOpen: number
  readonly #mostOfNetwork: number
  #open = 0

  constructor(mostOpen: number, mostOfNetwork = mostAnswersOfNetwork) {
    this.#mostOpen = mostOpen
    this.#mostOfNetwork = mostOfNetwork
  }

  /** Opens one; what it answers is called at its end. Fails with `too-busy`. */
  open({ address, isVisitor }: { address: string; isVisitor: boolean }): () => void {
    const network = isVisitor ? networkOf(address) : null
    const ofNetwork = network === null ? 0 : (this.#ofNetwork.get(network) ?? 0)
    if (this.#open >= this.#mostOpen || ofNetwork >= this.#mostOfNetwork)
      throw fail('too-busy', {}, { retryAfterSeconds: 5 })
    this.#open += 1
    if (network !== null) this.#ofNetwork.set(network, ofNetwork + 1)
    return () => {
      this.#open -= 1
      if (network === null) return
      const left = (this.#ofNetwork.get(network) ?? 1) - 1
      if (left > 0) this.#ofNetwork.set(network, left)
      else this.#ofNetwork.delete(network)
    }
  }
}

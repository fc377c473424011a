import { fail } from '../errors.ts'
import { networkOf } from './address-limit.ts'

/** Each holds a model's call, a reader and what it has not read yet. */
const mostOpen = 1_000
/** Of visitors of one address: more than an office has people who ask at the same time. */
const mostOfNetwork = 60

/** Bounds how many answers to questions are open at once, in all and for visitors of one address of the Internet. */
export class OpenAnswers {
  readonly #ofNetwork = new Map<string, number>()
  #open = 0

  /** Opens one; what it answers is called at its end. Fails with `too-busy`. */
  open({ address, isVisitor }: { address: string; isVisitor: boolean }): () => void {
    const network = isVisitor ? networkOf(address) : null
    const ofNetwork = network === null ? 0 : (this.#ofNetwork.get(network) ?? 0)
    if (this.#open >= mostOpen || ofNetwork >= mostOfNetwork) throw fail('too-busy', {}, { retryAfterSeconds: 5 })
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

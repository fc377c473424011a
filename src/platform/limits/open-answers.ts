import { fail } from '../errors.ts'
import { FairPlaces } from './fair-places.ts'
import { claimsOf } from './networks.ts'

export interface OpenLimits {
  most: number
  /** Of these so many are for keys and members alone. */
  reserve: number
  /** Of visitors of one address: more than an office has people who ask or listen at the same time. */
  mostOfAddress: number
}

export interface Opening {
  address: string
  isVisitor: boolean
  workspaceId: number
}

/** Bounds how many answers that take their time are open at once: in all, for visitors of one network, and for one firm. */
export class OpenAnswers {
  readonly #limits: OpenLimits
  readonly #places: FairPlaces

  constructor(limits: OpenLimits) {
    this.#limits = limits
    this.#places = new FairPlaces(limits)
  }

  /** Opens one; what it answers is called at its end. Fails with `too-busy`. */
  open({ address, isVisitor, workspaceId }: Opening): () => void {
    const { most, mostOfAddress } = this.#limits
    const claims = isVisitor ? claimsOf(address, mostOfAddress) : [{ key: `firm ${workspaceId}`, most }]
    const leave = this.#places.take({ isStranger: isVisitor, claims })
    if (leave === null) throw fail('too-busy', {}, { retryAfterSeconds: 5 })
    return leave
  }
}

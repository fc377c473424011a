/** Somebody for whom a place counts: a network, a firm. */
export interface Claim {
  key: string
  /** Places that it may hold while at least half of all are free. */
  most: number
}

export interface Newcomer {
  /** Whether nobody knows who it is: strangers never get the reserve. */
  isStranger: boolean
  claims: readonly Claim[]
}

/**
 * Places that many share, such as connections: a part is kept for those who are known, and nobody holds so many that
 * none are left. The fewer are free, the fewer one may hold; whoever holds none gets one as long as there is one. So a
 * handful of networks never fills it, and nobody is bounded in a quiet hour.
 */
export class FairPlaces {
  readonly #most: number
  readonly #reserve: number
  readonly #held = new Map<string, number>()
  #taken = 0
  #takenByStrangers = 0

  constructor({ most, reserve }: { most: number; reserve: number }) {
    this.#most = most
    this.#reserve = reserve
  }

  /** Takes a place. Answers how to give it back, once; null: there is none for it now. */
  take({ isStranger, claims }: Newcomer): (() => void) | null {
    const all = isStranger ? this.#most - this.#reserve : this.#most
    const free = Math.min(this.#most - this.#taken, isStranger ? all - this.#takenByStrangers : all)
    if (free <= 0) return null
    const share = Math.min(1, (2 * free) / all)
    const isAllowed = ({ key, most }: Claim): boolean =>
      (this.#held.get(key) ?? 0) < Math.max(1, Math.floor(most * share))
    if (!claims.every(isAllowed)) return null
    this.#change(isStranger, claims, 1)
    let isGiven = false
    return () => {
      if (isGiven) return
      isGiven = true
      this.#change(isStranger, claims, -1)
    }
  }

  #change(isStranger: boolean, claims: readonly Claim[], by: 1 | -1): void {
    this.#taken += by
    if (isStranger) this.#takenByStrangers += by
    for (const { key } of claims) {
      const held = (this.#held.get(key) ?? 0) + by
      if (held > 0) this.#held.set(key, held)
      else this.#held.delete(key)
    }
  }
}

/** What is known here of a delivery: where it goes, and whether that endpoint fails or is slow. */
export interface ForEndpoint {
  delivery: { endpointId: number; inTrouble: boolean }
}

/** What this process has taken: some deliveries on their way, and for endpoints that are well the next ones waiting. */
export class AtHand<Taken extends ForEndpoint> {
  readonly #most: { flying: number; each: number }
  readonly #waiting = new Map<number, Taken[]>()
  readonly #flying = new Map<number, number>()
  #wellFlying = 0
  #wellWaiting = 0
  #troubled = 0

  /** `flying`: how many are on their way to endpoints that are well; `each`: to one of them. */
  constructor(most: { flying: number; each: number }) {
    this.#most = most
  }

  /** All for endpoints that are well, on their way or waiting. */
  get well(): number {
    return this.#wellFlying + this.#wellWaiting
  }

  get waiting(): number {
    return this.#wellWaiting
  }

  get troubled(): number {
    return this.#troubled
  }

  /** How many of each endpoint. */
  counts(): Map<number, number> {
    const counts = new Map(this.#flying)
    for (const [id, taken] of this.#waiting) counts.set(id, (counts.get(id) ?? 0) + taken.length)
    return counts
  }

  add(taken: Taken): void {
    const { endpointId, inTrouble } = taken.delivery
    const waiting = this.#waiting.get(endpointId)
    if (waiting) waiting.push(taken)
    else this.#waiting.set(endpointId, [taken])
    if (!inTrouble) this.#wellWaiting += 1
  }

  /** What may begin now; it is on its way from then on. Endpoints in trouble are never given more than may. */
  *begin(): Generator<Taken> {
    for (const [endpointId, waiting] of this.#waiting) {
      for (;;) {
        const [first] = waiting
        if (first === undefined || !this.#hasRoom(first)) break
        waiting.shift()
        this.#fly(first, 1)
        if (!first.delivery.inTrouble) this.#wellWaiting -= 1
        yield first
      }
      if (waiting.length === 0) this.#waiting.delete(endpointId)
    }
  }

  /** One that was on its way has come to its end. */
  end(taken: Taken): void {
    this.#fly(taken, -1)
  }

  /** Takes back what waits: of one endpoint, or all. */
  takeBack(endpointId?: number): Taken[] {
    const back = endpointId === undefined ? [...this.#waiting.values()].flat() : (this.#waiting.get(endpointId) ?? [])
    if (endpointId === undefined) this.#waiting.clear()
    else this.#waiting.delete(endpointId)
    this.#wellWaiting -= back.filter(({ delivery }) => !delivery.inTrouble).length
    return back
  }

  #hasRoom({ delivery: { endpointId, inTrouble } }: Taken): boolean {
    if (inTrouble) return true
    return this.#wellFlying < this.#most.flying && (this.#flying.get(endpointId) ?? 0) < this.#most.each
  }

  #fly({ delivery: { endpointId, inTrouble } }: Taken, change: 1 | -1): void {
    const flying = (this.#flying.get(endpointId) ?? 0) + change
    if (flying > 0) this.#flying.set(endpointId, flying)
    else this.#flying.delete(endpointId)
    if (inTrouble) this.#troubled += change
    else this.#wellFlying += change
  }
}

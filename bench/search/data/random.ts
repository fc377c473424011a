/** Even numbers that depend on the seed alone (the finalizer of MurmurHash3 over a counter). */
export class Random {
  #state: number

  constructor(seed: number) {
    this.#state = seed | 0
  }

  /** From 0 to below 1. */
  next(): number {
    this.#state = (this.#state + 0x9e3779b9) | 0
    let hash = Math.imul(this.#state ^ (this.#state >>> 16), 0x85ebca6b)
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
    return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
  }

  /** A whole number, both ends included. */
  whole(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1))
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  pick<Value>(values: readonly Value[]): Value {
    const value = values[Math.floor(this.next() * values.length)]
    if (value === undefined) throw new Error('nothing to pick from')
    return value
  }

  /** One of the keys, each as often as its weight says. */
  weighted<Value>(pairs: readonly (readonly [Value, number])[]): Value {
    let rest = this.next() * pairs.reduce((sum, [, weight]) => sum + weight, 0)
    for (const [value, weight] of pairs) {
      rest -= weight
      if (rest < 0) return value
    }
    const [value] = pairs[pairs.length - 1] ?? []
    if (value === undefined) throw new Error('nothing to pick from')
    return value
  }

  /** The same values in another order. */
  shuffle<Value>(values: readonly Value[]): Value[] {
    const order = values.map((value) => ({ value, place: this.next() }))
    return order.sort((one, other) => one.place - other.place).map(({ value }) => value)
  }
}

/** More than this helps nobody, and must not be gathered (wire-decisions.md, "Readers are tolerant"). */
const mostFaults = 20

/** The faults of a body as sentences, the first 20 of them. */
export class FaultList {
  readonly #faults: string[] = []
  readonly #settled = new Set<string>()
  #hasMore = false

  /** Whether there is a fault. */
  get any(): boolean {
    return this.#faults.length > 0
  }

  get text(): string {
    return `${this.#faults.join(' ')}${this.#hasMore ? ' … and more.' : ''}`
  }

  add(fault: string): void {
    if (this.#faults.length < mostFaults) this.#faults.push(fault)
    else this.#hasMore = true
  }

  /** Says what is wrong with a value as a whole, so that nothing else need be said of it. */
  settle(place: string, fault: string): void {
    this.add(`${place}: ${fault}`)
    this.#settled.add(pathOf(place))
  }

  /** Whether all has been said of the value at a JSON pointer. */
  isSettled(pointer: string): boolean {
    return this.#settled.has(pointer)
  }
}

/** "Rows[0].Key" → "/Rows/0/Key". */
function pathOf(place: string): string {
  return `/${place.replace(/\[(\d+)\]/g, '/$1').replaceAll('.', '/')}`
}

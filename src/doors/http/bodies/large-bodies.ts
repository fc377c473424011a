/** Smaller ones are parsed and checked within a millisecond or two: they have no turns. */
export const largeBytes = 32_768

/**
 * Lets large bodies go on one by one, with everything else that waits for this process in between: parsing one may take
 * 50 ms, and a hundred that have arrived together would otherwise be parsed together.
 */
export class LargeBodies {
  readonly #waiting: (() => void)[] = []

  /** Resolves when it is the turn of a large body. */
  turn(): Promise<void> {
    return new Promise<void>((resolve) => {
      this.#waiting.push(resolve)
      if (this.#waiting.length === 1) setImmediate(() => this.#next())
    })
  }

  /** What the next one does at once is done before anything else runs; then other requests have their turn. */
  #next(): void {
    this.#waiting[0]?.()
    setImmediate(() => {
      this.#waiting.shift()
      if (this.#waiting.length > 0) this.#next()
    })
  }
}

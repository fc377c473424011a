const knownMs = 10 * 60_000
const mostKnown = 2_000

/** Which models answered lately, so that the database need not be told with every answer. */
export class ModelsAtWork {
  readonly #until = new Map<string, number>()

  /** Answers whether it was not known. */
  add(key: string): boolean {
    const now = performance.now()
    if ((this.#until.get(key) ?? 0) > now) return false
    if (this.#until.size >= mostKnown) this.#until.clear()
    this.#until.set(key, now + knownMs)
    return true
  }

  delete(key: string): void {
    this.#until.delete(key)
  }
}

const knownMs = 10 * 60_000
const mostKnown = 2_000

/** A model that fails this often in a row, for this long, does not get well by itself. */
const lastingTurns = 3
const lastingMs = 10 * 60_000

/** Which models answered lately, and which fail, so that the database need not be told with every answer. */
export class ModelsAtWork {
  readonly #until = new Map<string, number>()
  readonly #failing = new Map<string, { since: number; turns: number }>()

  /** Answers whether it was not known. */
  add(key: string): boolean {
    this.#failing.delete(key)
    const now = performance.now()
    if ((this.#until.get(key) ?? 0) > now) return false
    if (this.#until.size >= mostKnown) this.#until.clear()
    this.#until.set(key, now + knownMs)
    return true
  }

  delete(key: string): void {
    this.#until.delete(key)
  }

  /** Notes one more turn in which it failed; answers whether it has done nothing else for a while. */
  fail(key: string, now: Date): boolean {
    if (this.#failing.size >= mostKnown) this.#failing.clear()
    const { since, turns } = this.#failing.get(key) ?? { since: now.getTime(), turns: 0 }
    this.#failing.set(key, { since, turns: turns + 1 })
    return turns + 1 >= lastingTurns && now.getTime() - since >= lastingMs
  }
}

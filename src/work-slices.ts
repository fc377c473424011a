import { setImmediate as goRound, setTimeout as wait } from 'node:timers/promises'
import { fail } from './errors.ts'

/** Heavy work of one turn of the event loop, in milliseconds; what began before may end after it. */
const turnMs = 4
/** More that wait are too many: they would wait for seconds. */
const mostWaiting = 400
/** So long nobody has worked when it is quiet. */
const quietMs = 20
/** Somebody always works on a busy server: then for so long at most. */
const mostQuietMs = 200

/**
 * Lets heavy work run in slices, so that everybody else is answered in between: after a few milliseconds of such work
 * the event loop goes round once, however many wait. Who waits is served in order. Between two calls of `next` nobody
 * works for longer than ten milliseconds.
 */
export class WorkSlices {
  readonly #waiting: (() => void)[] = []
  /** When the work of this turn of the event loop began; null before the first of it. */
  #began: number | null = null
  /** When somebody last wanted to work. */
  #wantedAt = Number.NEGATIVE_INFINITY

  /** Resolves when the caller may work on. */
  next(): Promise<void> {
    this.#wantedAt = performance.now()
    if (this.#began === null) this.#begin()
    else if (this.#waiting.length > 0 || performance.now() - this.#began > turnMs)
      return new Promise((resolve) => this.#waiting.push(resolve))
    return Promise.resolve()
  }

  /** For what nobody waits for: resolves when nobody has worked for a while, or has to wait for too long for that. */
  async quiet(): Promise<void> {
    await goRound()
    const until = performance.now() + mostQuietMs
    for (;;) {
      const now = performance.now()
      const rest = Math.min(this.#wantedAt + quietMs, until) - now
      if (rest <= 0) return
      await wait(rest, undefined, { ref: false })
    }
  }

  /** For who could wait elsewhere: fails with `too-busy` when too many wait already. */
  admit(): void {
    if (this.#waiting.length >= mostWaiting) throw fail('too-busy', {}, { retryAfterSeconds: 2 })
  }

  /** Does the work for each item; a slice of its own begins whenever the time of the one before is over. */
  async map<Item, Result>(items: readonly Item[], work: (item: Item) => Result): Promise<Result[]> {
    const results: Result[] = []
    for (const item of items) {
      await this.next()
      results.push(work(item))
    }
    return results
  }

  /** Does work that rests now and then; it goes on when the caller may. */
  async run<Result>(steps: Generator<void, Result>): Promise<Result> {
    for (;;) {
      const { done, value } = steps.next()
      if (done) return value
      await this.next()
    }
  }

  #begin(): void {
    this.#began = performance.now()
    setImmediate(() => this.#goRound())
  }

  #goRound(): void {
    this.#began = null
    const first = this.#waiting.shift()
    if (!first) return
    this.#begin()
    first()
  }
}

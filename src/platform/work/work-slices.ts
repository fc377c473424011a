import { setImmediate as goRound, setTimeout as wait } from 'node:timers/promises'
import { fail } from '../errors.ts'

/** Heavy work of one turn of the event loop, in milliseconds; what began before may end after it. */
const turnMs = 4
/** More that wait are too many: they would wait for seconds. */
const mostWaiting = 400
/** So long nobody has worked when it is quiet. */
const quietMs = 20
/** Somebody always works on a busy server: then for so long at most. */
const mostQuietMs = 200
/** Work that nobody waits for: so long at once, and then so long not, for as long as somebody else wants to work. */
const asideMs = 1
const asidePauseMs = 2
/** Whoever worked in this time is likely to want more. */
const asideQuietMs = 1_000

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
  /** When work aside went on after its last pause, and the pause that it is in. */
  #asideBegan = Number.NEGATIVE_INFINITY
  #pausing: Promise<void> | null = null

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

  /**
   * For long work in small steps that nobody waits for, awaited before each: while others work, it takes a third of the
   * time at most. Turns of the event loop stay short, of which an answer needs many.
   */
  aside(): Promise<void> {
    if (performance.now() - this.#asideBegan < asideMs) return Promise.resolve()
    this.#pausing ??= this.#pause()
    return this.#pausing
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

  async #pause(): Promise<void> {
    const isAlone = performance.now() - this.#wantedAt > asideQuietMs
    await (isAlone ? goRound() : wait(asidePauseMs))
    this.#asideBegan = performance.now()
    this.#pausing = null
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

/** A hidden window draws no frames; what it missed must still be there when it is looked at. */
const hiddenMs = 100

/** Runs `work` at the next frame, once for however many calls of `soon` before it. */
export class FrameBatch {
  readonly #work: () => void
  #frame = 0
  #timer = 0

  constructor(work: () => void) {
    this.#work = work
  }

  soon(): void {
    if (this.#timer !== 0) return
    this.#frame = requestAnimationFrame(() => this.now())
    this.#timer = window.setTimeout(() => this.now(), hiddenMs)
  }

  /** Runs it once everything that has arrived together is read: what comes first is what everybody waits for. */
  atOnce(): void {
    if (this.#timer === 0) this.#timer = window.setTimeout(() => this.now())
  }

  now(): void {
    this.cancel()
    this.#work()
  }

  cancel(): void {
    cancelAnimationFrame(this.#frame)
    clearTimeout(this.#timer)
    this.#timer = 0
  }
}

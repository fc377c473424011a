/** More pieces than this wait only for a reader who is slower than the model. */
const manyPieces = 64

/** Pieces of an answer on their way from the one who hears them to the one who passes them on, in order. */
export class WordQueue {
  #waiting: string[] = []
  #ended = false
  #error: unknown
  #onChange: (() => void) | null = null
  #onRoom: (() => void) | null = null

  /** Whether the taker has nothing to do until more words come. */
  get isAwaited(): boolean {
    return this.#onChange !== null
  }

  push(words: string): void {
    if (words === '' || this.#ended) return
    this.#waiting.push(words)
    this.#wake()
  }

  /** No more words come. With an error, whoever takes them hears of it after the last one. */
  end(error?: unknown): void {
    if (this.#ended) return
    this.#ended = true
    this.#error = error
    this.#wake()
    this.#onRoom?.()
  }

  /** All pieces that are there, once there is one; null at the end. One taker at a time. */
  async take(): Promise<readonly string[] | null> {
    while (this.#waiting.length === 0 && !this.#ended) {
      await new Promise<void>((resolve) => {
        this.#onChange = resolve
      })
    }
    if (this.#waiting.length === 0) {
      if (this.#error !== undefined) throw this.#error
      return null
    }
    const words = this.#waiting
    this.#waiting = []
    this.#onRoom?.()
    return words
  }

  /** Resolves when the taker has caught up; null when more may be pushed right now. */
  untilRoom(): Promise<void> | null {
    if (this.#waiting.length < manyPieces || this.#ended) return null
    return new Promise((resolve) => {
      this.#onRoom = () => {
        this.#onRoom = null
        resolve()
      }
    })
  }

  #wake(): void {
    const wake = this.#onChange
    this.#onChange = null
    wake?.()
  }
}

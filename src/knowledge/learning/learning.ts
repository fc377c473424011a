/** Wakes whoever learns, in this process. On `App`. */
export class Learning {
  #wake: (() => void) | null = null

  /** There is something to learn. Other processes look for it. */
  wake(): void {
    this.#wake?.()
  }

  /** From now on, `wake` is told. */
  tell(wake: () => void): void {
    this.#wake = wake
  }
}

/** A picture of 256 pixels a side takes some 20 kB. */
const usuallyKept = 200

/** The pictures that were drawn last: everybody who opens a page asks for the same few. */
export class DrawnPictures {
  readonly #kept = new Map<string, Promise<Buffer | null>>()
  readonly #mostKept: number

  constructor(mostKept = usuallyKept) {
    this.#mostKept = mostKept
  }

  /** What was drawn under a key, or what is drawn now; null where there is nothing to draw. */
  find(key: string, draw: () => Promise<Buffer | null>): Promise<Buffer | null> {
    const kept = this.#kept
    const drawn = kept.get(key) ?? draw()
    // The newest is last, so that the one that was not asked for longest goes first.
    kept.delete(key)
    kept.set(key, drawn)
    // What could not be drawn now, or is not there, may be there later.
    const forget = (): void => {
      if (kept.get(key) === drawn) kept.delete(key)
    }
    drawn.then((picture) => picture ?? forget(), forget)
    const [oldest] = kept.keys()
    if (kept.size > this.#mostKept && oldest !== undefined) kept.delete(oldest)
    return drawn
  }
}

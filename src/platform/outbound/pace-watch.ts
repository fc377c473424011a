import type { IncomingMessage } from 'node:http'

/** Who sends less than `bytes` in `windowMs`, or does not begin in `headMs`, is not waited for. */
export interface LeastPace {
  headMs: number
  bytes: number
  windowMs: number
}

/** Five hundred bytes a second: less than any line has, and enough for a page that is made while it is sent. */
export const usualPace: LeastPace = { headMs: 120_000, bytes: 16_384, windowMs: 30_000 }

/** Ends an answer whose body drips: one byte a second would hold a place for as long as an answer may take. */
export class PaceWatch {
  /** Why it was ended; null: it was not. */
  fault: Error | null = null
  readonly #timer: NodeJS.Timeout
  /** Time in which nobody waited for the server. */
  #aside = 0
  #asideSince: number | null = null

  constructor(incoming: IncomingMessage, { bytes, windowMs }: LeastPace, describe: (reason: string) => Error) {
    const { socket } = incoming
    let before = socket.bytesRead
    this.#timer = setInterval(() => {
      const now = performance.now()
      const aside = this.#aside + (this.#asideSince === null ? 0 : now - this.#asideSince)
      if (socket.bytesRead - before < bytes && aside < windowMs / 2) {
        this.fault = describe(`less than ${bytes} bytes came in ${windowMs / 1_000} seconds`)
        incoming.destroy(this.fault)
      }
      before = socket.bytesRead
      this.#aside = 0
      if (this.#asideSince !== null) this.#asideSince = now
    }, windowMs)
    this.#timer.unref()
  }

  /** Does something with a piece: the server is not to blame for how long that takes. */
  async aside(work: () => Promise<void>): Promise<void> {
    this.#asideSince = performance.now()
    try {
      await work()
    } finally {
      this.#aside += performance.now() - this.#asideSince
      this.#asideSince = null
    }
  }

  end(): void {
    clearInterval(this.#timer)
  }
}

import { setTimeout as wait } from 'node:timers/promises'
import type { AskLimit } from './web-api-rules.ts'

/** More would have to be waited than somebody is ready to. */
export class PaceExceeded extends Error {
  readonly waitMs: number

  constructor(waitMs: number) {
    super(`the provider lets us ask again in ${Math.ceil(waitMs / 1_000)} seconds`)
    this.name = 'PaceExceeded'
    this.waitMs = waitMs
  }
}

/**
 * Keeps requests within the limits of a provider: one after the other, each only when the last ones have been answered
 * long enough ago. A server counts a request when it arrives, which is between the moments that are known here.
 */
export class AskPace {
  /** When the last requests had been answered, the oldest first. */
  readonly #ends: number[] = []
  #turn: Promise<unknown> = Promise.resolve()

  /** Does `ask` when it may be. Fails with PaceExceeded where that would be later than in `longestMs`. */
  run<Result>(
    limits: readonly AskLimit[],
    ask: () => Promise<Result>,
    { longestMs, signal }: { longestMs: number; signal: AbortSignal },
  ): Promise<Result> {
    if (limits.length === 0) return ask()
    const done = this.#turn.then(async () => {
      const pause = this.#pauseMs(limits)
      if (pause > longestMs) throw new PaceExceeded(pause)
      if (pause > 0) await wait(pause, undefined, { signal })
      try {
        return await ask()
      } finally {
        this.#ends.push(performance.now())
        const most = Math.max(...limits.map(({ requests }) => requests))
        if (this.#ends.length > most) this.#ends.splice(0, this.#ends.length - most)
      }
    })
    this.#turn = done.catch(() => {})
    return done
  }

  #pauseMs(limits: readonly AskLimit[]): number {
    const now = performance.now()
    const pauses = limits.map(
      ({ requests, perMs }) => (this.#ends.at(-requests) ?? Number.NEGATIVE_INFINITY) + perMs - now,
    )
    return Math.max(0, ...pauses)
  }
}

/** One pace for all feeds that ask a provider with the same credentials. Hangs on the feeds' door. */
export class AskPaces {
  readonly #paces = new Map<string, AskPace>()

  of(account: string): AskPace {
    const known = this.#paces.get(account) ?? new AskPace()
    this.#paces.set(account, known)
    return known
  }
}

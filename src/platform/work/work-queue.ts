import { fail } from '../errors.ts'

/** Lets a few pieces of work run at once, a few more wait, and refuses the rest. */
export interface WorkQueue {
  /** Runs the work when its turn comes. Fails with `too-busy` when too many wait, with the signal's reason when it fires first. */
  run<Result>(work: () => Promise<Result>, signal: AbortSignal): Promise<Result>
}

export function makeWorkQueue(limits: { running: number; waiting: number }): WorkQueue {
  let running = 0
  const waiting = new Set<() => void>()

  function takeTurn(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted()
    if (running < limits.running) {
      running += 1
      return Promise.resolve()
    }
    if (waiting.size >= limits.waiting) throw fail('too-busy', {}, { retryAfterSeconds: 5 })
    return new Promise((resolve, reject) => {
      const onTurn = (): void => {
        signal.removeEventListener('abort', onAbort)
        resolve()
      }
      const onAbort = (): void => {
        waiting.delete(onTurn)
        reject(signal.reason)
      }
      waiting.add(onTurn)
      signal.addEventListener('abort', onAbort, { once: true })
    })
  }

  /** The place goes to the next in line, so that nobody can overtake. */
  function endTurn(): void {
    const [next] = waiting
    if (next === undefined) {
      running -= 1
      return
    }
    waiting.delete(next)
    next()
  }

  return {
    async run(work, signal) {
      await takeTurn(signal)
      try {
        return await work()
      } finally {
        endTurn()
      }
    },
  }
}

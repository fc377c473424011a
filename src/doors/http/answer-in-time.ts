import { fail } from '../../platform/errors.ts'
import type { Operation } from '../../platform/operation.ts'

/** No answer that is worked out by the database alone takes longer, from the arrival of the request. */
export const mostMs = 20_000
const stepMs = 50

/** Whether an operation is bounded by `mostMs`: streams and files go on, and who waits for a provider waits as long as it may take. */
export function endsInTime({ streams, listens, file, takesLong }: Operation): boolean {
  return !(streams || listens || file || takesLong)
}

/**
 * What `work` comes to; fails with `too-slow` where that is not there `mostMs` milliseconds after the request came. Each statement
 * has its limit, yet many of them one after the other, on a database that has all but stopped, would keep a client waiting for minutes.
 * The work itself goes on to its end: `onLate` may stop it.
 */
export function answerInTime<Result>(
  work: Promise<Result>,
  { elapsedMs, onLate, limitMs = mostMs }: { elapsedMs: number; onLate?: () => void; limitMs?: number },
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => {
        onLate?.()
        reject(fail('too-slow', { seconds: limitMs / 1_000 }, { retryAfterSeconds: 5 }))
      },
      // In steps: the timers of one length share what they cost.
      Math.max(0, limitMs - Math.floor(elapsedMs / stepMs) * stepMs),
    )
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

const minute = 60
const hour = 3_600

/** Seconds until an attempt is made again, after the first, the second …; after the last there is none (firm.md). */
export const pausesSeconds: readonly number[] = [
  5,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
]

const jitter = 0.1
/** Longer than any pause of ours; a server that asks for more is asked again then. */
const longestWaitSeconds = 7 * 24 * hour

/**
 * How long to wait after a number of failed attempts, in seconds; null: there is no further one. `retryAfter`: what the
 * server asked for, in seconds. `chance`: 0 to 1.
 */
export function pauseAfter(attempts: number, retryAfter: number, chance: number): number | null {
  const pause = pausesSeconds[attempts - 1]
  if (pause === undefined) return null
  return Math.max(pause * (1 + jitter * (2 * chance - 1)), Math.min(retryAfter, longestWaitSeconds))
}

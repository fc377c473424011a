import { describeTrouble, isUnavailable } from '../database/database-trouble.ts'
import type { PlatformApp } from '../platform-app.ts'

/** Work that is done again and again until it is stopped. */
export interface Repeated {
  /** Looks now, because there is something to do. */
  wake(): void
  /** Resolves when nothing of it runs any more. */
  stop(): Promise<void>
}

interface Repeating {
  /** What is looked through, for the log: "the outbox". */
  name: string
  everyMs: number
  /** How soon it is tried again when the database was away; left out: after `everyMs`. */
  awayMs?: number
}

/**
 * Runs `work` again and again, one at a time: now, after `everyMs`, when woken, and at once while it answers that there
 * is more. What fails is logged and tried again.
 */
export function repeat(
  { log }: Pick<PlatformApp, 'log'>,
  { name, everyMs, awayMs }: Repeating,
  work: () => Promise<boolean>,
): Repeated {
  let stopped = false
  let again = false
  let running: Promise<void> | null = null
  const run = async (): Promise<void> => {
    do {
      again = false
      again = (await work()) || again
    } while (again && !stopped)
  }
  const wake = (): void => {
    again = true
    if (running || stopped) return
    running = run()
      .catch((error: unknown) => {
        again = false
        const isAway = isUnavailable(error)
        const reason = isAway ? describeTrouble(error) : { err: error }
        log[isAway ? 'debug' : 'warn'](reason, `${name} could not be looked through; it is tried again`)
        if (isAway && awayMs !== undefined) setTimeout(wake, awayMs).unref()
      })
      .finally(() => {
        running = null
        // Woken after the last look, before this line.
        if (again) wake()
      })
  }
  const timer = setInterval(wake, everyMs)
  timer.unref()
  wake()
  return {
    wake,
    stop: async () => {
      stopped = true
      clearInterval(timer)
      await running
    },
  }
}

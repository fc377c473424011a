import { setTimeout as sleep } from 'node:timers/promises'
import { isUnavailable } from './database-trouble.ts'

const retryMs = 500

/**
 * Does what must reach the database even when it is away just now: tries again until it is done, something else goes
 * wrong, the signal fires or `mostMs` are over. `work` may have taken effect although it failed, so it must do no harm twice.
 */
export async function untilBack<Result>(
  work: () => Promise<Result>,
  options: { signal: AbortSignal; mostMs: number },
): Promise<Result> {
  const start = performance.now()
  for (;;) {
    try {
      return await work()
    } catch (error) {
      const isOver = options.signal.aborted || performance.now() - start > options.mostMs
      if (isOver || !isUnavailable(error)) throw error
      // A signal only ends the pause: one last try is made. The pause keeps the process alive, in which while all
      // connections are lost there may be nothing else to do.
      await sleep(retryMs, undefined, { signal: options.signal }).catch(() => {})
    }
  }
}

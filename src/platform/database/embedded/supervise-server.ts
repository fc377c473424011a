import { setTimeout as sleep } from 'node:timers/promises'
import type { RunningServer, ServerExit } from './run-server.ts'

export interface Supervision {
  /** The process of the server that runs now, or ran last. */
  pid(): number
  /** From now on an end is expected: the server is neither hurried nor started again. */
  expectEnd(): void
  /** Stops the server, after it has recovered where it does just now. */
  stop(): Promise<void>
  /** When no server runs any more, because `stop` was called. */
  ended: Promise<ServerExit>
}

const lookEveryMs = 500
/** A server that ended sooner after its start has trouble that is likely to last. */
const shortLifeMs = 1_000
const firstPauseMs = 250
const longestPauseMs = 5_000

/**
 * Keeps a server running: one that ends although nobody asked it to is started again, at once and then in growing
 * intervals, until `stop`. One that somebody else told to stop is helped to its end, which it would otherwise wait for as
 * long as we are connected.
 */
export function superviseServer(
  first: RunningServer,
  start: () => Promise<RunningServer>,
  report: (line: string) => void,
): Supervision {
  const stopping = new AbortController()
  let isExpected = false
  let server = first
  const timer = setInterval(() => isExpected || server.hurryToEnd(), lookEveryMs).unref()

  async function keepRunning(): Promise<ServerExit> {
    let pauseMs = 0
    for (;;) {
      const startedAt = performance.now()
      const exit = await server.exited
      if (stopping.signal.aborted) return exit
      const lostAt = performance.now()
      report(`The database server ended ${describeExit(exit)}; it is being started again.`)
      if (lostAt - startedAt > shortLifeMs) pauseMs = 0
      const next = await startAgain(pauseMs)
      if (next === null) return exit
      server = next.server
      pauseMs = next.pauseMs
      report(`The database server runs again, after ${((performance.now() - lostAt) / 1000).toFixed(1)} s.`)
      // `stop` was called while it started.
      if (stopping.signal.aborted) await server.stop()
    }
  }

  /** Tries until it runs; null when `stop` was called before. */
  async function startAgain(firstPause: number): Promise<{ server: RunningServer; pauseMs: number } | null> {
    let pauseMs = firstPause
    let isTold = false
    for (;;) {
      if (pauseMs > 0) await sleep(pauseMs, undefined, { signal: stopping.signal }).catch(() => {})
      if (stopping.signal.aborted) return null
      pauseMs = Math.min(Math.max(pauseMs * 2, firstPauseMs), longestPauseMs)
      try {
        return { server: await start(), pauseMs }
      } catch (error) {
        if (!isTold) report(`${error instanceof Error ? error.message : error} It is tried again and again.`)
        isTold = true
      }
    }
  }

  const ended = keepRunning().finally(() => clearInterval(timer))
  return {
    pid: () => server.pid,
    expectEnd: () => {
      isExpected = true
    },
    stop: async () => {
      isExpected = true
      stopping.abort()
      await server.stop()
      await ended
    },
    ended,
  }
}

function describeExit({ code, signal }: ServerExit): string {
  return signal === null ? `with exit code ${code}` : `by ${signal}`
}

import { performance } from 'node:perf_hooks'

/** Behind the jobs of the start and the tables of the languages. */
const firstLookMs = 8_000
const lookEveryMs = 2_000
/** Share of the time between two looks that the process was at work. */
const quietShare = 0.05

/**
 * Gives the memory back that only the start needed, once, in a moment when nobody asks for anything: V8 itself keeps
 * it until the process needs more. What a busy server needs grows again as before.
 */
export function releaseMemoryOfStart(stopping: AbortSignal): void {
  let before = performance.eventLoopUtilization()
  const look = () => {
    if (stopping.aborted) return
    const { utilization } = performance.eventLoopUtilization(before)
    before = performance.eventLoopUtilization()
    // Only there when Node was started with --expose-gc, as the launcher does.
    if (utilization < quietShare) globalThis.gc?.({ type: 'major', flavor: 'last-resort', execution: 'sync' })
    else setTimeout(look, lookEveryMs).unref()
  }
  setTimeout(() => {
    before = performance.eventLoopUtilization()
    setTimeout(look, lookEveryMs).unref()
  }, firstLookMs - lookEveryMs).unref()
}

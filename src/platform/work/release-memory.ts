import { performance } from 'node:perf_hooks'

/** Behind the jobs of the start and the tables of the languages. */
const firstLookMs = 8_000
const lookEveryMs = 2_000
/** Share of the time between two looks that the process was at work. */
const quietShare = 0.05
/** Looks in a row that must be quiet after a busy time: who stops to read an answer is about to ask again. */
const quietLooks = 5
/** Growth since the last time that makes it worth while: collecting takes a few tenths of a second. */
const worthBytes = 32 * 1_048_576

/**
 * Gives memory back that only the start or a busy time needed, in a moment when nobody asks for anything: V8 itself
 * keeps it until the process needs more. What a busy server needs grows again as before.
 */
export function releaseMemory(stopping: AbortSignal): void {
  // Only there when Node was started with --expose-gc, as the launcher does.
  const collect = globalThis.gc
  if (!collect) return
  let before = performance.eventLoopUtilization()
  // The start itself is no busy time.
  let quiet = quietLooks - 1
  let kept = 0
  const look = () => {
    if (stopping.aborted) return
    const { utilization } = performance.eventLoopUtilization(before)
    quiet = utilization < quietShare ? quiet + 1 : 0
    if (quiet >= quietLooks && process.memoryUsage.rss() > kept + worthBytes) {
      collect({ type: 'major', flavor: 'last-resort', execution: 'sync' })
      kept = process.memoryUsage.rss()
    }
    before = performance.eventLoopUtilization()
  }
  setTimeout(() => {
    before = performance.eventLoopUtilization()
    setInterval(look, lookEveryMs).unref()
  }, firstLookMs - lookEveryMs).unref()
}

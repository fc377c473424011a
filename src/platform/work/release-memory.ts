/** Behind the jobs of the start. */
const firstLookMs = 4_000
const lookEveryMs = 2_000
/** Share of the time between two looks that the process had a processor for: on a busy machine it is idle too. */
const quietShare = 0.1
/** Looks in a row that must be quiet after a busy time: who stops to read an answer is about to ask again. */
const quietLooks = 5
/** Growth since the last time that makes it worth while: collecting takes a few tenths of a second. */
const worthBytes = 16 * 1_048_576

/**
 * Gives memory back that only the start or a busy time needed, in a moment when nobody asks for anything: V8 itself
 * keeps it until the process needs more. What a busy server needs grows again as before.
 */
export function releaseMemory(stopping: AbortSignal): void {
  // Only there when Node was started with --expose-gc, as the launcher does.
  const collect = globalThis.gc
  if (!collect) return
  let before = process.cpuUsage()
  // The start itself is no busy time.
  let quiet = quietLooks - 1
  let kept = 0
  const look = () => {
    if (stopping.aborted) return
    const { user, system } = process.cpuUsage(before)
    quiet = (user + system) / 1_000 < quietShare * lookEveryMs ? quiet + 1 : 0
    if (quiet >= quietLooks && process.memoryUsage.rss() > kept + worthBytes) {
      collect({ type: 'major', flavor: 'last-resort', execution: 'sync' })
      kept = process.memoryUsage.rss()
    }
    before = process.cpuUsage()
  }
  setTimeout(() => {
    before = process.cpuUsage()
    setInterval(look, lookEveryMs).unref()
  }, firstLookMs - lookEveryMs).unref()
}

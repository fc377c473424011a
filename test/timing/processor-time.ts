/**
 * Milliseconds of processor that this thread has had so far: what a piece of synchronous work costs, however many others
 * the machine works for meanwhile.
 */
export function processorTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Some systems count a thread's time in steps of 4 to 10 ms: what is measured takes several of them. */
const measuredMs = 30

/**
 * Milliseconds of processor that a piece of synchronous work takes, as the quickest of three rounds that each repeat it
 * until they are long enough to be measured by a coarse clock.
 */
export function processorCost(work: () => void): number {
  const rounds = Array.from({ length: 3 }, () => {
    const start = processorTime()
    let times = 0
    let taken = 0
    for (; taken < measuredMs; taken = processorTime() - start) {
      work()
      times += 1
    }
    return taken / times
  })
  return Math.min(...rounds)
}

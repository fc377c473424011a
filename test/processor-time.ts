/**
 * Milliseconds of processor that this thread has had so far: what a piece of synchronous work costs, however many others
 * the machine works for meanwhile.
 */
export function processorTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

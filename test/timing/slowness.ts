import { availableParallelism, loadavg } from 'node:os'

/** About how many times as long as on a quiet machine things take here now, by how many wait for its processors. */
export function slowness(): number {
  const [lastMinute = 0] = loadavg()
  return Math.max(1, (2 * lastMinute) / availableParallelism())
}

/**
 * What a time on the clock would have been, had the machine had nothing else to do: for a limit that a person would notice. What can be
 * counted, or asked of the processor, isn't measured on the clock.
 */
export function quietMs(ms: number): number {
  return ms / slowness()
}

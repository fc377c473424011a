/** Upper ends of the times to an answer's first words that are counted together, in milliseconds; beyond the last is one more. */
export const firstWordBounds = [
  50, 100, 200, 300, 500, 750, 1_000, 1_500, 2_000, 3_000, 5_000, 7_500, 10_000, 15_000, 30_000,
] as const

export const firstWordBuckets = firstWordBounds.length + 1

/** Counts with one time in them; none where it is not known. */
export function countFirstWords(milliseconds: number | null): number[] {
  const counts = new Array<number>(firstWordBuckets).fill(0)
  if (milliseconds === null) return counts
  const at = firstWordBounds.findIndex((bound) => milliseconds <= bound)
  counts[at === -1 ? firstWordBounds.length : at] = 1
  return counts
}

export function addCounts(one: readonly number[], other: readonly number[]): number[] {
  return Array.from({ length: firstWordBuckets }, (_, at) => (one[at] ?? 0) + (other[at] ?? 0))
}

/**
 * The time within which a share (0 to 1) of the answers showed their first words, in milliseconds: as fine as the bounds
 * are, evenly between them. Null where nothing was counted.
 */
export function shareWithin(counts: readonly number[], share: number): number | null {
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total === 0) return null
  let before = 0
  for (const [at, count] of counts.entries()) {
    if (count > 0 && before + count >= share * total) {
      const [from, to] = [at === 0 ? 0 : (firstWordBounds[at - 1] ?? 0), firstWordBounds[at]]
      // Beyond the last bound nothing is known but that.
      if (to === undefined) return from
      return Math.round(from + ((share * total - before) / count) * (to - from))
    }
    before += count
  }
  return firstWordBounds.at(-1) ?? null
}

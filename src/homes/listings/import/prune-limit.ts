/** How many listings may go at once: so many, or such a share of those that earlier imports of the source brought. */
export type PruneLimit = { count: number } | { percent: number }

export const usualPruneLimit: PruneLimit = { percent: 20 }

/** "20%" or "500". Throws the end of a sentence. */
export function readPruneLimit(text: string): PruneLimit {
  const found = /^(\d{1,9}(?:\.\d{1,3})?)\s*(%?)$/.exec(text.trim())
  const amount = Number(found?.[1] ?? Number.NaN)
  if (found?.[2] === '%' && amount <= 100) return { percent: amount }
  if (found?.[2] === '' && Number.isInteger(amount)) return { count: amount }
  throw new Error('expected a share such as 20%, or a number of listings such as 500.')
}

/** The most that may go of `earlier` listings. */
export function mostPruned(limit: PruneLimit, earlier: number): number {
  return 'count' in limit ? limit.count : Math.floor((earlier * limit.percent) / 100)
}

export function showPruneLimit(limit: PruneLimit): string {
  return 'count' in limit ? limit.count.toLocaleString('en-US') : `${limit.percent} %`
}

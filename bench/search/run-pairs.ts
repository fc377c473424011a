import { askEngine } from './ask-engine.ts'
import type { BenchDatabase } from './open-database.ts'

export interface PairResult {
  withPerson: string
  without: string
  isIdentical: boolean
  isRefused: boolean
  totals: [number, number]
  filters: [object, object]
}

/** Asks both of each pair: the same homes in the same order, and no refusal of what people say of themselves. */
export async function runPairs(
  database: BenchDatabase,
  pairs: readonly (readonly [string, string])[],
): Promise<PairResult[]> {
  const options = { previous: null, pageSize: 20, wantsEverything: true }
  const results: PairResult[] = []
  for (const [withPerson, without] of pairs) {
    const one = await askEngine(database, withPerson, options)
    const other = await askEngine(database, without, options)
    results.push({
      withPerson,
      without,
      // Two empty answers prove nothing.
      isIdentical: one.total > 0 && String(one.everything) === String(other.everything),
      isRefused: one.isRefused || other.isRefused,
      totals: [one.total, other.total],
      filters: [one.filters, other.filters],
    })
  }
  return results
}

import type { ImportOptions } from './import-options.ts'
import type { ListingWriter } from './listing-writer.ts'
import { mostPruned, type PruneLimit, showPruneLimit } from './prune-limit.ts'

export interface Pruning {
  gone: number
  pruned: number
  /** Those that are gone for the first time, and go when they are gone the next time too. */
  missed: number
  /** Why not all of them were, though that was asked for: a sentence. */
  notPruned: string | null
}

/** At the end of an import: what is gone from its source, and what becomes of it. */
export async function pruneGone(
  writer: ListingWriter,
  { prune, afterLine, waitsForTwo = false }: Pick<ImportOptions, 'prune' | 'afterLine' | 'waitsForTwo'>,
  { rows, lost }: { rows: number; lost: number },
): Promise<Pruning> {
  // Only the rest of the file was read: nothing is known of what stands before.
  const found = afterLine ? null : await writer.countGone()
  if (found === null) return { gone: 0, pruned: 0, missed: 0, notPruned: null }
  const { gone, earlier } = found
  // What is back was not missed twice in a row: that is noted too.
  if (!prune || (gone === 0 && !waitsForTwo)) return { gone, pruned: 0, missed: 0, notPruned: null }
  const notPruned = gone === 0 ? null : whyNot({ gone, earlier, rows, lost, limit: prune.limit })
  if (notPruned !== null) return { gone, pruned: 0, missed: 0, notPruned }
  const pruned = await writer.prune(prune.how, waitsForTwo)
  return { gone, pruned, missed: gone - pruned, notPruned: null }
}

/** What keeps gone listings where they are; null: nothing does. */
export function whyNot(found: {
  gone: number
  earlier: number
  rows: number
  lost: number
  limit: PruneLimit
}): string | null {
  const { gone, earlier, rows, lost, limit } = found
  const count = (amount: number): string => amount.toLocaleString('en-US')
  const of = `${count(gone)} of ${count(earlier)} listings are gone`
  if (rows === 0) return `Nothing was pruned: ${of}, but the source had no rows at all.`
  if (lost > 0)
    return `Nothing was pruned: ${of}, but ${count(lost)} faulty ${lost === 1 ? 'row' : 'rows'} may be among them. Mend ${lost === 1 ? 'it' : 'them'} first.`
  if (gone <= mostPruned(limit, earlier)) return null
  return `Nothing was pruned: ${of}, more than the limit of ${showPruneLimit(limit)}. If that is right, repeat it with --prune-limit ${gone}.`
}

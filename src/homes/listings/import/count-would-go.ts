import type pg from 'pg'
import { mlsKeyOf, urlKeyOf } from '../../../platform/text/listing-keys.ts'
import type { ListingScope } from '../listing-scope.ts'
import type { PlannedSource, RowReading } from './apart/planned-source.ts'
import { requireClear } from './import-listings.ts'
import type { ImportOptions, PruneRule } from './import-options.ts'
import { whyNot } from './prune-gone.ts'
import { countOfSource, countWithoutKeys } from './prune-store.ts'

/** One sentence: what an import of the whole file would prune. Reads it to its end and stores nothing. */
export async function countWouldGo(
  pool: pg.Pool,
  scope: ListingScope & { sourceId: number | null; name: string },
  open: () => Promise<PlannedSource>,
  options: ImportOptions,
): Promise<string> {
  const { sourceId, name } = scope
  if (sourceId === null || !options.prune)
    return `Nothing would be pruned: nothing was imported from "${name}" before (--source names another source).`
  const { gone, earlier, reason } = await findWouldGo(pool, { ...scope, sourceId }, await open(), {
    ...options,
    prune: options.prune,
  })
  if (reason !== null) return reason.replace('Nothing was pruned', 'Nothing would be pruned')
  const what = options.prune.how === 'remove' ? 'removed' : 'taken off the market'
  return `${gone.toLocaleString('en-US')} of ${earlier.toLocaleString('en-US')} listings are gone and would be ${what}.`
}

/** How many listings of a source are gone from its file, of how many, and why they would stay; null: they would go. Closes the file. */
export async function findWouldGo(
  pool: pg.Pool,
  scope: ListingScope & { sourceId: number },
  source: PlannedSource,
  options: ImportOptions & { prune: PruneRule },
): Promise<{ gone: number; earlier: number; reason: string | null }> {
  try {
    requireClear(source)
    const counted = { rows: 0, lost: 0 }
    const client = await pool.connect()
    try {
      const own = { ...scope, by: '' }
      const earlier = await countOfSource(client, own)
      const column = options.key === 'URL' ? 'urlKey' : 'mlsKey'
      const gone = await countWithoutKeys(client, own, column, readKeys(source, options, counted))
      const reason = gone === 0 ? null : whyNot({ gone, earlier, ...counted, limit: options.prune.limit })
      return { gone, earlier, reason }
    } finally {
      client.release()
    }
  } finally {
    source.close()
  }
}

async function* readKeys(
  source: PlannedSource,
  options: ImportOptions,
  counted: { rows: number; lost: number },
): AsyncGenerator<(string | Buffer)[]> {
  const keyOf = (reading: RowReading): string | Buffer | null => {
    if (reading.is !== 'row') return reading.key
    const { Url, MLSNumber } = reading.row.listing
    return options.key === 'URL' ? urlKeyOf(Url) : mlsKeyOf(MLSNumber)
  }
  for await (const readings of source.batches) {
    counted.rows += readings.length
    const keys = readings.map(keyOf).filter((key) => key !== null)
    counted.lost += readings.length - keys.length
    yield keys
  }
}

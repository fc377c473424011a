import type pg from 'pg'
import { mlsKeyOf, urlKeyOf } from '../../../platform/text/listing-keys.ts'
import type { ListingScope } from '../listing-scope.ts'
import { readRow } from './fields/read-row.ts'
import { openPlannedSource, planNewColumns, refuseUnclear } from './open-planned-source.ts'
import type { ImportOptions, ImportPlan, PruneRule } from './plan-import.ts'
import { whyNot } from './prune-gone.ts'
import { countOfSource, countWithoutKeys } from './prune-store.ts'
import { openSource } from './reading/open-source.ts'
import type { Source, SourceRecord } from './reading/source.ts'
import { readKey } from './store-records.ts'

/** One sentence: what an import of the whole file would prune. Reads it to its end and stores nothing. */
export async function countWouldGo(
  pool: pg.Pool,
  scope: ListingScope & { sourceId: number | null; name: string },
  bytes: AsyncIterable<Uint8Array>,
  options: ImportOptions,
): Promise<string> {
  const { sourceId, name } = scope
  if (sourceId === null || !options.prune)
    return `Nothing would be pruned: nothing was imported from "${name}" before (--source names another source).`
  const { gone, earlier, reason } = await findWouldGo(pool, { ...scope, sourceId }, bytes, {
    ...options,
    prune: options.prune,
  })
  if (reason !== null) return reason.replace('Nothing was pruned', 'Nothing would be pruned')
  const what = options.prune.how === 'remove' ? 'removed' : 'taken off the market'
  return `${gone.toLocaleString('en-US')} of ${earlier.toLocaleString('en-US')} listings are gone and would be ${what}.`
}

/** How many listings of a source are gone from its file, of how many, and why they would stay; null: they would go. */
export async function findWouldGo(
  pool: pg.Pool,
  scope: ListingScope & { sourceId: number },
  bytes: AsyncIterable<Uint8Array>,
  options: ImportOptions & { prune: PruneRule },
): Promise<{ gone: number; earlier: number; reason: string | null }> {
  const { plan, source, sample } = await openPlannedSource(() => openSource(bytes, { sheet: options.sheet }), options)
  refuseUnclear(plan)
  const counted = { rows: 0, lost: 0 }
  const client = await pool.connect()
  try {
    const own = { ...scope, by: '' }
    const earlier = await countOfSource(client, own)
    const column = options.key === 'URL' ? 'urlKey' : 'mlsKey'
    const gone = await countWithoutKeys(client, own, column, readKeys(plan, source, sample, counted))
    const reason = gone === 0 ? null : whyNot({ gone, earlier, ...counted, limit: options.prune.limit })
    return { gone, earlier, reason }
  } finally {
    client.release()
  }
}

async function* readKeys(
  plan: ImportPlan,
  source: Source,
  sample: SourceRecord[],
  counted: { rows: number; lost: number },
): AsyncGenerator<(string | Buffer)[]> {
  const keysOf = (records: readonly SourceRecord[]): (string | Buffer)[] => {
    planNewColumns(plan, source, records)
    return records.flatMap((record) => {
      counted.rows += 1
      const row = readRow(plan, record, () => {})
      if ('listing' in row)
        return [plan.options.key === 'URL' ? urlKeyOf(row.listing.Url) : mlsKeyOf(row.listing.MLSNumber)]
      const key = record.fault === undefined ? readKey(plan, record) : null
      if (key === null) counted.lost += 1
      return key === null ? [] : [key]
    })
  }
  yield keysOf(sample)
  for await (const records of source.batches) yield keysOf(records)
}

import type pg from 'pg'
import { listingFieldNames } from '../listing.ts'
import { toFieldColumns } from '../listing-columns.ts'
import { toCopyValues } from './copy-line.ts'
import type { ReadRow } from './fields/read-row.ts'
import { analyzeListings } from './import-store.ts'
import type { Gone, ListingWriter, WriterScope } from './listing-writer.ts'
import {
  beginMerging,
  endMerging,
  type KeyColumn,
  type MergedRows,
  mergedColumnNames,
  mergeRows,
  noteSeen,
} from './merge-store.ts'
import { countGone, countOfSource, type PruneHow, type PruneScope, pruneKeys, pruneUnseen } from './prune-store.ts'

const rowsPerBatch = 10_000
/** A batch of long descriptions ends earlier: it is held in memory. */
const charactersPerBatch = 16_000_000
/** From this many rows on it is worth telling the planner. */
const manyRows = 1_000

type Key = string | Buffer

/** Updates the listings that have a row's key and adds the others. Of rows with one key the last one counts. */
export class MergingWriter implements ListingWriter {
  readonly stored: MergedRows = { added: 0, updated: 0, unchanged: 0, repeated: 0 }
  lastLine = 0
  withdrawn = 0
  readonly #client: pg.PoolClient
  readonly #scope: WriterScope
  readonly #key: KeyColumn
  readonly #withdrawHow: PruneHow
  readonly #release: (client: pg.PoolClient, isBroken: boolean) => void
  readonly #lines = new Map<string, string>()
  #seen: Key[] = []
  readonly #gone = new Map<string, Key>()
  #earlier = 0
  #characters = 0
  #repeated = 0
  #line = 0
  #isBroken = false

  constructor(
    client: pg.PoolClient,
    scope: WriterScope,
    key: KeyColumn,
    options: { withdraw: PruneHow; release: (client: pg.PoolClient, isBroken: boolean) => void },
  ) {
    this.#client = client
    this.#scope = scope
    this.#key = key
    this.#withdrawHow = options.withdraw
    this.#release = options.release
  }

  async begin(): Promise<void> {
    await beginMerging(this.#client, this.#key)
    const scope = this.#pruneScope()
    if (scope) this.#earlier = await countOfSource(this.#client, scope)
  }

  add(row: ReadRow): Promise<void> | undefined {
    const columns = toFieldColumns(row.listing, row.filledIn)
    const key = keyTextOf(columns[this.#key])
    const given = listingFieldNames.map((field) => (row.given.includes(field) ? 1 : 0)).join('')
    const line = `${row.line}\t${given}\t${toCopyValues(columns, mergedColumnNames)}`
    const earlier = this.#lines.get(key)
    if (earlier !== undefined) {
      this.#lines.delete(key)
      this.#characters -= earlier.length
      this.#repeated += 1
    }
    this.#lines.set(key, line)
    this.#gone.delete(key)
    this.#characters += line.length
    this.#line = row.line
    return this.#lines.size >= rowsPerBatch || this.#characters >= charactersPerBatch ? this.flush() : undefined
  }

  noteSeen(key: Key): void {
    this.#seen.push(key)
  }

  withdraw(key: Key): void {
    // What a row of this batch said before is not said any more.
    this.#lines.delete(keyTextOf(key))
    this.#gone.set(keyTextOf(key), key)
  }

  async end(): Promise<void> {
    await this.flush()
    if (this.stored.added + this.stored.updated >= manyRows) await analyzeListings(this.#client)
  }

  async countGone(): Promise<Gone | null> {
    const scope = this.#pruneScope()
    if (!scope) return null
    return { earlier: this.#earlier, gone: await countGone(this.#client, scope) }
  }

  async prune(how: PruneHow): Promise<number> {
    const scope = this.#pruneScope()
    return scope ? pruneUnseen(this.#client, scope, how) : 0
  }

  async close(): Promise<void> {
    if (!this.#isBroken) await endMerging(this.#client).catch(() => {})
    this.#release(this.#client, this.#isBroken)
  }

  async flush(): Promise<void> {
    this.#isBroken = true
    await this.#commitRows()
    const scope = this.#pruneScope()
    if (this.#seen.length > 0) await noteSeen(this.#client, this.#scope, this.#key, this.#seen)
    if (scope && this.#gone.size > 0) {
      const keys = { column: this.#key, keys: [...this.#gone.values()] }
      this.withdrawn += await pruneKeys(this.#client, scope, this.#withdrawHow, keys)
    }
    this.#seen = []
    this.#gone.clear()
    this.#isBroken = false
  }

  async #commitRows(): Promise<void> {
    if (this.#lines.size === 0) return
    const change = { ...this.#scope, rows: this.#lines.size, lastLine: this.#line }
    const merged = await mergeRows(this.#client, change, this.#key, this.#lines.values())
    this.stored.added += merged.added
    this.stored.updated += merged.updated
    this.stored.unchanged += merged.unchanged
    this.stored.repeated += merged.repeated + this.#repeated
    this.lastLine = this.#line
    this.#lines.clear()
    this.#characters = 0
    this.#repeated = 0
  }

  #pruneScope(): PruneScope | null {
    const { sourceId } = this.#scope
    return sourceId === null ? null : { ...this.#scope, sourceId }
  }
}

function keyTextOf(key: Key): string {
  return typeof key === 'string' ? key : key.toString('hex')
}

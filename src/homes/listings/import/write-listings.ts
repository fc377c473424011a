import type pg from 'pg'
import { toColumns } from '../listing-columns.ts'
import { toCopyValues } from './copy-line.ts'
import type { ReadRow } from './fields/read-row.ts'
import { analyzeListings, copyListings, endCopy } from './import-store.ts'
import type { ListingWriter, WriterScope } from './listing-writer.ts'
import type { MergedRows } from './merge-store.ts'
import { MergingWriter } from './merging-writer.ts'
import type { PruneHow } from './prune-store.ts'
import type { RowCopy } from './row-copy.ts'

/** Rows are committed in batches: what was reported as stored stays, and a cut-off import can be repeated with a key. */
const rowsPerBatch = 10_000
/** From this many rows on it is worth telling the planner. */
const manyRows = 1_000

export async function openListingWriter(
  pool: pg.Pool,
  scope: WriterScope,
  key: 'MLSNumber' | 'URL' | null,
  withdraw: PruneHow = 'remove',
): Promise<ListingWriter> {
  const client = await pool.connect()
  // A connection that breaks fails the statement that runs on it; the event would end the process besides.
  client.on('error', ignoreError)
  if (key === null) return new AddingWriter(client, scope)
  const writer = new MergingWriter(client, scope, key === 'URL' ? 'urlKey' : 'mlsKey', { withdraw, release })
  try {
    await writer.begin()
    return writer
  } catch (error) {
    release(client, true)
    throw error
  }
}

function ignoreError(): void {}

function release(client: pg.PoolClient, isBroken: boolean): void {
  if (!isBroken) client.off('error', ignoreError)
  client.release(isBroken)
}

/**
 * Adds every row: each batch is one COPY into the table. The database works on one batch, and commits it, while the rows
 * of the next one are read.
 */
class AddingWriter implements ListingWriter {
  readonly stored: MergedRows = { added: 0, updated: 0, unchanged: 0, repeated: 0 }
  lastLine = 0
  readonly withdrawn = 0
  readonly #client: pg.PoolClient
  readonly #scope: WriterScope
  #open: { copy: RowCopy; start: string } | null = null
  #committing: Promise<void> = Promise.resolve()
  #isBroken = false
  #rows = 0
  #line = 0

  constructor(client: pg.PoolClient, scope: WriterScope) {
    this.#client = client
    this.#scope = scope
  }

  add(row: ReadRow): Promise<unknown> | undefined {
    this.#open ??= copyListings(this.#client, this.#scope, this.#committing)
    this.#rows += 1
    this.#line = row.line
    const sent = this.#open.copy.add(this.#open.start + toCopyValues(toColumns(row.listing, row.filledIn)))
    return this.#rows < rowsPerBatch ? sent : this.#commitAfter(sent)
  }

  noteSeen(): void {}

  withdraw(): void {}

  async flush(): Promise<void> {
    await this.#commitAfter(undefined)
    await this.#committing
  }

  async hasOwnNumbers(): Promise<boolean> {
    return false
  }

  async countGone(): Promise<null> {
    return null
  }

  async prune(): Promise<number> {
    return 0
  }

  async end(): Promise<void> {
    await this.flush()
    if (this.stored.added >= manyRows) await analyzeListings(this.#client)
  }

  async close(): Promise<void> {
    this.#open?.copy.cancel()
    // A connection in the middle of a COPY is of no use to others.
    release(this.#client, this.#isBroken || this.#open !== null)
  }

  /** Begins to commit the batch as soon as the one before is committed, so that they are stored in the order of the file. */
  async #commitAfter(sent: Promise<unknown> | undefined): Promise<void> {
    await sent
    await this.#committing
    if (!this.#open) return
    const { copy } = this.#open
    const [rows, line] = [this.#rows, this.#line]
    this.#open = null
    this.#rows = 0
    this.#isBroken = true
    const change = { ...this.#scope, rows, lastLine: line }
    this.#committing = endCopy(this.#client, copy, change).then(() => {
      this.#isBroken = false
      this.stored.added += rows
      this.lastLine = line
    })
    // Heard by whoever awaits it next; until then it must not end the process.
    this.#committing.catch(() => {})
  }
}

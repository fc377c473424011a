import type pg from 'pg'
import { listingFieldNames } from '../listing.ts'
import { type ListingColumns, toColumns } from '../listing-columns.ts'
import type { ListingScope } from '../listing-scope.ts'
import { toCopyValues } from './copy-line.ts'
import type { ReadRow } from './fields/read-row.ts'
import {
  analyzeListings,
  beginMerging,
  copyListings,
  endCopy,
  endMerging,
  type MergedRows,
  mergeRows,
  type RowCopy,
} from './import-store.ts'

/** Rows are committed in batches: what was reported as stored stays, and a cut-off import can be repeated with a key. */
const rowsPerBatch = 10_000
/** A batch of long descriptions ends earlier, since a keyed one is held in memory. */
const charactersPerBatch = 16_000_000
/** From this many rows on it is worth telling the planner. */
const manyRows = 1_000

/** Stores the rows of an import. */
export interface ListingWriter {
  /** Takes a row; a promise when the database should be waited for. */
  add(row: ReadRow): Promise<unknown> | undefined
  /** Commits what is left. */
  end(): Promise<void>
  /** Gives the connection back; what was not committed is gone. */
  close(): Promise<void>
  /** Committed so far, in rows of the file. */
  readonly stored: Readonly<MergedRows>
  /** Line of the last row that was committed; 0 before the first. */
  readonly lastLine: number
}

export async function openListingWriter(
  pool: pg.Pool,
  scope: ListingScope & { by: string },
  key: 'MLSNumber' | 'URL' | null,
): Promise<ListingWriter> {
  const client = await pool.connect()
  // A connection that breaks fails the statement that runs on it; the event would end the process besides.
  client.on('error', ignoreError)
  if (key === null) return new AddingWriter(client, scope)
  try {
    const column = key === 'URL' ? 'urlKey' : 'mlsKey'
    return new MergingWriter(client, scope, column, await beginMerging(client, column))
  } catch (error) {
    releaseClient(client, true)
    throw error
  }
}

function ignoreError(): void {}

function releaseClient(client: pg.PoolClient, isBroken: boolean): void {
  if (!isBroken) client.off('error', ignoreError)
  client.release(isBroken)
}

/**
 * Adds every row: each batch is one COPY into the table. The database works on one batch, and commits it, while the rows
 * of the next one are read.
 */
class AddingWriter implements ListingWriter {
  readonly stored: MergedRows = { added: 0, updated: 0, repeated: 0 }
  lastLine = 0
  readonly #client: pg.PoolClient
  readonly #scope: ListingScope & { by: string }
  #open: { copy: RowCopy; start: string } | null = null
  #committing: Promise<void> = Promise.resolve()
  #isBroken = false
  #rows = 0
  #line = 0

  constructor(client: pg.PoolClient, scope: ListingScope & { by: string }) {
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

  async end(): Promise<void> {
    await this.#commitAfter(undefined)
    await this.#committing
    if (this.stored.added >= manyRows) await analyzeListings(this.#client)
  }

  async close(): Promise<void> {
    this.#open?.copy.cancel()
    // A connection in the middle of a COPY is of no use to others.
    releaseClient(this.#client, this.#isBroken || this.#open !== null)
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

/** Updates the listings that have a row's key and adds the others. Of rows with one key the last one counts. */
class MergingWriter implements ListingWriter {
  readonly stored: MergedRows = { added: 0, updated: 0, repeated: 0 }
  lastLine = 0
  readonly #client: pg.PoolClient
  readonly #scope: ListingScope & { by: string }
  readonly #key: 'mlsKey' | 'urlKey'
  readonly #importStart: Date
  readonly #lines = new Map<string, string>()
  #characters = 0
  #repeated = 0
  #line = 0
  #isBroken = false

  constructor(
    client: pg.PoolClient,
    scope: ListingScope & { by: string },
    key: 'mlsKey' | 'urlKey',
    importStart: Date,
  ) {
    this.#client = client
    this.#scope = scope
    this.#key = key
    this.#importStart = importStart
  }

  add(row: ReadRow): Promise<void> | undefined {
    const columns = toColumns(row.listing, row.filledIn)
    const key = keyTextOf(columns, this.#key)
    const given = listingFieldNames.map((field) => (row.given.includes(field) ? 1 : 0)).join('')
    const line = `${row.line}\t${given}\t${toCopyValues(columns)}`
    if (this.#lines.delete(key)) this.#repeated += 1
    this.#lines.set(key, line)
    this.#characters += line.length
    this.#line = row.line
    return this.#lines.size >= rowsPerBatch || this.#characters >= charactersPerBatch ? this.#commit() : undefined
  }

  async end(): Promise<void> {
    await this.#commit()
    if (this.stored.added + this.stored.updated >= manyRows) await analyzeListings(this.#client)
  }

  async close(): Promise<void> {
    if (!this.#isBroken) await endMerging(this.#client).catch(() => {})
    releaseClient(this.#client, this.#isBroken)
  }

  async #commit(): Promise<void> {
    if (this.#lines.size === 0) return
    this.#isBroken = true
    const change = { ...this.#scope, rows: this.#lines.size, lastLine: this.#line }
    const merged = await mergeRows(this.#client, change, this.#key, this.#lines.values(), this.#importStart)
    this.#isBroken = false
    this.stored.added += merged.added
    this.stored.updated += merged.updated
    this.stored.repeated += merged.repeated + this.#repeated
    this.lastLine = this.#line
    this.#lines.clear()
    this.#characters = 0
    this.#repeated = 0
  }
}

function keyTextOf(columns: ListingColumns, key: 'mlsKey' | 'urlKey'): string {
  const value = columns[key]
  return typeof value === 'string' ? value : value.toString('hex')
}

import { hash } from 'node:crypto'
import type pg from 'pg'
import { listingFieldNames } from '../listing.ts'
import { toFieldColumns } from '../listing-columns.ts'
import { toCopyValues, toSaidKeys } from './copy-line.ts'
import type { ReadRow } from './fields/read-row.ts'
import { analyzeListings } from './import-store.ts'
import type { Gone, ListingWriter, WriterScope } from './listing-writer.ts'
import { beginMerging, endMerging, type MergedRows, mergedColumnNames, mergeRows, noteSeen } from './merge-store.ts'
import {
  countGone,
  countOfSource,
  hasOwnNumbers,
  type PruneHow,
  type PruneScope,
  pruneKeys,
  pruneMissedTwice,
  pruneUnseen,
} from './prune-store.ts'
import { findKnownRows, forgetDigests, type KeyColumn } from './runs/known-rows-store.ts'

const rowsPerBatch = 10_000
/** A batch of long descriptions ends earlier: it is held in memory. */
const charactersPerBatch = 16_000_000
/** So many are looked for at once: what a question holds is put together in one go, in which nobody else has a turn. */
const askedAtOnce = 1_000
/** From this many rows on it is worth telling the planner. */
const manyRows = 1_000

type Key = string | Buffer

/** A row that waits to be stored. */
interface Waiting {
  line: number
  key: Key
  digest: Buffer
  /** Which fields it gives, and the values of mergedColumnNames, as COPY reads them. */
  text: string
}

/** Digests of rows that were compared in another way, or with other columns, are those of others. */
const digestSalt = `1 ${mergedColumnNames.join()}`
const digestBytes = 16

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
  readonly #rows = new Map<string, Waiting>()
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
    const key = columns[this.#key]
    const name = keyTextOf(key)
    const given = listingFieldNames.map((field) => (row.given.includes(field) ? 1 : 0)).join('')
    const text = `${given}\t${toSaidKeys(row.says)}\t${toCopyValues(columns, mergedColumnNames)}`
    const digest = hash('sha256', `${digestSalt}\t${text}`, 'buffer').subarray(0, digestBytes)
    const earlier = this.#rows.get(name)
    if (earlier !== undefined) {
      this.#rows.delete(name)
      this.#characters -= earlier.text.length
      this.#repeated += 1
    }
    this.#rows.set(name, { line: row.line, key, digest, text })
    this.#gone.delete(name)
    this.#characters += text.length
    this.#line = row.line
    return this.#rows.size >= rowsPerBatch || this.#characters >= charactersPerBatch ? this.flush() : undefined
  }

  noteSeen(key: Key): void {
    this.#seen.push(key)
  }

  withdraw(key: Key): void {
    // What a row of this batch said before is not said any more.
    this.#rows.delete(keyTextOf(key))
    this.#gone.set(keyTextOf(key), key)
  }

  async end(): Promise<void> {
    await this.flush()
    if (this.stored.added + this.stored.updated >= manyRows) await analyzeListings(this.#client)
    if (this.stored.added >= manyRows) await forgetDigests(this.#client, this.#scope)
  }

  async hasOwnNumbers(): Promise<boolean> {
    const scope = this.#pruneScope()
    return scope !== null && this.#key === 'mlsKey' && hasOwnNumbers(this.#client, scope)
  }

  async countGone(): Promise<Gone | null> {
    const scope = this.#pruneScope()
    if (!scope) return null
    return { earlier: this.#earlier, gone: await countGone(this.#client, scope) }
  }

  async prune(how: PruneHow, waits: boolean): Promise<number> {
    const scope = this.#pruneScope()
    if (!scope) return 0
    return waits ? pruneMissedTwice(this.#client, scope, how) : pruneUnseen(this.#client, scope, how)
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
    if (this.#rows.size === 0) return
    const rows = await this.#findUnknown()
    if (rows.length > 0) {
      const change = { ...this.#scope, rows: rows.length, lastLine: this.#line }
      const merged = await mergeRows(this.#client, change, this.#key, linesOf(rows))
      this.stored.added += merged.added
      this.stored.updated += merged.updated
      this.stored.unchanged += merged.unchanged
      this.stored.repeated += merged.repeated
    }
    this.stored.repeated += this.#repeated
    this.lastLine = this.#line
    this.#rows.clear()
    this.#characters = 0
    this.#repeated = 0
  }

  /** The rows that have to be compared: of a feed that is read again, hardly any. */
  async #findUnknown(): Promise<Waiting[]> {
    const rows = [...this.#rows.values()]
    const { sourceId } = this.#scope
    if (sourceId === null) return rows
    const unknown: Waiting[] = []
    for (let from = 0; from < rows.length; from += askedAtOnce) {
      const some = rows.slice(from, from + askedAtOnce)
      const digests = { keys: some.map(({ key }) => key), digests: some.map(({ digest }) => digest) }
      const found = await findKnownRows(this.#client, { ...this.#scope, sourceId }, this.#key, digests)
      this.stored.unchanged += found.known - found.repeated
      this.stored.repeated += found.repeated
      const places = new Set(found.unknown)
      unknown.push(...some.filter((_, place) => places.has(place)))
    }
    return unknown
  }

  #pruneScope(): PruneScope | null {
    const { sourceId } = this.#scope
    return sourceId === null ? null : { ...this.#scope, sourceId }
  }
}

function* linesOf(rows: readonly Waiting[]): Generator<string> {
  for (const { line, digest, text } of rows) yield `${line}\t\\\\x${digest.toString('hex')}\t${text}`
}

function keyTextOf(key: Key): string {
  return typeof key === 'string' ? key : key.toString('hex')
}

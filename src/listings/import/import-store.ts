import { once } from 'node:events'
import type { Writable } from 'node:stream'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { storedTextColumns } from '../../listing-text/stored-text.ts'
import { listingFieldNames } from '../listing.ts'
import { type ListingColumn, listingColumnNames, withholdableFields } from '../listing-columns.ts'
import type { ListingScope } from '../listing-scope.ts'

export interface MergedRows {
  added: number
  /** Rows that changed listings which were there before this import. */
  updated: number
  /** Rows that changed listings which an earlier row of this import had written. */
  repeated: number
}

const columnList = listingColumnNames.map((name) => `"${name}"`).join(', ')

/** What is collected before it is handed to the connection. */
const pieceCharacters = 65_536
/** What may wait for the database while it commits the batch before. */
const waitingBytes = 2 * 1_048_576

/** A COPY that is fed line by line and committed as a whole. It begins when there is something to send. */
export class RowCopy {
  readonly #begin: () => Promise<Writable>
  #stream: Writable | null = null
  #piece = ''
  #failure: Error | null = null
  #mayBegin = false

  /** `before`: what the connection does first; meanwhile lines are collected. */
  constructor(begin: () => Promise<Writable>, before: Promise<void> = Promise.resolve()) {
    this.#begin = async () => {
      await before
      return begin()
    }
    const freed = (): void => {
      this.#mayBegin = true
    }
    before.then(freed, freed)
  }

  /** Takes a line; a promise when the database should be waited for. */
  add(line: string): Promise<unknown> | undefined {
    this.#piece += `${line}\n`
    return this.#piece.length < (this.#mayBegin ? pieceCharacters : waitingBytes) ? undefined : this.#send()
  }

  async end(): Promise<void> {
    const stream = await this.#send()
    if (this.#failure) throw this.#failure
    const finished = once(stream, 'finish')
    stream.end()
    await finished
  }

  /** Takes back what was not ended. */
  cancel(): void {
    if (!this.#failure) this.#stream?.destroy()
  }

  async #send(): Promise<Writable> {
    if (this.#failure) throw this.#failure
    const stream = this.#stream ?? (await this.#open())
    const piece = this.#piece
    this.#piece = ''
    if (!stream.write(piece)) await once(stream, 'drain')
    return stream
  }

  async #open(): Promise<Writable> {
    const stream = await this.#begin()
    // The stream itself forgets that it has failed.
    stream.on('error', (error) => {
      this.#failure ??= error
    })
    this.#stream = stream
    return stream
  }
}

/**
 * Adds listings, in a transaction that endCopy commits. Each line: the values of listingColumnNames, as COPY text.
 * `before`: what the connection does first.
 */
export function copyListings(
  client: pg.PoolClient,
  scope: ListingScope,
  before: Promise<void>,
): { copy: RowCopy; start: string } {
  const text = `COPY listings ("workspaceId", "chatbotId", ${columnList}) FROM STDIN`
  const begin = async (): Promise<Writable> => {
    await client.query('BEGIN')
    return client.query(copyFrom(text, { highWaterMark: waitingBytes }))
  }
  return { copy: new RowCopy(begin, before), start: `${scope.workspaceId}\t${scope.chatbotId}\t` }
}

/** Commits what was copied, and who did. */
export async function endCopy(client: pg.PoolClient, copy: RowCopy, change: ImportChange): Promise<void> {
  await copy.end()
  await logImport(client, change)
  await client.query('COMMIT')
}

/** A part of an import, for the change log. */
export interface ImportChange extends ListingScope {
  by: string
  /** Rows of the file: how many, and the line of the last. */
  rows: number
  lastLine: number
}

async function logImport(client: pg.PoolClient, change: ImportChange, merged?: MergedRows): Promise<void> {
  const { workspaceId, chatbotId, by, rows, lastLine } = change
  const details = { count: rows, lastLine, ...(merged ?? { added: rows }) }
  await client.query(
    `INSERT INTO "changeLog" ("workspaceId", actor, action, target, details)
    SELECT $1, $3, 'listings.imported', 'chatbot ' || coalesce((SELECT "serialNumber" FROM chatbots
      WHERE "workspaceId" = $1 AND id = $2), $2::text), $4`,
    [workspaceId, chatbotId, by, JSON.stringify(details)],
  )
}

/** Makes the tables in which batches are compared with what is there. Answers from when on a change is of this import. */
export async function beginMerging(client: pg.PoolClient, key: 'mlsKey' | 'urlKey'): Promise<Date> {
  await endMerging(client)
  await client.query(`CREATE TEMPORARY TABLE "importRows" ON COMMIT DELETE ROWS AS
    SELECT 0::bigint AS line, ''::bit varying AS given, ${columnList} FROM listings WITH NO DATA`)
  // Without these a plan made for a few rows would compare each row with each listing.
  await client.query('CREATE UNIQUE INDEX ON "importRows" (line)')
  await client.query(`CREATE INDEX ON "importRows" ("${key}")`)
  await client.query(`CREATE TEMPORARY TABLE "importMatches" (
    id bigint PRIMARY KEY, line bigint NOT NULL, fresh boolean NOT NULL) ON COMMIT DELETE ROWS`)
  await client.query('CREATE INDEX ON "importMatches" (line)')
  const { rows } = await client.query<{ now: Date }>('SELECT clock_timestamp() AS now')
  return rows[0]?.now ?? new Date()
}

export async function endMerging(client: pg.PoolClient): Promise<void> {
  await client.query('DROP TABLE IF EXISTS "importRows", "importMatches"')
}

/** Any number of our own; it keeps this lock apart from others. */
const lockSpace = 7_250_901

/**
 * Changes the listings whose key a row has, adds the others, and commits. Each line: number of the row, which fields it
 * gives (as bits in the order of listingFieldNames), values of listingColumnNames; no two of one key. Two imports into
 * one chatbot take turns.
 */
export async function mergeRows(
  client: pg.PoolClient,
  scope: ImportChange,
  key: 'mlsKey' | 'urlKey',
  lines: Iterable<string>,
  importStart: Date,
): Promise<MergedRows> {
  const chatbot = [scope.workspaceId, scope.chatbotId]
  await client.query('BEGIN')
  try {
    await client.query('SELECT pg_advisory_xact_lock($1, $2)', [lockSpace, scope.chatbotId])
    const copy = new RowCopy(async () =>
      client.query(copyFrom(`COPY "importRows" (line, given, ${columnList}) FROM STDIN`)),
    )
    for (const line of lines) await copy.add(line)
    await copy.end()
    await client.query('ANALYZE "importRows"')
    await client.query(matchText(key), [...chatbot, importStart])
    await client.query('ANALYZE "importMatches"')
    const { rows } = await client.query<MergedRows>(mergeText, chatbot)
    const merged = rows[0] ?? { added: 0, updated: 0, repeated: 0 }
    await logImport(client, scope, merged)
    await client.query('COMMIT')
    return merged
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {})
    throw error
  }
}

/** Locks in the order of ids, as every writer of ours does. */
function matchText(key: 'mlsKey' | 'urlKey'): string {
  return `
    INSERT INTO "importMatches" (id, line, fresh)
    SELECT listings.id, file.line, listings."updatedAt" >= $3
    FROM "importRows" AS file JOIN listings
      ON listings."workspaceId" = $1 AND listings."chatbotId" = $2 AND listings."${key}" = file."${key}"
    ORDER BY listings.id FOR UPDATE OF listings`
}

const mergeText = makeMergeText()

function makeMergeText(): string {
  const fieldOf: Partial<Record<ListingColumn, string>> = { cityKey: 'City', mlsKey: 'MLSNumber', urlKey: 'Url' }
  // What was read of the texts is forgotten with them by the database, and read again in the background.
  const given = listingColumnNames.filter((column) => !storedTextColumns.some((stored) => stored === column))
  const assignments = given.map((column) => {
    // What the file gives was not filled in; of what it does not give, the listing's own mark holds.
    if (column === 'filledIn') return `"filledIn" = listings."filledIn" & file."filledIn"`
    const bit = listingFieldNames.findIndex((field) => field === (fieldOf[column] ?? column))
    return `"${column}" = CASE WHEN get_bit(file.given, ${bit}) = 1 THEN file."${column}" ELSE listings."${column}" END`
  })
  // What the file gives, an empty field too, is not to come back from where it was withheld.
  const ofFile = withholdableFields.map(
    (field) => `CASE WHEN get_bit(file.given, ${listingFieldNames.indexOf(field)}) = 1 THEN '${field}' END`,
  )
  assignments.push(`"withheldFields" = listings."withheldFields" - array_remove(ARRAY[${ofFile}], NULL)`)
  return `
    WITH changed AS (
      UPDATE listings SET ${assignments.join(', ')}, "updatedAt" = now()
      FROM "importMatches" AS matched JOIN "importRows" AS file ON file.line = matched.line
      WHERE listings."workspaceId" = $1 AND listings."chatbotId" = $2 AND listings.id = matched.id
    ), added AS (
      INSERT INTO listings ("workspaceId", "chatbotId", ${columnList})
      SELECT $1, $2, ${columnList} FROM "importRows" AS file
      WHERE NOT EXISTS (SELECT FROM "importMatches" AS matched WHERE matched.line = file.line) ORDER BY line
    ), found AS (
      SELECT line, bool_or(fresh) AS fresh FROM "importMatches" GROUP BY line
    )
    SELECT (SELECT count(*) FROM "importRows") - count(*) AS added,
      count(*) FILTER (WHERE NOT fresh) AS updated, count(*) FILTER (WHERE fresh) AS repeated
    FROM found`
}

/** Tells the planner what it has to do with now. */
export async function analyzeListings(client: pg.PoolClient): Promise<void> {
  await client.query('ANALYZE listings')
}

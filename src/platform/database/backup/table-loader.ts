import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import pg from 'pg'
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams'
import { BackupFailure } from './backup-failure.ts'
import type { BackedUpTable } from './backup-format.ts'
import { copyTarget } from './table-catalogue.ts'

export interface TableLoader {
  /** Takes the next part of a table; the parts of one follow each other. */
  load(name: string, part: AsyncIterable<Uint8Array>): Promise<void>
  /** Ends the last table, compares the numbers of rows and sets the counters. */
  finish(): Promise<void>
}

interface OpenTable {
  table: BackedUpTable
  /** Triggers that fire for every writer, replicas too. */
  always: string[]
  stream: CopyStreamQuery
  ended: Promise<void>
}

/** Loads the tables of a backup into empty ones, in the transaction at hand. */
export function makeTableLoader(client: pg.Client, tables: BackedUpTable[]): TableLoader {
  const loaded = new Map<string, number>()
  let current: OpenTable | undefined

  const close = async () => {
    if (current === undefined) return
    loaded.set(current.table.name, await endTable(client, current))
    current = undefined
  }

  return {
    async load(name, part) {
      if (current?.table.name !== name) {
        await close()
        const table = tables.find((candidate) => candidate.name === name)
        if (table === undefined || loaded.has(name))
          throw new BackupFailure(`Table ${name} is out of place in this backup.`)
        current = await beginTable(client, table)
      }
      await write(current, part)
    },

    async finish() {
      await close()
      for (const table of tables) {
        if ((loaded.get(table.name) ?? 0) !== table.rows) {
          throw new BackupFailure(`Table ${table.name} has not as many rows as were saved.`)
        }
        await setCounters(client, table)
      }
    },
  }
}

async function beginTable(client: pg.Client, table: BackedUpTable): Promise<OpenTable> {
  // What triggers do (keeping counts, for one) was done when the rows were first written, and is in the backup.
  const { rows } = await client.query<{ name: string }>(
    `SELECT tgname AS name FROM pg_trigger WHERE tgrelid = $1::regclass AND tgenabled = 'A' AND NOT tgisinternal`,
    [pg.escapeIdentifier(table.name)],
  )
  await client.query(`ALTER TABLE ${pg.escapeIdentifier(table.name)} DISABLE TRIGGER USER`)
  const stream = client.query(copyFrom(`COPY ${copyTarget(table.name, table.columns)} FROM STDIN`))
  const ended = finished(stream)
  // It is awaited at the end; until then a refused row must not count as an unnoticed error.
  ended.catch(() => {})
  return { table, always: rows.map(({ name }) => name), stream, ended }
}

async function write({ stream, ended }: OpenTable, part: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const chunk of part) {
    // A row that is refused ends the stream, which then never drains.
    if (!stream.write(chunk)) await Promise.race([once(stream, 'drain'), ended])
  }
}

async function endTable(client: pg.Client, { table, always, stream, ended }: OpenTable): Promise<number> {
  stream.end()
  await ended
  const name = pg.escapeIdentifier(table.name)
  await client.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`)
  for (const trigger of always)
    await client.query(`ALTER TABLE ${name} ENABLE ALWAYS TRIGGER ${pg.escapeIdentifier(trigger)}`)
  return stream.rowCount
}

async function setCounters(client: pg.Client, { name, identities }: BackedUpTable): Promise<void> {
  for (const { column, lastValue, isCalled } of identities) {
    await client.query('SELECT setval(pg_get_serial_sequence($1, $2), $3::bigint, $4)', [
      pg.escapeIdentifier(name),
      column,
      lastValue,
      isCalled,
    ])
  }
}

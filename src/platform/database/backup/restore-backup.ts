import { statSync } from 'node:fs'
import { Readable } from 'node:stream'
import pg from 'pg'
import { type Connection, connect } from '../connect.ts'
import { migrateToLatest, migrations } from '../migrate.ts'
import { BackupFailure } from './backup-failure.ts'
import { type Manifest, readEntryName } from './backup-format.ts'
import type { OnProgress } from './backup-progress.ts'
import { checkBackup } from './check-backup.ts'
import { type ArchiveEntry, readArchive } from './read-archive.ts'
import { remakeTables } from './remake-tables.ts'
import { describeTables } from './table-catalogue.ts'
import { makeTableLoader } from './table-loader.ts'

/** Where uploaded files are written to; the file storage fits. */
export interface RestoreFiles {
  put(name: string, bytes: Readable, maxBytes: number): Promise<number>
}

export interface RestoreBackupOptions {
  connection: Connection
  files: RestoreFiles
  source: string
  /** Replaces what the database holds now; otherwise only one without rows is restored into. */
  force?: boolean
  onProgress?: OnProgress
}

export interface RestoredBackup {
  createdAt: string
  tables: number
  rows: number
  files: number
}

const lockTimeout = '55P03'

/**
 * Brings a database to the state of a backup and puts its files back. The backup is read to its end and checked before
 * anything is touched; the rows appear in one transaction, all or none. The tables are made as they were when the backup
 * was written, then brought to the newest schema. No Porchlight should be running on the database meanwhile.
 */
export async function restoreBackup(options: RestoreBackupOptions): Promise<RestoredBackup> {
  const manifest = await checkBackup(options.source, options.onProgress)
  const unknown = manifest.migrations.find((name) => !(name in migrations))
  if (unknown !== undefined) {
    throw new BackupFailure('This backup was made by a newer Porchlight: restore it with that version or a later one.')
  }
  const client = new pg.Client({ ...options.connection, application_name: 'porchlight restore' })
  client.on('error', () => {}) // What breaks the connection also breaks the statement that waits for it.
  await client.connect()
  try {
    await client.query('BEGIN')
    await client.query(`SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = '10s'; SET LOCAL timezone = 'UTC'`)
    if (options.force !== true) await refuseRows(client)
    const known = Object.entries(migrations).filter(([name]) => manifest.migrations.includes(name))
    await remakeTables(client, Object.fromEntries(known))
    await restoreContents(client, manifest, options)
    await client.query('COMMIT')
    await client.query('ANALYZE')
  } catch (error) {
    throw explain(error)
  } finally {
    await client.end().catch(() => {})
  }
  await bringUpToDate(options.connection)
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  return { createdAt: manifest.createdAt, tables: manifest.tables.length, rows, files: manifest.files.length }
}

async function refuseRows(client: pg.Client): Promise<void> {
  for (const { name } of await describeTables(client)) {
    const { rows } = await client.query(`SELECT FROM ${pg.escapeIdentifier(name)} LIMIT 1`)
    if (rows.length > 0) {
      throw new BackupFailure(
        `The database is not empty (table ${name} has rows): restore into an empty one, or say with --force that what is there shall be replaced.`,
      )
    }
  }
}

async function restoreContents(client: pg.Client, manifest: Manifest, options: RestoreBackupOptions): Promise<void> {
  const totalBytes = statSync(options.source).size
  let doneBytes = 0
  // All of it was read once already, within its limits.
  const limit = { bytes: Number.POSITIVE_INFINITY }
  const entries = readArchive(options.source, limit, (bytes) => {
    doneBytes += bytes
  })
  const loader = makeTableLoader(client, manifest.tables)
  for await (const entry of entries) {
    const { kind, name } = readEntryName(entry.name)
    if (kind === 'table') await loader.load(name, entry.chunks)
    else if (kind === 'file') await restoreFile(name, entry, options.files)
    else for await (const _ of entry.chunks);
    options.onProgress?.({ stage: 'restore', name, doneBytes, totalBytes })
  }
  await loader.finish()
}

async function restoreFile(name: string, entry: ArchiveEntry, files: RestoreFiles): Promise<void> {
  const bytes = await files.put(name, Readable.from(entry.chunks, { objectMode: false }), entry.bytes)
  if (bytes !== entry.bytes) throw new BackupFailure(`The uploaded file ${name} could not be stored completely.`)
}

function explain(error: unknown): unknown {
  if (!(error instanceof pg.DatabaseError)) return error
  const reason =
    error.code === lockTimeout
      ? 'another process is using the database; stop it first'
      : `PostgreSQL says: ${error.message}`
  return new BackupFailure(`The backup was not restored and the database is as it was: ${reason}.`, { cause: error })
}

async function bringUpToDate(connection: Connection): Promise<void> {
  const open = connect(connection, { maxConnections: 2 })
  try {
    await migrateToLatest(open.db)
  } finally {
    await open.close()
  }
}

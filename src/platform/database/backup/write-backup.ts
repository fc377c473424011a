import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { Connection } from '../connect.ts'
import { BackupFailure } from './backup-failure.ts'
import {
  type BackedUpFile,
  type BackedUpTable,
  fileEntryName,
  formatVersion,
  headingName,
  isSafeFileName,
  type Manifest,
  makeHeading,
  manifestName,
  tablePartName,
} from './backup-format.ts'
import type { OnProgress } from './backup-progress.ts'
import { copyTarget, describeTables, listMigrations, type TableDescription } from './table-catalogue.ts'
import { type ArchiveWriter, writeArchive } from './write-archive.ts'

/** Where uploaded files are read from; the file storage fits. */
export interface BackupFiles {
  list(): AsyncIterable<{ name: string; bytes: number }>
  open(name: string): Promise<Readable>
}

export interface WriteBackupOptions {
  connection: Connection
  files: BackupFiles
  /** The file to be written; by its form a .tar.gz. */
  target: string
  onProgress?: OnProgress
}

export interface WrittenBackup {
  tables: number
  rows: number
  files: number
}

const partBytes = 4 * 2 ** 20

/**
 * Writes all rows, as they are at one moment, and all uploaded files into one file, while the service goes on. The
 * form is PostgreSQL's own text, so that the backup of an embedded database can be restored to a server and back.
 */
export async function writeBackup(options: WriteBackupOptions): Promise<WrittenBackup> {
  const client = new pg.Client({ ...options.connection, application_name: 'porchlight backup' })
  client.on('error', () => {}) // What breaks the connection also breaks the statement that waits for it.
  await client.connect()
  try {
    // The rows of one moment, and the same text whatever the settings of the server or the user are.
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    await client.query(
      `SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0; SET LOCAL timezone = 'UTC';
       SET LOCAL datestyle = 'ISO'; SET LOCAL intervalstyle = 'postgres'; SET LOCAL extra_float_digits = 1`,
    )
    const migrations = await listMigrations(client)
    if (migrations.length === 0) throw new BackupFailure('There is no Porchlight in this database to make a backup of.')
    const manifest: Manifest = { formatVersion, createdAt: new Date().toISOString(), migrations, tables: [], files: [] }
    await writeArchive(options.target, { name: headingName, write: makeHeading }, async (archive) => {
      manifest.tables = await addTables(client, archive, options.onProgress)
      manifest.files = await addFiles(options.files, archive, options.onProgress)
      await addText(archive, manifestName, JSON.stringify(manifest))
    })
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    return { tables: manifest.tables.length, rows, files: manifest.files.length }
  } finally {
    await client.end().catch(() => {})
  }
}

async function addTables(
  client: pg.Client,
  archive: ArchiveWriter,
  onProgress: OnProgress | undefined,
): Promise<BackedUpTable[]> {
  let doneBytes = 0
  const tables: BackedUpTable[] = []
  for (const table of await describeTables(client)) {
    tables.push(
      await addTable(client, archive, table, (bytes) => {
        doneBytes += bytes
        onProgress?.({ stage: 'database', name: table.name, doneBytes, totalBytes: undefined })
      }),
    )
  }
  return tables
}

async function addTable(
  client: pg.Client,
  archive: ArchiveWriter,
  { name, columns, identities }: TableDescription,
  onBytes: (bytes: number) => void,
): Promise<BackedUpTable> {
  const stream = client.query(copyTo(`COPY ${copyTarget(name, columns)} TO STDOUT`))
  const hash = createHash('sha256')
  let bytes = 0
  let part = 0
  for await (const chunks of gather(stream)) {
    const size = chunks.reduce((sum, chunk) => sum + chunk.length, 0)
    for (const chunk of chunks) hash.update(chunk)
    await archive.add(tablePartName(name, ++part), size, chunks)
    bytes += size
    onBytes(size)
  }
  return {
    name,
    columns,
    rows: stream.rowCount,
    bytes,
    sha256: hash.digest('hex'),
    identities: await readCounters(client, identities),
  }
}

// An entry of an archive begins with its size, and only a whole part has one that is known.
async function* gather(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer[]> {
  let chunks: Buffer[] = []
  let size = 0
  for await (const chunk of stream) {
    chunks.push(chunk)
    size += chunk.length
    if (size < partBytes) continue
    yield chunks
    chunks = []
    size = 0
  }
  if (size > 0) yield chunks
}

async function readCounters(
  client: pg.Client,
  identities: TableDescription['identities'],
): Promise<BackedUpTable['identities']> {
  const counters: BackedUpTable['identities'] = []
  for (const { column, sequence } of identities) {
    // The name comes quoted from PostgreSQL. Counters do not belong to the moment of the rows: they may be ahead.
    const { rows } = await client.query<{ last_value: string; is_called: boolean }>(
      `SELECT last_value::text, is_called FROM ${sequence}`,
    )
    for (const { last_value, is_called } of rows) counters.push({ column, lastValue: last_value, isCalled: is_called })
  }
  return counters
}

async function addFiles(
  files: BackupFiles,
  archive: ArchiveWriter,
  onProgress: OnProgress | undefined,
): Promise<BackedUpFile[]> {
  const added: BackedUpFile[] = []
  let doneBytes = 0
  for await (const { name, bytes } of files.list()) {
    if (!isSafeFileName(name))
      throw new BackupFailure(`The uploaded file ${JSON.stringify(name)} has a name that cannot be kept.`)
    const hash = createHash('sha256')
    const stream = await openFile(files, name)
    if (stream === undefined) continue
    await archive.add(fileEntryName(name), bytes, hashing(stream, hash.update.bind(hash)))
    added.push({ name, bytes, sha256: hash.digest('hex') })
    doneBytes += bytes
    onProgress?.({ stage: 'files', name, doneBytes, totalBytes: undefined })
  }
  return added
}

/** Opens a file; undefined when it was removed since it was listed, which is no reason for a backup to fail. */
async function openFile(files: BackupFiles, name: string): Promise<Readable | undefined> {
  try {
    return await files.open(name)
  } catch (error) {
    for await (const listed of files.list()) if (listed.name === name) throw error
    return undefined
  }
}

async function* hashing(chunks: AsyncIterable<Buffer>, update: (chunk: Buffer) => unknown): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    update(chunk)
    yield chunk
  }
}

async function addText(archive: ArchiveWriter, name: string, text: string): Promise<void> {
  const bytes = Buffer.from(text)
  await archive.add(name, bytes.length, [bytes])
}

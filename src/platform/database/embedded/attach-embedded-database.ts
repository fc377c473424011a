import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { DatabaseStartFailure } from './database-start-failure.ts'
import type { EmbeddedConnection } from './embedded-connection.ts'
import { databaseName, databaseUser, lockFile, prepareDataFolder, readDatabaseRecord } from './folder/data-folder.ts'
import { isFolderLockHeld } from './folder/hold-folder-lock.ts'
import { type EmbeddedDatabase, type EmbeddedDatabaseOptions, openEmbeddedDatabase } from './open-embedded-database.ts'

/** A first start makes the database, and a start after a crash reads the log: both may take a while. */
const patience = 60_000

/**
 * Connects to the server that another Porchlight runs on this data folder, waiting for one that is just starting.
 * Returns null when none runs.
 */
export async function attachEmbeddedDatabase(options: {
  dataDir: string
}): Promise<{ connection: EmbeddedConnection } | null> {
  if (!existsSync(options.dataDir)) return null
  const dataDir = prepareDataFolder(options.dataDir)
  const lock = lockFile(dataDir)
  const deadline = Date.now() + patience
  while (existsSync(lock) && isFolderLockHeld(lock)) {
    const connection = readConnection(dataDir)
    if (connection !== undefined && (await answers(connection))) return { connection }
    if (Date.now() > deadline) {
      throw new DatabaseStartFailure(
        'in-use',
        `Another Porchlight holds the database in ${dataDir}, but its server does not answer: look into server.log in the folder of the database.`,
      )
    }
    await sleep(50)
  }
  return null
}

/**
 * For command-line tools: uses the server that is running on the data folder, and starts one for as long as it is needed
 * when there is none. `stop` ends only what was started here.
 */
export async function attachOrOpenEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<{
  connection: EmbeddedConnection
  announceEnd(): void
  stop(): Promise<void>
  opened: EmbeddedDatabase | undefined
}> {
  for (;;) {
    const attached = await attachEmbeddedDatabase(options)
    if (attached !== null) return { ...attached, announceEnd: () => {}, stop: async () => {}, opened: undefined }
    try {
      const opened = await openEmbeddedDatabase(options)
      const { connection, announceEnd, stop } = opened
      return { connection, announceEnd, stop, opened }
    } catch (error) {
      // Somebody else opened it in between, and now there is something to attach to.
      if (!(error instanceof DatabaseStartFailure && error.reason === 'in-use')) throw error
    }
  }
}

function readConnection(dataDir: string): EmbeddedConnection | undefined {
  const record = readDatabaseRecord(dataDir)
  if (record?.host === undefined || record.port === undefined) return undefined
  const { host, port, password } = record
  return { host, port, user: databaseUser, password, database: databaseName, ssl: false }
}

async function answers(connection: EmbeddedConnection): Promise<boolean> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 5_000 })
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

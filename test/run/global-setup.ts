import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { processorSecondsOf } from '../../bin/testing/processor-time.mjs'
import { connect } from '../../src/platform/database/connect.ts'
import { lockFile } from '../../src/platform/database/embedded/folder/data-folder.ts'
import { isFolderLockHeld } from '../../src/platform/database/embedded/folder/hold-folder-lock.ts'
import { openEmbeddedDatabase } from '../../src/platform/database/embedded/open-embedded-database.ts'
import { migrateToLatest } from '../../src/platform/database/migrate.ts'
import { dataFolderPrefix, fastestFolder, makeDataFolder, removeDataFolder } from '../data-folder.ts'
import { noteCost } from './file-cost.ts'

export interface TestServer {
  /** A connection to the server as a user who may create databases. */
  host: string
  port: number
  user: string
  password: string
  database: string
  /** Beginning of the names of all databases of this run. */
  prefix: string
  /** The migrated database that each test database is a copy of. */
  template: string
}

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer
    /** Where test/started-folder.ts keeps what it copies. */
    startedFolders: string
  }
}

const databasePrefix = 'porchlight_test_'
const staleAfter = 2 * 3600_000

let end: (() => Promise<void>) | undefined

/**
 * One PostgreSQL for the whole run: an embedded one in a temporary folder, or the one that PORCHLIGHT_TEST_DATABASE_URL
 * names, as a user who may create databases.
 */
export async function setup(project: TestProject): Promise<void> {
  const url = process.env.PORCHLIGHT_TEST_DATABASE_URL
  const prefix = `${databasePrefix}${Date.now().toString(36)}_${process.pid}_`
  const { connection, stop } = url ? useServer(url, prefix) : await startServer()
  const startedFolders = makeDataFolder()
  end = async () => {
    removeStartedFolders(startedFolders.path)
    await stop()
  }
  const server = { ...connection, prefix, template: `${prefix}template` }
  try {
    await createTemplate(server)
  } catch (error) {
    // Vitest does not call teardown after a failed setup.
    await end()
    throw error
  }
  project.provide('testServer', server)
  project.provide('startedFolders', startedFolders.path)
}

export async function teardown(): Promise<void> {
  const { user, system } = process.cpuUsage()
  noteCost('beside', (user + system) / 1e6)
  await end?.()
}

type Connection = Pick<TestServer, 'host' | 'port' | 'user' | 'password' | 'database'>

async function startServer(): Promise<{ connection: Connection; stop(): Promise<void> }> {
  removeStaleFolders(fastestFolder())
  const folder = makeDataFolder()
  const server = await openEmbeddedDatabase({
    dataDir: folder.path,
    purpose: 'test',
    log: (line) => console.log(line),
    // For speed, here alone: nothing of a test run has to survive the machine.
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' },
  })
  // The databases that are left go with the folder.
  const stop = async () => {
    noteCost('beside', processorSecondsOf(server.pid))
    await server.stop()
    folder.remove()
  }
  return { connection: server.connection, stop }
}

function useServer(url: string, prefix: string): { connection: Connection; stop(): Promise<void> } {
  const { host, port, user, password, database } = new pg.Client(url)
  const connection = { host, port, user: user ?? '', password: password ?? '', database: database ?? 'postgres' }
  return {
    connection,
    stop: () => dropDatabases(connection, (name) => name.startsWith(prefix) || isStale(name)),
  }
}

function removeStartedFolders(parent: string): void {
  for (const name of readdirSync(parent)) removeDataFolder(join(parent, name))
  removeDataFolder(parent)
}

// A run that was killed leaves its folder behind.
function removeStaleFolders(parent: string): void {
  for (const name of readdirSync(parent).filter((name) => name.startsWith(dataFolderPrefix))) {
    const folder = join(parent, name)
    try {
      if (Date.now() - statSync(folder).mtimeMs < staleAfter || isFolderLockHeld(lockFile(folder))) continue
      removeDataFolder(folder)
    } catch {
      // Another user's, or another run is removing it.
    }
  }
}

function isStale(name: string): boolean {
  const time = new RegExp(`^${databasePrefix}([0-9a-z]+)_`).exec(name)?.[1]
  return time !== undefined && Date.now() - Number.parseInt(time, 36) > staleAfter
}

async function dropDatabases(connection: Connection, isMeant: (name: string) => boolean): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    const { rows } = await client.query<{ datname: string }>('SELECT datname FROM pg_database')
    for (const { datname } of rows.filter((row) => isMeant(row.datname))) {
      await client.query(`DROP DATABASE IF EXISTS "${datname}" WITH (FORCE)`)
    }
  } finally {
    await client.end()
  }
}

async function createTemplate({ prefix: _, template, ...connection }: TestServer): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    // The same character rules everywhere, whatever the server's defaults are.
    await client.query(
      `CREATE DATABASE "${template}" TEMPLATE template0 ENCODING 'UTF8' LC_COLLATE 'C' LC_CTYPE 'C.UTF-8'`,
    )
  } finally {
    await client.end()
  }
  const open = connect({ ...connection, database: template })
  try {
    await migrateToLatest(open.db)
  } finally {
    await open.close()
  }
}

import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { connect, type OpenDatabase } from '../src/platform/database/connect.ts'

export interface TestDatabase {
  connection: { host: string; port: number; user: string; password: string; database: string }
  /** The same as one string, as DATABASE_URL takes it. */
  url: string
  /** Ends what is still connected and removes the database. What is forgotten is dropped at the end of the run. */
  drop(): Promise<void>
}

/** Makes a database of its own with the newest schema and no rows. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { prefix, template, ...server } = inject('testServer')
  const database = `${prefix}${randomBytes(6).toString('hex')}`
  // As files: written page by page into the log of the server, as it does unless told, a copy costs it five times as much.
  await run(server, `CREATE DATABASE "${database}" TEMPLATE "${template}" STRATEGY FILE_COPY`)
  const connection = { ...server, database }
  return {
    connection,
    url: toUrl(connection),
    drop: () => run(server, `DROP DATABASE IF EXISTS "${database}" WITH (FORCE)`),
  }
}

/** A test database with a pool on it; `close` ends both. */
export async function openTestDatabase(options?: {
  maxConnections?: number
  isPatient?: boolean
}): Promise<OpenDatabase> {
  const test = await createTestDatabase()
  const open = connect(test.connection, options)
  return {
    ...open,
    close: async () => {
      await open.close()
      await test.drop()
    },
  }
}

async function run(server: TestDatabase['connection'], statement: string): Promise<void> {
  const client = new pg.Client(server)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

function toUrl({ host, port, user, password, database }: TestDatabase['connection']): string {
  const [safeUser, safePassword, safeHost] = [user, password, host].map(encodeURIComponent)
  return `postgresql://${safeUser}:${safePassword}@${host.includes(':') ? `[${host}]` : safeHost}:${port}/${database}`
}

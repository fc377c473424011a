import { type Connection, type ConnectOptions, connect, type OpenDatabase } from './connect.ts'
import { attachOrOpenEmbeddedDatabase } from './embedded/attach-embedded-database.ts'
import { type EmbeddedDatabaseOptions, openEmbeddedDatabase } from './embedded/open-embedded-database.ts'
import { migrateToLatest } from './migrate.ts'
import { untilBack } from './until-back.ts'
import { whenServerAnswers } from './wait-for-server.ts'

export interface DatabaseChoice {
  databaseUrl: string | null
  /** How long to wait for a server that does not answer yet, in milliseconds. */
  databaseWaitMs: number
  dataDir: string
}

export interface PreparedDatabase extends OpenDatabase {
  /** Says that this process is about to end, for whoever starts another one meanwhile. */
  announceEnd(): void
}

export interface OpenOptions extends ConnectOptions {
  /** Whether this process is the server, so that the embedded database is its own. */
  serve: boolean
  purpose: string
  /** Lines for the person who starts it. */
  log: (line: string) => void
  /** Lines about the embedded server while it runs; when not given, they go to `log`. */
  report?: (line: string) => void
}

/**
 * Opens the database that the configuration names, brought to the newest schema. `serve`: this process is the server,
 * so the embedded database is its own; otherwise a command line joins the running one, or has it alone while it works.
 */
export async function openDatabase(choice: DatabaseChoice, options: OpenOptions): Promise<PreparedDatabase> {
  if (choice.databaseUrl !== null) {
    const wait = { waitMs: choice.databaseWaitMs, log: options.log }
    const open = await whenServerAnswers(choice.databaseUrl, wait, (connection) => prepare(connection, options))
    return { ...open, announceEnd: () => {} }
  }
  const { purpose, log, report } = options
  const source = { dataDir: choice.dataDir, purpose, log, ...(report ? { report } : {}) }
  const { connection, announceEnd, stop } = options.serve
    ? await openOwn(source)
    : await attachOrOpenEmbeddedDatabase(source)
  try {
    // A machine that is just starting may leave even its own database without an answer for a while.
    const wait = { signal: new AbortController().signal, mostMs: choice.databaseWaitMs }
    const open = await untilBack(() => prepare(connection, options), wait)
    return {
      ...open,
      announceEnd,
      close: async () => {
        await open.close()
        await stop()
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}

async function openOwn(source: EmbeddedDatabaseOptions) {
  const { connection, announceEnd, stop } = await openEmbeddedDatabase(source)
  return { connection, announceEnd, stop }
}

async function prepare(connection: Connection, options: ConnectOptions): Promise<OpenDatabase> {
  const open = connect(connection, options)
  try {
    await migrateToLatest(open.patientDb)
    return open
  } catch (error) {
    await open.close().catch(() => {})
    throw error
  }
}

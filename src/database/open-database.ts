import { type Connection, connect, type OpenDatabase } from './connect.ts'
import { attachOrOpenEmbeddedDatabase } from './embedded/attach-embedded-database.ts'
import { type EmbeddedDatabaseOptions, openEmbeddedDatabase } from './embedded/open-embedded-database.ts'
import { migrateToLatest } from './migrate.ts'

export interface DatabaseChoice {
  databaseUrl: string | null
  dataDir: string
}

export interface PreparedDatabase extends OpenDatabase {
  /** Resolves with a sentence when the embedded server ends although nobody stopped it; never for a server of DATABASE_URL. */
  lost: Promise<string>
}

const never = new Promise<string>(() => {})

/**
 * Opens the database that the configuration names, brought to the newest schema. `serve`: this process is the server,
 * so the embedded database is its own; otherwise a command line joins the running one, or has it alone while it works.
 */
export async function openDatabase(
  choice: DatabaseChoice,
  options: {
    serve: boolean
    purpose: string
    maxConnections?: number
    log: (line: string) => void
    onError?: (error: Error) => void
  },
): Promise<PreparedDatabase> {
  if (choice.databaseUrl !== null) {
    const open = await prepare({ connectionString: choice.databaseUrl }, options)
    return { ...open, lost: never }
  }
  const source = { dataDir: choice.dataDir, purpose: options.purpose, log: options.log }
  const { connection, opened, stop } = options.serve
    ? await openOwn(source)
    : await attachOrOpenEmbeddedDatabase(source)
  try {
    const open = await prepare(connection, options)
    return {
      ...open,
      lost: opened?.lost ?? never,
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
  const opened = await openEmbeddedDatabase(source)
  return { connection: opened.connection, opened, stop: opened.stop }
}

async function prepare(
  connection: Connection,
  options: { maxConnections?: number; onError?: (error: Error) => void },
): Promise<OpenDatabase> {
  const open = connect(connection, options)
  try {
    await migrateToLatest(open.db)
    return open
  } catch (error) {
    await open.close().catch(() => {})
    throw error
  }
}

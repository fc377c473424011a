import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { ConfigError } from '../config/config.ts'
import { type Connection, keepAlive } from './connect.ts'
import { describeTrouble, isConnectionTrouble, isUnavailable } from './database-trouble.ts'

const retryMs = 500
const sayEveryMs = 5_000
const oldestVersion = 15

/** What no waiting mends, by SQLSTATE: a wrong user or password, a database that is not there, a missing right. */
const settled = /^(28...|3D000|42501)$/

/**
 * Runs `prepare` on the server of DATABASE_URL as soon as it answers, for at most `waitMs`. Throws a ConfigError that
 * names the variable and the server without its password: at once for what waiting does not mend.
 */
export async function whenServerAnswers<Result>(
  connectionString: string,
  options: { waitMs: number; log: (line: string) => void },
  prepare: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  const connection = { connectionString }
  const server = describeServer(connectionString)
  const start = performance.now()
  let saidAt = Number.NEGATIVE_INFINITY
  for (;;) {
    try {
      await refuseOldServer(connection, server)
      return await prepare(connection)
    } catch (error) {
      const { reason, sqlState } = describeTrouble(error)
      if (sqlState !== undefined && settled.test(sqlState)) {
        throw new ConfigError(`DATABASE_URL: ${server} refuses us (${reason}).`, { cause: error })
      }
      if (!isUnavailable(error) && !isConnectionTrouble(error)) throw error
      const now = performance.now()
      if (now - start >= options.waitMs) {
        throw new ConfigError(
          `DATABASE_URL: ${server} could not be reached within ${options.waitMs / 1000} s (${reason}).`,
          { cause: error },
        )
      }
      if (now - saidAt >= sayEveryMs) {
        saidAt = now
        options.log(`Waiting for ${server} (${reason}).`)
      }
      await sleep(Math.min(retryMs, Math.max(0, options.waitMs - (now - start))))
    }
  }
}

async function refuseOldServer(connection: Connection, server: string): Promise<void> {
  const client = new pg.Client({ ...connection, ...keepAlive })
  client.on('error', () => {}) // What breaks the connection also breaks the statement that waits for it.
  try {
    await client.connect()
    const { rows } = await client.query<{ number: number; name: string }>(
      "SELECT current_setting('server_version_num')::int AS number, current_setting('server_version') AS name",
    )
    const [version] = rows
    if (version && version.number < oldestVersion * 10_000) {
      throw new ConfigError(
        `DATABASE_URL: ${server} is PostgreSQL ${version.name}, but Porchlight needs ${oldestVersion} or later.`,
      )
    }
  } finally {
    await client.end().catch(() => {})
  }
}

/** Where the server is and which database is meant, without the password. */
function describeServer(connectionString: string): string {
  const { host, port, database } = readAddress(connectionString)
  const place = host.startsWith('/') ? host : `${host.includes(':') ? `[${host}]` : host}:${port}`
  return `the database "${database ?? ''}" at ${place}`
}

function readAddress(connectionString: string): Pick<pg.Client, 'host' | 'port' | 'database'> {
  try {
    return new pg.Client(connectionString)
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? ` (${error.code})` : ''
    throw new ConfigError(`DATABASE_URL must be an address such as postgres://user:password@host:5432/name${reason}.`, {
      cause: error,
    })
  }
}

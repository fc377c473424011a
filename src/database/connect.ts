import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Tables } from './schema.ts'
import { watchClient, watchPool } from './watch-pool.ts'

export type Database = Kysely<Tables>

export interface Connection {
  host?: string
  port?: number
  user?: string
  password?: string
  database?: string
  connectionString?: string
  ssl?: false
}

export interface OpenDatabase {
  db: Database
  /** The same database without limits of time, on a few connections of its own: for what goes through whole tables. */
  patientDb: Database
  pool: pg.Pool
  connection: Connection
  close(): Promise<void>
}

const int8Oid = 20

/** PostgreSQL sends bigint as text; every id of ours stays below 2^53, so a number holds it. */
const numberTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === int8Oid && format !== 'binary' ? Number : pg.types.getTypeParser(oid, format as 'text'),
}

/** Longest wait for a connection, be it a new one or one that others use. */
const connectMs = 5_000
/** Longest time for one statement of a request. */
const statementMs = 30_000
/** So long we wait for the answer itself: a network that swallows it tells nobody. */
const answerMs = statementMs + 5_000
/** A transaction in which nothing happens for so long has lost its client. */
const idleInTransactionMs = 60_000

/** How every connection of ours finds out that the other end is gone. */
export const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000, connectionTimeoutMillis: connectMs }

export interface ConnectOptions {
  maxConnections?: number
  /** Hears once that a connection was lost or could not be made, and then nothing until `onBack`. */
  onLost?: (error: unknown) => void
  /** Hears that a connection could be made again, and after how many seconds. */
  onBack?: (seconds: number) => void
  /** Whether statements may last as long as they like: on command lines, where a person waits and can give up. */
  isPatient?: boolean
}

/** Opens a pool. A lost connection never ends the process: who used it gets `database-unavailable`. */
export function connect(connection: Connection, options: ConnectOptions = {}): OpenDatabase {
  const outage = noticeOutage(options)
  const pool = openPool(connection, outage, options.maxConnections ?? 16, options.isPatient ?? false)
  const patientPool = openPool(connection, outage, 2, true)
  const db = openKysely(pool)
  const patientDb = openKysely(patientPool)
  return {
    db,
    patientDb,
    pool,
    connection,
    close: async () => {
      await Promise.all([db.destroy(), patientDb.destroy()])
    },
  }
}

function openKysely(pool: pg.Pool): Database {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}

function openPool(connection: Connection, outage: Outage, max: number, isPatient: boolean): pg.Pool {
  const pool = new pg.Pool({
    ...connection,
    ...keepAlive,
    max,
    idleTimeoutMillis: 60_000,
    types: numberTypes,
    application_name: 'porchlight',
    ...(isPatient ? {} : { query_timeout: answerMs }),
    onConnect: (client) => prepareClient(client, isPatient),
  })
  pool.on('error', outage.lost)
  pool.on('connect', outage.back)
  watchPool(pool, outage.lost)
  return pool
}

/** Settings by statement and not with the connection: poolers in between refuse those that they do not know. */
async function prepareClient(client: pg.ClientBase, isPatient: boolean): Promise<void> {
  watchClient(client)
  const settings = { text: settingsText(isPatient), query_timeout: connectMs }
  await client.query(settings)
}

function settingsText(isPatient: boolean): string {
  const [statement, idle] = isPatient ? [0, 0] : [statementMs, idleInTransactionMs]
  return `SET statement_timeout = ${statement}; SET idle_in_transaction_session_timeout = ${idle}`
}

interface Outage {
  lost(error: unknown): void
  back(): void
}

/** Of all that a lost database brings about, its beginning and its end are worth telling. */
function noticeOutage({ onLost, onBack }: ConnectOptions): Outage {
  let since: number | null = null
  return {
    lost: (error) => {
      if (since !== null) return
      since = performance.now()
      onLost?.(error)
    },
    back: () => {
      if (since === null) return
      onBack?.(Math.round((performance.now() - since) / 100) / 10)
      since = null
    },
  }
}

import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { prepareMarked } from './prepared.ts'
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
/** Longest time for one statement of a request, unless told otherwise. */
const usualStatementMs = 10_000
/** So many times as long we wait for the answer itself: a network that swallows it tells nobody. */
const answerShare = 6 / 5
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
  /** Longest time for one statement where they may not, in milliseconds. */
  statementMs?: number
  /** Longest wait for a connection, in milliseconds. */
  connectMs?: number
}

/** Opens a pool. A lost connection never ends the process: who used it gets `database-unavailable`. */
export function connect(connection: Connection, options: ConnectOptions = {}): OpenDatabase {
  const outage = noticeOutage(options)
  const statementMs = options.isPatient ? null : (options.statementMs ?? usualStatementMs)
  const connectionTimeoutMillis = options.connectMs ?? connectMs
  const pool = openPool({ ...connection, connectionTimeoutMillis }, outage, options.maxConnections ?? 16, statementMs)
  const patientPool = openPool({ ...connection, connectionTimeoutMillis }, outage, 2, null)
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

/** `statementMs` null: without limits of time. */
function openPool(connection: pg.PoolConfig, outage: Outage, max: number, statementMs: number | null): pg.Pool {
  const pool = new pg.Pool({
    ...keepAlive,
    ...connection,
    max,
    idleTimeoutMillis: 60_000,
    types: numberTypes,
    application_name: 'porchlight',
    ...(statementMs === null ? {} : { query_timeout: Math.ceil(statementMs * answerShare) }),
    onConnect: (client) => prepareClient(client, statementMs),
  })
  pool.on('error', outage.lost)
  pool.on('connect', outage.back)
  watchPool(pool, outage.lost)
  return pool
}

/** Settings by statement and not with the connection: poolers in between refuse those that they do not know. */
async function prepareClient(client: pg.ClientBase, statementMs: number | null): Promise<void> {
  watchClient(client)
  prepareMarked(client)
  const [statement, idle] = statementMs === null ? [0, 0] : [statementMs, idleInTransactionMs]
  const text = `SET statement_timeout = ${statement}; SET idle_in_transaction_session_timeout = ${idle}`
  const settings = { text, query_timeout: connectMs }
  await client.query(settings)
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

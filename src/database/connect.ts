import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Tables } from './schema.ts'

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

/** Opens a pool. `onError` hears of connections that die while idle: without a listener they would end the process. */
export function connect(
  connection: Connection,
  options: { maxConnections?: number; onError?: (error: Error) => void } = {},
): OpenDatabase {
  const pool = new pg.Pool({
    ...connection,
    max: options.maxConnections ?? 16,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    types: numberTypes,
    application_name: 'porchlight',
  })
  pool.on('error', options.onError ?? (() => {}))
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return { db, pool, connection, close: () => db.destroy() }
}

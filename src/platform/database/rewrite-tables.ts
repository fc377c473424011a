import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Connection } from './connect.ts'
import { forgetTraces } from './forget-traces.ts'

export interface RewriteLimits {
  /** Larger tables are left for another time: nobody can read or write a table while it is written anew. */
  maxBytes: number
  /** Longest wait for those who still see the removed rows (a running backup, say), in all. */
  waitMs: number
}

const tryEveryMs = 200
const lockTriesOfTable = 20
const lockTimeout = '55P03'
/** One process at a time. */
const rewriteLock = 4_270_012

/**
 * Writes the tables anew that an erasure took rows from. Deleting alone leaves the bytes in the pages of a table until
 * something else happens to be written there (docs/decisions/0023). Answers the names of those that are left for later.
 */
export async function rewriteTables(connection: Connection, limits: RewriteLimits): Promise<string[]> {
  const client = new pg.Client({ ...connection, application_name: 'porchlight rewrite' })
  client.on('error', () => {}) // What breaks the connection also breaks the statement that waits for it.
  await client.connect()
  try {
    // Who waits for a table's lock holds up all who come after; so each wait is short.
    await client.query(`SET statement_timeout = 0; SET lock_timeout = '300ms'`)
    const end = performance.now() + limits.waitMs
    if (!(await takeTurn(client, end))) return await listWaiting(client)
    const { rows } = await client.query<{ name: string; xid: string }>(
      'SELECT name, xid::text FROM "tableRewrites" ORDER BY name',
    )
    let done = 0
    for (const { name, xid } of rows) {
      if (!(await isDue(client, name, xid, limits.maxBytes, end)) || !(await rewriteTable(client, name))) continue
      await client.query('DELETE FROM "tableRewrites" WHERE name = $1 AND xid = $2::xid8', [name, xid])
      done += 1
    }
    if (done > 0) await forgetTraces(client)
    return await listWaiting(client)
  } finally {
    await client.end().catch(() => {})
  }
}

async function takeTurn(client: pg.Client, end: number): Promise<boolean> {
  for (; ; await wait(tryEveryMs)) {
    const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [rewriteLock])
    if (rows[0]?.taken) return true
    if (performance.now() >= end) return false
  }
}

async function listWaiting(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('SELECT name FROM "tableRewrites" ORDER BY name')
  return rows.map(({ name }) => name)
}

/** Rows that somebody still sees would be taken along into the new table. */
async function isDue(client: pg.Client, name: string, xid: string, maxBytes: number, end: number): Promise<boolean> {
  const sizes = await client.query<{ bytes: string }>('SELECT pg_total_relation_size($1::regclass)::text AS bytes', [
    pg.escapeIdentifier(name),
  ])
  if (Number(sizes.rows[0]?.bytes ?? 0) > maxBytes) return false
  for (; ; await wait(tryEveryMs)) {
    const { rows } = await client.query<{ seen: boolean }>(
      `SELECT EXISTS (SELECT FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
         AND backend_xmin IS NOT NULL AND age(backend_xmin) >= age($1::xid8::xid)) AS seen`,
      [xid],
    )
    if (rows[0]?.seen === false) return true
    if (performance.now() >= end) return false
  }
}

async function rewriteTable(client: pg.Client, name: string): Promise<boolean> {
  for (let tries = 1; tries <= lockTriesOfTable; tries += 1) {
    try {
      await client.query(`VACUUM (FULL, ANALYZE) ${pg.escapeIdentifier(name)}`)
      return true
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || error.code !== lockTimeout) throw error
      await wait(tryEveryMs)
    }
  }
  return false
}

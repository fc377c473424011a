import { sql } from 'kysely'
import type { Database } from './connect.ts'

export interface DatabaseState {
  /** Such as "18.4". */
  version: string
  bytes: number
  listings: number
  durable: boolean
  waitingMails: number
  failedMails: number
  /** How long the question took, in milliseconds. */
  ms: number
}

/** What an operator wants to know of the database at a glance. */
export async function inspectDatabase(db: Database): Promise<DatabaseState> {
  const begin = performance.now()
  const { rows } = await sql<Omit<DatabaseState, 'ms'>>`
    SELECT current_setting('server_version') AS version,
      pg_database_size(current_database()) AS bytes,
      (SELECT coalesce(sum(count), 0)::bigint FROM "listingCounts") AS listings,
      current_setting('fsync') = 'on' AS durable,
      (SELECT count(*) FROM outbox WHERE state = 'waiting') AS "waitingMails",
      (SELECT count(*) FROM outbox WHERE state = 'failed') AS "failedMails"`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the database did not answer')
  return { ...row, ms: performance.now() - begin }
}

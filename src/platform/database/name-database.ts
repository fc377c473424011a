import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from './connect.ts'

/** What a ready server says the name of its database in. */
export const databaseHeader = 'x-porchlight-database'

/**
 * A name that no other database has, which is no secret: of where it lies in its server, when it was made, and when the
 * server was started, so that the copy of a folder has another one. All processes on one database say the same at one
 * time. Rejects when the database does not answer.
 */
export async function nameDatabase(db: Database): Promise<string> {
  const { rows } = await sql<{ marks: string }>`
    SELECT concat_ws(' ', datname, oid, (SELECT min(timestamp) FROM migrations),
      extract(epoch FROM pg_postmaster_start_time())) AS marks
    FROM pg_database WHERE datname = current_database()`.execute(db)
  return createHash('sha256')
    .update(rows[0]?.marks ?? '')
    .digest('hex')
    .slice(0, 16)
}

import { sql } from 'kysely'
import type { Database } from './connect.ts'

/** Rejects when the database does not answer. */
export async function checkDatabase(db: Database): Promise<void> {
  await sql`SELECT 1`.execute(db)
}

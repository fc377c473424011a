import { sql } from 'kysely'
import type { Database } from './connect.ts'

/**
 * Makes the whole embedded server refuse to write, or write again: every connection follows before its next statement.
 * What is refused fails with 25006, our trouble and not the client's.
 */
export async function setReadOnly(db: Database, isReadOnly: boolean): Promise<void> {
  await (isReadOnly
    ? sql`ALTER SYSTEM SET default_transaction_read_only = on`
    : sql`ALTER SYSTEM RESET default_transaction_read_only`
  ).execute(db)
  await sql`SELECT pg_reload_conf()`.execute(db)
}

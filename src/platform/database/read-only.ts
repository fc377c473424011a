import { sql } from 'kysely'
import type { Database } from './connect.ts'
import { readOnlySetting } from './embedded/ballast.ts'

/**
 * Makes the whole running server refuse to write, or write again: every connection follows before its next statement.
 * What is refused fails with 25006, our trouble and not the client's.
 */
export async function setReadOnly(db: Database, isReadOnly: boolean): Promise<void> {
  const statement = `ALTER SYSTEM ${isReadOnly ? `SET ${readOnlySetting} = on` : `RESET ${readOnlySetting}`}`
  await sql.raw(statement).execute(db)
  await sql`SELECT pg_reload_conf()`.execute(db)
}

/** Whether the running server refuses to write. */
export async function isReadOnly(db: Database): Promise<boolean> {
  const { rows } = await sql<{ value: string }>`SELECT current_setting(${readOnlySetting}) AS value`.execute(db)
  return rows[0]?.value === 'on'
}

import { sql } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'

/** Sorts the words of new messages into their index: until then they wait in a list that every search reads through. */
export async function sortInTerms(db: Database): Promise<void> {
  await sql`SELECT gin_clean_pending_list('"messagesByTerm"')`.execute(db)
}

import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // About when it was last used, to within a minute or two; null: not since this is noted.
  await sql`ALTER TABLE keys ADD COLUMN "lastUsedAt" timestamptz`.execute(db)
}

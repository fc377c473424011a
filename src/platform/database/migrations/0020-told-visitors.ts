import { type Kysely, sql } from 'kysely'

const statements = [
  // Whether the firm was to be mailed what was left; the visitor is told nothing else. Null: left before it was noted.
  `ALTER TABLE "leadNotes" ADD COLUMN told boolean`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

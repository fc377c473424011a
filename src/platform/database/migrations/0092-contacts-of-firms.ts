import { type Kysely, sql } from 'kysely'

const statements = [
  // Whether a name is let through because the firm's own people stand below it: then only where somebody to call stands there.
  `ALTER TABLE "listingReleases" ADD COLUMN "isContact" boolean NOT NULL DEFAULT false`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // When the next try is looked at; what was counted before waits no longer.
  await sql`ALTER TABLE "signInFailures" ADD COLUMN "nextAt" timestamptz NOT NULL DEFAULT clock_timestamp()`.execute(db)
}

import { type Kysely, sql } from 'kysely'

const statements = [
  // An Idempotency-Key of somebody who is signed in belongs to their account and role: "role account"; '': to programs.
  `ALTER TABLE idempotency ADD COLUMN member text NOT NULL DEFAULT ''`,
  `ALTER TABLE idempotency ALTER COLUMN member SET STATISTICS 0`,
  `ALTER TABLE idempotency DROP CONSTRAINT idempotency_pkey`,
  `ALTER TABLE idempotency ADD PRIMARY KEY ("workspaceId", "sessionId", member, path, key)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

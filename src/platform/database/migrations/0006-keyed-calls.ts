import { type Kysely, sql } from 'kysely'

const statements = [
  // Calls that were cut off under the former design: nobody knows how far they came, and nobody will finish them.
  `DELETE FROM idempotency WHERE status IS NULL`,
  // With a visitor's key, an Idempotency-Key belongs to the session; 0: to the workspace.
  `ALTER TABLE idempotency ADD COLUMN "sessionId" bigint NOT NULL DEFAULT 0`,
  `ALTER TABLE idempotency DROP CONSTRAINT idempotency_pkey`,
  `ALTER TABLE idempotency ADD PRIMARY KEY ("workspaceId", "sessionId", path, key)`,
  // While a call runs: whose it is (the lock that its process holds as long as it lives), and which call of it.
  `ALTER TABLE idempotency ADD COLUMN holder bigint`,
  `ALTER TABLE idempotency ADD COLUMN claim text`,
  `CREATE INDEX "idempotencyRunning" ON idempotency (holder) WHERE status IS NULL`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

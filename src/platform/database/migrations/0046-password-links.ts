import { type Kysely, sql } from 'kysely'

const statements = [
  // Links that give an account another password, once: one for each account, the newest (decision 0071).
  `CREATE TABLE "passwordLinks" (
    "workspaceId" integer NOT NULL REFERENCES workspaces (id) ON DELETE CASCADE,
    "accountId" text NOT NULL UNIQUE REFERENCES accounts (id) ON DELETE CASCADE,
    -- SHA-256 of what the link ends in.
    hash bytea NOT NULL UNIQUE,
    "expiresAt" timestamptz NOT NULL,
    PRIMARY KEY ("workspaceId", "accountId")
  )`,
  `CREATE INDEX "endOfPasswordLinks" ON "passwordLinks" ("expiresAt")`,
  // What the links of a mail end in, sealed until it is sent: who reads the outbox cannot use them.
  `ALTER TABLE outbox ADD COLUMN "sealedSecret" bytea`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

import { type Kysely, sql } from 'kysely'

const statements = [
  // What was used of quotas that begin anew after a while (src/platform/quotas/quota-table.ts).
  `CREATE TABLE "quotaUse" (
    "workspaceId" integer NOT NULL REFERENCES workspaces,
    quota text NOT NULL,
    -- '': of the whole firm; else SHA-256 of whom it is for, as hex.
    subject text NOT NULL,
    used integer NOT NULL,
    "endsAt" timestamptz NOT NULL,
    PRIMARY KEY ("workspaceId", quota, subject)
  )`,
  `CREATE INDEX "endOfQuotaUse" ON "quotaUse" ("endsAt")`,
  // One of them, which had a table of its own; what it counted of the last day is left behind.
  `DROP TABLE "alertMailCounts"`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

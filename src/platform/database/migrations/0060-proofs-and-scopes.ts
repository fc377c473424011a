import { type Kysely, sql } from 'kysely'

const statements = [
  // When the person was proven last, and when the session was used last, to within a minute (decision 0083).
  `ALTER TABLE "accountSessions"
    ADD COLUMN "provenAt" timestamptz NOT NULL DEFAULT clock_timestamp(),
    ADD COLUMN "lastUsedAt" timestamptz NOT NULL DEFAULT clock_timestamp()`,
  `UPDATE "accountSessions" SET "provenAt" = "createdAt"`,
  `CREATE INDEX "lastUseOfAccountSessions" ON "accountSessions" ("lastUsedAt")`,
  `ALTER TABLE keys
    -- What a secret key may do; null: everything, as keys of before may, and what session keys may.
    ADD COLUMN scopes text[],
    -- When it was meant to end as it was made; null: never. "expiresAt" may be earlier.
    ADD COLUMN "endsAt" timestamptz,
    -- Who made it, as the change log names them; '': not known.
    ADD COLUMN "madeBy" text NOT NULL DEFAULT ''`,
  `ALTER TABLE keys ALTER COLUMN "madeBy" SET STATISTICS 0`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

import { type Kysely, sql } from 'kysely'

const statements = [
  // An account has one subject of each provider (decision 0082): another one with the same address is somebody else.
  `CREATE UNIQUE INDEX "oneSubjectOfProvider" ON "accountCredentials" ("accountId", "providerId")`,
  `ALTER TABLE "accountCredentials" ALTER COLUMN "providerAccountId" SET STATISTICS 0`,

  // E-mail addresses are compared with A to Z folded and nothing else, as database/folded-email.ts says it.
  `DROP INDEX "alertsOfAddress"`,
  `CREATE INDEX "alertsOfAddress" ON alerts ("workspaceId", (lower(btrim(email, E' \\t\\r\\n') COLLATE "C"))) WHERE email <> ''`,
  // No samples of addresses in the planner’s statistics (0010).
  `ALTER INDEX "alertsOfAddress" ALTER COLUMN 2 SET STATISTICS 0`,
  `CREATE OR REPLACE FUNCTION "contactKeys"(emails text[], phones text[]) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT array(SELECT lower(btrim(email, E' \\t\\r\\n') COLLATE "C") FROM unnest(emails) AS email WHERE email <> ''
      UNION SELECT right(digits, 10) FROM unnest(phones) AS phone,
        regexp_replace(regexp_replace(phone, '(ext|x|#).*$', '', 'i'), '[^0-9]', '', 'g') AS digits
        WHERE length(digits) >= 7)
  $$`,
  `REINDEX INDEX "leadsByContact"`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

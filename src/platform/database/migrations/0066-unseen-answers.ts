import { type Kysely, sql } from 'kysely'

const statements = [
  // Answers of a person that the visitor has not seen: what lies in the table now was written before anybody was mailed.
  `ALTER TABLE "takeOvers"
    -- Since when; null: all was seen, or mailed.
    ADD COLUMN "unseenSince" timestamptz,
    ADD COLUMN "mailedUpTo" bigint NOT NULL DEFAULT 0,
    -- Signs the link that ends such mails; null: none was written yet.
    ADD COLUMN "mailSecret" text,
    ADD COLUMN "mailsEndedAt" timestamptz`,
  `ALTER TABLE "takeOvers" ALTER COLUMN "mailSecret" SET STATISTICS 0`,
  `CREATE INDEX "unseenAnswers" ON "takeOvers" ("unseenSince") WHERE "unseenSince" IS NOT NULL`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

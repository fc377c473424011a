import { type Kysely, sql } from 'kysely'

const statements = [
  // Whether the visitor said of an answer that it was right; null: nothing was said.
  `ALTER TABLE messages ADD COLUMN "isRight" boolean`,
  `ALTER TABLE "insightQueue" DROP CONSTRAINT "insightQueue_kind_check"`,
  `ALTER TABLE "insightQueue" ADD CHECK (kind IN ('message', 'lead', 'tour', 'rating'))`,
  `ALTER TABLE "insightCounts" ADD COLUMN "saidRight" bigint NOT NULL DEFAULT 0,
    ADD COLUMN "saidWrong" bigint NOT NULL DEFAULT 0`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

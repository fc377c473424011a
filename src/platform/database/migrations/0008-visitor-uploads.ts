import { type Kysely, sql } from 'kysely'

const statements = [
  // What the visitors of a chatbot sent on a day (of UTC): limited exactly, in every process (docs/decisions/0020).
  `CREATE TABLE "visitorUploads" (
    "workspaceId" integer NOT NULL,
    "chatbotId" integer NOT NULL,
    day date NOT NULL,
    files integer NOT NULL,
    bytes bigint NOT NULL,
    PRIMARY KEY ("workspaceId", "chatbotId", day)
  )`,
  // When a report of this upload began: what is being reported is not removed meanwhile.
  `ALTER TABLE files ADD COLUMN "reportingAt" timestamptz`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

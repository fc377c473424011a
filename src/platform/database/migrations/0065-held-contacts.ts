import { type Kysely, sql } from 'kysely'

const statements = [
  // Contact details that were said where the firm asks for consent first: no lead until it is given (decision 0087).
  `CREATE TABLE "heldContacts" (
    "workspaceId" integer NOT NULL,
    "chatbotId" integer NOT NULL,
    "sessionId" bigint NOT NULL,
    email text NOT NULL,
    phone text NOT NULL,
    message text NOT NULL,
    -- The question whose answer asked last.
    "questionId" bigint NOT NULL,
    -- The very words that are agreed to, as they were shown.
    "consentText" text NOT NULL,
    language text NOT NULL,
    "createdAt" timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY ("workspaceId", "sessionId")
  )`,
  // The planner keeps no samples of what people wrote.
  ...['email', 'phone', 'message', 'consentText', 'language'].map(
    (name) => `ALTER TABLE "heldContacts" ALTER COLUMN "${name}" SET STATISTICS 0`,
  ),
  `CREATE INDEX "oldHeldContacts" ON "heldContacts" ("createdAt")`,
  `ALTER TABLE "leadNotes" DROP CONSTRAINT "leadNotes_source_check"`,
  `ALTER TABLE "leadNotes" ADD CONSTRAINT "leadNotes_source_check" CHECK (source IN ('form', 'chat', 'tour'))`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

import { type Kysely, sql } from 'kysely'

const statements = [
  // What visitor session keys are signed with (docs/decisions/0014). A key is used for 30 days and taken for 60.
  `CREATE TABLE "signingKeys" (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    secret bytea NOT NULL,
    "createdAt" timestamptz NOT NULL DEFAULT now()
  )`,

  // A visitor's file belongs to the session that it was uploaded in; null: to the workspace.
  `ALTER TABLE files ADD COLUMN "sessionId" bigint`,
  `CREATE INDEX "filesOfSession" ON files ("workspaceId", "sessionId") WHERE "sessionId" IS NOT NULL`,
  // For those that no message has named: naming moves "uploadExpiresAt" to the end of time.
  `CREATE INDEX "filesOfVisitors" ON files ("uploadExpiresAt") WHERE "sessionId" IS NOT NULL`,

  // What an answer showed beside its words: cards, criteria, a comparison (answers/answer-view.ts).
  `ALTER TABLE messages ADD COLUMN view jsonb`,

  // Visitors who asked for a person and said how to reach them.
  `CREATE TABLE leads (
    "workspaceId" integer NOT NULL,
    "chatbotId" integer NOT NULL,
    "sessionId" bigint NOT NULL,
    id bigint GENERATED ALWAYS AS IDENTITY,
    "firstName" text NOT NULL,
    "lastName" text NOT NULL,
    email text NOT NULL,
    phone text NOT NULL,
    message text NOT NULL,
    -- The wording that the visitor agreed to; null when none was asked for.
    "consentText" text,
    -- Address of the page that the chat stood on; '' when not known.
    page text NOT NULL,
    -- What the visitor was told; '' when the window has words of its own.
    reply text NOT NULL,
    "createdAt" timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY ("workspaceId", "chatbotId", id)
  )`,
  `CREATE INDEX "leadsOfSession" ON leads ("workspaceId", "sessionId")`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

import { type Kysely, sql } from 'kysely'

const statements = [
  // What each change of a chatbot's settings changed, whole, so that it can be set back. The newest ones of a chatbot.
  `CREATE TABLE "chatbotVersions" (
    "workspaceId" integer NOT NULL,
    "chatbotId" integer NOT NULL,
    id bigint GENERATED ALWAYS AS IDENTITY,
    at timestamptz NOT NULL DEFAULT clock_timestamp(),
    -- Who, as the change log names them.
    actor text NOT NULL,
    -- The settings that were changed, before and after.
    before jsonb NOT NULL,
    after jsonb NOT NULL,
    PRIMARY KEY ("workspaceId", "chatbotId", id)
  )`,
  `CREATE INDEX "mailsByState" ON outbox ("workspaceId", state, id)`,
  `CREATE INDEX "changesOfWorkspace" ON "changeLog" ("workspaceId", id)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

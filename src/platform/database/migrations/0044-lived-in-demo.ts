import { type Kysely, sql } from 'kysely'

const statements = [
  // Conversations that are made up, so that who looks at the console first sees it at work.
  `ALTER TABLE sessions ADD COLUMN "isDemo" boolean NOT NULL DEFAULT false`,
  `CREATE INDEX "demoSessions" ON sessions ("workspaceId", id) WHERE "isDemo"`,
  // Where they are to be made, once; whoever removed them does not find them again.
  `CREATE TABLE "demoFills" (
    "workspaceId" bigint PRIMARY KEY REFERENCES workspaces (id),
    "chatbotId" bigint NOT NULL,
    state text NOT NULL CHECK (state IN ('waiting', 'done')),
    -- How many of them are there already.
    made integer NOT NULL DEFAULT 0
  )`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

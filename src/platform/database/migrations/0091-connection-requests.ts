import { type Kysely, sql } from 'kysely'

const statements = [
  // How often programs that speak another tongue than ours called a chatbot, and how often that failed: kept for 90 days.
  `CREATE TABLE "connectionRequests" (
    "workspaceId" integer NOT NULL REFERENCES workspaces,
    "chatbotId" integer NOT NULL,
    -- In the chatbot's time zone, as it was then.
    day date NOT NULL,
    connection text NOT NULL,
    requests bigint NOT NULL,
    failures bigint NOT NULL,
    PRIMARY KEY ("workspaceId", "chatbotId", day, connection)
  )`,
  `CREATE INDEX "connectionRequestsByDay" ON "connectionRequests" (day)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

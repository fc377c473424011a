import { type Kysely, sql } from 'kysely'

const statements = [
  // Who of the firm opened or exported which conversation and lead: by numbers alone.
  `CREATE TABLE "readLog" (
    "workspaceId" integer NOT NULL REFERENCES workspaces (id) ON DELETE CASCADE,
    id bigint GENERATED ALWAYS AS IDENTITY,
    at timestamptz NOT NULL DEFAULT clock_timestamp(),
    actor text NOT NULL,
    action text NOT NULL,
    -- null: of none alone, or of one that was erased since.
    "sessionId" bigint,
    "leadId" bigint,
    PRIMARY KEY ("workspaceId", id)
  )`,
  `CREATE INDEX "readsOfSession" ON "readLog" ("workspaceId", "sessionId") WHERE "sessionId" IS NOT NULL`,
  // The planner keeps no samples of names.
  `ALTER TABLE "readLog" ALTER actor SET STATISTICS 0, ALTER action SET STATISTICS 0`,
  `CREATE INDEX "readsByTime" ON "readLog" (at)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

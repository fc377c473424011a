import { type Kysely, sql } from 'kysely'

const statements = [
  // What happened, written in the transaction that made it happen (docs/decisions/0036).
  `CREATE TABLE events (
    "workspaceId" integer NOT NULL,
    id bigint GENERATED ALWAYS AS IDENTITY,
    -- How the world outside knows it; a retry or a replay keeps it.
    "eventId" text NOT NULL DEFAULT 'evt_' || replace(gen_random_uuid()::text, '-', ''),
    "chatbotId" integer,
    -- The conversation that it is about, with which it is erased.
    "sessionId" bigint,
    type text NOT NULL,
    -- Ids and plain facts; never what somebody wrote.
    data jsonb NOT NULL DEFAULT '{}',
    "happenedAt" timestamptz NOT NULL DEFAULT clock_timestamp(),
    -- Null: nobody has been told yet.
    "handedOutAt" timestamptz,
    PRIMARY KEY ("workspaceId", id)
  )`,
  `CREATE INDEX "eventsToHandOut" ON events (id) WHERE "handedOutAt" IS NULL`,
  `CREATE INDEX "eventsOfSession" ON events ("workspaceId", "sessionId") WHERE "sessionId" IS NOT NULL`,

  // What each consumer of an event has made of it. It is done in the transaction of its effect, so it has it once.
  `CREATE TABLE "eventWork" (
    "workspaceId" integer NOT NULL,
    "eventId" bigint NOT NULL,
    consumer text NOT NULL,
    state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'done', 'failed')),
    -- When a job was made for it; null: one is to be made.
    "queuedAt" timestamptz,
    attempts integer NOT NULL DEFAULT 0,
    "lastError" text,
    "updatedAt" timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY ("workspaceId", "eventId", consumer),
    FOREIGN KEY ("workspaceId", "eventId") REFERENCES events ("workspaceId", id) ON DELETE CASCADE
  )`,
  `CREATE INDEX "eventWorkOpen" ON "eventWork" (state, "eventId") WHERE state <> 'done'`,
  // No samples of them in the planner's statistics (0010).
  `ALTER TABLE events ALTER COLUMN "eventId" SET STATISTICS 0, ALTER COLUMN data SET STATISTICS 0`,
  `ALTER TABLE "eventWork" ALTER COLUMN "lastError" SET STATISTICS 0`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

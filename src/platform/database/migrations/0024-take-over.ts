import { type Kysely, sql } from 'kysely'

const statements = [
  // While true, the chatbot says nothing. It stands with the session because that is the row which answers lock.
  `ALTER TABLE sessions ADD COLUMN "isTaken" boolean NOT NULL DEFAULT false`,

  // What a person of the firm said, and who that was.
  `ALTER TABLE messages DROP CONSTRAINT messages_role_check`,
  `ALTER TABLE messages ADD CONSTRAINT messages_role_check CHECK (role IN ('question', 'answer', 'person'))`,
  `ALTER TABLE messages ADD COLUMN "writerName" text, ADD COLUMN "writerPicture" text`,

  // What the firm has to do with a conversation: one row, from the first time on.
  `CREATE TABLE "takeOvers" (
    "workspaceId" integer NOT NULL,
    "chatbotId" integer NOT NULL,
    "sessionId" bigint NOT NULL,
    -- Since when a person has it; null: the chatbot does.
    "takenAt" timestamptz,
    name text NOT NULL DEFAULT '',
    picture text NOT NULL DEFAULT '',
    -- When that person took it or last said something.
    "lastWordAt" timestamptz,
    -- When the visitor asked for a person; null: nobody waits.
    "requestedAt" timestamptz,
    -- When the form was offered, because nobody had come; null: not yet.
    "offeredAt" timestamptz,
    -- In which language the visitor asked.
    language text NOT NULL DEFAULT 'en',
    -- Ids of the last messages that either side has read.
    "personReadUpTo" bigint NOT NULL DEFAULT 0,
    "visitorReadUpTo" bigint NOT NULL DEFAULT 0,
    PRIMARY KEY ("workspaceId", "sessionId")
  )`,
  `CREATE INDEX "takeOversTaken" ON "takeOvers" ("lastWordAt") WHERE "takenAt" IS NOT NULL`,
  `CREATE INDEX "takeOversRequested" ON "takeOvers" ("requestedAt")
    WHERE "requestedAt" IS NOT NULL AND "offeredAt" IS NULL`,
  // Those that an inbox shows first.
  `CREATE INDEX "takeOversWaiting" ON "takeOvers" ("workspaceId", "requestedAt") WHERE "requestedAt" IS NOT NULL`,
  `CREATE INDEX "takeOversOfPersons" ON "takeOvers" ("workspaceId", "takenAt") WHERE "takenAt" IS NOT NULL`,

  // What open windows and inboxes are told (docs/decisions/0045). Of messages only their ids: what they say stands with them.
  `CREATE TABLE "liveEvents" (
    "workspaceId" integer NOT NULL,
    "chatbotId" integer NOT NULL,
    "sessionId" bigint NOT NULL,
    id bigint GENERATED ALWAYS AS IDENTITY,
    type text NOT NULL,
    "messageId" bigint,
    data jsonb NOT NULL DEFAULT '{}',
    -- By which it is known what a reader has not seen yet, whatever the order of commits.
    xid xid8 NOT NULL DEFAULT pg_current_xact_id(),
    "createdAt" timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY ("workspaceId", id)
  )`,
  `CREATE INDEX "liveEventsByTransaction" ON "liveEvents" (xid)`,
  `CREATE INDEX "liveEventsOfSession" ON "liveEvents" ("workspaceId", "sessionId")`,
  // Whoever stores a message tells of it. Old ones, as those of a backup, are no news.
  `CREATE FUNCTION "tellOfMessages"() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO "liveEvents" ("workspaceId", "chatbotId", "sessionId", type, "messageId")
      SELECT "workspaceId", "chatbotId", "sessionId", 'message', id FROM added
      WHERE "createdAt" > clock_timestamp() - interval '1 hour' ORDER BY id;
    -- A NOTIFY makes commits wait for each other: only where a person waits. Others are found by looking.
    PERFORM pg_notify('porchlight_live', a."workspaceId" || ' ' || a."sessionId")
      FROM added a JOIN sessions s ON s."workspaceId" = a."workspaceId" AND s.id = a."sessionId" WHERE s."isTaken";
    RETURN NULL;
  END $$`,
  `CREATE TRIGGER "tellOfMessages" AFTER INSERT ON messages
    REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "tellOfMessages"()`,

  // No samples of what people wrote in the planner's statistics (0010).
  `ALTER TABLE messages ALTER COLUMN "writerName" SET STATISTICS 0, ALTER COLUMN "writerPicture" SET STATISTICS 0`,
  `ALTER TABLE "takeOvers" ALTER COLUMN name SET STATISTICS 0, ALTER COLUMN picture SET STATISTICS 0`,
  `ALTER TABLE "liveEvents" ALTER COLUMN data SET STATISTICS 0`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

import { type Kysely, sql } from 'kysely'

const statements = [
  // Where programs of the firm are told of what happens (docs/webhooks.md).
  `CREATE TABLE "webhookEndpoints" (
    "workspaceId" integer NOT NULL REFERENCES workspaces,
    id bigint GENERATED ALWAYS AS IDENTITY,
    url text NOT NULL,
    -- Names of types; '*': all.
    events text[] NOT NULL,
    -- Null: of all chatbots, and of what is of none.
    "chatbotId" integer,
    description text NOT NULL,
    -- Null: it is told. by-hand: the firm switched it off; gone: it answered 410; failing: it only failed for days.
    "switchedOff" text CHECK ("switchedOff" IN ('by-hand', 'gone', 'failing')),
    -- Since when it has done nothing but fail; null: what it did last was well.
    "failingSince" timestamptz,
    "createdAt" timestamptz NOT NULL DEFAULT clock_timestamp(),
    "updatedAt" timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY ("workspaceId", id)
  )`,
  // What its deliveries are signed with: the newest, and for a day the one before.
  `CREATE TABLE "webhookSecrets" (
    "workspaceId" integer NOT NULL,
    id bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
    "endpointId" bigint NOT NULL,
    sealed bytea NOT NULL,
    "createdAt" timestamptz NOT NULL DEFAULT clock_timestamp(),
    -- Null: it signs until another takes its place.
    "endsAt" timestamptz,
    PRIMARY KEY ("workspaceId", "endpointId", id),
    FOREIGN KEY ("workspaceId", "endpointId") REFERENCES "webhookEndpoints" ("workspaceId", id) ON DELETE CASCADE
  )`,
  // What is told of an event, once for all endpoints.
  `CREATE TABLE "webhookMessages" (
    "workspaceId" integer NOT NULL,
    id bigint GENERATED ALWAYS AS IDENTITY,
    -- "eventId" of the event; a retry or a replay keeps it.
    "eventId" text NOT NULL,
    type text NOT NULL,
    "chatbotId" integer,
    -- The conversation that it is about, with which it is erased.
    "sessionId" bigint,
    -- Null: it is written when it is sent for the first time.
    body text,
    "happenedAt" timestamptz NOT NULL,
    "createdAt" timestamptz NOT NULL,
    PRIMARY KEY ("workspaceId", id),
    UNIQUE ("workspaceId", "eventId")
  )`,
  `CREATE INDEX "webhookMessagesOfSession" ON "webhookMessages" ("workspaceId", "sessionId") WHERE "sessionId" IS NOT NULL`,
  `CREATE INDEX "webhookMessagesByTime" ON "webhookMessages" ("createdAt")`,
  `CREATE TABLE "webhookDeliveries" (
    "workspaceId" integer NOT NULL,
    id bigint GENERATED ALWAYS AS IDENTITY,
    "endpointId" bigint NOT NULL,
    "messageId" bigint NOT NULL,
    status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'delivered', 'failed')),
    -- {at, code, ms, error} of each, oldest first.
    attempts jsonb NOT NULL DEFAULT '[]',
    -- How often it was tried since it was made or replayed.
    tries integer NOT NULL DEFAULT 0,
    -- How often it was taken to be tried: names the try that is at work.
    takes integer NOT NULL DEFAULT 0,
    -- Null: not again. While it is being tried: when it is taken for lost.
    "nextAttemptAt" timestamptz,
    PRIMARY KEY ("workspaceId", id),
    UNIQUE ("workspaceId", "messageId", "endpointId"),
    FOREIGN KEY ("workspaceId", "endpointId") REFERENCES "webhookEndpoints" ("workspaceId", id) ON DELETE CASCADE,
    FOREIGN KEY ("workspaceId", "messageId") REFERENCES "webhookMessages" ("workspaceId", id) ON DELETE CASCADE
  )`,
  `CREATE INDEX "webhookDeliveriesDue" ON "webhookDeliveries" ("workspaceId", "endpointId", "nextAttemptAt")
    WHERE status = 'pending'`,
  `CREATE INDEX "webhookDeliveriesOfEndpoint" ON "webhookDeliveries" ("workspaceId", "endpointId", id)`,
  // Since when a conversation is at work; null: it has not begun, or has ended. What was said before this is over.
  `ALTER TABLE sessions ADD COLUMN "openSince" timestamptz`,
  `CREATE INDEX "openConversations" ON sessions ("openSince") WHERE "openSince" IS NOT NULL`,
  // Here and not in the statements that store messages, so that those make no further trip, and none of them forgets it.
  // Rows that are copied from elsewhere are no questions that wait for an answer.
  `CREATE FUNCTION "noteConversation"() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    -- The second of two first questions waits here for the first one.
    UPDATE sessions s SET "openSince" = NEW."createdAt"
      WHERE s."workspaceId" = NEW."workspaceId" AND s.id = NEW."sessionId" AND s."openSince" IS NULL;
    IF FOUND AND NOT EXISTS (SELECT FROM messages m WHERE m."workspaceId" = NEW."workspaceId"
        AND m."sessionId" = NEW."sessionId" AND m.id <> NEW.id) THEN
      INSERT INTO events ("workspaceId", "chatbotId", "sessionId", type)
        VALUES (NEW."workspaceId", NEW."chatbotId", NEW."sessionId", 'conversation.started');
    END IF;
    RETURN NULL;
  END $$`,
  `CREATE TRIGGER "noteConversation" AFTER INSERT ON messages FOR EACH ROW
    WHEN (NEW.role = 'question' AND NEW.status = 'pending') EXECUTE FUNCTION "noteConversation"()`,
  `CREATE FUNCTION "noteMissingAnswer"() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO events ("workspaceId", "chatbotId", "sessionId", type, data) VALUES (NEW."workspaceId", NEW."chatbotId",
      NEW."sessionId", 'answer.missing', jsonb_build_object('questionId', NEW."questionId"));
    RETURN NULL;
  END $$`,
  `CREATE TRIGGER "noteMissingAnswer" AFTER INSERT ON messages FOR EACH ROW
    WHEN (NEW.role = 'answer' AND NEW."noAnswer" AND NEW."questionId" IS NOT NULL) EXECUTE FUNCTION "noteMissingAnswer"()`,

  // Up to where it was told which listings changed: a snapshot of the database, and of which history that is.
  `CREATE TABLE "listingChangesTold" (
    id integer PRIMARY KEY CHECK (id = 1),
    snapshot text NOT NULL,
    history text NOT NULL,
    "toldAt" timestamptz NOT NULL
  )`,
  `CREATE INDEX "listingChangesByTransaction" ON "listingChanges" (xid)`,

  // No samples of what people wrote in the planner's statistics (0010).
  ...['eventId', 'type', 'body'].map((name) => `ALTER TABLE "webhookMessages" ALTER COLUMN "${name}" SET STATISTICS 0`),
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

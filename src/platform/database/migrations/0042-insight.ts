import { type Kysely, sql } from 'kysely'

const statements = [
  // What is still to be counted, by where it lies: nothing of what it says. Writers add a row each and never meet; one at a
  // time takes rows away and adds them to the counters (docs/decisions/0069). "conversation" is the number of a session.
  `CREATE TABLE "insightQueue" (
    "workspaceId" integer NOT NULL,
    id bigint GENERATED ALWAYS AS IDENTITY,
    "chatbotId" integer NOT NULL,
    kind text NOT NULL CHECK (kind IN ('message', 'lead', 'tour')),
    conversation bigint NOT NULL,
    "itemId" bigint NOT NULL,
    PRIMARY KEY ("workspaceId", id)
  )`,
  // What happened on a day of the chatbot's time zone, in conversations of a language that began on a page.
  `CREATE TABLE "insightCounts" (
    "workspaceId" integer NOT NULL,
    "chatbotId" integer NOT NULL,
    day date NOT NULL,
    -- Code of the language; '': not known.
    language text NOT NULL,
    -- Host and path; '': not known; 'other': one of many.
    page text NOT NULL,
    conversations bigint NOT NULL DEFAULT 0,
    questions bigint NOT NULL DEFAULT 0,
    answered bigint NOT NULL DEFAULT 0,
    "noAnswer" bigint NOT NULL DEFAULT 0,
    "fromListings" bigint NOT NULL DEFAULT 0,
    "fromKnowledge" bigint NOT NULL DEFAULT 0,
    refused bigint NOT NULL DEFAULT 0,
    "byPerson" bigint NOT NULL DEFAULT 0,
    failed bigint NOT NULL DEFAULT 0,
    leads bigint NOT NULL DEFAULT 0,
    tours bigint NOT NULL DEFAULT 0,
    PRIMARY KEY ("workspaceId", "chatbotId", day, language, page)
  )`,
  // What answered on a day, how fast, and for how many tokens.
  `CREATE TABLE "insightModels" (
    "workspaceId" integer NOT NULL,
    "chatbotId" integer NOT NULL,
    day date NOT NULL,
    model text NOT NULL,
    answers bigint NOT NULL DEFAULT 0,
    calls bigint NOT NULL DEFAULT 0,
    tokens bigint NOT NULL DEFAULT 0,
    -- How many answers showed their first words within the times of src/conversation/insight/first-words.ts; the last: later.
    "firstWords" bigint[] NOT NULL,
    PRIMARY KEY ("workspaceId", "chatbotId", day, model)
  )`,
  // For each statement and not for each row, as in docs/decisions/0002: a COPY of many adds them at once.
  `CREATE FUNCTION "queueMessages"() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO "insightQueue" ("workspaceId", "chatbotId", kind, conversation, "itemId")
      SELECT "workspaceId", "chatbotId", 'message', "sessionId", id FROM added;
    RETURN NULL;
  END $$`,
  `CREATE TRIGGER "queueMessages" AFTER INSERT ON messages
    REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "queueMessages"()`,
  `CREATE FUNCTION "queueLeads"() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO "insightQueue" ("workspaceId", "chatbotId", kind, conversation, "itemId")
      SELECT "workspaceId", "chatbotId", 'lead', "sessionId", id FROM added;
    RETURN NULL;
  END $$`,
  `CREATE TRIGGER "queueLeads" AFTER INSERT ON leads
    REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "queueLeads"()`,
  `CREATE FUNCTION "queueTours"() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO "insightQueue" ("workspaceId", "chatbotId", kind, conversation, "itemId")
      SELECT "workspaceId", "chatbotId", 'tour', "sessionId", id FROM added;
    RETURN NULL;
  END $$`,
  `CREATE TRIGGER "queueTours" AFTER INSERT ON tours
    REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "queueTours"()`,
  // What is there already is counted in the background, as if it had just come.
  `INSERT INTO "insightQueue" ("workspaceId", "chatbotId", kind, conversation, "itemId")
    SELECT "workspaceId", "chatbotId", 'message', "sessionId", id FROM messages`,
  `INSERT INTO "insightQueue" ("workspaceId", "chatbotId", kind, conversation, "itemId")
    SELECT "workspaceId", "chatbotId", 'lead', "sessionId", id FROM leads`,
  `INSERT INTO "insightQueue" ("workspaceId", "chatbotId", kind, conversation, "itemId")
    SELECT "workspaceId", "chatbotId", 'tour', "sessionId", id FROM tours`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

import { type Kysely, sql } from 'kysely'

const statements = [
  // In which language a visitor asked, kept with the answer; null: of no answer, or from before.
  `ALTER TABLE messages ADD COLUMN language text`,

  // How a conversation stands in the inbox: one narrow row, from which every list of conversations is read (0065).
  `CREATE TABLE "conversationHeads" (
    "workspaceId" integer NOT NULL,
    "chatbotId" integer NOT NULL,
    "sessionId" bigint NOT NULL,
    -- Account of the member whose it is; null: nobody's.
    "assignedTo" text,
    -- Null: nothing was said yet.
    "lastMessageId" bigint,
    "lastMessageAt" timestamptz,
    -- The last word is the visitor's, or an answer that said that it knows none.
    "isUnanswered" boolean NOT NULL DEFAULT false,
    -- In which the visitor asked last; '' when not known.
    language text NOT NULL DEFAULT '',
    PRIMARY KEY ("workspaceId", "sessionId")
  )`,
  `INSERT INTO "conversationHeads" ("workspaceId", "chatbotId", "sessionId", "lastMessageId", "lastMessageAt", "isUnanswered")
    SELECT DISTINCT ON ("workspaceId", "sessionId") "workspaceId", "chatbotId", "sessionId", id, "createdAt",
      role = 'question' OR coalesce("noAnswer", false)
    FROM messages ORDER BY "workspaceId", "sessionId", id DESC`,
  `CREATE INDEX "headsByTime" ON "conversationHeads" ("workspaceId", "lastMessageAt", "lastMessageId")`,
  `CREATE INDEX "headsOfAccount" ON "conversationHeads" ("workspaceId", "assignedTo", "lastMessageAt", "lastMessageId")`,
  `CREATE FUNCTION "keepHeads"() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO "conversationHeads" AS h
      ("workspaceId", "chatbotId", "sessionId", "lastMessageId", "lastMessageAt", "isUnanswered", language)
    SELECT DISTINCT ON ("workspaceId", "sessionId") "workspaceId", "chatbotId", "sessionId", id, "createdAt",
      role = 'question' OR coalesce("noAnswer", false), coalesce(language, '')
    FROM added ORDER BY "workspaceId", "sessionId", id DESC
    ON CONFLICT ("workspaceId", "sessionId") DO UPDATE SET
      "lastMessageId" = excluded."lastMessageId", "lastMessageAt" = excluded."lastMessageAt",
      "isUnanswered" = excluded."isUnanswered", language = coalesce(nullif(excluded.language, ''), h.language)
    WHERE h."lastMessageId" IS NULL OR h."lastMessageId" < excluded."lastMessageId";
    RETURN NULL;
  END $$`,
  `CREATE TRIGGER "keepHeads" AFTER INSERT ON messages
    REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "keepHeads"()`,

  // Which member has taken a conversation; null: a program, or somebody from before.
  `ALTER TABLE "takeOvers" ADD COLUMN "accountId" text`,
  // By whose turn it is, where conversations are assigned in turn.
  `ALTER TABLE members ADD COLUMN "lastAssignedAt" timestamptz`,
  `ALTER TABLE workspaces ADD COLUMN assignment text NOT NULL DEFAULT 'off'
    CHECK (assignment IN ('off', 'inTurn', 'agentOfListing'))`,

  // What the firm writes to itself in a conversation.
  `CREATE TABLE "conversationNotes" (
    "workspaceId" integer NOT NULL,
    "chatbotId" integer NOT NULL,
    "sessionId" bigint NOT NULL,
    id bigint GENERATED ALWAYS AS IDENTITY,
    -- Null: a program wrote it.
    "accountId" text,
    -- Who wrote it, as they were called then.
    name text NOT NULL,
    content text NOT NULL,
    "createdAt" timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY ("workspaceId", id)
  )`,
  `CREATE INDEX "notesOfConversation" ON "conversationNotes" ("workspaceId", "sessionId", id)`,

  // Words of the firm that are used again and again.
  `CREATE TABLE replies (
    "workspaceId" integer NOT NULL REFERENCES workspaces (id) ON DELETE CASCADE,
    id integer GENERATED ALWAYS AS IDENTITY,
    name text NOT NULL,
    content text NOT NULL,
    -- '': for every language.
    language text NOT NULL DEFAULT '',
    "createdAt" timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY ("workspaceId", id)
  )`,

  // The same visitor in another conversation.
  `CREATE INDEX "leadsByEmails" ON leads USING gin (emails)`,
  `CREATE INDEX "leadsByPhones" ON leads USING gin (phones)`,

  // No samples of what people wrote in the planner's statistics (0010).
  `ALTER TABLE "conversationNotes" ALTER COLUMN name SET STATISTICS 0, ALTER COLUMN content SET STATISTICS 0`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

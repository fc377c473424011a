import { type Kysely, sql } from 'kysely'

const personalOfLeads = ['firstName', 'lastName', 'emails', 'phones', 'page']
const personalOfMails = ['html', 'replyTo', 'thread']

const statements = [
  // What was a lead becomes a note: each time that a visitor leaves contact details. A lead is the person of a conversation.
  `ALTER TABLE leads RENAME TO "leadNotes"`,
  `ALTER TABLE "leadNotes" RENAME CONSTRAINT leads_pkey TO "leadNotes_pkey"`,
  `ALTER INDEX "leadsOfSession" RENAME TO "leadNotesOfSession"`,
  `ALTER TABLE "leadNotes"
    ADD COLUMN "leadId" bigint,
    ADD COLUMN "listingIds" bigint[] NOT NULL DEFAULT '{}',
    -- form: sent by the form; chat: said in the conversation.
    ADD COLUMN source text NOT NULL DEFAULT 'form' CHECK (source IN ('form', 'chat'))`,
  `CREATE TABLE leads (
    "workspaceId" integer NOT NULL,
    "chatbotId" integer NOT NULL,
    id bigint GENERATED ALWAYS AS IDENTITY,
    "sessionId" bigint NOT NULL,
    -- As they were left last.
    "firstName" text NOT NULL,
    "lastName" text NOT NULL,
    -- The newest first.
    emails text[] NOT NULL,
    phones text[] NOT NULL,
    -- The homes that it is about, in the order in which they were named.
    "listingIds" bigint[] NOT NULL DEFAULT '{}',
    -- Address of the page that the chat stood on; '' when not known.
    page text NOT NULL,
    status text NOT NULL DEFAULT 'new' CHECK (status IN ('new', 'open', 'done')),
    "createdAt" timestamptz NOT NULL DEFAULT clock_timestamp(),
    "updatedAt" timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY ("workspaceId", "chatbotId", id)
  )`,
  `INSERT INTO leads ("workspaceId", "chatbotId", "sessionId", "firstName", "lastName", emails, phones, page, "createdAt", "updatedAt")
    SELECT "workspaceId", "chatbotId", "sessionId",
      coalesce((array_agg("firstName" ORDER BY id DESC) FILTER (WHERE "firstName" <> ''))[1], ''),
      coalesce((array_agg("lastName" ORDER BY id DESC) FILTER (WHERE "lastName" <> ''))[1], ''),
      ARRAY(SELECT (array_agg(n.email ORDER BY n.id DESC))[1] FROM "leadNotes" n
        WHERE n."workspaceId" = l."workspaceId" AND n."sessionId" = l."sessionId" AND n.email <> ''
        GROUP BY lower(n.email) ORDER BY max(n.id) DESC),
      ARRAY(SELECT n.phone FROM "leadNotes" n
        WHERE n."workspaceId" = l."workspaceId" AND n."sessionId" = l."sessionId" AND n.phone <> ''
        GROUP BY n.phone ORDER BY max(n.id) DESC),
      coalesce((array_agg(page ORDER BY id) FILTER (WHERE page <> ''))[1], ''),
      min("createdAt"), max("createdAt")
    FROM "leadNotes" l GROUP BY "workspaceId", "chatbotId", "sessionId" ORDER BY min(id)`,
  `UPDATE "leadNotes" n SET "leadId" = l.id FROM leads l
    WHERE l."workspaceId" = n."workspaceId" AND l."chatbotId" = n."chatbotId" AND l."sessionId" = n."sessionId"`,
  `ALTER TABLE "leadNotes" ALTER COLUMN "leadId" SET NOT NULL`,
  `CREATE UNIQUE INDEX "leadOfSession" ON leads ("workspaceId", "sessionId")`,
  `CREATE INDEX "leadsByTime" ON leads ("workspaceId", "chatbotId", "createdAt", id)`,
  `CREATE INDEX "notesOfLead" ON "leadNotes" ("workspaceId", "leadId")`,

  // Who is told where no chatbot names anybody; '': nobody.
  `ALTER TABLE workspaces ADD COLUMN "ownerEmail" text NOT NULL DEFAULT ''`,

  `ALTER TABLE outbox
    ADD COLUMN html text,
    -- Whom an answer goes to; null: the sender.
    ADD COLUMN "replyTo" text,
    -- Mails of one thread have the same; null: it is of none.
    ADD COLUMN thread text`,
  // No samples of what people wrote in the planner's statistics (0010).
  ...personalOfLeads.map((name) => `ALTER TABLE leads ALTER COLUMN "${name}" SET STATISTICS 0`),
  ...personalOfMails.map((name) => `ALTER TABLE outbox ALTER COLUMN "${name}" SET STATISTICS 0`),
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

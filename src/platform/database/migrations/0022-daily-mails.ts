import { type Kysely, sql } from 'kysely'

const statements = [
  `CREATE INDEX "leadNotesByTime" ON "leadNotes" ("workspaceId", "chatbotId", "createdAt") INCLUDE ("leadId")`,

  // One row for each chatbot, kind and local day that was seen to, whether there was anything to mail or not: written in
  // the transaction that posts the mail, so there is one mail, or none.
  `CREATE TABLE "dailyMails" (
    "workspaceId" integer NOT NULL,
    "chatbotId" integer NOT NULL,
    kind text NOT NULL CHECK (kind IN ('leads', 'conversations')),
    -- Of the chatbot's TimeZone then.
    day date NOT NULL,
    -- When that day began and ended.
    "startsAt" timestamptz NOT NULL,
    "endsAt" timestamptz NOT NULL,
    -- In the outbox; null: none was posted.
    "mailId" bigint,
    -- Somebody in it was erased before it was sent: it is to be written again, without them.
    "writeAgain" boolean NOT NULL DEFAULT false,
    "createdAt" timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY ("workspaceId", "chatbotId", kind, day)
  )`,
  `CREATE INDEX "dailyMailsToWrite" ON "dailyMails" ("workspaceId", "chatbotId") WHERE "writeAgain"`,

  // The conversations that a mail about many is about, with each of which it is erased.
  `ALTER TABLE outbox ADD COLUMN "sessionIds" bigint[] NOT NULL DEFAULT '{}'`,
  `CREATE INDEX "mailsOfSessions" ON outbox USING gin ("sessionIds") WHERE "sessionIds" <> '{}'`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

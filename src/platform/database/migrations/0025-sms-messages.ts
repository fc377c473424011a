import { type Kysely, sql } from 'kysely'

const statements = [
  // Text messages that the firm had sent. A row is there before the provider is asked, and says what is not known yet.
  `CREATE TABLE "smsMessages" (
    "workspaceId" integer NOT NULL,
    "chatbotId" integer NOT NULL,
    id bigint GENERATED ALWAYS AS IDENTITY,
    -- Names it to the provider, which tells us by it what became of it.
    token uuid NOT NULL DEFAULT gen_random_uuid(),
    -- Of the Idempotency-Key that it was sent with; null: of none, or it was of one that is over.
    "callId" bytea,
    -- E.164.
    "toNumber" text NOT NULL,
    message text NOT NULL,
    -- The provider's name of it; null: it is not known whether the provider took it.
    sid text,
    -- As the provider calls it; null like sid.
    status text,
    -- The provider's reason why it was not delivered.
    "errorCode" integer,
    "createdAt" timestamptz NOT NULL,
    -- When the provider was asked last to send it.
    "askedAt" timestamptz NOT NULL,
    "updatedAt" timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY ("workspaceId", id),
    CHECK ((sid IS NULL) = (status IS NULL))
  )`,
  // No key sends twice, whatever the code above it believes.
  `CREATE UNIQUE INDEX "smsMessagesOfCalls" ON "smsMessages" ("workspaceId", "callId") WHERE "callId" IS NOT NULL`,
  `CREATE UNIQUE INDEX "smsMessagesByToken" ON "smsMessages" (token)`,
  `CREATE INDEX "smsMessagesByNumber" ON "smsMessages" ("toNumber", "workspaceId")`,
  `CREATE INDEX "smsMessagesByTime" ON "smsMessages" ("workspaceId", "createdAt")`,
  // Who wants no text messages of a firm. Without the number: it must outlive that its owner is erased.
  `CREATE TABLE "smsOptOuts" (
    "workspaceId" integer NOT NULL,
    "numberHash" bytea NOT NULL,
    "createdAt" timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY ("workspaceId", "numberHash")
  )`,
  // No samples of what people wrote in the planner's statistics (0010).
  ...['toNumber', 'message', 'sid', 'status'].map(
    (name) => `ALTER TABLE "smsMessages" ALTER COLUMN "${name}" SET STATISTICS 0`,
  ),
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

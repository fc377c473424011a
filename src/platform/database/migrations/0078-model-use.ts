import { type Kysely, sql } from 'kysely'

const statements = [
  // What language models used for a turn and what it cost then, one element a model; of a failed question as well.
  `ALTER TABLE messages ADD COLUMN usage jsonb`,
  `ALTER TABLE messages ALTER COLUMN usage SET STATISTICS 0`,
  // The same by day, for insight; a currency of '': without a price.
  `CREATE TABLE "insightUsage" (
    "workspaceId" integer NOT NULL,
    "chatbotId" integer NOT NULL,
    -- In the time zone of the chatbot.
    day date NOT NULL,
    model text NOT NULL,
    currency text NOT NULL,
    turns bigint NOT NULL,
    input bigint NOT NULL,
    cached bigint NOT NULL,
    output bigint NOT NULL,
    reasoning bigint NOT NULL,
    -- Millionths of the currency.
    "costMicros" bigint NOT NULL,
    PRIMARY KEY ("workspaceId", "chatbotId", day, model, currency)
  )`,
  // What the models of a chatbot used in a month of UTC, or may use for answers that are being given.
  `CREATE TABLE "modelMonths" (
    "workspaceId" integer NOT NULL REFERENCES workspaces,
    "chatbotId" integer NOT NULL,
    -- YYYY-MM
    month text NOT NULL,
    tokens bigint NOT NULL,
    "costMicros" bigint NOT NULL,
    -- Of the cost; where prices get another one, the cost begins anew.
    currency text NOT NULL,
    -- Of which budget the owner was told that 80 and that 100 percent of it are used; '': of none.
    "toldMost" text NOT NULL DEFAULT '',
    "toldAll" text NOT NULL DEFAULT '',
    PRIMARY KEY ("workspaceId", "chatbotId", month)
  )`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

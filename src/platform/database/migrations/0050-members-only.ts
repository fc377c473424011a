import { type Kysely, sql } from 'kysely'

const statements = [
  // Columns and entries that somebody released although they look like those for members alone, by their folded name.
  `CREATE TABLE "listingReleases" (
    "workspaceId" integer NOT NULL,
    "chatbotId" integer NOT NULL,
    name text NOT NULL,
    "by" text NOT NULL,
    "createdAt" timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY ("workspaceId", "chatbotId", name)
  )`,
  // What an import held back: names of columns and why, never a value.
  `ALTER TABLE "importRuns" ADD COLUMN "heldBack" jsonb NOT NULL DEFAULT '[]'`,
  // How far listings that came before the rule of members' texts are cleaned, by revision of the rule.
  `CREATE TABLE "listingCleanings" (
    revision integer NOT NULL PRIMARY KEY,
    "atWorkspace" integer NOT NULL DEFAULT 0,
    "atChatbot" integer NOT NULL DEFAULT 0,
    "atListing" bigint NOT NULL DEFAULT 0,
    "startedAt" timestamptz NOT NULL DEFAULT clock_timestamp(),
    "endedAt" timestamptz
  )`,
  // How many listings of a workspace were cleaned of it.
  `CREATE TABLE "cleanedListings" (
    "workspaceId" integer NOT NULL,
    "chatbotId" integer NOT NULL,
    count integer NOT NULL,
    "cleanedAt" timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY ("workspaceId", "chatbotId")
  )`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

import { type Kysely, sql } from 'kysely'

const statements = [
  // What the row of a file or feed said that a listing was made true to last, as a digest. It holds for as long as the
  // listing was not changed since. Without a foreign key: that would lock, which is to write, each listing it names.
  `CREATE TABLE "importDigests" (
    "workspaceId" integer NOT NULL,
    "chatbotId" integer NOT NULL,
    "listingId" bigint NOT NULL,
    digest bytea NOT NULL,
    "updatedAt" timestamptz NOT NULL,
    PRIMARY KEY ("workspaceId", "chatbotId", "listingId")
  )`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

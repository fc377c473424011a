import { type Kysely, sql } from 'kysely'

const statements = [
  // What an import or a run of a feed changed can be undone as what people changed together.
  `ALTER TABLE "listingEdits" DROP CONSTRAINT "listingEdits_kind_check"`,
  `ALTER TABLE "listingEdits" ADD CONSTRAINT "listingEdits_kind_check" CHECK (kind IN ('changed', 'deleted', 'imported'))`,
  `ALTER TABLE "listingEdits" ADD COLUMN "sourceId" bigint`,
  `ALTER TABLE "listingEdits" ADD COLUMN "runId" bigint`,
  // Ids of listings behind the one and up to the other may have been added by it.
  `ALTER TABLE "listingEdits" ADD COLUMN "fromId" bigint`,
  `ALTER TABLE "listingEdits" ADD COLUMN "toId" bigint`,
  `ALTER TABLE "listingEdits" ADD COLUMN "endedAt" timestamptz`,
  `CREATE INDEX "importsToUndo" ON "listingEdits" ("workspaceId", "sourceId", id) WHERE kind = 'imported'`,
  `ALTER TABLE "listingImports" ADD COLUMN "runId" bigint`,
  // Listings that the last run of their feed did not bring: at the next one without them they go.
  `CREATE TABLE "importMisses" (
    "workspaceId" integer NOT NULL,
    "chatbotId" integer NOT NULL,
    "listingId" bigint NOT NULL,
    "sourceId" bigint NOT NULL,
    "missedAt" timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY ("workspaceId", "chatbotId", "listingId")
  )`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

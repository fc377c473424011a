import { type Kysely, sql } from 'kysely'

const statements = [
  // Which listings a transaction wrote, for those who keep a copy of them in memory (docs/decisions/0009).
  `CREATE TABLE "listingChanges" (
    "workspaceId" integer NOT NULL,
    "chatbotId" integer NOT NULL,
    xid xid8 NOT NULL DEFAULT pg_current_xact_id(),
    id bigint GENERATED ALWAYS AS IDENTITY,
    -- null: every listing from the first to the last may have changed.
    ids bigint[],
    "firstId" bigint NOT NULL,
    "lastId" bigint NOT NULL,
    PRIMARY KEY ("workspaceId", "chatbotId", xid, id)
  )`,
  // All transactions before this one had ended at that time: what they wrote is forgotten a while later.
  `CREATE TABLE "listingChangeMarks" (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    "takenAt" timestamptz NOT NULL DEFAULT now(),
    horizon xid8 NOT NULL
  )`,
  // One row a statement and chatbot. Few listings are named one by one; many new ones stand next to each other anyway.
  `CREATE FUNCTION "noteListingChanges"() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO "listingChanges" ("workspaceId", "chatbotId", ids, "firstId", "lastId")
      SELECT "workspaceId", "chatbotId",
        CASE WHEN count(*) BETWEEN 2 AND 1000 THEN array_agg(id) END, min(id), max(id)
      FROM touched GROUP BY "workspaceId", "chatbotId";
    RETURN NULL;
  END $$`,
  `CREATE TRIGGER "noteAddedListings" AFTER INSERT ON listings
    REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION "noteListingChanges"()`,
  `CREATE TRIGGER "noteRemovedListings" AFTER DELETE ON listings
    REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION "noteListingChanges"()`,
  `CREATE TRIGGER "noteChangedListings" AFTER UPDATE ON listings
    REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION "noteListingChanges"()`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

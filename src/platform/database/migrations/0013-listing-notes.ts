import { type Kysely, sql } from 'kysely'

const triggers = [
  'countAddedListings',
  'countRemovedListings',
  'countMovedListings',
  'noteAddedListings',
  'noteRemovedListings',
  'noteChangedListings',
  'noteNoListings',
]

const statements = [
  // A listing may move to another chatbot: both are told. What reads texts anew changes nothing that anybody keeps.
  `CREATE FUNCTION "noteUpdatedListings"() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF current_setting('porchlight.rereading', true) = 'on' THEN
      RETURN NULL;
    END IF;
    INSERT INTO "listingChanges" ("workspaceId", "chatbotId", ids, "firstId", "lastId")
      SELECT "workspaceId", "chatbotId",
        CASE WHEN count(*) BETWEEN 2 AND 1000 THEN array_agg(id) END, min(id), max(id)
      FROM (
        SELECT "workspaceId", "chatbotId", id FROM added
        UNION
        SELECT "workspaceId", "chatbotId", id FROM gone
      ) AS touched GROUP BY "workspaceId", "chatbotId";
    RETURN NULL;
  END $$`,
  `DROP TRIGGER "noteChangedListings" ON listings`,
  `CREATE TRIGGER "noteChangedListings" AFTER UPDATE ON listings
    REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "noteUpdatedListings"()`,

  // No other writer is there: TRUNCATE waits for all of them, and they for it. Ids are below 2^53.
  `CREATE FUNCTION "noteNoListings"() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO "listingChanges" ("workspaceId", "chatbotId", "firstId", "lastId")
      SELECT DISTINCT "workspaceId", "chatbotId", 0, 9007199254740991 FROM "listingCounts";
    DELETE FROM "listingCounts";
    RETURN NULL;
  END $$`,
  `CREATE TRIGGER "noteNoListings" AFTER TRUNCATE ON listings
    FOR EACH STATEMENT EXECUTE FUNCTION "noteNoListings"()`,

  // Also for who writes as a replica (session_replication_role), which leaves out the usual triggers.
  ...triggers.map((name) => `ALTER TABLE listings ENABLE ALWAYS TRIGGER "${name}"`),
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

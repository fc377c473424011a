import { type Kysely, sql } from 'kysely'

const statements = [
  // How price and state of a listing went on; its first ones are those before the first change. It goes with its listing.
  `CREATE TABLE "listingHistory" (
    "workspaceId" integer NOT NULL,
    "chatbotId" integer NOT NULL,
    "listingId" bigint NOT NULL,
    id bigint GENERATED ALWAYS AS IDENTITY,
    "changedAt" timestamptz NOT NULL DEFAULT clock_timestamp(),
    "formerPrice" double precision,
    price double precision,
    "formerStatus" text NOT NULL,
    status text NOT NULL,
    PRIMARY KEY ("workspaceId", "chatbotId", "listingId", id)
  )`,
  // Which sentences of a description the fair-housing gate would hold back; none: it was read, and is well.
  `CREATE TABLE "listingSentences" (
    "workspaceId" integer NOT NULL,
    "chatbotId" integer NOT NULL,
    "listingId" bigint NOT NULL,
    withheld text[] NOT NULL,
    PRIMARY KEY ("workspaceId", "chatbotId", "listingId")
  )`,
  `CREATE INDEX "listingsWithSentences" ON "listingSentences" ("workspaceId", "chatbotId", "listingId")
    WHERE withheld <> '{}'`,
  // A statement that changes no price, state or description adds nothing.
  `CREATE FUNCTION "noteListingHistory"() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF current_setting('porchlight.rereading', true) = 'on' THEN RETURN NULL; END IF;
    INSERT INTO "listingHistory"
      ("workspaceId", "chatbotId", "listingId", "formerPrice", price, "formerStatus", status)
      SELECT n."workspaceId", n."chatbotId", n.id, o."ownPrice", n."ownPrice",
        CASE o.standing WHEN '' THEN o."Status" ELSE o.standing END,
        CASE n.standing WHEN '' THEN n."Status" ELSE n.standing END
      FROM after n JOIN before o ON o.id = n.id AND o."chatbotId" = n."chatbotId" AND o."workspaceId" = n."workspaceId"
      WHERE o."ownPrice" IS DISTINCT FROM n."ownPrice" OR o."Status" <> n."Status" OR o.standing <> n.standing;
    DELETE FROM "listingSentences" s
      USING after n JOIN before o ON o.id = n.id AND o."chatbotId" = n."chatbotId" AND o."workspaceId" = n."workspaceId"
      WHERE o."Description" IS DISTINCT FROM n."Description" AND s."workspaceId" = n."workspaceId"
        AND s."chatbotId" = n."chatbotId" AND s."listingId" = n.id;
    RETURN NULL;
  END $$`,
  `CREATE TRIGGER "noteListingHistory" AFTER UPDATE ON listings
    REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION "noteListingHistory"()`,
  `CREATE FUNCTION "removeListingHistory"() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    DELETE FROM "listingHistory" h USING removed r
      WHERE h."workspaceId" = r."workspaceId" AND h."chatbotId" = r."chatbotId" AND h."listingId" = r.id;
    DELETE FROM "listingSentences" s USING removed r
      WHERE s."workspaceId" = r."workspaceId" AND s."chatbotId" = r."chatbotId" AND s."listingId" = r.id;
    RETURN NULL;
  END $$`,
  `CREATE TRIGGER "removeListingHistory" AFTER DELETE ON listings
    REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION "removeListingHistory"()`,
  // What people changed, as it was before, so that it can be undone for some days.
  `CREATE TABLE "listingEdits" (
    "workspaceId" integer NOT NULL,
    "chatbotId" integer NOT NULL,
    id bigint GENERATED ALWAYS AS IDENTITY,
    "by" text NOT NULL,
    kind text NOT NULL CHECK (kind IN ('changed', 'deleted')),
    count integer NOT NULL,
    "createdAt" timestamptz NOT NULL DEFAULT clock_timestamp(),
    "undoneAt" timestamptz,
    PRIMARY KEY ("workspaceId", id)
  )`,
  `CREATE INDEX "endOfListingEdits" ON "listingEdits" ("createdAt")`,
  `CREATE TABLE "listingEditRows" (
    "workspaceId" integer NOT NULL,
    "editId" bigint NOT NULL,
    "listingId" bigint NOT NULL,
    -- The fields that were changed, or all of a deleted one.
    before jsonb NOT NULL,
    -- What the change made of them; null: it was deleted.
    after jsonb,
    PRIMARY KEY ("workspaceId", "editId", "listingId"),
    FOREIGN KEY ("workspaceId", "editId") REFERENCES "listingEdits" ("workspaceId", id) ON DELETE CASCADE
  )`,
  // So that the page of a listing finds who changed it.
  `CREATE INDEX "changesOfListings" ON "changeLog" USING gin ((details -> 'ids')) WHERE action = 'listings.updated'`,
  // Files that people import: uploaded, looked at, checked, and imported by whichever process takes them.
  `CREATE TABLE "listingImports" (
    "workspaceId" integer NOT NULL,
    "chatbotId" integer NOT NULL,
    id bigint GENERATED ALWAYS AS IDENTITY,
    -- The uploaded file; null: it is not needed any more.
    "fileId" bigint,
    "fileName" text NOT NULL,
    bytes bigint NOT NULL,
    "by" text NOT NULL,
    state text NOT NULL DEFAULT 'ready'
      CHECK (state IN ('ready', 'waiting', 'running', 'checked', 'finished', 'failed', 'stopped')),
    -- Whether it only counts what an import would do.
    "isCheck" boolean NOT NULL DEFAULT false,
    -- ImportChoices of src/homes/listings/uploads/import-choices.ts.
    choices jsonb NOT NULL DEFAULT '{}',
    -- Whether somebody wants it stopped.
    "isStopping" boolean NOT NULL DEFAULT false,
    tries integer NOT NULL DEFAULT 0,
    "bytesRead" bigint NOT NULL DEFAULT 0,
    -- UploadFigures of src/homes/listings/uploads/upload-figures.ts, as far as it is.
    figures jsonb NOT NULL DEFAULT '{}',
    message text NOT NULL DEFAULT '',
    -- Where the file of faulty rows lies; null: there is none.
    "faultsName" text,
    "createdAt" timestamptz NOT NULL DEFAULT clock_timestamp(),
    "startedAt" timestamptz,
    -- When the process that is at it wrote last.
    "toldAt" timestamptz,
    "endedAt" timestamptz,
    PRIMARY KEY ("workspaceId", id)
  )`,
  `CREATE INDEX "importsOfChatbot" ON "listingImports" ("workspaceId", "chatbotId", id)`,
  `CREATE INDEX "importsToDo" ON "listingImports" (id) WHERE state IN ('waiting', 'running')`,
  `CREATE UNIQUE INDEX "oneImportAtATime" ON "listingImports" ("workspaceId", "chatbotId") WHERE state = 'running'`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

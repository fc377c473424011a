import { type Kysely, sql } from 'kysely'

const statements = [
  `CREATE TABLE workspaces (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name text NOT NULL,
    "createdAt" timestamptz NOT NULL DEFAULT now()
  )`,

  `CREATE TABLE keys (
    "workspaceId" integer NOT NULL REFERENCES workspaces,
    id integer GENERATED ALWAYS AS IDENTITY,
    kind text NOT NULL CHECK (kind IN ('secret', 'session')),
    hash bytea NOT NULL UNIQUE,
    start text NOT NULL,
    label text NOT NULL,
    "createdAt" timestamptz NOT NULL DEFAULT now(),
    "expiresAt" timestamptz,
    PRIMARY KEY ("workspaceId", id)
  )`,

  `CREATE TABLE chatbots (
    "workspaceId" integer NOT NULL REFERENCES workspaces,
    id integer GENERATED ALWAYS AS IDENTITY UNIQUE,
    "serialNumber" text NOT NULL UNIQUE,
    settings jsonb NOT NULL DEFAULT '{}',
    "createdAt" timestamptz NOT NULL DEFAULT now(),
    "removedAt" timestamptz,
    PRIMARY KEY ("workspaceId", id)
  )`,

  `CREATE TABLE sessions (
    "workspaceId" integer NOT NULL,
    "chatbotId" integer NOT NULL,
    id bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
    "searchState" jsonb,
    "createdAt" timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY ("workspaceId", id)
  )`,
  `CREATE INDEX "sessionsOfChatbot" ON sessions ("workspaceId", "chatbotId", id)`,

  `CREATE TABLE messages (
    "workspaceId" integer NOT NULL,
    "chatbotId" integer NOT NULL,
    "sessionId" bigint NOT NULL,
    id bigint GENERATED ALWAYS AS IDENTITY,
    role text NOT NULL CHECK (role IN ('question', 'answer')),
    kind text NOT NULL CHECK (kind IN ('Text', 'Image', 'Audio', 'Video')),
    content text NOT NULL,
    "fileIds" bigint[] NOT NULL DEFAULT '{}',
    status text NOT NULL CHECK (status IN ('pending', 'answered', 'failed', 'complete', 'interrupted')),
    "questionId" bigint,
    model text,
    "totalToken" integer,
    "noAnswer" boolean,
    failure text,
    trace jsonb,
    "createdAt" timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY ("workspaceId", "sessionId", id)
  )`,
  `CREATE INDEX "messagesOfChatbot" ON messages ("workspaceId", "chatbotId", id)`,
  `CREATE INDEX "pendingQuestions" ON messages ("createdAt") WHERE status = 'pending'`,

  `CREATE TABLE "messageUsage" (
    "workspaceId" integer NOT NULL,
    "chatbotId" integer NOT NULL,
    month text NOT NULL,
    used integer NOT NULL,
    PRIMARY KEY ("workspaceId", "chatbotId", month)
  )`,

  `CREATE TABLE files (
    "workspaceId" integer NOT NULL REFERENCES workspaces,
    id bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
    "fileName" text NOT NULL,
    state text NOT NULL CHECK (state IN ('waiting', 'received', 'stored')),
    "mimeType" text,
    bytes bigint,
    "storageName" text,
    "uploadTokenHash" bytea NOT NULL,
    "uploadExpiresAt" timestamptz NOT NULL,
    "createdAt" timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY ("workspaceId", id)
  )`,
  `CREATE INDEX "unfinishedUploads" ON files ("uploadExpiresAt") WHERE state <> 'stored'`,

  `CREATE TABLE listings (
    "workspaceId" integer NOT NULL,
    "chatbotId" integer NOT NULL,
    id bigint GENERATED ALWAYS AS IDENTITY,
    "SaleType" text NOT NULL CHECK ("SaleType" IN ('for_sale', 'for_rent')),
    "Status" text NOT NULL CHECK ("Status" IN ('Active', 'PreOnMarket', 'Sold')),
    "CurrencySymbol" text NOT NULL,
    "PropertyType" text NOT NULL,
    "Bedrooms" double precision NOT NULL,
    "Bathrooms" double precision NOT NULL,
    "Url" text NOT NULL,
    "MLSNumber" text NOT NULL,
    "YearBuilt" double precision NOT NULL,
    "DaysOnMarket" double precision NOT NULL,
    "LotArea" double precision NOT NULL,
    "BuildingArea" double precision NOT NULL,
    "AreaUnit" text NOT NULL CHECK ("AreaUnit" IN ('Square Feet', 'Square Meters')),
    "ParkingSpots" double precision NOT NULL,
    "Images" text,
    "Tours" text CHECK ("Tours" IN ('OpenHouse', '3D')),
    "Description" text,
    "ExtensionColumn" text,
    "Location" text,
    "Address" text,
    "City" text,
    "State" text,
    "ZIP" text,
    "Latitude" double precision,
    "Longitude" double precision,
    "SalePrice" double precision,
    "UnitAreaPrice" double precision,
    "HOAMonth" double precision,
    "ZestimatePrice" double precision,
    "RentPrice" double precision,
    "SpaceType" text CHECK ("SpaceType" IN ('Entire place', 'Room')),
    "DepositFee" double precision,
    "cityKey" text NOT NULL,
    "mlsKey" text NOT NULL,
    "urlKey" bytea NOT NULL,
    "ownPrice" double precision GENERATED ALWAYS AS
      (CASE WHEN "SaleType" = 'for_rent' THEN "RentPrice" ELSE "SalePrice" END) STORED,
    "createdAt" timestamptz NOT NULL DEFAULT now(),
    "updatedAt" timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY ("workspaceId", "chatbotId", id)
  ) WITH (
    -- Room on each page for the next version of a changed row, which then needs no new index entries.
    fillfactor = 90,
    -- Pages of lists are found in indexes alone, which only works on pages that a vacuum has seen.
    autovacuum_vacuum_insert_scale_factor = 0.05
  )`,
  // SaleType stands in the index so that a page of one city is found without touching skipped rows.
  `CREATE INDEX "listingsByCity" ON listings ("workspaceId", "chatbotId", "cityKey", id) INCLUDE ("SaleType")`,
  `CREATE INDEX "listingsBySaleType" ON listings ("workspaceId", "chatbotId", "SaleType", id)`,
  `CREATE INDEX "listingsByMlsNumber" ON listings ("workspaceId", "chatbotId", "mlsKey", id)`,
  `CREATE INDEX "listingsByUrl" ON listings ("workspaceId", "chatbotId", "urlKey", id)`,

  // The number of listings of a group is the sum over its rows here: one row, and more only where writers met.
  `CREATE TABLE "listingCounts" (
    "workspaceId" integer NOT NULL,
    "chatbotId" integer NOT NULL,
    "cityKey" text NOT NULL,
    "SaleType" text NOT NULL,
    id bigint GENERATED ALWAYS AS IDENTITY,
    count bigint NOT NULL,
    PRIMARY KEY ("workspaceId", "chatbotId", "cityKey", "SaleType", id)
  ) WITH (fillfactor = 50)`,
  // Takes any row of the group that nobody else is changing, or adds one: a writer never waits here, so writers neither
  // queue behind each other's commits nor lock each other out, in whatever order they visit the groups.
  `CREATE FUNCTION "addToListingCount"(workspace integer, chatbot integer, city text, sale text, delta bigint)
  RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    place tid;
  BEGIN
    SELECT ctid INTO place FROM "listingCounts"
      WHERE "workspaceId" = workspace AND "chatbotId" = chatbot AND "cityKey" = city AND "SaleType" = sale
      LIMIT 1 FOR UPDATE SKIP LOCKED;
    IF FOUND THEN
      -- A statement of its own, because only a later one sees the row as its last writer has left it.
      UPDATE "listingCounts" SET count = count + delta WHERE ctid = place;
    ELSE
      INSERT INTO "listingCounts" ("workspaceId", "chatbotId", "cityKey", "SaleType", count)
        VALUES (workspace, chatbot, city, sale, delta);
    END IF;
  END $$`,
  `CREATE FUNCTION "countListings"() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'INSERT' THEN
      PERFORM "addToListingCount"("workspaceId", "chatbotId", "cityKey", "SaleType", count(*))
        FROM added GROUP BY "workspaceId", "chatbotId", "cityKey", "SaleType";
    ELSIF TG_OP = 'DELETE' THEN
      PERFORM "addToListingCount"("workspaceId", "chatbotId", "cityKey", "SaleType", -count(*))
        FROM gone GROUP BY "workspaceId", "chatbotId", "cityKey", "SaleType";
    ELSE
      PERFORM "addToListingCount"("workspaceId", "chatbotId", "cityKey", "SaleType", sum(delta))
        FROM (
          SELECT "workspaceId", "chatbotId", "cityKey", "SaleType", 1 AS delta FROM added
          UNION ALL
          SELECT "workspaceId", "chatbotId", "cityKey", "SaleType", -1 FROM gone
        ) AS moved
        GROUP BY "workspaceId", "chatbotId", "cityKey", "SaleType" HAVING sum(delta) <> 0;
    END IF;
    RETURN NULL;
  END $$`,
  `CREATE TRIGGER "countAddedListings" AFTER INSERT ON listings
    REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "countListings"()`,
  `CREATE TRIGGER "countRemovedListings" AFTER DELETE ON listings
    REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION "countListings"()`,
  `CREATE TRIGGER "countMovedListings" AFTER UPDATE ON listings
    REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "countListings"()`,

  `CREATE TABLE idempotency (
    "workspaceId" integer NOT NULL,
    path text NOT NULL,
    key text NOT NULL,
    "bodyHash" bytea NOT NULL,
    status integer,
    headers jsonb,
    body text,
    "createdAt" timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY ("workspaceId", path, key)
  )`,
  `CREATE INDEX "idempotencyByAge" ON idempotency ("createdAt")`,

  `CREATE TABLE outbox (
    "workspaceId" integer NOT NULL REFERENCES workspaces,
    id bigint GENERATED ALWAYS AS IDENTITY,
    recipient text NOT NULL,
    subject text NOT NULL,
    text text NOT NULL,
    state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'failed')),
    attempts integer NOT NULL DEFAULT 0,
    "nextAttemptAt" timestamptz NOT NULL DEFAULT now(),
    "lastError" text,
    "createdAt" timestamptz NOT NULL DEFAULT now(),
    "sentAt" timestamptz,
    PRIMARY KEY ("workspaceId", id)
  )`,
  `CREATE INDEX "waitingMail" ON outbox ("nextAttemptAt") WHERE state = 'waiting'`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
